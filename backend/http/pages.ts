import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'hono';
import type { AppConfig } from '../../src/contract/config.ts';
import { deviceTypeOf, type DeviceType } from '../../src/contract/device-type.ts';
import { contentSecurityPolicy, inlineScriptHashes } from './security.ts';

type Rendered = { status: number; html: string; location?: string };
type Render = (o: {
  url: string;
  config: AppConfig;
  fetch: typeof fetch;
  template: string;
  nonce: string;
  signal?: AbortSignal;
}) => Promise<Rendered>;

const FRESH_MS = 2_000;
const PAGES_AT_MOST = 200;
/** What the service worker stores: the template itself, since a stored configuration would grow old. */
const shells = new Set(['/app-shell', '/index.html']);
/** Rendered only in the browser; without an address it is that of who is signed in there. */
const profile = /^\/profile(?:\/|$)/;
const profileOfAddress = /^\/profile(?:\/0x[0-9a-fA-F]{40})?\/?$/;

const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

export type PageOptions = {
  dist: string;
  config: AppConfig;
  /** Answers the app's own API in this process. */
  fetch: typeof fetch;
  log: (line: string) => void;
};

/** The built app: public pages rendered here, the rest as the plain template. */
export async function loadPages(options: PageOptions) {
  const template = readFileSync(join(options.dist, 'client', 'index.html'), 'utf8');
  const entry = pathToFileURL(join(options.dist, 'server', 'entry-server.js')).href;
  const { render } = (await import(entry)) as { render: Render };
  const scriptHashes = inlineScriptHashes(template);
  const connect = options.config.networks
    .flatMap((network) => network.rpcUrls.filter((url) => !url.startsWith('/')))
    .map((url) => new URL(url).origin);
  const rendered = new Map<string, { at: number; page: Promise<Rendered> }>();
  const shell = template.replace(
    '<!--app-state-->',
    () => `<script type="application/json" id="vitrine-config">${json(options.config)}</script>`,
  );

  function renderOnce(url: string): Promise<Rendered> {
    const now = Date.now();
    const known = rendered.get(url);
    if (known && now - known.at < FRESH_MS) return known.page;
    if (rendered.size >= PAGES_AT_MOST) rendered.clear();
    // The nonce is put in per answer: a page in the cache carries a mark instead.
    const page = render({ url, config: options.config, fetch: options.fetch, template, nonce: NONCE_MARK }).catch(
      (error: unknown) => {
        options.log(`Page ${url}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        // A page that cannot be drawn here may still be drawn by the browser.
        return { status: 200, html: shell };
      },
    );
    rendered.set(url, { at: now, page });
    return page;
  }

  function answer(page: Rendered, device?: DeviceType): Response {
    const nonce = randomBytes(16).toString('base64url');
    const headers = new Headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentSecurityPolicy({ nonce, scriptHashes, connect }),
    });
    if (page.location !== undefined) headers.set('Location', page.location);
    let html = page.html.replaceAll(NONCE_MARK, nonce);
    if (device !== undefined) {
      headers.set('Vary', 'User-Agent');
      html = html.replace('<html', `<html data-device="${device}"`);
    }
    return new Response(html, { status: page.status, headers });
  }

  return async (c: Context): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    // One for all who ask: the page itself sees on what it runs.
    if (shells.has(pathname)) return answer({ status: 200, html: template });
    const device = deviceTypeOf(c.req.header('user-agent') ?? '');
    if (profile.test(pathname)) {
      return answer({ status: profileOfAddress.test(pathname) ? 200 : 404, html: shell }, device);
    }
    return answer(await renderOnce(pathname + search), device);
  };
}

const NONCE_MARK = 'vitrine-nonce-mark';

export type Pages = Awaited<ReturnType<typeof loadPages>>;
