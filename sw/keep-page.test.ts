import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPages, keepPage } from './keep-page.ts';
import { dropOtherPages, keptPage } from './pages.ts';

const TEMPLATE =
  '<!doctype html>\n<html lang="en"><head><!--app-head--><link href="/assets/style-1.css" /></head>' +
  '<body><div id="root"><!--app-html--></div><!--app-state--><script>import("/assets/shell-1.js")</script></body></html>';
const CONFIG = {
  marketplaceUrl: '/marketplace',
  dataUrl: '/data',
  imageUrl: '/_ipx',
  networks: [
    {
      chainId: 1,
      slug: 'one',
      name: 'One </script>',
      rpcUrls: ['/rpc/1'],
      currency: {
        address: '0x0000000000000000000000000000000000000000',
        symbol: 'ETH',
        name: 'Ether',
        decimals: 18,
        logoURI: '/logos/eth.svg',
        verified: true,
        usdRate: null,
      },
      explorerTransactionUrl: null,
    },
  ],
  redirects: [{ from: '/docs/moved', to: '/' }],
  embedded: false,
};
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

type Parts = { template?: string; config?: unknown; state?: boolean };

function rendered(text: string, { template = TEMPLATE, config = CONFIG, state = true }: Parts = {}): string {
  return template
    .replace('<html', '<html data-device="desktop"')
    .replace('<!--app-head-->', `<title>${text}</title>`)
    .replace('</head>', '<meta name="description" />\n</head>')
    .replace('<!--app-html-->', `<h1>${text}</h1>`)
    .replace(
      '<!--app-state-->',
      `<script id="vitrine-config">${json(config)}</script>${state ? '<script id="vitrine-state">{}</script>' : ''}`,
    );
}

/** As much of Cache Storage as the worker uses, in the order of the last writing. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  let isFull = false;
  const cacheOf = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (path: string) => entries.get(path)?.clone(),
      put: async (path: string, answer: Response) => {
        if (isFull) throw new DOMException('', 'QuotaExceededError');
        entries.delete(path);
        entries.set(path, answer);
      },
      delete: async (path: string) => entries.delete(path),
      keys: async () => [...entries.keys()],
    };
  };
  return {
    all,
    fill: () => (isFull = true),
    open: async (name: string) => cacheOf(name),
    match: async (path: string, { cacheName }: { cacheName: string }) => all.get(cacheName)?.get(path)?.clone(),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
}

let storage: ReturnType<typeof fakeCaches>;
let now: number;
/** What the server answers, by path. */
let server: Map<string, () => Response>;
let asked: { url: string; init: RequestInit }[];

const html = (text: string, status = 200) => new Response(text, { status, headers: { 'Content-Type': 'text/html' } });
const keep = (path: string) => keepPage(path, async () => html(TEMPLATE));
const textOf = async (path: string) => (await keptPage(path))?.text();

beforeEach(() => {
  storage = fakeCaches();
  now = 1_000_000;
  asked = [];
  server = new Map([['/config.json', () => Response.json(CONFIG)]]);
  vi.stubGlobal('caches', storage);
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    const answer = server.get(url.split('?')[0] ?? '');
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page is fetched without credentials, in the build’s language, and kept with its time', async () => {
  server.set('/docs', () => html(rendered('Documents')));
  await keep('/docs');
  expect(await textOf('/docs')).toMatch(
    /^<!doctype html>\n<html data-kept="1000000" data-device="desktop"[^]*<h1>Documents/,
  );
  expect(asked.at(-1)).toEqual({
    url: '/docs?language=en',
    init: { credentials: 'omit', cache: 'no-store', redirect: 'manual', priority: 'low' },
  });
});

test.each([
  ['of another build', rendered('x', { template: TEMPLATE.replace('shell-1', 'shell-2') })],
  ['of another style', rendered('x', { template: TEMPLATE.replace('style-1', 'style-2') })],
  ['in another language', rendered('x', { template: TEMPLATE.replace('lang="en"', 'lang="es"') })],
  ['of another configuration', rendered('x', { config: { ...CONFIG, dataUrl: '/other' } })],
  ['that was not rendered', rendered('', { state: false })],
  ['of somebody between', '<html lang="en">Log in to this network'],
])('a page %s is not kept, and takes no kept page’s place', async (_, other) => {
  server.set('/docs', () => html(rendered('Documents')));
  await keep('/docs');
  now += 120_000;
  server.set('/docs', () => html(other));
  server.set('/drops', () => html(other));
  await keep('/docs');
  await keep('/drops');
  expect(asked.filter(({ url }) => url.startsWith('/docs'))).toHaveLength(2);
  expect(await textOf('/docs')).toContain('<h1>Documents');
  expect(await textOf('/drops')).toBeUndefined();
});

