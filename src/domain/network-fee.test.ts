import { describe, expect, test } from 'vitest';
import { listingOf, WETH, type ListingChange } from '../../tests/support/trades/cart.ts';
import { CREATOR, MARKET } from '../../tests/support/trades/orders.ts';
import type { Order } from '../contract/order.ts';
import type { CheckoutPart } from './cart-checkout.ts';
import { estimateGas, isOpen } from './network-fee.ts';

/** A listing that pays seller, marketplace and creator. */
function order(n: number, change: ListingChange & { orderType?: 0 | 1 | 2 | 3 } = {}): Order {
  const { orderType = 0, ...listing } = change;
  const made = listingOf(n, listing);
  const [payment] = made.parameters.consideration;
  const consideration = [payment!, { ...payment!, recipient: MARKET }, { ...payment!, recipient: CREATOR }];
  return { ...made, parameters: { ...made.parameters, orderType, consideration } };
}
const part = (...orders: Order[]): CheckoutPart => ({
  token: orders[0]!.price.token,
  chainId: 31337,
  entries: orders.map((one) => ({ order: one, units: 1n })),
});

describe('gas of a cart', () => {
  test('one single item for native money, its seller and two recipients of fees', () => {
    expect(estimateGas(part(order(1)))).toBe(169_500n);
  });
  test('a further order of the same people costs less than the first', () => {
    expect(estimateGas(part(order(1), order(2))) - estimateGas(part(order(1)))).toBe(72_900n);
  });
  test('somebody else to pay is a seller and a payment more', () => {
    const other = order(2, { maker: `0x${'ab'.repeat(20)}` });
    expect(estimateGas(part(order(1), other)) - estimateGas(part(order(1), order(2)))).toBe(21_000n);
  });
  test('copies cost more than a single item, and no first item of a collection', () => {
    const copies = (n: number) => order(n, { itemType: 3, maxAmount: 5n });
    expect(estimateGas(part(copies(1)))).toBe(164_600n);
    expect(estimateGas(part(copies(1), copies(2)))).toBe(259_200n);
  });
  test('a second collection of single items is counted', () => {
    const made = order(2);
    const other = { ...made, nft: { ...made.nft, collectionAddress: WETH.address } };
    expect(estimateGas(part(order(1), other)) - estimateGas(part(order(1), made))).toBe(26_600n);
  });
  test('a token as money costs more once', () => {
    const paid = (n: number) => order(n, { token: WETH });
    for (const [inToken, native] of [
      [part(paid(1)), part(order(1))],
      [part(paid(1), paid(2)), part(order(1), order(2))],
    ] as const) {
      expect(estimateGas(inToken) - estimateGas(native)).toBe(9_000n);
    }
  });
  test('a question to a zone costs with each order that has one', () => {
    const [one, two] = [order(1, { orderType: 2 }), order(2, { orderType: 3 })];
    expect(estimateGas(part(one, order(2))) - estimateGas(part(order(1), order(2)))).toBe(20_500n);
    expect(estimateGas(part(one, two)) - estimateGas(part(order(1), order(2)))).toBe(41_000n);
  });
});

test('only a cart without restricted orders is open to everybody', () => {
  expect(isOpen(part(order(1), order(2, { orderType: 1 })))).toBe(true);
  for (const orderType of [2, 3] as const) expect(isOpen(part(order(1), order(2, { orderType })))).toBe(false);
});
