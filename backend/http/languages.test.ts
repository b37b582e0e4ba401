import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { testApp } from '../../tests/support/server/app.ts';

const inline = `document.documentElement.dataset.theme = 'dark';`;
const template = `<!doctype html><html><head><!--app-head--><script>${inline}</script><link rel="stylesheet" href="/assets/style-1.css"></head><body><div id="root"><!--app-html--></div><!--app-state--><script type="module" src="/assets/main-1.js"></script></body></html>`;
const asset = `export const text = ${JSON.stringify('x'.repeat(5_000))};`;
let dist: string;
let database: Database;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'vitrine-dist-'));
  for (const folder of ['client/assets', 'server']) mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, 'client/index.html'), template);
  writeFileSync(join(dist, 'client/assets/main-1.js'), asset);
  writeFileSync(join(dist, 'client/assets/style-1.css'), '.en{}');
  writeFileSync(
    join(dist, 'server/entry-server.js'),
    `export const firstOfProfile = async () => ({ call: '', srcset: '', sizes: '' });
     export const pageKey = (url) => ({ url: new URL('http://x' + url).pathname, kind: 'named' });
     export const render = async ({ url, template }) => ({ status: 200, html: template.replace('<!--app-html-->', 'drawn ' + url) });`,
  );
  for (const folder of ['client/assets', 'server']) mkdirSync(join(dist, 'languages/es', folder), { recursive: true });
  writeFileSync(
    join(dist, 'languages/es/client/index.es.html'),
    template.replace('<html>', '<html lang="es" dir="ltr">'),
  );
  writeFileSync(join(dist, 'languages/es/client/assets/style-1.css'), '.es{}');
  writeFileSync(join(dist, 'languages/es/client/sw.es.js'), '// trabajador');
  writeFileSync(join(dist, 'languages/es/client/assets/main-es.js'), asset);
  writeFileSync(
    join(dist, 'languages/es/server/entry-server.js'),
    `export const firstOfProfile = async () => ({ call: '', srcset: '', sizes: '' });
     export const pageKey = null;
     export const render = async ({ url, template }) => ({ status: 200, html: template.replace('<!--app-html-->', 'dibujado ' + url) });`,
  );
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}');
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(dist, { recursive: true, force: true });
});

describe('another language', () => {
  let both: Awaited<ReturnType<typeof testApp>>['app'];
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await both.request(path, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  beforeAll(async () => {
    const { app: made } = await testApp(database, { dist });
    await made.usePages();
    await made.useLanguage('es', join(dist, 'languages/es'));
    both = made;
  });

  test.each([
    [
      'by the browser’s languages, in their order',
      '/collections',
      { 'accept-language': 'fr, es-MX;q=0.8, en;q=0.5' },
      true,
    ],
    [
      'by what was chosen by hand, before them',
      '/collections',
      { 'accept-language': 'es', cookie: 'vitrine-language=en' },
      false,
    ],
    ['by its address, before all', '/collections?language=es', { cookie: 'vitrine-language=en' }, true],
    [
      'English where nothing fits',
      '/collections',
      { 'accept-language': 'fr, *;q=0.1', cookie: 'vitrine-language=xx' },
      false,
    ],
    ['English where the language is not built', '/collections', { 'accept-language': 'ar' }, false],
  ])('%s', async (_, path, headers, isSpanish) => {
    const { text, headers: told } = await read(path, headers);
    expect([text.includes('dibujado /collections'), /<html[^>]* lang="es"/.test(text)]).toEqual([isSpanish, isSpanish]);
    expect(told.get('vary')).toContain('User-Agent, Accept-Language, Cookie');
  });

  test('has its stylesheet in pages that a browser opens, and a link to it in those that a worker keeps', async () => {
    for (const path of ['/collections', '/profile'])
      for (const language of ['en', 'es']) {
        const asked = { 'accept-language': language };
        const opened = await read(path, { ...asked, 'sec-fetch-mode': 'navigate' });
        expect(opened.text).toContain(`<style>.${language}{}</style>`);
        expect(opened.text).not.toContain('rel="stylesheet"');
        const hash = createHash('sha256').update(`.${language}{}`).digest('base64');
        expect(opened.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
        expect(opened.headers.get('vary')).toContain('Sec-Fetch-Mode');
        expect((await read(path, { ...asked, 'sec-fetch-mode': 'cors' })).text).toContain('rel="stylesheet"');
      }
  });

  test('is kept apart: nobody gets a page that was rendered for who reads another', async () => {
    const pages = [];
    for (const language of ['en', 'es', 'en', 'es'])
      pages.push((await read('/kept', { 'accept-language': language })).text);
    expect(pages.map((text) => text.includes('dibujado'))).toEqual([false, true, false, true]);
  });

  test('has a shell, a worker and files under names of their own; what is not built is missing', async () => {
    expect((await read('/index.es.html')).text).toContain('lang="es"');
    const worker = await read('/sw.es.js');
    expect([worker.text, worker.headers.get('service-worker-allowed'), worker.headers.get('cache-control')]).toEqual([
      '// trabajador',
      '/',
      'no-cache',
    ]);
    expect((await read('/assets/main-es.js')).text).toBe(asset);
    expect((await read('/assets/main-1.js')).text).toBe(asset);
    for (const path of ['/index.ar.html', '/sw.ar.js']) expect((await read(path)).status, path).toBe(404);
  });
});
