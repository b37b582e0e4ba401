import type { Context } from 'hono';
import { plainIn } from './answers.ts';
import { createAssets } from './assets.ts';
import { languageFor } from './language.ts';
import { contentSecurityPolicy } from './security.ts';

const BASE = '/demo/wallets';

/**
 * The pages that stand in for other people's wallets, in windows of their own. The app opens these windows and they
 * must be able to answer it, so a page must not get a browsing context group of its own (COOP).
 */
export function createDemoWallets(dist: string) {
  const assets = createAssets(`${dist}/demo-wallets`);
  const policy = contentSecurityPolicy({ scriptHashes: [], connect: [] });
  return async (c: Context): Promise<Response> => {
    const file = await assets(c, new URL(c.req.url).pathname.slice(BASE.length));
    if (file === null) return plainIn(languageFor(c), 'notFound', 404);
    if (file.headers.get('Content-Type')?.startsWith('text/html')) {
      file.headers.set('Content-Security-Policy', policy);
      file.headers.set('Cross-Origin-Opener-Policy', 'unsafe-none');
    }
    return file;
  };
}
