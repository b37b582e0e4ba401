import { Hono } from 'hono';
import { requestId, type RequestIdVariables } from 'hono/request-id';
import { DEMO_CALLS_RPC_PATH, type AppConfig } from '../../src/contract/config.ts';
import { LIVE_PATH } from '../../src/contract/live-changes.ts';
import { INTERACTIVE_PATH, MEDIA_PATH } from '../../src/contract/media-path.ts';
import type { Language } from '../../src/language/language.ts';
import type { NetworkHealth } from '../../src/contract/health.ts';
import { isOfMarket } from '../../src/contract/operator.ts';
import type { RedirectRule } from '../core/redirects.ts';
import type { SecurityLog } from '../core/security-log.ts';
import { subjectOf } from '../share/subject.ts';
import { createDecisions } from '../market/decisions.ts';
import type { OrderService } from '../market/submit.ts';
import type { StoreContext } from '../stores/context.ts';
import type { Changed, MarketChanges } from '../stores/market-changes.ts';
import { ApiError, failure, plain, plainIn, refuse, single } from './answers.ts';
import { looksLikeFile } from './assets.ts';
import { createBuildFiles } from './build-files.ts';
import { compression } from './compression.ts';
import type { Names } from '../core/names.ts';
import { createCspReports } from './csp-reports.ts';
import { createDataApi } from './data.ts';
import { createDemoApi, type Fund } from './demo.ts';
import { createDemoCalls } from './demo-calls.ts';
import { createDemoWallets } from './demo-wallets.ts';
import { createReadiness, healthPages, STATUS_PATH, statusOf } from './health.ts';
import { framesRunItemsOnly, ownHostsOnly, readablePathsOnly, type HostOptions } from './hosts.ts';
import { tellIndexAge } from './index-age.ts';
import { languageFor } from './language.ts';
import { createLimitState } from './limit-state.ts';
import { createThemeFiles } from './theme-files.ts';
import { createThemeState } from './theme-state.ts';
import { createLimits, type LimitOptions } from './limits.ts';
import { logoSvg } from './logos.ts';
import { createLive } from './live.ts';
import { createMarketplaceApi, type MarketplaceParts } from './marketplace.ts';
import { operatorCheck } from './operator.ts';
import { isTemplate, loadPages, type Pages } from './pages.ts';
import { readsAnywhere } from './reads.ts';
import { createRpcProxy } from './rpc.ts';
import { commonHeaders, CSP_REPORT_PATH, isHttps, neverFramed } from './security.ts';
import { SECURITY_TXT_PATH, securityTxt } from './security-txt.ts';
import { measured } from './measured.ts';
import { leavingWorker } from './leaving-worker.ts';
import { createSplash } from './splash.ts';
import { createShare } from './share.ts';
import { createSignIn, type SignInOptions } from './sign-in.ts';

export type AppParts = {
  context: StoreContext;
  /** What pages are told while they are shown. */
  changes: Pick<MarketChanges, 'follow' | 'followSettings'>;
  orderService: OrderService;
  appConfig: AppConfig;
  signIn: SignInOptions;
  redirects: readonly RedirectRule[];
  testMode: boolean;
  fund: Fund | null;
  refreshMetadata: (chainId: number, nftUuid: string) => Promise<void>;
  names: Names | null;
  /** What the health checks report about the networks. */
  networksHealth(): NetworkHealth[];
  images: { fetch: (request: Request) => Response | Promise<Response> } | null;
  media: { fetch: (request: Request) => Promise<Response> } | null;
  /** Limits on who may call, by which host name, and how often. */
  edge: HostOptions & Pick<LimitOptions, 'trustProxy'> & { scale: number };
  /** Origins of wallets' own servers that pages may ask. */
  walletServers: readonly string[];
  /** Origins of wallets that pages may frame. */
  walletFrames?: readonly string[];
  exchangeRates: MarketplaceParts['exchangeRates'];
  push: MarketplaceParts['push'];
  mail: MarketplaceParts['mail'];
  operator: Pick<MarketplaceParts['operator'], 'documents' | 'hasBackupFolder'>;
  /** Accounts that may open the console. */
  operators: ReadonlySet<string>;
  /** Whom to report weaknesses to, as URIs. */
  securityContacts: readonly string[];
  /** False: browsers are told to remove the worker they have. */
  serviceWorker: boolean;
  /** Where pictures are stored; null where they are not. */
  stateDir: string | null;
  /** `dist`, where the built app is or will be. */
  dist: string | null;
  log: (line: string) => void;
  securityLog: SecurityLog;
};

