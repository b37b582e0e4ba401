import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { fillMarket, testContext } from '../../tests/support/server/market.ts';
import { startPushService, type ServiceBrowser } from '../../tests/support/server/push-service.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { PushSubscriptionBody } from '../../src/contract/push.ts';
import type { Database } from '../db/database.ts';
import { wallSeconds, type StoreContext } from '../stores/context.ts';
import { notifications } from '../stores/notifications.ts';
import { notePush, savePushSubscription, takePushSubscriptions } from '../stores/push-subscriptions.ts';
import { createSession, endSessionsOf } from '../stores/sessions.ts';
import { pushMessages } from './messages.ts';
import { createPusher, newsOf } from './pusher.ts';
import { createSendPush, pushContact, takesPush } from './web-push.ts';

const ORIGIN = 'https://market.test';
const keys = webPush.generateVAPIDKeys();
let database: Database;
let context: StoreContext;
let service: Awaited<ReturnType<typeof startPushService>>;
let owner: `0x${string}`;

beforeAll(async () => {
  database = await openTestDatabase();
  context = await testContext(database);
  await fillMarket(context, 47);
  const [seller] = await database.query<{ maker: `0x${string}` }>(
    `select maker from orders where side = 'listing' and state = 'active' group by maker order by count(*) desc limit 1`,
  );
  owner = seller?.maker ?? '0x';
});
afterAll(() => database.close());
beforeEach(async () => {
  service = await startPushService(keys.publicKey);
});
afterEach(async () => {
  await database.query('delete from push_subscriptions');
  await service.stop();
});

const logged: string[] = [];
const pusher = (services = new Set([service.origin])) =>
  createPusher({
    context,
    origin: ORIGIN,
    log: (line) => logged.push(line),
    send: createSendPush({ keys, contact: pushContact([], ORIGIN), services }),
  });

/** A browser of the seller's, for which everything there is to tell but `fresh` ids has been told. */
async function subscribed(
  o: { fresh?: readonly string[]; browser?: ServiceBrowser } & Partial<PushSubscriptionBody> = {},
) {
  const browser = o.browser ?? service.browser();
  const family = crypto.randomUUID();
  const now = wallSeconds();
  const session = { address: owner, chainId: 31337, family, tokenHash: family, now, endsAt: now + 3_600 };
  await createSession(database, session);
  const { endpoint, p256dh, auth } = browser;
  const there = (await notifications(context, owner, now)).map(({ id }) => id);
  await savePushSubscription(database, {
    endpoint,
    p256dh,
    auth,
    unwanted: o.unwanted ?? [],
    language: o.language ?? 'en',
    owner,
    family,
    drops: [],
    searches: [],
    told: there.filter((id) => o.fresh?.includes(id) !== true),
    now,
  });
  return browser;
}
const there = async () => notifications(context, owner, wallSeconds());
const left = () => database.query<{ endpoint: string; failures: number }>('select * from push_subscriptions');

/** Orders of theirs end within the hour. */
async function ending(count: number) {
  const now = wallSeconds();
  await database.query(
    `update orders set end_time = $1::bigint + 3600, created_at = $1::bigint - 999999 where hash in
       (select hash from orders where maker = $2 and side = 'listing' and state = 'active' and nft_uuid is not null
        order by hash limit $3)`,
    [now, owner, count],
  );
  return (await there()).filter(({ kind }) => kind === 'listing-ends');
}

test('with a push service of our own: what is new is told once, signed and encrypted, and no more than it needs', async () => {
  const [one] = await ending(1);
  if (one === undefined) throw new Error('nothing ends');
  const browser = await subscribed({ fresh: [one.id] });
  for (let look = 0; look < 3; look += 1) await pusher().run(0);
  expect(browser.got.map(({ message }) => message)).toEqual([
    {
      web_push: 8030,
      notification: {
        title: 'Your listing ends soon',
        body: `${one.item.name} · ${one.price?.amount} ${one.price?.token.symbol}`,
        navigate: `${ORIGIN}/collections/${one.collection.slug}/${one.item.identifier}`,
        tag: one.id,
        lang: 'en',
        dir: 'ltr',
      },
    },
  ]);
  expect(browser.got[0]?.raw).not.toContain(owner.slice(2));
  expect([service.refused, logged]).toEqual([[], []]);
});

test('with a push service of our own: many at once are told as one, in the language of the page; unwanted kinds not at all', async () => {
  const many = await ending(5);
  expect(many.length).toBeGreaterThan(3);
  const fresh = many.map(({ id }) => id);
  const spanish = await subscribed({ fresh, language: 'es' });
  const unwilling = await subscribed({ fresh, unwanted: ['listing-ends'] });
  await pusher().run(0);
  expect(spanish.got.map(({ message }) => message.notification)).toMatchObject([
    { title: `${fresh.length} notificaciones nuevas`, navigate: `${ORIGIN}/notifications` },
  ]);
  expect(unwilling.got).toEqual([]);
});

