import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import webPush from 'web-push';
import type { PushSubscriptionBody } from '../../../src/contract/push.ts';
import type { Database } from '../../../backend/db/database.ts';
import { judgeOrders } from '../../../backend/market/judge-orders.ts';
import { createSearchPusher } from '../../../backend/push/search-pusher.ts';
import { createSendPush, type SendPush } from '../../../backend/push/web-push.ts';
import { wallSeconds, type StoreContext } from '../../../backend/stores/context.ts';
import { refreshNftMarket } from '../../../backend/stores/market-columns.ts';
import { savePushSubscription } from '../../../backend/stores/push-subscriptions.ts';
import { createSession } from '../../../backend/stores/sessions.ts';
import { fillMarket, hash, owners, storeOrders, testContext, testOrder } from './market.ts';
import { startPushService, type ServiceBrowser } from './push-service.ts';
import { openTestDatabase } from './test-database.ts';

export const ORIGIN = 'https://market.test';
const CHAIN = 31337;
const ETH = 10n ** 18n;
export const [, seller, person] = owners;
export const underOne = { href: '/collections/glass?max=1', name: 'Glass under 1' };
export const search = (query: string, name = query) => ({ href: `/collections/glass?${query}`, name });

type Wishes = Partial<Pick<PushSubscriptionBody, 'searches' | 'language'>> & { by?: `0x${string}` };

/** What a browser was shown. */
export const told = ({ got }: ServiceBrowser) =>
  got.map(({ message: { notification } }) => `${notification.title}: ${notification.body}`);

/** A market of a few items, for the tests of a file, and browsers that wait for what is listed there. */
export function useSearchMarket() {
  const keys = webPush.generateVAPIDKeys();
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

  const kept = () =>
    database.query('select href, name, due is null as "sleeps", tries from push_searches order by href');
  const fresh = () => database.query<{ hash: string }>('select hash from fresh_listings');

  return {
    get database() {
      return database;
    },
    get service() {
      return service;
    },
    wants,
    list,
    judgeAgain,
    look,
    pass,
    kept,
    fresh,
  };
}
