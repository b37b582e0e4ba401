import { expect, test } from 'vitest';
import { ada, bob, refused, useOrderMarket } from '../../tests/support/server/order-market.ts';
import { REPORTS_A_DAY } from '../../src/contract/report.ts';
import type { EmbeddedAccount } from '../demo/chain/accounts.ts';

const market = useOrderMarket();

const report = async (body: unknown, by: EmbeddedAccount | null) =>
  market.trade.answer('/v1/reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(by === null ? {} : await market.trade.as(by)) },
    body: JSON.stringify(body),
  });
const stored = () =>
  market.trade.database.query<{ owner: string; reason: string; detail: string }>(
    'select owner, reason, detail from reports order by created_at, owner',
  );

test('an item is reported once a person, who may change their mind; nobody reports without a session', async () => {
  const uuid = market.trade.item(1);
  expect(await report({ uuid, reason: 'spam' }, null)).toMatchObject(refused(401, 'auth.required'));
  expect((await report({ uuid, reason: 'spam' }, ada)).body).toMatchObject({ data: { uuid } });
  expect((await report({ uuid: uuid.toUpperCase(), reason: 'stolen', detail: ' Mine. ' }, ada)).body).toMatchObject({
    data: { uuid },
  });
  expect(await stored()).toEqual([
    expect.objectContaining({ owner: ada.address.toLowerCase(), reason: 'stolen', detail: 'Mine.' }),
  ]);
});

test('a collection is reported, with a link to the original', async () => {
  const [collection] = await market.trade.database.query<{ uuid: string }>('select uuid from collections limit 1');
  const link = 'https://artist.example/original';
  const body = { uuid: collection?.uuid, reason: 'copied', link };
  expect((await report(body, ada)).body).toMatchObject({ data: { uuid: collection?.uuid } });
  expect(await market.trade.database.query('select link from reports where nft_uuid = $1', [body.uuid ?? ''])).toEqual([
    { link },
  ]);
  expect((await report({ uuid: body.uuid, reason: 'copied' }, ada)).status).toBe(200);
  expect(await market.trade.database.query('select link from reports where nft_uuid = $1', [body.uuid ?? ''])).toEqual([
    { link: '' },
  ]);
});

test.each([
  { uuid: crypto.randomUUID(), reason: 'copied', link: 'javascript:alert(1)' },
  { uuid: crypto.randomUUID(), reason: 'copied', link: `https://a.example/${'a'.repeat(500)}` },
  { uuid: 'x', reason: 'spam' },
  { uuid: crypto.randomUUID(), reason: 'dull' },
  { uuid: crypto.randomUUID(), reason: 'spam', detail: 'a'.repeat(501) },
])('%j is no report', async (body) => {
  expect(await report(body, bob)).toMatchObject(refused(400, 'bad-request'));
});

test('what the market does not know cannot be reported, and nobody reports without end', async () => {
  expect(await report({ uuid: crypto.randomUUID(), reason: 'spam' }, bob)).toMatchObject(refused(404, 'not-found'));
  await market.trade.database.query(
    `insert into reports (nft_uuid, owner, reason, detail, created_at)
     select 'item-' || n, $1, 'spam', '', extract(epoch from now())::bigint from generate_series(1, ${REPORTS_A_DAY}) n`,
    [bob.address.toLowerCase()],
  );
  expect(await report({ uuid: market.trade.item(2), reason: 'spam' }, bob)).toMatchObject(
    refused(429, 'reports.too-many'),
  );
});
