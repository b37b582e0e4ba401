import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { fillMarket, hash, owners, storeOrders, testContext, testOrder } from '../../tests/support/server/market.ts';
import { startPushService, type ServiceBrowser } from '../../tests/support/server/push-service.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { PushSubscriptionBody } from '../../src/contract/push.ts';
import type { Database } from '../db/database.ts';
import { judgeOrders } from '../market/judge-orders.ts';
import { wallSeconds, type StoreContext } from '../stores/context.ts';
import { refreshNftMarket } from '../stores/market-columns.ts';
import { endPushSubscription, savePushSubscription } from '../stores/push-subscriptions.ts';
import { createSession, endSessionsOf } from '../stores/sessions.ts';
import { createSearchPusher } from './search-pusher.ts';
import { createSendPush, type SendPush } from './web-push.ts';

const ORIGIN = 'https://market.test';
const CHAIN = 31337;
const ETH = 10n ** 18n;
const keys = webPush.generateVAPIDKeys();
const [, seller, person] = owners;
let database: Database;
let context: StoreContext;
let service: Awaited<ReturnType<typeof startPushService>>;
const logged: string[] = [];
/** The orders of a test, and the last one's number. */
const listed: string[] = [];
let number = 20_000;

beforeAll(async () => {
  database = await openTestDatabase();
  context = await testContext(database);
  await fillMarket(context, 12);
});
afterAll(() => database.close());
beforeEach(async () => {
  service = await startPushService(keys.publicKey);
});
afterEach(async () => {
  await database.query('delete from push_subscriptions');
  await database.query('delete from fresh_listings');
  await judgeAgain('maker_holds = 0', listed.splice(0));
  expect([service.refused, logged]).toEqual([[], []]);
  await service.stop();
});

const underOne = { href: '/collections/glass?max=1', name: 'Glass under 1' };
const search = (query: string, name = query) => ({ href: `/collections/glass?${query}`, name });

type Wishes = Partial<Pick<PushSubscriptionBody, 'searches' | 'language'>> & { by?: `0x${string}` };
/** A signed-in browser tells what it searches for. */
async function wants(
  { searches = [underOne], language = 'en', by = person }: Wishes = {},
  browser = service.browser(),
) {
  const family = crypto.randomUUID();
  const now = wallSeconds();
  await createSession(database, { address: by, chainId: CHAIN, family, tokenHash: family, now, endsAt: now + 600 });
  const { endpoint, p256dh, auth } = browser;
  const about = { endpoint, p256dh, auth, language, owner: by, family, now };
  await savePushSubscription(database, { ...about, drops: [], searches, unwanted: [], told: [] });
  return browser;
}

/** Somebody lists an item for so many tenths of an ether; answers the order's hash. */
async function list(identifier: string, tenths: number, o: { maker?: `0x${string}`; contract?: `0x${string}` } = {}) {
  number += 1;
  const value = (BigInt(tenths) * ETH) / 10n;
  await storeOrders(context, [testOrder(context, { number, identifier, value, maker: seller, ...o })]);
  listed.push(hash(number));
  return hash(number);
}

/** What the chain says of these orders changes. */
async function judgeAgain(change: string, hashes: readonly string[]) {
  await database.transaction(async (tx) => {
    await tx.query(`update orders set ${change} where hash = any($1)`, [[...hashes]]);
    const { nftUuids } = await judgeOrders(tx, CHAIN, hashes, wallSeconds());
    await refreshNftMarket(tx, nftUuids);
  });
}

/** A server that has just started looks. `meanwhile`: what happens before each push is sent. */
async function look(meanwhile?: () => Promise<unknown>) {
  const sendNow = createSendPush({ keys, contact: ORIGIN, services: new Set([service.origin]) });
  const send: SendPush = async (...push) => {
    await meanwhile?.();
    return sendNow(...push);
  };
  await createSearchPusher({ context, origin: ORIGIN, log: (line) => logged.push(line), send }).run();
}

