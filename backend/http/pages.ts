import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'hono';
import type { AppConfig } from '../../src/contract/config.ts';
import type { Theme } from '../../src/contract/theme.ts';
import { BUILT_IN_NAME } from '../../src/language/market-name.ts';
import type { FirstOfProfile } from '../../src/contract/first-of-profile.ts';

import { splitFrames } from '../core/frames.ts';
import { deviceTypeOf } from '../../src/contract/device-type.ts';
import { fileOf } from '../../src/language/files.ts';
import { LANGUAGES, type Language } from '../../src/language/language.ts';
import { shareHead } from '../share/head.ts';
import type { Subject } from '../share/subject.ts';
import { blockJson } from '../share/xml.ts';
import { plainIn } from './answers.ts';
import { ownOrigin, type HostOptions } from './hosts.ts';
import { inlineStyles } from './inline-styles.ts';
import { languageFor } from './language.ts';
import { createPageCache, type Page, type PageKey } from './page-cache.ts';
import { splashLinks } from './splash.ts';
import { createShells, OWNER, SOURCE } from './shell.ts';
import { themeHead, themeStyleHashes } from '../share/theme-head.ts';
import { inlineScriptHashes } from '../core/inline-scripts.ts';
import { contentSecurityPolicy, REPORTING_ENDPOINTS } from './security.ts';

type Render = (o: {
  url: string;
  config: AppConfig;
  fetch: typeof fetch;
  template: string;
  signal?: AbortSignal;
}) => Promise<Page>;
type Entry = {
  render: Render;
  pageKey: (url: string) => PageKey;
  firstOfProfile: (config: AppConfig, owner: string, source: string) => Promise<FirstOfProfile>;
};

/** What the service worker stores: the template itself, since the configuration in a page would become outdated. */
const templates = new Map<string, Language>([
  ['/app-shell', 'en'],
  ...LANGUAGES.map((language): [string, Language] => [`/${fileOf(language, 'index.html')}`, language]),
]);
/** Whether a path is a template's, although it looks like that of a file. */
export const isTemplate = (path: string): boolean => templates.has(path);
/** Rendered only in the browser; without an address it is the profile of the person signed in there. */
const profile = /^\/profile(?:\/|$)/;
const profileOfAddress = /^\/profile(?:\/0x[0-9a-fA-F]{40})?\/?$/;

/**
 * In pages that say 'not found'. Who is signed in may have a page at an address where nobody else has one: it is drawn by
 * the browser (src/app/start-gate.js), so that what everybody sees is not shown to them first. The key is
 * `SESSION_KEY` of src/services/auth-state.ts.
 */
const DRAWN_FOR_SIGNED_IN = `<script>try{if(localStorage.getItem('vitrine-signed-in'))document.documentElement.style.visibility='hidden'}catch(_){}</script>`;

const pathOf = (url: string) => new URL(url, 'http://page.invalid').pathname;

export type PageOptions = {
  dist: string;
  /** What the app is told whatever an operator decides, and with what one has decided now. */
  configured: AppConfig;
  config: () => AppConfig;
  theme: () => Theme | null;
  /** Origins of wallets' own servers that pages may ask. */
  walletServers: readonly string[];
  /** Origins of wallets that pages may frame. */
  walletFrames: readonly string[];
  /** Answers calls to the app's own API in this process. */
  fetch: typeof fetch;
  /** Whether a page may be rendered for this caller now. */
  mayRender: (c: Context) => Promise<boolean>;
  /** What the page at a path is about. */
  subjectOf: (path: string) => Promise<Subject | null>;
  hosts: HostOptions;
  log: (line: string) => void;
};

/** One language's build. `empty`: its page with the frames of all routes, for devices to store. */
type Edition = {
  language: Language;
  template: string;
  empty: string;
  policy: (theme: Theme | null) => string;
  /** The page with its stylesheet in it. */
  inline: (html: string) => string;
  shellOf: (path: string) => Page;
  render: Render;
};

async function loadEdition(options: PageOptions, language: Language, folder: string) {
  const empty = readFileSync(join(folder, 'client', fileOf(language, 'index.html')), 'utf8');
  const { template, frames } = splitFrames(empty);
  const entry = pathToFileURL(join(folder, 'server', 'entry-server.js')).href;
  const { render, pageKey, firstOfProfile } = (await import(entry)) as Entry;
  const { configured } = options;
  const shells = createShells({
    template,
    frames,
    firstOfProfile: await firstOfProfile(configured, OWNER, SOURCE),
  });
  const connect = configured.networks
    .flatMap((network) => network.rpcUrls.filter((url) => !url.startsWith('/')))
    .map((url) => new URL(url).origin);
  const { hash, inline } = inlineStyles(template, join(folder, 'client'));
  const scriptHashes = inlineScriptHashes(template + shells.script + DRAWN_FOR_SIGNED_IN);
  const policy = (theme: Theme | null) =>
    contentSecurityPolicy({
      scriptHashes,
      styleHashes: [hash, ...themeStyleHashes(theme)],
      connect: [...connect, ...options.walletServers],
      // Items that run: they are of this origin in name only, since they are sandboxed (backend/images/interactive.ts).
      frame: ["'self'", ...options.walletFrames],
    });
  const shellOf = (path: string): Page => {
    const config = `<script type="application/json" id="vitrine-config">${blockJson(options.config())}</script>`;
    return { status: 200, html: shells.shellOf(path, { config, theme: options.theme() }) };
  };
  return { language, template, empty, policy, inline, shellOf, render, pageKey };
}

