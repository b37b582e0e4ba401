import { beforeAll, expect, test } from 'vitest';
import type { LogEntry, OperatorCollection, ReportedThing } from '../../src/contract/operator.ts';
import { post } from '../../tests/support/server/app.ts';
import { ada, bob, cyd, useOrderMarket } from '../../tests/support/server/order-market.ts';
import type { EmbeddedAccount } from '../demo/chain/accounts.ts';
import { saveCollection } from '../stores/save-collection.ts';

/* Cyd is the operator. */
const market = useOrderMarket();
const uuid = () => market.trade.item(5);
let collection = '';

const ask = async (path: string, by: EmbeddedAccount | null, init: RequestInit = {}) => {
  const headers = { ...(init.headers as Record<string, string>), ...(by ? await market.trade.as(by) : {}) };
  return market.trade.app.request(path, { ...init, headers });
};
const dataOf = async <T>(path: string, by: EmbeddedAccount | null = cyd) =>
  ((await (await ask(path, by)).json()) as { data: T }).data;
const decide = async (body: unknown) =>
  ((await (await ask('/marketplace/v1/operator/decisions', cyd, post(body))).json()) as { data: LogEntry }).data;
const undo = ({ id }: LogEntry) => ask(`/marketplace/v1/operator/log/${id}/undo`, cyd, post({}));

beforeAll(async () => {
  const [found] = await market.trade.database.query<{ uuid: string }>(
    `select uuid from collections where slug = 'glass'`,
  );
  collection = found?.uuid ?? '';
});

test('what is verified, featured or hidden survives a restart, and wins over the configuration', async () => {
  const { trade } = market;
  const registration = trade.chain.registrations.find(({ slug }) => slug === 'glass');
  const row = async () =>
    (await dataOf<OperatorCollection[]>('/marketplace/v1/operator/collections')).find(
      ({ subject }) => subject.uuid === collection,
    );
  const entries = [
    await decide({ about: 'verified', subject: collection, value: true }),
    await decide({ about: 'featured', subject: collection, value: 1 }),
    await decide({ about: 'hidden', subject: collection, value: { reason: 'spam' } }),
  ];
  if (registration) await saveCollection(trade.database, registration);
  expect(await row()).toMatchObject({
    subject: { hidden: true },
    verified: { value: true, configured: false, decided: true },
    featured: 1,
  });
  for (const entry of entries) await undo(entry);
  expect(await row()).toMatchObject({
    subject: { hidden: false },
    verified: { value: false, configured: false, decided: false },
    featured: null,
  });
});

test('the start page begins with what is featured, in its order', async () => {
  const slugs = async () =>
    (await dataOf<{ slug: string }[]>('/data/collection/slider/list', null)).map(({ slug }) => slug);
  const by = await slugs();
  const last = by.at(-1) ?? '';
  const { uuid: subject } = await dataOf<{ uuid: string }>(`/data/collection/${last}`, null);
  const entry = await decide({ about: 'featured', subject, value: 1 });
  expect(await slugs()).toEqual([last, ...by.slice(0, -1)]);
  await undo(entry);
});

test('what was reported waits for the operator until it is set aside or hidden, and after a new report again', async () => {
  const reports = () => dataOf<ReportedThing[]>('/marketplace/v1/operator/reports');
  const report = (reason: string, by: EmbeddedAccount) =>
    ask('/marketplace/v1/reports', by, post({ uuid: uuid(), reason, detail: 'Mine.' }));
  await report('stolen', ada);
  await report('copied', bob);
  expect(await reports()).toEqual([
    expect.objectContaining({
      count: 2,
      words: expect.arrayContaining([expect.objectContaining({ owner: ada.address, detail: 'Mine.' })]) as unknown,
    }),
  ]);
  const entry = await decide({ about: 'hidden', subject: uuid(), value: { reason: 'stolen' } });
  expect(await reports()).toEqual([]);
  await undo(entry);
  const until = Math.floor(Date.now() / 1000) + 1;
  const aside = await decide({ about: 'reports', subject: uuid(), value: { until } });
  expect(await reports()).toEqual([]);
  await market.trade.database.query(
    `insert into reports (nft_uuid, owner, reason, detail, created_at) values ($1, '0x1', 'spam', '', $2)`,
    [uuid(), until + 1],
  );
  expect(await reports()).toHaveLength(1);
  await undo(aside);
  expect((await reports())[0]?.count).toBe(3);
});