/** All times in the store are so much longer ago. */
async function pass(seconds: number) {
  const earlier = (column: string) => `${column} = ${column} - ${seconds} * interval '1 second'`;
  const columns = ['due', 'rest_until', 'saved_at', 'looked_at'].map(earlier).join(', ');
  await database.query(`update push_searches set ${columns}`);
  await database.query(`update fresh_listings set ${earlier('listed_at')}`);
}

const told = ({ got }: ServiceBrowser) =>
  got.map(({ message: { notification } }) => `${notification.title}: ${notification.body}`);
const kept = () => database.query('select href, name, due is null as "sleeps", tries from push_searches order by href');
const fresh = () => database.query<{ hash: string }>('select hash from fresh_listings');

test('a listing under the price is told once, whatever else is listed, and a press opens the search', async () => {
  const browser = await wants();
  await look();
  const cheap = await list('2', 9);
  await list('3', 11);
  for (let time = 0; time < 3; time += 1) await look();
  expect(browser.got.map(({ message, seconds }) => ({ ...message.notification, seconds }))).toEqual([
    {
      title: 'Glass under 1',
      body: 'A listing under your price',
      navigate: `${ORIGIN}/collections/glass?max=1`,
      tag: expect.stringMatching(new RegExp(`^search-sales [0-9a-f]{32} ${cheap}$`)),
      lang: 'en',
      dir: 'ltr',
      seconds: 3_600,
    },
  ]);
  // Nothing of whom it is for, or who sells.
  const raw = browser.got.map((one) => one.raw).join();
  for (const one of [person, seller]) expect(raw).not.toContain(one.slice(2));
  await pass(7_200);
  await look();
  expect(told(browser)).toHaveLength(1);
});

test('what is listed while a search rests is counted and told together after it', async () => {
  const browser = await wants();
  await list('2', 9);
  await look();
  await list('5', 8);
  await look();
  await list('8', 7);
  await pass(1_700);
  await look();
  expect(told(browser)).toHaveLength(1);
  await pass(120);
  await look();
  expect(told(browser)).toEqual([
    'Glass under 1: A listing under your price',
    'Glass under 1: 2 listings under your price',
  ]);
  expect(await kept()).toEqual([{ ...underOne, sleeps: true, tries: 0 }]);
});

test('sold, cancelled, hidden or no longer the cheapest by the time of the look, it is not told; nor is one’s own', async () => {
  const browser = await wants();
  await judgeAgain('maker_holds = 0', [await list('2', 9)]);
  await list('3', 9, { maker: person });
  await list('5', 9);
  await database.query(`update nfts set hidden = true where identifier = 5`);
  // Of this item there is a cheaper one that everybody has seen.
  await list('4', 1, { maker: owners[0] });
  await database.query('delete from fresh_listings');
  await list('4', 9, { maker: owners[0] });
  await look();
  await database.query(`update nfts set hidden = false where identifier = 5`);
  expect(told(browser)).toEqual([]);
});

test('an order that slept and woke is not told again', async () => {
  const browser = await wants();
  const order = await list('2', 9);
  await look();
  await judgeAgain('maker_holds = 0', [order]);
  await judgeAgain('maker_holds = 1', [order]);
  await pass(3_600);
  await judgeAgain('maker_approved = false', [order]);
  await judgeAgain('maker_approved = true', [order]);
  await look();
  expect(told(browser)).toHaveLength(1);
});

test('each search is told by its own filters, in the language of the page; more than three at once as one', async () => {
  const spanish = await wants({ language: 'es', searches: [search('status=buy-now&trait=Colour%3AGreen', 'Verdes')] });
  const arabic = await wants({ language: 'ar', searches: [search('max=0.95', 'زجاج'), search('max=0.85', 'أرخص')] });
  const many = await wants({ searches: ['max=1', 'max=2', 'max=3', 'max=4'].map((query) => search(query)) });
  const none = await wants({ searches: [search('max=1&trait=Colour%3ABlue'), search('max=5000&currency=USDC')] });
  await list('2', 9);
  await list('5', 9);
  await look();
  expect(told(spanish)).toEqual(['Verdes: 2 artículos nuevos en venta']);
  expect(told(arabic)).toEqual(['زجاج: عنصران بسعر أقل من حدّك']);
  expect(many.got.map(({ message }) => message.notification)).toMatchObject([
    { title: '4 new notifications', navigate: `${ORIGIN}/notifications` },
  ]);
  expect(told(none)).toEqual([]);
});

