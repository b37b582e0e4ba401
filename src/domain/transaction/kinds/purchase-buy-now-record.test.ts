import { describe, expect, test } from 'vitest';
import { createKindBench, lastAsk } from '../../../../tests/support/trades/kind-bench.ts';
import { COLLECTION, makeListing, ORDER_UUID, SELLER } from '../../../../tests/support/trades/orders.ts';
import { makeRecord } from '../../../../tests/support/trades/records.ts';
import { OrderChangedError } from '../../best-order.ts';
import { SEAPORT_ADDRESS } from '../../order.ts';
import { purchaseBuyNow } from './purchase-buy-now.ts';
import { purchaseBuyNowView } from '../views/purchase-buy-now.ts';

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

describe('the record', () => {
  test("carries the spec's fields [C78] [C79] [C80] [C81] [C82] [C83] [C84]", async () => {
    const { order } = await recordOf();
    const { fields } = purchaseBuyNow.describe({ order, units: 1n });
    expect(fields).toEqual({
      tokenList: [
        {
          amount: '1',
          price: { amount: '1000', amountUsd: '1', symbol: 'ETH' },
          displayImageURL: order.nft.image,
          network: 'meridian',
          itemType: 2,
        },
      ],
      tokenUuids: [ORDER_UUID],
      tokenName: 'Isohypse #7',
      itemType: 2,
      network: 'meridian',
      fee: '60',
      decimals: 0,
    });
  });
  test("its titles are the spec's [K63] [K64]", () => {
    expect(purchaseBuyNowView.titles(makeRecord()).approve).toBe('Approve purchase');
    expect(purchaseBuyNowView.titles(makeRecord()).success).toBe('Your purchase is complete');
  });
  test('the seller of the fixture is who signed', async () => {
    const { order } = await recordOf();
    expect(order.parameters.offerer).toBe(SELLER.address.toLowerCase());
  });
});
