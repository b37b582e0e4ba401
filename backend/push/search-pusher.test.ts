import { expect, test } from 'vitest';
import {
  ORIGIN,
  person,
  search,
  seller,
  told,
  underOne,
  useSearchMarket,
} from '../../tests/support/server/search-market.ts';
import { owners } from '../../tests/support/server/market.ts';
import { endPushSubscription } from '../stores/push-subscriptions.ts';
import { endSessionsOf } from '../stores/sessions.ts';

const market = useSearchMarket();
const { wants, list, judgeAgain, look, pass, kept, fresh } = market;

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
  // Of this item there is a cheaper one that everybody has seen.
  await list('4', 1, { maker: owners[0] });
  await market.database.query('delete from fresh_listings');
  await list('4', 9, { maker: owners[0] });
  await judgeAgain('maker_holds = 0', [await list('2', 9)]);
  await list('3', 9, { maker: person });
  await list('5', 9);
  await market.database.query(`update nfts set hidden = true where identifier = 5`);
  await look();
  await market.database.query(`update nfts set hidden = false where identifier = 5`);
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
  await list('8', 9);
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
  await endPushSubscription(market.database, { endpoint: off.endpoint, owner: person });
  expect(await kept()).toEqual([]);
  const left = await wants();
  await endSessionsOf(market.database, person);
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
  await market.database.query(
    `insert into push_searches (endpoint, key, href, name, collection_uuid)
     select endpoint, 'more-' || n, href, name, collection_uuid from push_searches, generate_series(1, 20000) n`,
  );
  await market.database.query('analyze push_searches');
  await list('2', 9);
  const looked = () =>
    market.database.query(`select count(*)::int as count from push_searches where looked_at > saved_at`);
  const scans = async () => {
    await market.database.query('select pg_stat_force_next_flush()');
    return market.database.query(`select seq_scan from pg_stat_user_tables where relname = 'push_searches'`);
  };
  const before = await scans();
  await look();
  expect(await scans()).toEqual(before);
  expect(await looked()).toEqual([{ count: 200 }]);
  await look();
  expect(await looked()).toEqual([{ count: 400 }]);
  expect(told(browser)).toEqual([]);
});