test('only searches for what is for sale, in known collections, are kept; sent again, one stays as it is', async () => {
  const others = ['status=not-listed', 'status=new', 'sort=newest', 'max=x', 'max=1&status=not-listed'].map((query) =>
    search(query),
  );
  const unknown = { href: '/collections/unknown?max=1', name: 'Unknown' };
  const browser = await wants({ searches: [underOne, ...others, unknown] });
  expect(await kept()).toMatchObject([underOne]);
  await list('2', 9);
  await look();
  await list('5', 9);
  await wants({ searches: [{ ...underOne, name: 'Renamed' }] }, browser);
  await pass(1_900);
  await look();
  expect(told(browser)).toEqual(['Glass under 1: A listing under your price', 'Renamed: A listing under your price']);
  await wants({ searches: [] }, browser);
  expect(await kept()).toEqual([]);
  // What was listed before it was saved again is not new.
  await wants({}, browser);
  await look();
  expect(told(browser)).toHaveLength(2);
});

test('a push that fails is sent again, each time twice as late; a browser that is gone is forgotten', async () => {
  const [failing, gone] = [await wants(), await wants()];
  failing.status = 503;
  gone.status = 410;
  await list('2', 9);
  await look();
  expect(await kept()).toEqual([{ ...underOne, sleeps: false, tries: 1 }]);
  await look();
  await pass(61);
  await look();
  expect(await kept()).toMatchObject([{ tries: 2 }]);
  failing.status = 201;
  await pass(60);
  await look();
  expect(told(failing)).toEqual([]);
  await pass(61);
  await look();
  expect(told(failing)).toEqual(['Glass under 1: A listing under your price']);
  expect(await kept()).toMatchObject([{ tries: 0 }]);
});

test('signed out or turned off, nothing is told, and nothing is kept', async () => {
  const off = await wants();
  await endPushSubscription(database, { endpoint: off.endpoint, owner: person });
  expect(await kept()).toEqual([]);
  const left = await wants();
  await endSessionsOf(database, person);
  await list('2', 9);
  await look();
  expect([told(off), told(left), await kept()]).toEqual([[], [], []]);
});

test('where nobody waits, a listing is not noted; two servers tell of one once', async () => {
  await list('2', 9);
  expect(await fresh()).toEqual([]);
  const browser = await wants();
  await list('5', 9);
  expect(await fresh()).toHaveLength(1);
  await Promise.all([look(), look()]);
  expect(told(browser)).toHaveLength(1);
});

test('what is listed while a search is being looked at is told after its rest', async () => {
  const browser = await wants();
  await list('2', 9);
  await look(async () => {
    await list('5', 9);
    await look();
  });
  expect(told(browser)).toHaveLength(1);
  await pass(1_900);
  await look();
  expect(told(browser)).toHaveLength(2);
});

test('a look reads a bounded number of searches, by indexes, and what it left waits for the next', async () => {
  const browser = await wants({ searches: [search('max=0.01')] });
  await database.query(
    `insert into push_searches (endpoint, key, href, name, collection_uuid)
     select endpoint, 'more-' || n, href, name, collection_uuid from push_searches, generate_series(1, 20000) n`,
  );
  await database.query('analyze push_searches');
  await list('2', 9);
  const looked = () => database.query(`select count(*)::int as count from push_searches where looked_at > saved_at`);
  const scans = async () => {
    await database.query('select pg_stat_force_next_flush()');
    return database.query(`select seq_scan from pg_stat_user_tables where relname = 'push_searches'`);
  };
  const before = await scans();
  await look();
  expect(await scans()).toEqual(before);
  expect(await looked()).toEqual([{ count: 200 }]);
  await look();
  expect(await looked()).toEqual([{ count: 400 }]);
  expect(told(browser)).toEqual([]);
});
