import { expect, test } from 'vitest';
import { createKindBench, lastAsk } from '../../../../tests/support/trades/kind-bench.ts';
import { COLLECTION, makeListing } from '../../../../tests/support/trades/orders.ts';
import { makeRecord } from '../../../../tests/support/trades/records.ts';
import { OrderChangedError } from '../../best-order.ts';
import { SEAPORT_ADDRESS } from '../../order.ts';
import { purchaseBuyNow } from './purchase-buy-now.ts';

const recordOf = async () => {
  const order = await makeListing();
  const { fields, args, resources } = purchaseBuyNow.describe({ order, units: 1n });
  const executor = { kind: 'purchase:buy_now', version: 1, args };
  return { order, resources, record: makeRecord({ ...fields, id: 'the-id', executor }) };
};

test('the item is what must not be bought twice, whichever order of it is the cheapest', async () => {
  const { order, resources } = await recordOf();
  expect(resources).toEqual([`31337:${COLLECTION}:7`]);
  const cheaper = await makeListing({ unitPrice: 900n });
  expect(purchaseBuyNow.describe({ order: cheaper, units: 1n }).resources).toEqual(resources);
  const other = { ...order, nft: { ...order.nft, identifier: '8' } };
  expect(purchaseBuyNow.describe({ order: other, units: 1n }).resources).not.toEqual(resources);
});

test('what is asked of the wallet is what was simulated, to Seaport', async () => {
  const { order, record } = await recordOf();
  const bench = createKindBench();
  bench.best.set(order.uuid, order);
  await purchaseBuyNow.run(record, bench.ports());
  expect(lastAsk(bench)).toMatchObject({ name: 'fulfillAdvancedOrder', call: { to: SEAPORT_ADDRESS, value: 1000n } });
});

test('trying the same again cannot help when the order is gone or changed', async () => {
  const { record } = await recordOf();
  const failure = await purchaseBuyNow.run(record, createKindBench().ports()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OrderChangedError);
  expect(failure).toMatchObject({ retryable: false, message: 'Order for token Isohypse #7 was expired' });
});
