import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedOrder } from '../../src/contract/order.ts';
import { criteriaRoot } from '../seaport/merkle.ts';
import { createOrderService } from '../market/submit.ts';
import { takeOrders } from '../market/take-orders.ts';
import type { Theme } from '../../src/contract/theme.ts';
import { createDecisions } from '../market/decisions.ts';
import { createIndexer } from '../indexer/indexer.ts';
import { exportRecordSchema, type ExportRecord, type OrderRecord } from '../core/export-records.ts';
import type { Database } from '../db/database.ts';
import { useOrderMarket, ada } from '../../tests/support/server/order-market.ts';
import { testContext } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { saveCollection } from './save-collection.ts';
import { exportRecords } from './export.ts';
import { saveThemeFile } from './theme-files.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString('base64');

const market = useOrderMarket();
let others: Database;
let service: ReturnType<typeof createOrderService>;

beforeAll(async () => {
  others = await openTestDatabase();
  const { chain } = market.trade;
  const context = await testContext(others, [chain.network]);
  service = createOrderService(context);
  for (const registration of chain.registrations) await saveCollection(others, registration);
  await createIndexer(context, chain.network).catchUp();
  await market.trade.paint([1, 2, 3, 4, 5]);
}, 120_000);
afterAll(async () => {
  await service.settled();
  await others.close();
});

async function exported(): Promise<ExportRecord[]> {
  const records: ExportRecord[] = [];
  for await (const record of exportRecords(market.trade.context)) records.push(record);
  return records;
}
const ordersOf = (records: readonly ExportRecord[]) =>
  records.filter((record): record is OrderRecord => record.part === 'order');
const hashesOf = (records: readonly ExportRecord[]) => ordersOf(records).map(({ order }) => market.trade.hashOf(order));
const take = (orders: readonly OrderRecord[]) => takeOrders({ database: others }, service, orders);

test('networks come first, each with its collections and orders; nothing of a node or a key is told', async () => {
  await market.trade.submit('order', await market.list(1));
  const records = await exported();
  expect([...new Set(records.map(({ part }) => part))]).toEqual(['network', 'collection', 'item', 'order']);
  expect(records.filter(({ part }) => part === 'order')).toHaveLength(1);
  for (const record of records) expect(v.parse(exportRecordSchema, record)).toEqual(record);
  expect(JSON.stringify(records)).not.toMatch(/https?:\/\/(localhost|127)|rpc|signer/i);
});

test('a theme that operators decided comes first, with its mark and texts; none where nothing was decided', async () => {
  const { database } = market.trade.context;
  const mark = await saveThemeFile(database, { kind: 'mark', content: PNG });
  const text = await saveThemeFile(database, { kind: 'text', content: 'Be kind.' });
  const accent = { light: '#7a1f5c', dark: '#f0a8d4' };
  const documents = { eula: { en: text, ar: text } };
  const decide = (theme: Theme | null) => createDecisions(market.trade.context, () => {}).setTheme(ada.address, theme);
  await decide({ name: 'Marea', accent, mark, documents });
  const [theme, ...rest] = await exported();
  expect(theme).toEqual({ part: 'theme', name: 'Marea', accent, mark: PNG });
  expect(v.parse(exportRecordSchema, theme)).toEqual(theme);
  const texts = rest.filter((record) => record.part === 'legal-text');
  expect(texts).toMatchObject(['en', 'ar'].map((language) => ({ document: 'eula', language, text: 'Be kind.' })));
  for (const record of texts) expect(v.parse(exportRecordSchema, record)).toEqual(record);
  await decide(null);
  expect((await exported())[0]).toMatchObject({ part: 'network' });
});

test('an offer on a trait comes with the trait, and with every item that its root stands for', async () => {
  const ids = ['1', '3', '5'];
  const offer = await market.bid(null, { criteria: BigInt(criteriaRoot(ids)) });
  await market.trade.submit('offer', offer, { trait: 'Colour:Red' });
  const records = await exported();
  const [criteria, ...more] = records.filter((record) => record.part === 'criteria');
  expect(more).toEqual([]);
  expect(criteria).toMatchObject({ root: criteriaRoot(ids), collection: market.trade.chain.single });
  expect(criteria?.identifiers.toSorted()).toEqual(ids);
  const [told] = ordersOf(records).filter(({ trait }) => trait !== null);
  expect(told).toMatchObject({ trait: 'Colour:Red', side: 'offer', order: { signature: offer.signature } });
  // Here nobody knows the trait yet, so nobody could say which items it asks for.
  expect(told && (await take([told]))).toMatchObject([{ became: 'refused', reason: 'order.criteria' }]);
});

test('more orders than are read at once are each told once', async () => {
  const before = hashesOf(await exported());
  const signed: SignedOrder[] = [];
  for (let salt = 1000n; salt < 1260n; salt += 1n) signed.push(await market.list(2, { salt }));
  await Promise.all(signed.map((order) => market.trade.submit('order', order)));
  const hashes = hashesOf(await exported());
  expect(hashes).toHaveLength(before.length + 260);
  expect(new Set(hashes).size).toBe(hashes.length);
}, 120_000);

test('what is cancelled, replaced, or waits for what it replaces is not told', async () => {
  const [cancelled, old] = [await market.list(3), await market.list(4)];
  for (const order of [cancelled, old]) await market.trade.submit('order', order);
  await market.trade.cancel('order', market.trade.hashOf(cancelled), ada);
  const { uuid } = await market.trade.submit('order', old);
  // A permission is out, so the new one waits.
  await market.trade.best(uuid);
  const next = await market.again(old);
  await market.trade.update('order', market.trade.hashOf(old), next, ada);
  expect(await market.trade.stored(market.trade.hashOf(next))).toMatchObject({ reason: 'replacing' });
  const hashes = hashesOf(await exported());
  for (const order of [cancelled, old, next]) expect(hashes).not.toContain(market.trade.hashOf(order));
});

test('taken by another market each is judged as one that its maker sends; twice is no error', async () => {
  const good = { part: 'order', chainId: market.trade.chain.network.chainId, side: 'listing', trait: null } as const;
  const of = (order: SignedOrder): OrderRecord => ({ ...good, collection: market.trade.chain.single, order });
  const [first, forged, elsewhere] = [await market.list(7), await market.list(8), await market.list(9)];
  forged.parameters.salt = '99';
  const records = [
    of(first),
    of(first),
    of(forged),
    { ...of(elsewhere), chainId: 5 },
    { ...of(elsewhere), side: 'offer' as const },
    of(await market.list(10, { seconds: -5 })),
  ];
  expect(await take(records)).toEqual([
    { became: 'taken' },
    { became: 'there' },
    expect.objectContaining({ became: 'refused', reason: 'order.signature' }),
    expect.objectContaining({ became: 'refused', reason: 'order.network' }),
    expect.objectContaining({ became: 'refused', reason: 'order.side' }),
    expect.objectContaining({ became: 'refused', reason: 'order.time' }),
  ]);
  const again = { ...first, signature: (await market.list(8)).signature };
  expect(await take([of(first), of(again)])).toMatchObject([
    { became: 'there' },
    { became: 'refused', reason: 'order.signature' },
  ]);
  // It was given by another market, but here its maker's word stands.
  const [chainId, hash] = [market.trade.chain.network.chainId, market.trade.hashOf(first)];
  await service.withdrawOrder({ hash, chainId, side: 'listing', by: { address: ada.address, chainId } });
  expect(await take([of(first)])).toMatchObject([{ became: 'refused', reason: 'order.cancelled' }]);
});
