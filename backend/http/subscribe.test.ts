import { expect, test } from 'vitest';
import { useOrderMarket } from '../../tests/support/server/order-market.ts';
import { testApp } from '../../tests/support/server/app.ts';
import { forgetCounts } from '../../tests/support/server/test-database.ts';
import { createOutbox } from '../core/messages.ts';
import { pruneSubscribers } from '../stores/subscribers.ts';

const market = useOrderMarket();
const ORIGIN = 'https://market.test';

async function open() {
  const { database } = market.trade;
  await database.query('delete from subscribers');
  await forgetCounts(database);
  const outbox = createOutbox();
  const { app } = await testApp(database, {
    mail: { send: async (_, message) => outbox.send(message), origin: ORIGIN, reportsReader: null },
  });
  const call = async (path: string, init?: RequestInit) => {
    const response = await app.request(`/marketplace/v1/subscribe${path}`, init);
    return { status: response.status, body: (await response.json()) as { data: unknown; status: { msgId: string } } };
  };
  const ask = (email: string, name = 'Ada', o: { language?: string; headers?: Record<string, string> } = {}) =>
    call(
      `?${new URLSearchParams({ email, name, ...(o.language !== undefined && { language: o.language }) }).toString()}`,
      { method: 'POST', headers: o.headers ?? {} },
    );
  const confirm = (token: string) =>
    call('', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ token }) });
  const end = (token: string) => call(`?token=${token}`, { method: 'DELETE' });
  const rows = () =>
    database.query<{ email: string; name: string; isConfirmed: boolean }>(
      'select email, name, confirmed_at is not null as "isConfirmed" from subscribers order by email',
    );
  const tokenIn = (what: string) =>
    new RegExp(`${ORIGIN}/subscribe\\?${what}=([\\w-]{32})`).exec(outbox.list()[0]?.text ?? '')?.[1] ?? '';
  return { database, outbox, ask, call, confirm, end, rows, tokenIn };
}

test('name and e-mail come by the query; the address counts once its owner confirmed, and ends by its own link [C37] [J7]', async () => {
  const { outbox, ask, confirm, end, rows, tokenIn } = await open();
  expect(await ask(' Ada@People.test ', 'Ada')).toMatchObject({
    status: 200,
    body: { data: { email: 'ada@people.test' } },
  });
  expect(await rows()).toEqual([{ email: 'ada@people.test', name: 'Ada', isConfirmed: false }]);
  expect(outbox.list()).toMatchObject([{ recipient: 'ada@people.test', subject: 'Confirm Vitrine’s news' }]);
  const token = tokenIn('confirm');
  expect(tokenIn('end')).toBe(token);
  for (let time = 0; time < 2; time += 1)
    expect(await confirm(token)).toMatchObject({ status: 200, body: { data: { email: 'ada@people.test' } } });
  expect(await rows()).toMatchObject([{ isConfirmed: true }]);

  // Who asks again for a subscribed address changes nothing, and learns nothing of it.
  expect(await ask('ada@people.test', 'Mallory')).toMatchObject({ status: 200 });
  expect(await rows()).toMatchObject([{ name: 'Ada', isConfirmed: true }]);
  expect(outbox.list()[0]).toMatchObject({ subject: 'You get Vitrine’s news already' });
  expect(tokenIn('end')).toBe(token);
  for (let time = 0; time < 2; time += 1) expect(await end(token)).toMatchObject({ status: 200 });
  expect(await rows()).toEqual([]);
  expect(await confirm(token)).toMatchObject({ status: 404, body: { status: { msgId: 'subscribe.unknown' } } });
});

test('the first mail has a link that forgets the address before it was confirmed [J7]', async () => {
  const { ask, end, rows, tokenIn } = await open();
  await ask('ada@people.test');
  expect(await end(tokenIn('end'))).toMatchObject({ status: 200 });
  expect(await rows()).toEqual([]);
});