/** The built app: public pages are rendered here, the rest are served as the plain template. */
export async function loadPages(options: PageOptions) {
  const { pageKey, ...english } = await loadEdition(options, 'en', options.dist);
  const editions = new Map<Language, Edition>([['en', english]]);
  const editionOf = (language: Language): [Language, Edition] => {
    const found = editions.get(language);
    return found ? [language, found] : ['en', english];
  };

  const cache = createPageCache<Language>({
    async render(url, language) {
      const [, { render, template, shellOf }] = editionOf(language);
      try {
        const page = await render({ url, config: options.config(), fetch: options.fetch, template });
        if (page.status === 404)
          return { ...page, html: page.html.replace('</head>', () => `${DRAWN_FOR_SIGNED_IN}</head>`) };
        if (page.status !== 200) return page;
        return { ...page, subject: await options.subjectOf(pathOf(url)) };
      } catch (error) {
        options.log(`Page ${url}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        return shellOf(pathOf(url));
      }
    },
  });

  /** The page with what other sites read about it; a shell says nothing about its page. */
  function shared(page: Page, path: string, origin: string | null, language: Language): Page {
    if (page.subject === undefined || origin === null) return page;
    const languages = [...editions.keys()];
    const market = options.theme()?.name ?? BUILT_IN_NAME;
    const head = shareHead({ html: page.html, market, path, subject: page.subject, origin, language, languages });
    return { ...page, html: page.html.replace('</head>', () => `${head}\n  </head>`) };
  }

  function answer(page: Page, policy: string, cacheControl = 'no-cache'): Response {
    const headers = new Headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheControl,
      'Content-Security-Policy': policy,
      'Reporting-Endpoints': REPORTING_ENDPOINTS,
    });
    if (page.location !== undefined) headers.set('Location', page.location);
    return new Response(page.html, { status: page.status, headers });
  }

  /** For the device that asks, which may be a person's browser or a service worker. */
  function answerTo(c: Context, page: Page, edition: Edition, cacheControl?: string): Response {
    const { inline, policy } = edition;
    const theme = options.theme();
    const agent = c.req.header('user-agent') ?? '';
    const styled = c.req.header('sec-fetch-mode') === 'navigate' ? inline(page.html) : page.html;
    const html = themeHead(styled, theme)
      .replace('<html', `<html data-device="${deviceTypeOf(agent)}"`)
      .replace('</head>', () => `${splashLinks(agent, theme?.mark ?? null)}</head>`);
    const answered = answer({ ...page, html }, policy(theme), cacheControl);
    answered.headers.set('Vary', 'User-Agent, Accept-Language, Cookie, Sec-Fetch-Mode');
    return answered;
  }

  async function show(c: Context): Promise<Response> {
    const { pathname, search } = new URL(c.req.url);
    // The same for every caller: the page itself finds out what device it runs on.
    const template = templates.get(pathname);
    if (template !== undefined) {
      const edition = editions.get(template);
      return edition
        ? answer({ status: 200, html: edition.empty }, edition.policy(null))
        : plainIn(languageFor(c), 'notFound', 404);
    }
    const [language, edition] = editionOf(languageFor(c));
    const { shellOf } = edition;
    if (profile.test(pathname)) {
      // Its address identifies somebody: browsers store no copy of it.
      const status = profileOfAddress.test(pathname) ? 200 : 404;
      return answerTo(c, { ...shellOf(pathname), status }, edition, 'no-store');
    }
    const key = pageKey(pathname + search);
    const page = (await cache.get({ ...key, edition: language }, () => options.mayRender(c))) ?? shellOf(pathname);
    // An error page prints its address: for another address the browser draws it.
    const isOthers = page.status >= 400 && key.url !== pathname + search;
    if (isOthers) return answerTo(c, { ...shellOf(pathname), status: page.status }, edition);
    const origin = ownOrigin(c.req.url, options.hosts);
    return answerTo(c, shared(page, pathOf(key.url), origin, language), edition);
  }

  return {
    show,
    /** What is about these collections is rendered anew. */
    drop: cache.drop,
    /** Serves another language from now on; `folder` contains its build. */
    async add(language: Language, folder: string): Promise<void> {
      const { pageKey: _, ...edition } = await loadEdition(options, language, folder);
      editions.set(language, edition);
    },
  };
}

export type Pages = Awaited<ReturnType<typeof loadPages>>;
