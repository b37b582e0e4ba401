import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'hono';
import type { AppConfig } from '../../src/contract/config.ts';
import { deviceTypeOf, type DeviceType } from '../../src/contract/device-type.ts';
import { shareHead } from '../share/head.ts';
import type { Subject } from '../share/subject.ts';
import { blockJson } from '../share/xml.ts';
import { ownOrigin, type HostOptions } from './hosts.ts';
import { createPageCache, type Page, type PageKey } from './page-cache.ts';
import { contentSecurityPolicy, inlineScriptHashes, REPORTING_ENDPOINTS } from './security.ts';

type Render = (o: {
  url: string;
  config: AppConfig;
  fetch: typeof fetch;
  template: string;
  signal?: AbortSignal;
}) => Promise<Page>;
type Entry = { render: Render; pageKey: (url: string) => PageKey };

/** What the service worker stores: the template itself, since a stored configuration would grow old. */
const shells = new Set(['/app-shell', '/index.html']);
/** Rendered only in the browser; without an address it is that of who is signed in there. */
const profile = /^\/profile(?:\/|$)/;
const profileOfAddress = /^\/profile(?:\/0x[0-9a-fA-F]{40})?\/?$/;

const pathOf = (url: string) => new URL(url, 'http://page.invalid').pathname;

export type PageOptions = {
  dist: string;
  config: AppConfig;
  /** Origins of wallets' own servers that pages may ask. */
  walletServers: readonly string[];
  /** Origins of wallets that pages may frame. */
  walletFrames: readonly string[];
  /** Answers the app's own API in this process. */
  fetch: typeof fetch;
  /** Whether a page may be rendered because of who asks now. */
  mayRender: (c: Context) => Promise<boolean>;
  /** What the page at a path is about. */
  subjectOf: (path: string) => Promise<Subject | null>;
  hosts: HostOptions;
  log: (line: string) => void;
};

/** The built app: public pages rendered here, the rest as the plain template. */
export async function loadPages(options: PageOptions) {
  const template = readFileSync(join(options.dist, 'client', 'index.html'), 'utf8');
  const entry = pathToFileURL(join(options.dist, 'server', 'entry-server.js')).href;
  const { render, pageKey } = (await import(entry)) as Entry;
  const connect = options.config.networks
    .flatMap((network) => network.rpcUrls.filter((url) => !url.startsWith('/')))
    .map((url) => new URL(url).origin);
  const policy = contentSecurityPolicy({
    scriptHashes: inlineScriptHashes(template),
    connect: [...connect, ...options.walletServers],
    // Items that run, of this origin in name alone: they are sandboxed (backend/images/interactive.ts).
    frame: ["'self'", ...options.walletFrames],
  });
  /** Drawn by the browser alone. */
  const shell: Page = {
    status: 200,
    html: template.replace(
      '<!--app-state-->',
      () => `<script type="application/json" id="vitrine-config">${blockJson(options.config)}</script>`,
    ),
  };

  const cache = createPageCache({
    async render(url) {
      try {
        const page = await render({ url, config: options.config, fetch: options.fetch, template });
        if (page.status !== 200) return page;
        return { ...page, subject: await options.subjectOf(pathOf(url)) };
      } catch (error) {
        options.log(`Page ${url}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        return shell;
      }
    },
  });

  /** The page with what others read of it; a shell says nothing about its page. */
  function shared(page: Page, path: string, origin: string | null): Page {
    if (page.subject === undefined || origin === null) return page;
    const head = shareHead({ html: page.html, path, subject: page.subject, origin });
    return { ...page, html: page.html.replace('</head>', () => `${head}\n  </head>`) };
  }

  function answer(page: Page, device?: DeviceType, cacheControl = 'no-cache'): Response {
    const headers = new Headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheControl,
      'Content-Security-Policy': policy,
      'Reporting-Endpoints': REPORTING_ENDPOINTS,
    });
    if (page.location !== undefined) headers.set('Location', page.location);
    if (device === undefined) return new Response(page.html, { status: page.status, headers });
    headers.set('Vary', 'User-Agent');
    const html = page.html.replace('<html', `<html data-device="${device}"`);
    return new Response(html, { status: page.status, headers });
  }

  return async (c: Context): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    // One for all who ask: the page itself sees on what it runs.
    if (shells.has(pathname)) return answer({ status: 200, html: template });
    const device = deviceTypeOf(c.req.header('user-agent') ?? '');
    if (profile.test(pathname)) {
      // Its address names somebody: no copy of it stays in a browser.
      return answer({ ...shell, status: profileOfAddress.test(pathname) ? 200 : 404 }, device, 'no-store');
    }
    const key = pageKey(pathname + search);
    const page = (await cache.get(key, () => options.mayRender(c))) ?? shell;
    // A page of a failure prints its address: one of another address is left to the browser.
    const isOthers = page.status >= 400 && key.url !== pathname + search;
    if (isOthers) return answer({ ...shell, status: page.status }, device);
    return answer(shared(page, pathOf(key.url), ownOrigin(c.req.url, options.hosts)), device);
  };
}

export type Pages = Awaited<ReturnType<typeof loadPages>>;
