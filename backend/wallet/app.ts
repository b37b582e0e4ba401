import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getAddress } from 'viem';
import type { SecurityLog } from '../core/security-log.ts';
import type { TrustProxy } from '../core/client-address.ts';
import { BUILT_IN_NAME } from '../../src/language/market-name.ts';
import { StoreUnavailableError, type Database, type Queries } from '../db/database.ts';
import { ApiError, failure, plainIn } from '../http/answers.ts';
import { isLoopback, ownHostsOnly, readablePathsOnly } from '../http/hosts.ts';
import type { LimitState } from '../http/limit-state.ts';
import { createLimits } from '../http/limits.ts';
import { commonHeaders } from '../http/security.ts';
import { findWalletKey } from '../stores/wallet-keys.ts';
import { findWalletUser } from '../stores/wallet-users.ts';
import { createAccountApi } from './account-api.ts';
import { answerBy, nameOrigin, nodeOf, unlessAnswered } from './bridge.ts';
import { createWalletClient, type TokenCall } from './client.ts';
import { createCodes, CODE_LIMITS, type CodeParts } from './codes.ts';
import { createWalletLanguage, textsIn } from './language.ts';
import { createLogin } from './login.ts';
import { createLogins } from './logins.ts';
import type { Message, Outbox } from '../core/messages.ts';
import { accountPage, outboxPage, page, problemPage, technical, type Problem } from './pages.ts';
import { createProvider } from './provider.ts';
import { CLIENT_ID, PATHS, type WalletSettings } from './settings.ts';
import { createWalletPages, type WalletMarket } from './wallet-pages.ts';

/** Nothing runs in these pages, nothing frames them, and forms lead nowhere else. */
const POLICY = [
  `default-src 'none'`,
  `script-src 'none'`,
  `style-src 'self'`,
  `font-src 'self'`,
  `img-src data:`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');
const BODY_BYTES = 16 * 1024;
/** Where a call of this server to itself says that it is one: it counts for nobody. */
const OWN_CALL = 'x-vitrine-own-call';

export type WalletParts = WalletSettings & {
  database: Database;
  trustProxy: TrustProxy;
  /** The market's. */
  limitState: LimitState;
  securityLog: SecurityLog;
  log: (line: string) => void;
  /** Sends mail, once what causes it is committed; null where nothing is sent. */
  mail: ((tx: Queries, message: Message, o: { until: number }) => Promise<void>) | null;
  /** Where messages are kept that nothing sends; only for a server that nobody else reaches. */
  outbox: Outbox | null;
  /** The market that the wallet's window works for; null for the token service alone. */
  market: WalletMarket | null;
  /** Reaches this very server. */
  ask: (path: string, form: URLSearchParams, headers: Record<string, string>) => ReturnType<TokenCall>;
};

const MINUTES = CODE_LIMITS.seconds / 60;
function problemOf({ code, message, retryAfter }: ApiError): Problem {
  if (code === 429 && retryAfter !== null) return ({ tooMany }) => tooMany(retryAfter);
  return code === 503 ? ({ storeSilent }) => storeSilent : technical(message);
}
const fileOf = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)));