test('no address, a long name, a guessed token are refused; a name stands in no mail [J7]', async () => {
  const { outbox, ask, call, confirm, rows } = await open();
  for (const query of [
    '',
    '?email=ada@people.test',
    '?email=nobody&name=Ada',
    `?email=a@b.test&name=${'x'.repeat(81)}`,
  ])
    expect(await call(query, { method: 'POST' })).toMatchObject({ status: 400 });
  expect(await confirm('x'.repeat(32))).toMatchObject({ status: 404 });
  expect(await confirm("' or 1=1 --")).toMatchObject({ status: 400 });
  expect(await rows()).toEqual([]);
  await ask('ada@people.test', 'Buy at https://evil.test');
  expect(JSON.stringify(outbox.list())).not.toContain('evil');
});

test.each([
  ['en', 'Confirm Vitrine’s news', 'Open this link to say yes', 'You get Vitrine’s news already', 'To stop it'],
  [
    'es',
    'Confirma las novedades de Vitrine',
    'Abre este enlace para aceptarlas',
    'Ya recibes las novedades de Vitrine',
    'Para dejar de recibirlas',
  ],
  ['ar', 'أكّد أخبار Vitrine', 'افتح هذا الرابط للموافقة', 'تصلك أخبار Vitrine بالفعل', 'لإيقافها'],
])('mails are in %s where the page is, and their links lead there', async (language, subject, yes, already, stop) => {
  const { outbox, ask, confirm, tokenIn } = await open();
  await ask('ada@people.test', 'Ada', { language });
  const [first] = outbox.list();
  expect(first?.subject).toBe(subject);
  expect(first?.text).toContain(yes);
  expect(first?.text.match(/https:\S+/g)?.map((link) => new URL(link).searchParams.get('language'))).toEqual([
    language,
    language,
  ]);
  await confirm(tokenIn('confirm'));
  await ask('ada@people.test', 'Ada', { language });
  expect(outbox.list()[0]?.subject).toBe(already);
  expect(outbox.list()[0]?.text).toContain(stop);
});

test('a page that says no language is English, whatever its browser asks for; a made-up one is refused', async () => {
  const { outbox, ask } = await open();
  await ask('ada@people.test', 'Ada', { headers: { 'accept-language': 'es-MX', cookie: 'vitrine-language=ar' } });
  expect(outbox.list()[0]?.subject).toBe('Confirm Vitrine’s news');
  expect(await ask('ada@people.test', 'Ada', { language: 'xx' })).toMatchObject({ status: 400 });
});

test('one address gets six mails an hour at most, whoever asks; the answer stays the same', async () => {
  const { outbox, ask } = await open();
  const answers = [];
  for (let time = 0; time < 8; time += 1) answers.push((await ask('eve@people.test')).status);
  expect(answers).toEqual(Array.from({ length: 8 }, () => 200));
  expect(outbox.list()).toHaveLength(6);
});

test('where nothing sends mail there is no subscription', async () => {
  const { app } = await testApp(market.trade.database);
  const response = await app.request('/marketplace/v1/subscribe?email=a@b.test&name=A', { method: 'POST' });
  expect(response.status).toBe(404);
});

test('an address that did not confirm within seven days is forgotten, and its link is not valid; others stay', async () => {
  const { database, ask, confirm, rows, tokenIn } = await open();
  await ask('old@people.test');
  const late = tokenIn('confirm');
  await database.query('update subscribers set asked_at = asked_at - 7 * 86400');
  await ask('kept@people.test');
  await confirm(tokenIn('confirm'));
  await database.query(`update subscribers set asked_at = asked_at - 7 * 86400 where email = 'kept@people.test'`);
  await ask('new@people.test');
  expect(await confirm(late)).toMatchObject({ status: 404 });
  expect(await pruneSubscribers(database, Math.floor(Date.now() / 1000))).toBe(1);
  expect((await rows()).map(({ email }) => email)).toEqual(['kept@people.test', 'new@people.test']);
});
