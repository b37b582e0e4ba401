import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ada, bob, refused, useOrderMarket } from '../../tests/support/server/order-market.ts';
import type { EmbeddedAccount } from '../demo/chain/accounts.ts';
import { nftCardSchema } from '../../src/contract/nft.ts';
import { pagedSchema } from '../../src/contract/paging.ts';
import { WATCHED_AT_MOST } from '../../src/contract/watch-list.ts';

const market = useOrderMarket();
const PATH = '/v1/watch-list';

const headers = async (by: EmbeddedAccount | null) => (by === null ? {} : market.trade.as(by));
const put = async (uuid: unknown, by: EmbeddedAccount | null) =>
  market.trade.answer(PATH, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...(await headers(by)) },
    body: JSON.stringify({ uuid }),
  });
const remove = async (uuid: string, by: EmbeddedAccount | null) =>
  market.trade.answer(`${PATH}?uuid=${uuid}`, { method: 'DELETE', headers: await headers(by) });
const get = async (query: string, by: EmbeddedAccount | null) =>
  market.trade.answer(`${PATH}${query}`, { headers: await headers(by) });
const watched = async (by: EmbeddedAccount, query = '') => {
  const { data, pagination } = v.parse(pagedSchema(nftCardSchema), (await get(query, by)).body);
  return { total: pagination.total, items: data.map(({ identifier }) => identifier) };
};

test('nobody reads or changes a watch list without a valid access token [G20] [J8] [J9] [J10]', async () => {
  const uuid = market.trade.item(1);
  for (const answer of [await get('', null), await put(uuid, null), await remove(uuid, null)])
    expect(answer).toMatchObject(refused(401, 'auth.required'));
});

test('what is added is listed, newest first, to its own account alone; twice is once [A35] [J8] [J9]', async () => {
  const [one, two] = [market.trade.item(1), market.trade.item(2)];
  expect((await put(one, ada)).body).toMatchObject({ data: { uuid: one } });
  await market.trade.database.query('update watch_list set added_at = added_at - 60');
  await put(two.toUpperCase(), ada);
  await put(one, ada);
  expect(await watched(ada)).toEqual({ total: 2, items: ['2', '1'] });
  expect(await watched(ada, '?size=1&page=2')).toEqual({ total: 2, items: ['1'] });
  expect(await watched(bob)).toEqual({ total: 0, items: [] });
  await put(one, bob);
  await remove(two, bob);
  expect(await watched(ada)).toEqual({ total: 2, items: ['2', '1'] });
  expect(await watched(ada, `?uuid=${one}&uuid=${market.trade.item(3)}`)).toEqual({ total: 1, items: ['1'] });
});

test('what is removed is gone, and removing it again changes nothing [J10]', async () => {
  const uuid = market.trade.item(4);
  await put(uuid, ada);
  expect(await watched(ada, `?uuid=${uuid}`)).toMatchObject({ total: 1 });
  for (let time = 0; time < 2; time += 1) expect((await remove(uuid, ada)).body).toMatchObject({ data: { uuid } });
  expect(await watched(ada, `?uuid=${uuid}`)).toMatchObject({ total: 0 });
});

test('what is no work, or none that the market knows, is refused; so is one more than a list holds', async () => {
  expect(await put('x', ada)).toMatchObject(refused(400, 'bad-request'));
  expect(await put(crypto.randomUUID(), ada)).toMatchObject(refused(404, 'not-found'));
  expect(await get('?uuid=x', ada)).toMatchObject(refused(400, 'bad-request'));
  const [known, next] = [market.trade.item(5), market.trade.item(6)];
  await put(known, ada);
  await market.trade.database.query(
    `insert into watch_list (owner, nft_uuid, added_at)
     select $1::text, 'filler ' || n, 0 from generate_series(1, $2::int - (select count(*) from watch_list where owner = $1::text)::int) n`,
    [ada.address.toLowerCase(), WATCHED_AT_MOST],
  );
  expect(await put(next, ada)).toMatchObject(refused(409, 'watch-list.full'));
  expect((await put(known, ada)).status).toBe(200);
  await remove(known, ada);
  expect((await put(next, ada)).status).toBe(200);
});
