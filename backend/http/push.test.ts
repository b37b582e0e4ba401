import { expect, test } from 'vitest';
import { ada, bob, refused, useOrderMarket } from '../../tests/support/server/order-market.ts';
import { saveDrop } from '../stores/drops.ts';
import type { EmbeddedAccount } from '../demo/chain/accounts.ts';

const market = useOrderMarket();
const PATH = '/v1/push';
const endpoint = 'https://push.example/browser-of-ada';
const subscription = {
  endpoint,
  p256dh: 'B'.padEnd(87, 'x'),
  auth: 'a'.padEnd(22, 'y'),
  unwanted: ['listed'],
  language: 'en',
};

const headers = async (by: EmbeddedAccount | null) => (by === null ? {} : market.trade.as(by));
const put = async (body: object, by: EmbeddedAccount | null) =>
  market.trade.answer(PATH, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...(await headers(by)) },
    body: JSON.stringify(body),
  });
const end = async (by: EmbeddedAccount | null, of = endpoint) =>
  market.trade.answer(`${PATH}?endpoint=${encodeURIComponent(of)}`, { method: 'DELETE', headers: await headers(by) });
async function dropOfTomorrow() {
  const { database } = market.trade;
  const now = Math.floor(Date.now() / 1000);
  await saveDrop(database, {
    slug: 'tomorrow',
    name: 'Tomorrow',
    description: '',
    creator: { name: 'Ada', address: ada.address },
    chainId: 31337,
    collectionSlug: 'tomorrow',
    collectionAddress: ada.address,
    startTime: now + 86_400,
    endTime: now + 100_000,
    image: '',
    banner: '',
    previews: [],
    price: '1',
    phases: [],
    maxSupply: 10,
  });
  return { database, now };
}
const rows = () =>
  market.trade.database.query<{ endpoint: string; owner: string }>(
    'select endpoint, owner, unwanted from push_subscriptions order by created_at, endpoint',
  );

test('everybody gets the key; nobody subscribes or ends a subscription without a valid access token', async () => {
  const { body } = await market.trade.answer(PATH, {});
  expect(body).toMatchObject({ data: { publicKey: expect.stringMatching(/^[\w-]{87}$/) } });
  for (const answer of [await put(subscription, null), await end(null)])
    expect(answer).toMatchObject(refused(401, 'auth.required'));
});

test('a browser is kept once, for whoever asked last with the newest wishes, and ended by them alone', async () => {
  expect(await put(subscription, ada)).toMatchObject({ status: 200, body: { data: { endpoint } } });
  await put({ ...subscription, unwanted: [] }, ada);
  expect(await rows()).toEqual([{ endpoint, owner: ada.address.toLowerCase(), unwanted: [] }]);
  await end(bob);
  expect(await rows()).toHaveLength(1);
  await put(subscription, bob);
  expect(await rows()).toMatchObject([{ owner: bob.address.toLowerCase() }]);
  for (let time = 0; time < 2; time += 1) expect(await end(bob)).toMatchObject({ status: 200 });
  expect(await rows()).toEqual([]);
});

const follows = (count: number) => Array.from({ length: count }, (_, n) => ({ slug: `drop-${n}`, ofEnd: n % 2 === 0 }));

test('drops that this server has are kept with a browser, thirty at most, and end with it', async () => {
  const { database, now } = await dropOfTomorrow();
  const kept = () => database.query('select endpoint, slug, of_end as "ofEnd", moment from push_reminders');
  expect(
    await put({ ...subscription, drops: [...follows(29), { slug: 'tomorrow', ofEnd: false }] }, ada),
  ).toMatchObject({
    status: 200,
  });
  expect(await kept()).toEqual([{ endpoint, slug: 'tomorrow', ofEnd: false, moment: now + 86_400 }]);
  for (const wrong of [follows(31), [{ slug: 'Not A Slug', ofEnd: false }], [{ slug: 'tomorrow' }], 'tomorrow'])
    expect(await put({ ...subscription, drops: wrong }, ada)).toMatchObject(refused(400, 'bad-request'));
  expect(await kept()).toHaveLength(1);
  // A page of an earlier build says nothing of drops.
  await put(subscription, ada);
  expect(await kept()).toEqual([]);
  await put({ ...subscription, drops: [{ slug: 'tomorrow', ofEnd: true }] }, ada);
  expect(await kept()).toMatchObject([{ ofEnd: true, moment: now + 100_000 }]);
  await end(ada);
  expect(await kept()).toEqual([]);
});

test('saved searches for what is for sale are kept with a browser, thirty at most, and end with it', async () => {
  const { database } = market.trade;
  const [collection] = await database.query<{ uuid: string; slug: string }>(
    'select uuid, slug from collections limit 1',
  );
  const search = (query: string) => ({ href: `/collections/${collection?.slug}?${query}`, name: query });
  const kept = () => database.query('select href, name, collection_uuid as uuid from push_searches');
  const many = Array.from({ length: 31 }, (_, n) => search(`max=${n}`));
  const [, under] = many;
  expect(
    await put(
      { ...subscription, searches: [under, search('status=new'), { href: '/collections/none?max=1', name: 'None' }] },
      ada,
    ),
  ).toMatchObject({ status: 200 });
  expect(await kept()).toEqual([{ ...under, uuid: collection?.uuid }]);
  const wrong = [many, 'max=1', [{ name: 'Nowhere' }], [{ ...under, name: ' ' }], [{ ...under, name: 'x'.repeat(81) }]];
  const elsewhere = ['https://elsewhere.example/collections/a?max=1', '//elsewhere.example?max=1', '/operator?max=1'];
  const hrefs = [...elsewhere, '/collections/a/../../x?max=1', `/collections/a?max=${'1'.repeat(1_000)}`];
  for (const searches of [...wrong, ...hrefs.map((href) => [{ href, name: 'Elsewhere' }])])
    expect(await put({ ...subscription, searches }, ada)).toMatchObject(refused(400, 'bad-request'));
  expect(await kept()).toHaveLength(1);
  // A page of an earlier build says nothing of searches.
  await put(subscription, ada);
  expect(await kept()).toEqual([]);
  expect(await put({ ...subscription, searches: many.slice(1) }, ada)).toMatchObject({ status: 200 });
  expect(await kept()).toHaveLength(30);
  await end(ada);
  expect(await kept()).toEqual([]);
});

test('an account has ten browsers; the oldest makes room', async () => {
  for (let n = 0; n < 12; n += 1) {
    await put({ ...subscription, endpoint: `${endpoint}-${n}` }, ada);
    await market.trade.database.query('update push_subscriptions set created_at = created_at - 10');
  }
  expect((await rows()).map((row) => row.endpoint)).toEqual(
    Array.from({ length: 10 }, (_, n) => `${endpoint}-${n + 2}`),
  );
});

test('what is no subscription, or leads somewhere else than to a push service, is refused', async () => {
  for (const wrong of [{ p256dh: 'short' }, { auth: '!' }, { unwanted: ['everything'] }, { language: 'xx' }])
    expect(await put({ ...subscription, ...wrong }, ada)).toMatchObject(refused(400, 'bad-request'));
  for (const wrong of ['http://push.example/a', 'https://127.0.0.1/a', 'https://push.example:1/a'])
    expect(await put({ ...subscription, endpoint: wrong }, ada)).toMatchObject(refused(422, 'push.endpoint'));
});