/** The whole server as one function from request to response. */
export function createApp(parts: AppParts) {
  const { context, edge, images, media, log, securityLog, stateDir } = parts;
  const { database } = context;
  const limitState = createLimitState(database, edge.scale);
  const limits = createLimits({ trustProxy: edge.trustProxy, database, state: limitState, securityLog });
  const app = new Hono<{ Variables: RequestIdVariables }>();
  let pages: Pages | null = null;

  const isReady = createReadiness(context, stateDir);
  const health = async () => {
    await isReady();
    return single({ networks: parts.networksHealth() });
  };

  // No id is short enough to be taken from a stranger; a trusted proxy's is.
  app.use(
    requestId({ limitLength: edge.trustProxy === null ? 0 : 255 }),
    measured({ isBehindProxy: edge.trustProxy !== null }),
  );
  app.use(commonHeaders({ https: isHttps(edge.publicOrigin) }), neverFramed, compression, readsAnywhere);
  for (const base of ['/marketplace/*', '/data/*', '/demo/*']) app.use(base, tellIndexAge(parts.networksHealth));
  app.use(readablePathsOnly, ownHostsOnly(edge), framesRunItemsOnly);

  for (const rule of parts.redirects) {
    app.on(['GET', 'HEAD'], rule.from, (c) => c.redirect(rule.to, rule.status));
  }

  const uncounted = createSignIn(context, { ...parts.signIn, hosts: edge, clientOf: limits.clientOf, securityLog });
  const signIn = limits.countAccounts(uncounted);
  const themeState = createThemeState({ database, configured: parts.appConfig, stateDir, onChange: () => drop('all') });
  const share = createShare({ context, limits, hosts: edge, images, theme: themeState });
  /** What was made before something changed, here or on another node, is not shown any more. */
  const drop = (changed: Changed) => {
    pages?.drop(changed);
    // Cards and feeds name no collection that they are about.
    if (changed === 'all') share.forget();
  };
  parts.changes.follow(drop);
  parts.changes.followSettings(() => void Promise.all([limitState.read(), themeState.read()]));
  const settings = { limits: limitState, theme: themeState };
  const decisions = createDecisions(context, (about) => (isOfMarket(about) ? settings[about].read() : drop('all')));
  app.route(
    '/marketplace',
    createMarketplaceApi({
      context,
      orderService: parts.orderService,
      signIn,
      health,
      limits,
      securityLog,
      exchangeRates: parts.exchangeRates,
      push: parts.push,
      mail: parts.mail,
      hasOperators: parts.operators.size > 0,
      operatorOf: operatorCheck(parts.operators, uncounted.requireUser),
      operator: { ...parts.operator, decisions, limitState, themeState, networksHealth: parts.networksHealth },
      log,
    }),
  );
  app.route(`/data${LIVE_PATH}`, createLive({ database, changes: parts.changes, limits, limitState }));
  app.route(
    '/data',
    createDataApi({ context, health, refreshMetadata: parts.refreshMetadata, names: parts.names, limits, log }),
  );
  app.use('/rpc/*', limits.guard('rpc'));
  app.route('/rpc', createRpcProxy(context.networks, parts.testMode, limits));
  const demoCalls = createDemoCalls(context.networks, limits);
  app.route('/demo', createDemoApi(context.networks, parts.fund, demoCalls, { limits, log }));
  if (parts.appConfig.embedded) {
    app.route(DEMO_CALLS_RPC_PATH, demoCalls.rpc);
    if (parts.dist !== null) app.get('/demo/wallets/*', limits.guard('files'), createDemoWallets(parts.dist));
  }
  for (const base of ['/marketplace', '/data', '/rpc', '/demo']) {
    app.all(`${base}/*`, limits.guard('reads'), (c) =>
      failure(c, new ApiError(404, 'no-such-call', 'There is no such call.')),
    );
  }
  app.route(CSP_REPORT_PATH, createCspReports({ limits, securityLog }));
  app.route('/', healthPages(isReady, parts.networksHealth));
  app.get(STATUS_PATH, limits.guard('reads'), statusOf(parts.networksHealth));
  app.get('/config.json', limits.guard('files'), async (c) => {
    await themeState.known();
    c.header('Cache-Control', 'no-cache');
    return c.json(themeState.config());
  });
  app.get('/logos/:file{[A-Za-z0-9]{1,16}\\.svg}', limits.guard('files'), (c) =>
    c.body(logoSvg(c.req.param('file').replace(/\.svg$/, '')), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=604800',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  );
  app.route('/splash', createSplash(limits.guard('files'), themeState.mark));
  const contact = securityTxt({ contacts: parts.securityContacts, publicOrigin: edge.publicOrigin });
  if (contact) app.get(SECURITY_TXT_PATH, limits.guard('files'), contact);
  if (images) {
    app.all('/_ipx/*', limits.guard('pictures'), (c) => images.fetch(c.req.raw));
  }
  if (media) {
    for (const path of [MEDIA_PATH, INTERACTIVE_PATH]) {
      app.all(`${path}/*`, limits.guard('pictures'), (c) => media.fetch(c.req.raw));
    }
  }
  app.route('/', share.routes);

  const files = createBuildFiles(parts.dist);
  app.route('/', createThemeFiles({ database, themeState, limits, manifest: files.manifest }));
  app.all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return new Response('Method not allowed\n', { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    const { pathname } = new URL(c.req.url);
    const isPage = pathname === '/' || isTemplate(pathname);
    await limits.takeClient(c, !isPage && looksLikeFile(pathname) ? 'files' : 'pages');
    const leaving = parts.serviceWorker ? null : leavingWorker(pathname);
    const file = leaving ?? (isPage ? null : await files.fileAt(c, pathname));
    if (file) return file;
    if (!isPage && looksLikeFile(pathname)) return plainIn(languageFor(c), 'notFound', 404);
    if (!pages) return plain('The app has not been built. The API answers at /marketplace and /data.', 503);
    return pages.show(c);
  });
  app.onError((error, c) => {
    if (error instanceof ApiError) return refuse(c, error);
    log(`${c.get('requestId')} ${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    return plainIn(languageFor(c), 'failed', 500);
  });

  return {
    fetch: app.fetch,
    request: app.request,
    /** What the wallet's origin shares: one multiplier, one count of who was turned away, one theme. */
    limitState,
    themeState,
    /** Serves the built app from now on. */
    async usePages(): Promise<void> {
      if (parts.dist === null) return;
      await themeState.known();
      pages = await loadPages({
        dist: parts.dist,
        configured: parts.appConfig,
        config: themeState.config,
        theme: themeState.theme,
        walletServers: parts.walletServers,
        walletFrames: parts.walletFrames ?? [],
        fetch: async (input, init) => app.request(input instanceof URL ? input.pathname + input.search : input, init),
        mayRender: (c) => limits.has(c, 'renders'),
        subjectOf: (path) => subjectOf(context, path),
        hosts: edge,
        log,
      });
    },
    /** Where the build of another language that is being served is; null if it is not. */
    folderOf: files.folderOf,
    /** Serves the app in another language from now on; `folder` contains its build. */
    async useLanguage(language: Language, folder: string): Promise<void> {
      await pages?.add(language, folder);
      files.add(language, folder);
    },
  };
}
