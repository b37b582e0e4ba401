import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../../tests/support/server/app.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { waitingPage } from '../launch/waiting-page.ts';
import * as sitemap from '../share/sitemap.ts';
import { LIMITS } from './limits.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const edge = { host: '127.0.0.1', publicOrigin: undefined, trustProxy: null } as const;
/** A line of Arabic in plain text says its direction itself. */
const rightToLeft = (text: string) => `\u2067${text}\u2069\n`;
const from = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };

test.each([
  [
    'en',
    {
      file: 'Not found\n',
      failed: 'An internal server error occurred\n',
      page: 'Page not found.\n',
      path: 'The path is not validly percent-encoded.\n',
      frame: 'This is not shown in a frame.\n',
      host: 'This server does not answer under that name.\n',
      many: /^Too many requests from your network\. Try again in (one second|\d+ seconds)\.\n$/,
      starting: 'Vitrine is starting: building\n',
    },
  ],
  [
    'es',
    {
      file: 'No se encontró\n',
      failed: 'Ocurrió un error interno del servidor\n',
      page: 'Página no encontrada.\n',
      path: 'La dirección tiene una codificación con porcentajes que no es válida.\n',
      frame: 'Esto no se muestra dentro de un marco.\n',
      host: 'Este servidor no responde a ese nombre.\n',
      many: /^Demasiadas solicitudes desde tu red\. Vuelve a intentarlo en (un segundo|\d+ segundos)\.\n$/,
      starting: 'Vitrine se está iniciando. Espera un momento.\n',
    },
  ],
  [
    'ar',
    {
      file: rightToLeft('غير موجود'),
      failed: rightToLeft('حدث خطأ داخلي في الخادم'),
      page: rightToLeft('الصفحة غير موجودة.'),
      path: rightToLeft('ترميز العنوان بالنسبة المئوية غير صالح.'),
      frame: rightToLeft('لا يُعرض هذا داخل إطار.'),
      host: rightToLeft('لا يجيب هذا الخادم بهذا الاسم.'),
      many: /^\u2067طلبات كثيرة جدًا من شبكتك\. حاول مجددًا بعد .+\.\u2069\n$/,
      starting: rightToLeft('يجري تشغيل Vitrine. انتظر لحظة.'),
    },
  ],
])('who asks for a page in %s is refused in it', async (language, said) => {
  const { app } = await testApp(database, { edge: { ...edge, scale: 1 / LIMITS.files.client } });
  const headers = { 'accept-language': language };
  const read = async (path: string, more: Record<string, string> = {}, env: object = {}) =>
    (await app.request(path, { headers: { ...headers, ...more } }, env)).text();
  expect(await read('/missing.png')).toBe(said.file);
  expect((await app.request('/missing.png')).headers.get('vary')).toContain('Accept-Language, Cookie');
  expect(await read('/feeds/collections/none.xml')).toBe(said.page);
  expect(await read('/%zz')).toBe(said.path);
  expect(await read('/', { 'sec-fetch-dest': 'iframe' })).toBe(said.frame);
  expect(await read('/', { host: 'evil.example' }, from)).toBe(said.host);
  vi.spyOn(sitemap, 'sitemapIndex').mockRejectedValueOnce(new Error('the store'));
  expect(await read('/sitemap.xml')).toBe(said.failed);
  await read('/missing.png', { host: 'localhost' }, from);
  expect(await read('/missing.png', { host: 'localhost' }, from)).toMatch(said.many);

  const start = waitingPage({ current: () => 'building' }, edge);
  expect(await (await start(new Request('http://localhost/', { headers }))).text()).toBe(said.starting);
});

test('what programs read stays in English', async () => {
  const { app } = await testApp(database, { edge: { ...edge, scale: 1 / LIMITS.reads.client } });
  const headers = { 'accept-language': 'es', host: 'localhost' };
  const message = async () =>
    ((await (await app.request('/data/nothing', { headers }, from)).json()) as { status: { message: string } }).status
      .message;
  expect(await message()).toBe('There is no such call.');
  expect(await message()).toMatch(/^Too many requests from your network\./);
  expect(await (await app.request('/oembed?url=x&format=xml', { headers })).text()).toBe(
    'Only the format "json" is offered.\n',
  );
  const start = waitingPage({ current: () => 'building' }, edge);
  expect(await (await start(new Request('http://localhost/data/x', { headers }))).json()).toMatchObject({
    status: { message: 'Vitrine is starting: building' },
  });
});
