import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppConfig } from '../../src/contract/config.ts';
import { languageOf, type Language } from '../../src/language/language.ts';
import { createAssets } from '../http/assets.ts';
import { plainIn } from '../http/answers.ts';
import type { Limits } from '../http/limits.ts';
import { rpcLimits } from '../http/rpc-limits.ts';
import type { WalletLanguage } from './language.ts';

/** The market beside which the wallet runs. */
export type WalletMarket = {
  /** Whose pages may ask the wallet; the first one is the market's name for others. */
  origins: readonly [string, ...string[]];
  /** What it is called now. */
  name(): string;
  /** What the app is told whatever an operator decides, and with what one has decided now. */
  configured: AppConfig;
  config(): AppConfig;
  fetch: (request: Request, env?: object) => Response | Promise<Response>;
  /** Where a language's build lies; null while there is none. English is always there. */
  folderOf(language: Language): string | null;
};

/** Our scripts and styles, the networks' nodes, and nothing else. */
function policyOf({ networks }: AppConfig): string {
  const nodes = networks
    .flatMap(({ rpcUrls }) => rpcUrls)
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).origin);
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `font-src 'self'`,
    `img-src data:`,
    `connect-src ${["'self'", ...new Set(nodes)].join(' ')}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** The window in which people decide what their wallet does, and what it reads of the market. */
export function createWalletPages(o: { market: WalletMarket; limits: Limits; language: WalletLanguage }) {
  const { market, limits } = o;
  const built = new Map<string, ReturnType<typeof createAssets>>();
  function assetsIn(language: Language) {
    const folder = market.folderOf(language);
    if (folder === null) return null;
    const assets = built.get(folder) ?? createAssets(`${folder}/own-wallet`);
    built.set(folder, assets);
    return assets;
  }
  const policy = policyOf(market.configured);
  const app = new Hono();

  app.get('/config.json', limits.guard('files'), (c) => c.json(market.config()));
  app.get('/wallet/apps.json', limits.guard('files'), (c) => c.json({ origins: market.origins }));
  app.get('/wallet/*', limits.guard('files'), async (c) => {
    const path = new URL(c.req.url).pathname.slice('/wallet'.length);
    // Pages have one address in all languages; files stand below their language's.
    const [, named, below] = /^\/([a-z]{2})(\/.+)$/.exec(path) ?? [];
    const isPage = path.endsWith('.html');
    const language = languageOf(named) ?? (isPage ? o.language.of(c) : 'en');
    const file = (await assetsIn(language)?.(c, below ?? path)) ?? (await assetsIn('en')?.(c, path)) ?? null;
    if (file === null) return plainIn(o.language.of(c), 'notFound', 404);
    if (isPage) {
      file.headers.set('Content-Security-Policy', policy);
      file.headers.append('Vary', 'Accept-Language, Cookie');
    }
    return file;
  });

  /** What the embedded market answers of its networks, counted there by who really asks. */
  async function ask(c: Context): Promise<Response> {
    const url = new URL(c.req.path, market.origins[0]);
    const headers = { host: url.host, 'content-type': c.req.header('content-type') ?? '' };
    return market.fetch(new Request(url, { method: 'POST', headers, body: await c.req.text() }), c.env as object);
  }
  if (market.configured.embedded) {
    app.post('/rpc/:chain{[0-9]+}', bodyLimit({ maxSize: rpcLimits.requestBytes }), ask);
    app.post('/demo/faucet', ask);
  }
  return app;
}
