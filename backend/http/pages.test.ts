import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { from, testApp } from '../../tests/support/server/app.ts';
import { LIMITS } from './limits.ts';

const inline = `document.documentElement.dataset.theme = 'dark';`;
const template = `<!doctype html><html><head><!--app-head--><script>${inline}</script><link rel="stylesheet" crossorigin href="/assets/style-1.css"></head><body><div id="root"><!--app-html--></div><!--app-state--><script type="module" src="/assets/main-1.js"></script></body></html>`;
const asset = `export const text = ${JSON.stringify('x'.repeat(5_000))};`;
const edge = { publicOrigin: undefined, host: '127.0.0.1', trustProxy: null, scale: 1 };
let dist: string;
let database: Database;
let app: Awaited<ReturnType<typeof testApp>>['app'];

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'vitrine-dist-'));
  for (const folder of ['client/assets', 'client/builds', 'server']) mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, 'client/index.html'), template);
  writeFileSync(join(dist, 'client/sw.js'), '// worker');
  writeFileSync(join(dist, 'client/manifest.webmanifest'), '{}');
  writeFileSync(join(dist, 'client/builds/latest.json'), '{"id":"1","timestamp":1}');
  writeFileSync(join(dist, 'client/assets/main-1.js'), asset);
  writeFileSync(join(dist, 'client/assets/style-1.css'), '.a{}');
  writeFileSync(join(dist, 'client/assets/main-1.js.br'), brotliCompressSync(asset));
  writeFileSync(join(dist, 'secret.txt'), 'secret');
  writeFileSync(
    join(dist, 'server/entry-server.js'),
    `let count = 0;
     export const firstOfProfile = async (config, owner, source) => ({ call: config.dataUrl + '/nfts/' + owner, srcset: '/_ipx/' + source, sizes: '46vw' });
     export const pageKey = (url) => {
       const { pathname, searchParams } = new URL('http://x' + url);
       const q = searchParams.get('q');
       return q === null ? { url: pathname, kind: 'named' } : { url: pathname + '?q=' + q, kind: 'odd' };
     };
     export async function render({ url, template, fetch }) {
       count += 1;
       if (url === '/moved') return { status: 307, html: '', location: '/' };
       if (url === '/broken') throw new Error('broken page');
       const api = await (await fetch('/data/collections')).json();
       return { status: url.startsWith('/nothing') ? 404 : 200, html: template.replace('<!--app-html-->', 'drawn ' + count + ' ' + url + ' ' + api.status.msgId + '<h1>vitrine-nonce-mark</h1>') };
     }`,
  );
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}');
  database = await openTestDatabase();
  ({ app } = await testApp(database, { dist }));
  await app.usePages();
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(dist, { recursive: true, force: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('pages', () => {
  test('are drawn by the server with data of its own API, once for all who ask for the same', async () => {
    const first = await get('/collections');
    const second = await get('/collections?x=random&y=1');
    expect([first.status, first.text.includes('drawn'), first.text.includes(' ok<')]).toEqual([200, true, true]);
    expect(/drawn (\d+)/.exec(first.text)?.[1]).toBe(/drawn (\d+)/.exec(second.text)?.[1]);
    const nothing = await get('/nothing');
    expect([nothing.status, nothing.text.includes('drawn')]).toEqual([404, true]);
    const spelled = await get('/nothing?x=1');
    expect([spelled.status, spelled.text.includes('drawn'), spelled.text.includes('vitrine-config')]).toEqual([
      404,
      false,
      true,
    ]);
    expect((await get('/collections?x=1&q=pane')).text).toContain('/collections?q=pane ok');
    const moved = await app.request('/moved');
    expect([moved.status, moved.headers.get('location')]).toEqual([307, '/']);
  });

  test('the policy names the template’s own scripts and nothing unsafe for scripts', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? '';
    expect(scripts).toContain(`'sha256-${createHash('sha256').update(inline).digest('base64')}'`);
    const [, early = ''] = /<script>([^<]*vitrineEarly[^]*?)<\/script>/.exec((await get('/profile/x')).text) ?? [];
    expect(scripts).toContain(createHash('sha256').update(early).digest('base64'));
    expect(scripts).not.toMatch(/unsafe|nonce/);
    expect(policy).toMatch(/; style-src 'self' 'sha256-[\w+/]+='; /);
    expect(policy.match(/unsafe[a-z-]*/g)).toEqual(['unsafe-inline']);
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
    for (const part of [
      "default-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
      "img-src 'self' data: blob:",
    ]) {
      expect(policy).toContain(part);
    }
  });

  test('may ask a wallet’s own servers, and frame them, where they are configured, and nobody else', async () => {
    const walletServers = ['https://rpc.wallet.example', 'wss://relay.example'];
    const walletFrames = ['https://verify.example'];
    const { app: configured } = await testApp(database, { dist, walletServers, walletFrames });
    await configured.usePages();
    const part = async (asked: typeof app, name: string) =>
      ((await asked.request('/')).headers.get('content-security-policy') ?? '')
        .split('; ')
        .find((one) => one.startsWith(`${name} `));
    const without = await part(app, 'connect-src');
    expect(without).toMatch(/^connect-src 'self'/);
    expect(await part(configured, 'connect-src')).toBe(`${without} https://rpc.wallet.example wss://relay.example`);
    expect(await part(app, 'frame-src')).toBe("frame-src 'self'");
    expect(await part(configured, 'frame-src')).toBe("frame-src 'self' https://verify.example");
  });

  test('print what an item is named, whatever it is: no mark of ours is replaced in them', async () => {
    expect((await get('/collections')).text).toContain('<h1>vitrine-nonce-mark</h1>');
  });

  test('have no nonce, whoever draws them', async () => {
    for (const path of ['/', '/collections?q=x', '/nothing', '/broken', '/profile', '/app-shell', '/index.html']) {
      const { text, headers } = await get(path);
      expect(text, path).toContain('<div id="root">');
      expect(text, path).not.toMatch(/\snonce\b|nonce=/i);
      expect(headers.get('content-security-policy'), path).not.toMatch(/nonce/i);
    }
  });

  test('that would have to be rendered for who asked for too many are left to their browser; nobody else’s are', async () => {
    const scale = 2 / LIMITS.renders.client;
    const { app: limited, securityEvents } = await testApp(database, { dist, edge: { ...edge, scale } });
    await limited.usePages();
    const drawn = async (path: string, address: string) => {
      const answer = await limited.request(path, { headers: { host: 'localhost' } }, from(address));
      const text = await answer.text();
      expect([answer.status, text.includes('id="root"')]).toEqual([200, true]);
      return text.includes('drawn');
    };
    expect([await drawn('/a', '192.0.2.1'), await drawn('/b', '192.0.2.1')]).toEqual([true, true]);
    expect(await drawn('/c', '192.0.2.1')).toBe(false);
    expect(await drawn('/c', '192.0.2.2')).toBe(true);
    // What was rendered for somebody else a moment ago costs nothing.
    expect(await drawn('/c', '192.0.2.1')).toBe(true);
    expect(securityEvents).toEqual([]);
    // Pages themselves are limited as well.
    expect((await limited.request('/a', { headers: { host: 'localhost' } }, from('192.0.2.1'))).status).toBe(429);
  });

  test('a page says on what it is shown, by its asker’s agent; the worker’s template says nothing', async () => {
    const agents = {
      mobile: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0.0.0 Mobile Safari/537.36',
      tablet: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1',
      desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
    };
    for (const [device, agent] of Object.entries(agents)) {
      for (const path of ['/', '/profile/0x00000000000000000000000000000000000000a1']) {
        const page = await get(path, { 'user-agent': agent });
        expect(page.text, path).toContain(`<html data-device="${device}">`);
        expect(page.headers.get('vary')).toContain('User-Agent');
      }
      expect((await get('/index.html', { 'user-agent': agent })).text).toBe(template);
    }
  });

  test('a page that cannot be drawn is left to the browser', async () => {
    const page = await get('/broken');
    expect([page.status, page.text.includes('id="root"'), page.text.includes('drawn')]).toEqual([200, true, false]);
  });

  test('profiles are drawn only in the browser; the worker gets the template [A16] [A21]', async () => {
    const profile = await get('/profile/0x00000000000000000000000000000000000000a1');
    expect([profile.status, profile.text.includes('drawn'), profile.text.includes('vitrine-config')]).toEqual([
      200,
      false,
      true,
    ]);
    const own = await get('/profile');
    expect([own.status, own.text.includes('drawn')]).toEqual([200, false]);
    expect((await get('/profile/not-an-address')).status).toBe(404);
    for (const path of ['/app-shell', '/index.html']) {
      const shell = await get(path);
      expect([shell.status, shell.text, shell.headers.get('cache-control')]).toEqual([200, template, 'no-cache']);
    }
  });
});

describe('files', () => {
  test('hashed ones are kept for ever and sent compressed; the worker and the manifest are asked for again', async () => {
    const plain = await get('/assets/main-1.js');
    expect([plain.text, plain.headers.get('cache-control')]).toEqual([asset, 'public, max-age=31536000, immutable']);
    const small = await app.request('/assets/main-1.js', { headers: { 'accept-encoding': 'br' } });
    expect([small.headers.get('content-encoding'), small.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
    const zipped = await app.request('/assets/main-1.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/manifest.webmanifest')).headers.get('content-type')).toBe('application/manifest+json');
    const again = await get('/sw.js', { 'if-none-match': (await get('/sw.js')).headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('other sites may show what wallets show of us, and read nothing else', async () => {
    const policy = async (path: string) => (await get(path)).headers.get('cross-origin-resource-policy');
    expect(await policy('/manifest.webmanifest')).toBe('cross-origin');
    for (const path of ['/', '/assets/main-1.js', '/sw.js', '/builds/latest.json', '/gone.png']) {
      expect(await policy(path), path).toBe('same-origin');
    }
  });

  test('the build manifest is there and never kept [J48]', async () => {
    const { text, headers } = await get('/builds/latest.json');
    expect([JSON.parse(text), headers.get('cache-control')]).toEqual([{ id: '1', timestamp: 1 }, 'no-store']);
  });

  test.each([
    '/assets/gone-1.js',
    '/assets/gone',
    '/gone.png',
    '/collections/x.css',
    '/builds/x.json',
    '/assets/main-1.js.br',
    '/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%00.js',
    '/.env',
  ])('%s is missing, and never a page', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  test('a path that is not encoded well is refused wherever it leads', async () => {
    for (const path of ['/assets/%E0%A4%A.js', '/%zz', '/collections/%zz', '/profile/%', '/config.json%']) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([400, 'text/plain; charset=utf-8']);
    }
    for (const path of ['/data/collection/%zz', '/marketplace/%zz', '/_ipx/%zz/x', '/rpc/%zz', '/demo/%zz']) {
      const answer = await get(path);
      expect([answer.status, JSON.parse(answer.text)], path).toMatchObject([400, { status: { msgId: 'bad-path' } }]);
    }
  });

  test('other methods are refused', async () => {
    const answer = await app.request('/collections', { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
