import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { address, owners, testContext } from '../../tests/support/server/market.ts';
import { startPushService, type ServiceBrowser } from '../../tests/support/server/push-service.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { PushSubscriptionBody } from '../../src/contract/push.ts';
import type { Database } from '../db/database.ts';
import { wallSeconds, type StoreContext } from '../stores/context.ts';
import { saveDrop } from '../stores/drops.ts';
import { endPushSubscription, savePushSubscription } from '../stores/push-subscriptions.ts';
import { createSession, endSessionsOf } from '../stores/sessions.ts';
import { createDropPusher } from './drop-pusher.ts';
import { createSendPush } from './web-push.ts';

const ORIGIN = 'https://market.test';
const CHAIN = 31337;
const HOUR = 3_600;
/** Far ahead of this machine's clock: what counts is the chain's. */
const START = wallSeconds() + 500_000;
const END = START + 50_000;
const keys = webPush.generateVAPIDKeys();
const [owner] = owners;
let database: Database;
let context: StoreContext;
let service: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  database = await openTestDatabase();
  context = await testContext(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  service = await startPushService(keys.publicKey);
  await at(START - 9_000);
  await drop('tides');
});
afterEach(async () => {
  await database.query('delete from push_subscriptions');
  expect([service.refused, logged]).toEqual([[], []]);
  await service.stop();
});

const logged: string[] = [];

/** The chain's clock. */
const at = (time: number) => database.query('update networks set cursor_time = $1 where chain_id = $2', [time, CHAIN]);

const drop = (slug: string, o: { startTime?: number; endTime?: number; maxSupply?: number } = {}) =>
  saveDrop(database, {
    slug,
    name: slug.toUpperCase(),
    description: '',
    creator: { name: 'Ada', address: owner },
    chainId: CHAIN,
    collectionSlug: slug,
    collectionAddress: owner,
    startTime: START,
    endTime: END,
    image: '',
    banner: '',
    previews: [],
    price: '1',
    phases: [],
    maxSupply: 100,
    ...o,
  });

/** A server that has just started looks at `time`. */
async function lookAt(time: number) {
  await at(time);
  const send = createSendPush({ keys, contact: ORIGIN, services: new Set([service.origin]) });
  await createDropPusher({ context, origin: ORIGIN, log: (line) => logged.push(line), send }).run();
}

type Wishes = Partial<Pick<PushSubscriptionBody, 'drops' | 'language'>> & { by?: `0x${string}` };
const opening = (...slugs: string[]) => slugs.map((slug) => ({ slug, ofEnd: false }));
const ending = (...slugs: string[]) => slugs.map((slug) => ({ slug, ofEnd: true }));

/** A signed-in browser tells what it follows. */
async function follows(
  { drops = opening('tides'), language = 'en', by = owner }: Wishes = {},
  browser = service.browser(),
) {
  const family = crypto.randomUUID();
  const now = wallSeconds();
  const session = { address: by, chainId: CHAIN, family, tokenHash: family, now, endsAt: now + 600 };
  await createSession(database, session);
  const { endpoint, p256dh, auth } = browser;
  await savePushSubscription(database, {
    endpoint,
    p256dh,
    auth,
    drops,
    searches: [],
    language,
    owner: by,
    family,
    now,
    unwanted: [],
    told: [],
  });
  return browser;
}
const told = ({ got }: ServiceBrowser) =>
  got.map(({ message: { notification } }) => `${notification.title}: ${notification.body}`);
const kept = () => database.query('select slug, due, tries from push_reminders order by slug');

test('a drop is told an hour before it opens and when it is open, once each, by its chain’s clock, however often a server starts', async () => {
  const browser = await follows();
  for (const time of [START - HOUR - 1, START - HOUR + 2, START - HOUR + 5, START - 1, START - 1]) await lookAt(time);
  expect(browser.got.map(({ message, seconds }) => ({ ...message.notification, seconds }))).toEqual([
    {
      title: 'TIDES',
      body: 'Opens within the hour',
      navigate: `${ORIGIN}/drops/tides`,
      tag: `drop-soon ${START}000 /drops/tides`,
      lang: 'en',
      dir: 'ltr',
      // Later it would be wrong.
      seconds: HOUR - 2,
    },
  ]);
  for (const time of [START, START + 3, START + HOUR, END]) await lookAt(time);
  expect(told(browser)).toEqual(['TIDES: Opens within the hour', 'TIDES: Opened']);
  expect(browser.got[1]).toMatchObject({
    seconds: HOUR,
    message: { notification: { tag: `drop-open ${START}000 /drops/tides` } },
  });
  // All of it was told: nothing is kept.
  expect(await kept()).toEqual([]);
  expect(browser.got.map(({ raw }) => raw).join()).not.toContain(owner.slice(2));
});

test('whose end is followed is announced an hour before it, in the language of the page; the end of a sold-out drop is not', async () => {
  await drop('kiln', { maxSupply: 0 });
  const spanish = await follows({ drops: ending('tides', 'kiln'), language: 'es' });
  const arabic = await follows({ drops: ending('tides'), language: 'ar' });
  for (const time of [START - HOUR, START, END - HOUR, END - 1, END]) await lookAt(time);
  expect(told(spanish)).toEqual(['TIDES: Termina en menos de una hora']);
  expect(arabic.got.map(({ message }) => message.notification)).toMatchObject([
    { body: 'ينتهي خلال ساعة', lang: 'ar', dir: 'rtl' },
  ]);
  expect(await kept()).toEqual([]);
});

