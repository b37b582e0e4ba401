import { expect, test } from 'vitest';
import { ada, refused, useOrderMarket } from '../../tests/support/server/order-market.ts';
import { OPEN_ORDERS } from './open-orders.ts';

const market = useOrderMarket();

/** So many copies of an order, as if its maker had signed each. */
const copy = (hash: string, count: number) =>
  market.trade.database.query(
    `insert into orders select r.* from orders o, generate_series(1, $2::int) n,
       jsonb_populate_record(o, jsonb_build_object('hash', '0xc0' || n, 'uuid', 'copy-' || n)) r where o.hash = $1`,
    [hash, count],
  );

test('a maker has so many open orders on a network; one more is refused until one is over', async () => {
  const { submit, update, raw, hashOf, database } = market.trade;
  const first = await market.list(1);
  await submit('order', first);
  await copy(hashOf(first), OPEN_ORDERS - 2);
  // Together they are one too many: one of them gets the last place.
  const orders = [await market.list(2), await market.list(3)];
  const answers = await Promise.all(orders.map((order) => raw.submit('order', order)));
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const left = orders.find((_, index) => answers[index]?.status === 409);
  if (!left) throw new Error('Both were taken');
  expect(await raw.submit('order', left)).toMatchObject(refused(409, 'order.too-many'));
  // Somebody else is not held up, nor a new price.
  await submit('offer', await market.bid(2));
  await update('order', hashOf(first), await market.again(first), ada);
  expect(await raw.submit('order', left)).toMatchObject(refused(409, 'order.too-many'));
  await database.query(`update orders set state = 'cancelled' where hash = '0xc01'`);
  await submit('order', left);
});
