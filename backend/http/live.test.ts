import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { editionsAddress, fillMarket, testContext } from '../../tests/support/server/market.ts';
import { from, testApp } from '../../tests/support/server/app.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { collectionUuid } from '../../src/contract/identity.ts';
import type { Database } from '../db/database.ts';
import { createMarketChanges, tellChanged, type Changed, type MarketChanges } from '../stores/market-changes.ts';
import { LIVE_LIMITS } from './live.ts';

let database: Database;
let changes: MarketChanges;
let app: Awaited<ReturnType<typeof testApp>>['app'];
const glass = { slug: 'glass', uuid: '' };
const editions = { uuid: collectionUuid(31337, editionsAddress) };

beforeAll(async () => {
  database = await openTestDatabase();
  glass.uuid = (await fillMarket(await testContext(database), 3)).uuid;
});
beforeEach(async () => {
  changes = createMarketChanges({ database, log: () => {} });
  ({ app } = await testApp(database, { changes }));
  const listens = new Promise<void>((resolve) => {
    const stop = changes.follow(() => {
      stop();
      resolve();
    });
  });
  changes.start();
  await listens;
  return () => changes.stop();
});
afterAll(() => database.close());

const open = (ids: string, client = '10.0.0.1') =>
  app.request(
    `/data/live?collections=${ids}`,
    { headers: { host: 'localhost', 'accept-encoding': 'br' } },
    from(client),
  );

/** What a page is told, as far as it has read. */
function reader(response: Response) {
  if (response.body === null) throw new Error('No answer');
  const stream = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let read = '';
  return {
    /** Reads until the words are there. */
    async until(words: string): Promise<string> {
      while (!read.includes(words)) {
        const { value, done } = await stream.read();
        if (done) throw new Error(`Ended after ${read}`);
        read += value;
      }
      return read;
    },
    end: () => stream.cancel(),
  };
}

const told = (...collections: string[]) => `data: ${JSON.stringify({ collections })}\n\n`;
const tell = (uuid: string) => database.transaction((tx) => tellChanged(tx, uuid));

test('a page is told of what changes in the collections that it names, by the names that it used, and of no others', async () => {
  const response = await open(`${glass.slug},0x${'9'.repeat(40)}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-encoding')).toBeNull();
  const page = reader(response);
  const other = reader(await open(editionsAddress.toUpperCase().replace('0X', '0x')));
  await tell(editions.uuid);
  expect(await other.until('data:')).toContain(told(editionsAddress.toUpperCase().replace('0X', '0x')));
  await tell(glass.uuid);
  expect(await page.until('data:')).toBe(`retry: 5000\n\n${told(glass.slug)}`);
  await page.end();
  await other.end();
});

test('what is not committed is told to nobody', async () => {
  const page = reader(await open(`${glass.slug},${editions.uuid}`));
  await database
    .transaction(async (tx) => {
      await tellChanged(tx, editions.uuid);
      throw new Error('Undone');
    })
    .catch(() => undefined);
  await tell(glass.uuid);
  expect(await page.until('data:')).toContain(told(glass.slug));
  await page.end();
});

test('what happened while nothing was heard may be anything: all are told', async () => {
  let missed = () => {};
  const deaf = createMarketChanges({
    database: {
      ...database,
      listen: async (_, listener) => {
        missed = listener.missed;
        return async () => {};
      },
    },
    log: () => {},
  });
  const heard: Changed[] = [];
  const both = new Promise<void>((resolve) => {
    deaf.follow((changed) => {
      if (heard.push(changed) === 1) missed();
      else resolve();
    });
  });
  deaf.start();
  await both;
  expect(heard).toEqual(['all', 'all']);
  await deaf.stop();
});

test.each(['', 'a,b c', `x${',x'.repeat(50)}`])(
  'a question that names no collections is refused: "%s"',
  async (ids) => {
    const response = await open(encodeURIComponent(ids));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: { msgId: 'bad-query' } });
  },
);

test('one address follows so many pages at once, and more when one of them is left', async () => {
  const pages: ReturnType<typeof reader>[] = [];
  for (let count = 0; count < LIVE_LIMITS.pagesOfOne; count += 1)
    pages.push(reader(await open(glass.slug, '10.0.0.2')));
  const refused = await open(glass.slug, '10.0.0.2');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('60');
  const other = reader(await open(glass.slug, '10.0.0.3'));
  await pages.pop()?.end();
  const next = await open(glass.slug, '10.0.0.2');
  expect(next.status).toBe(200);
  for (const page of [...pages, other, reader(next)]) await page.end();
});

test('a page that reads nothing is let go after a while, and others go on', async () => {
  const slow = await open(glass.slug);
  const page = reader(await open(glass.slug));
  for (let count = 0; count <= LIVE_LIMITS.unreadEvents; count += 1) {
    await tell(glass.uuid);
    await page.until(told(glass.slug).repeat(count + 1));
  }
  const text = await slow.text();
  expect(text.split('data:').length - 1).toBe(LIVE_LIMITS.unreadEvents - 1);
  await page.end();
});