test('a page that is gone or has moved is removed; while the server fails it stays', async () => {
  const moved = () => ({ status: 0, type: 'opaqueredirect' }) as Response;
  for (const path of ['/docs', '/drops', '/collections', '/collections/a'])
    server.set(path, () => html(rendered(path)));
  for (const path of server.keys()) await keep(path);
  now += 120_000;
  server.set('/docs', () => html(rendered('gone'), 404));
  server.set('/drops', moved);
  server.set('/collections', () => html(rendered('failed'), 500));
  server.delete('/collections/a');
  await keep('/docs');
  await keep('/drops');
  await keep('/collections');
  await keep('/collections/a');
  expect(await textOf('/docs')).toBeUndefined();
  expect(await textOf('/drops')).toBeUndefined();
  expect(await textOf('/collections')).toContain('<h1>/collections<');
  expect(await textOf('/collections/a')).toContain('<h1>/collections/a<');
});

test('a page that was being fetched when somebody signed out is not kept', async () => {
  server.set('/docs', () => html(rendered('Documents')));
  const keeping = keep('/docs');
  await forgetPages();
  await keeping;
  expect(await textOf('/docs')).toBeUndefined();
  await keep('/docs');
  expect(await textOf('/docs')).toContain('<h1>Documents');
});

test.each([
  '/profile',
  '/profile/0xAda',
  '/test',
  '/watch-list',
  '/docs/moved',
  '/docs?q=a',
  '/sw.js',
  '//a.test/docs',
])('%s is not asked for', async (path) => {
  await keep('/docs');
  asked = [];
  await keep(path);
  expect(asked).toEqual([]);
});

test('without the build’s own template nothing is kept', async () => {
  server.set('/docs', () => html(rendered('Documents')));
  await keepPage('/docs', async () => undefined);
  expect(await textOf('/docs')).toBeUndefined();
});

test('a page is fetched again after a minute, and shown for seven days', async () => {
  server.set('/docs', () => html(rendered('first')));
  await keep('/docs');
  server.set('/docs', () => html(rendered('second')));
  now += 59_000;
  await keep('/docs');
  expect(await textOf('/docs')).toContain('first');
  now += 2_000;
  await keep('/docs');
  expect(await textOf('/docs')).toContain('second');
  now += 7 * 86_400_000 - 1;
  expect(await textOf('/docs')).toContain('second');
  now += 1;
  expect(await textOf('/docs')).toBeUndefined();
});

test('pages of an earlier configuration are removed when a newer one is stored', async () => {
  server.set('/docs', () => html(rendered('Documents')));
  server.set('/drops', () => html(rendered('Drops', { config: { ...CONFIG, dataUrl: '/other' } })));
  await keep('/docs');
  server.set('/config.json', () => Response.json({ ...CONFIG, dataUrl: '/other' }));
  await keep('/drops');
  expect(await textOf('/docs')).toBeUndefined();
  expect(await textOf('/drops')).toContain('Drops');
});

test('forty are kept: those that were fetched last', async () => {
  const paths = Array.from({ length: 41 }, (_, n) => `/collections/c${n}`);
  for (const path of paths) {
    server.set(path, () => html(rendered(path)));
    await keep(path);
  }
  expect(await textOf('/collections/c0')).toBeUndefined();
  expect(await Promise.all(paths.slice(1).map(textOf))).toEqual(
    paths.slice(1).map((path) => expect.stringContaining(path)),
  );
});

test('when there is no room all of them are removed, and nothing else', async () => {
  server.set('/docs', () => html(rendered('Documents')));
  await keep('/docs');
  await storage.open('vitrine-images');
  storage.fill();
  now += 120_000;
  await keep('/docs');
  expect([...storage.all.keys()].toSorted()).toEqual(['vitrine-config', 'vitrine-images']);
});

test('a build removes the pages of other builds, and nothing else', async () => {
  server.set('/docs', () => html(rendered('Documents')));
  await keep('/docs');
  await storage.open('vitrine-pages-en-earlier');
  await storage.open('vitrine-pages-es-test');
  await storage.open('of-somebody-else');
  await dropOtherPages();
  expect([...storage.all.keys()].toSorted()).toEqual(['of-somebody-else', 'vitrine-config', 'vitrine-pages-en-test']);
});