test('with a push service of our own: what somebody bought is not pushed to them', async () => {
  for (const [table, columns, values] of [
    ['transfers', 'transaction_hash, sender, receiver', `'t', 'somebody', '${owner}'`],
    [
      'sales',
      'order_hash, seller, buyer, unit_value, token, rank',
      `'o', 'somebody', '${owner}', unit_value, token, rank`,
    ],
  ])
    await database.query(
      `insert into ${table} (chain_id, block_hash, log_index, sub, block_number, collection_uuid, nft_uuid, amount, time,
         ${columns}) select chain_id, 'b', 1, 0, 1, collection_uuid, nft_uuid, 1, $1::bigint, ${values} from orders
         where nft_uuid is not null limit 1`,
      [wallSeconds()],
    );
  const [bought] = (await there()).filter(({ kind }) => kind === 'bought');
  expect(bought).toBeDefined();
  const browser = await subscribed({ fresh: [bought?.id ?? ''] });
  await pusher().run(0);
  expect(browser.got).toEqual([]);
});

test('with a push service of our own: nothing is sent after the session ended, and the subscription goes', async () => {
  const [one] = await ending(1);
  const browser = await subscribed({ fresh: [one?.id ?? ''] });
  await endSessionsOf(database, owner);
  await pusher().run(0);
  expect([browser.got, await left()]).toEqual([[], []]);
});

test('with a push service of our own: a browser that is gone is forgotten; one that fails is told later', async () => {
  const [one] = await ending(1);
  const fresh = [one?.id ?? ''];
  const [gone, failing] = [await subscribed({ fresh }), await subscribed({ fresh })];
  gone.status = 410;
  failing.status = 503;
  await pusher().run(0);
  expect(await left()).toMatchObject([{ endpoint: failing.endpoint, failures: 1 }]);
  failing.status = 201;
  await pusher().run(0);
  expect(failing.got).toHaveLength(1);
  expect(await left()).toMatchObject([{ failures: 0 }]);
});

test('a browser that fails is looked at half as often each time, but once an hour', async () => {
  const { endpoint } = await subscribed();
  const [row] = await database.query<{ at: number }>('select checked_at as at from push_subscriptions');
  const at = row?.at ?? 0;
  const taken = async (failures: number, seconds: number) => {
    await notePush(database, { endpoint, told: [], readTo: {}, failures });
    const rows = await takePushSubscriptions(database, { now: at + seconds, everySeconds: 15, limit: 9 });
    await database.query('update push_subscriptions set checked_at = $1', [at]);
    return rows.length;
  };
  for (const [failures, seconds] of [
    [0, 15],
    [1, 30],
    [2, 60],
    [7, 1_920],
    [8, 3_600],
    [54, 3_600],
  ] as const)
    expect([await taken(failures, seconds - 1), await taken(failures, seconds)], `${failures}`).toEqual([0, 1]);
});

test('pushes go to public https hosts by name, and where the operator said', () => {
  const services = new Set(['http://127.0.0.1:8090']);
  for (const [endpoint, isTaken] of [
    ['https://push.example/a', true],
    ['http://127.0.0.1:8090/a', true],
    ['http://push.example/a', false],
    ['https://push.example:8443/a', false],
    ['https://u:p@push.example/a', false],
    ['https://10.0.0.1/a', false],
    ['https://[::1]/a', false],
    ['http://127.0.0.1:8091/a', false],
    ['nothing', false],
  ] as const)
    expect(takesPush(endpoint, services), endpoint).toBe(isTaken);
});

test('nothing is sent to a name that resolves to this machine', async () => {
  const [one] = await ending(1);
  const browser = service.browser();
  const { port } = new URL(browser.endpoint);
  await subscribed({ fresh: [one?.id ?? ''], browser: { ...browser, endpoint: `https://localhost/${port}` } });
  await pusher(new Set()).run(0);
  expect(await left()).toMatchObject([{ failures: 1 }]);
});

test.each([
  ['en', 'Your listing ends soon', '4 new notifications', '12 new notifications'],
  ['es', 'Tu anuncio termina pronto', '4 notificaciones nuevas', '12 notificaciones nuevas'],
  ['ar', 'ينتهي إدراجك قريبًا', '4 إشعارات جديدة', '12 إشعارًا جديدًا'],
] as const)('a push is written in %s', async (language, ends, four, twelve) => {
  const [one] = await ending(1);
  if (!one) throw new Error('Nothing ends');
  const titles = (count: number) =>
    pushMessages(
      Array.from({ length: count }, () => newsOf(one, language)),
      { language, origin: ORIGIN },
    ).map(({ notification }) => notification.title);
  expect([titles(1), titles(4), titles(12)]).toEqual([[ends], [four], [twelve]]);
});