/** The wallet's own origin as one function from request to response: hosted login, token service, account. */
export function createWalletApp(parts: WalletParts) {
  const { database, securityLog, log, outbox, origin } = parts;
  const limits = createLimits({ database, trustProxy: parts.trustProxy, state: parts.limitState, securityLog });
  const market = () => parts.market?.name() ?? BUILT_IN_NAME;
  const language = createWalletLanguage(origin, market);
  const provider = createProvider({ ...parts, language });
  const codesBy = (key: string, send: CodeParts['send']) =>
    createCodes({ database, limits, key: `${key}:${parts.codeKey}`, send });
  const codes = codesBy('e-mail', async (tx, { recipient, code, language, until }) => {
    const { mailSubject, message } = textsIn(language);
    await parts.mail?.(
      tx,
      { recipient, subject: mailSubject(code), text: message(code, MINUTES, market()) },
      { until },
    );
  });
  const phoneCodes =
    outbox &&
    codesBy('phone', async (_, { recipient, code, language }) => {
      const { phoneSubject, message } = textsIn(language);
      outbox.send({ recipient, subject: phoneSubject, text: message(code, MINUTES, market()) });
    });

  const ownCall = randomBytes(32).toString('hex');
  const isOwnCall = (given: string | undefined) =>
    given?.length === ownCall.length && timingSafeEqual(Buffer.from(given), Buffer.from(ownCall));

  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    // Who opened this window may be told what it answers.
    c.res.headers.set('Cross-Origin-Opener-Policy', 'unsafe-none');
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
    if (isPage && !c.req.path.startsWith('/wallet/')) {
      c.res.headers.set('Content-Security-Policy', POLICY);
    }
    language.keep(c);
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });
  app.use(commonHeaders({ https: origin.startsWith('https:') }), readablePathsOnly);
  app.use(ownHostsOnly({ publicOrigin: origin, host: '' }));
  app.use(async (c, next) => {
    nameOrigin(nodeOf(c).incoming, origin);
    return next();
  });

  // The provider bounds what it reads itself, and the market's calls have a bound of their own.
  const small = bodyLimit({
    maxSize: BODY_BYTES,
    onError: (c) => failure(c, new ApiError(413, 'too-large', `The body is larger than ${BODY_BYTES} bytes.`)),
  });
  for (const path of [`${PATHS.login}/*`, `${PATHS.logins}/*`, '/token/*', '/users/*', '/demo/*']) app.use(path, small);

  const providerHeaders = {
    'Content-Security-Policy': POLICY,
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
  app.post(PATHS.token, async (c) => {
    if (!isOwnCall(c.req.header(OWN_CALL))) await limits.takeClient(c, 'refresh');
    return answerBy(provider, c, providerHeaders);
  });
  app.on(['GET', 'POST'], ['/oauth2/*', '/.well-known/oauth-authorization-server'], limits.guard('signIn'), (c) => {
    const { incoming } = nodeOf(c);
    const url = new URL(incoming.url ?? '', origin);
    // Asked for a login that starts afresh: whoever is signed in here is asked again.
    if (url.pathname === PATHS.authorize && url.searchParams.get('with_logout') === '1') {
      url.searchParams.set('prompt', 'login');
      incoming.url = url.pathname + url.search;
    }
    return answerBy(provider, c, providerHeaders);
  });
  app.route(
    PATHS.login,
    createLogin({ provider, database, codes, limits, origin, language, hasOutbox: outbox !== null, securityLog }),
  );
  app.route(PATHS.logins, createLogins({ provider, database, limits, origin, language, securityLog }));
  app.route('/', createAccountApi({ provider, database, limits, phoneCodes, language }));
  app.route(
    '/',
    createWalletClient({
      ...parts,
      limits,
      language,
      tokenCall: (form) => parts.ask(PATHS.token, form, { [OWN_CALL]: ownCall }),
    }),
  );

  const logoutPath = `${PATHS.logout}?${new URLSearchParams({ client_id: CLIENT_ID, post_logout_redirect_uri: `${origin}/` }).toString()}`;
  app.get('/', limits.guard('pages'), async (c) => {
    const { incoming, outgoing } = nodeOf(c);
    const session = await provider.Session.get(provider.createContext(incoming, outgoing));
    const user = session.accountId ? await findWalletUser(database, session.accountId) : null;
    const key = user ? await findWalletKey(database, user.id) : null;
    const address = key && getAddress(key.address);
    return c.html(
      page(
        accountPage({ user, address, logoutPath, hasPhones: phoneCodes !== null }),
        language.of(c),
        language.market(),
      ),
    );
  });
  const style = Buffer.concat([fileOf('../../src/ui/tokens.css'), fileOf('hosted.css')]);
  const lasting = { 'Cache-Control': 'public, max-age=3600' };
  app.get('/hosted.css', limits.guard('files'), (c) => c.body(style, 200, { 'Content-Type': 'text/css', ...lasting }));
  for (const font of ['instrument-sans.woff2', 'hedvig-letters-serif.woff2']) {
    const file = fileOf(`../../public/fonts/${font}`);
    app.get(`/fonts/${font}`, limits.guard('files'), (c) =>
      c.body(file, 200, { 'Content-Type': 'font/woff2', ...lasting }),
    );
  }
  if (outbox) {
    app.get(PATHS.outbox, limits.guard('pages'), (c) => {
      // Where there is an outbox, no proxy is trusted: who asks is who is at the other end.
      const { remoteAddress = '' } = nodeOf(c).incoming.socket;
      if (!isLoopback(remoteAddress.replace(/^::ffff:/, ''))) return plainIn(language.of(c), 'notFound', 404);
      return c.html(page(outboxPage(outbox.list()), language.of(c), language.market()));
    });
  }
  if (parts.market) app.route('/', createWalletPages({ market: parts.market, limits, language }));
  app.all('*', limits.guard('reads'), (c) => plainIn(language.of(c), 'notFound', 404));
  app.onError((error, c) => {
    const known =
      error instanceof StoreUnavailableError
        ? new ApiError(503, 'store.unavailable', textsIn('en').storeSilent)
        : error;
    if (known instanceof ApiError) {
      const isPage = c.req.header('accept')?.includes('text/html') === true;
      if (!isPage) return failure(c, known);
      return c.html(page(problemPage(problemOf(known)), language.of(c), language.market()), known.code);
    }
    log(`Wallet: ${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    return plainIn(language.of(c), 'failed', 500);
  });
  return { fetch: async (request: Request, env?: object) => unlessAnswered(await app.fetch(request, env)) };
}