test('more than three drops at once are told as one', async () => {
  const slugs = ['a', 'b', 'c', 'd'];
  for (const slug of slugs) await drop(slug);
  const browser = await follows({ drops: opening(...slugs) });
  for (const time of [START - HOUR, START - HOUR]) await lookAt(time);
  expect(browser.got.map(({ message }) => message.notification)).toMatchObject([
    { title: '4 new notifications', navigate: `${ORIGIN}/notifications` },
  ]);
});

test('a known drop is kept until it is no longer followed; sent again, it stays as it is', async () => {
  const browser = await follows({ drops: opening('tides', 'unknown') });
  const due = START - HOUR;
  expect(await kept()).toEqual([{ slug: 'tides', due, tries: 0 }]);
  // Due, and not told yet.
  await at(due + 2);
  await follows({}, browser);
  expect(await kept()).toEqual([{ slug: 'tides', due, tries: 0 }]);
  await follows({ drops: ending('tides') }, browser);
  expect(await kept()).toEqual([{ slug: 'tides', due: END - HOUR, tries: 0 }]);
  await follows({ drops: [] }, browser);
  expect(await kept()).toEqual([]);
  // What the app tells at once is not told again.
  await follows({}, browser);
  expect(await kept()).toEqual([{ slug: 'tides', due: START, tries: 0 }]);
  await at(START);
  await follows({ drops: [] }, browser);
  await follows({}, browser);
  expect(await kept()).toEqual([]);
});

test('a drop whose times change is announced at its new ones; one saved unchanged is not announced again', async () => {
  const browser = await follows();
  await lookAt(START - HOUR);
  await drop('tides');
  await lookAt(START - HOUR + 10);
  expect(told(browser)).toHaveLength(1);
  const later = START + 7_200;
  await drop('tides', { startTime: later });
  for (const time of [START, later - HOUR, later]) await lookAt(time);
  expect(browser.got.map(({ message }) => message.notification.tag)).toEqual(
    [`soon ${START}`, `soon ${later}`, `open ${later}`].map((what) => `drop-${what}000 /drops/tides`),
  );
});

test('what a server missed is announced late while it is true, and not at all after that', async () => {
  const browser = await follows();
  await lookAt(START + HOUR - 1);
  expect(told(browser)).toEqual(['TIDES: Opened']);
  const other = await follows({}, service.browser());
  await at(START - 9_000);
  await follows({}, other);
  await lookAt(START + HOUR);
  expect(told(other)).toEqual([]);
  expect(await kept()).toEqual([]);
});

test('a push that fails is sent again, each time twice as late; a browser that is gone is forgotten', async () => {
  const [failing, gone] = [await follows(), await follows()];
  failing.status = 503;
  gone.status = 410;
  const first = START - HOUR;
  await lookAt(first);
  expect(await kept()).toEqual([{ slug: 'tides', due: first + 60, tries: 1 }]);
  await lookAt(first + 60);
  expect(await kept()).toEqual([{ slug: 'tides', due: first + 180, tries: 2 }]);
  failing.status = 201;
  for (const time of [first + 179, first + 180, first + 181]) await lookAt(time);
  expect(told(failing)).toEqual(['TIDES: Opens within the hour']);
  expect(await kept()).toEqual([{ slug: 'tides', due: START, tries: 0 }]);
});

test('signed out or turned off, nothing is told, and nothing is kept', async () => {
  const off = await follows();
  await endPushSubscription(database, { endpoint: off.endpoint, owner });
  expect(await kept()).toEqual([]);
  const left = await follows();
  await endSessionsOf(database, owner);
  await lookAt(START - HOUR);
  expect([told(off), told(left), await kept()]).toEqual([[], [], []]);
});

test('all followers of a drop are told in one look, which reads no more when many are waiting', async () => {
  const browsers = Array.from({ length: 90 }, () => service.browser());
  // An account has ten browsers at most.
  for (const [index, browser] of browsers.entries()) await follows({ by: address(index + 1) }, browser);
  await database.query(
    `insert into push_reminders select endpoint, 'other-' || n, false, $1::bigint, $2::bigint + 90000, $2::bigint + 86400
     from push_subscriptions, generate_series(1, 200) n`,
    [CHAIN, START],
  );
  await database.query('analyze push_reminders');
  const scans = async () => {
    await database.query('select pg_stat_force_next_flush()');
    return database.query(
      `select seq_scan from pg_stat_user_tables where schemaname = current_schema() and relname = 'push_reminders'`,
    );
  };
  const before = await scans();
  await lookAt(START - HOUR);
  expect(browsers.filter(({ got }) => got.length === 1)).toHaveLength(90);
  // With several connections, as to PostgreSQL, scans are counted late.
  if (database.engine === 'pglite') expect(await scans()).toEqual(before);
});
