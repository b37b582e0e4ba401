import type { Order } from '../../../src/contract/order.ts';
import { hashOrder, orderDigest } from '../../../src/domain/seaport.ts';
import { purchaseCart, type CartRequest } from '../../../src/domain/transaction/kinds/purchase-cart.ts';
import { uuidOf } from './cart.ts';
import type { KindBench } from './kind-bench.ts';
import { makeListing, SELLER } from './orders.ts';
import { makeRecord } from './records.ts';

export const CHECKOUT = uuidOf(9, 1);

/** The n-th item's signed listing. */
export async function signedListing(n: number, change: Parameters<typeof makeListing>[0] = {}): Promise<Order> {
  const order = await makeListing(change);
  const parameters = { ...order.parameters, salt: n.toString() };
  parameters.offer = parameters.offer.map((item) => ({ ...item, identifierOrCriteria: n.toString() }));
  return {
    ...order,
    uuid: uuidOf(2, n),
    nft: { ...order.nft, identifier: n.toString(), name: `Isohypse #${n}` },
    parameters,
    hash: hashOrder(parameters),
    signature: await SELLER.sign({ hash: orderDigest(parameters, order.chainId) }),
  };
}

/** For sale on the bench: a single item for 1000, and five copies of another for 300 each. */
export async function listTwo(bench: KindBench, change: { token?: `0x${string}` } = {}) {
  const one = await signedListing(11, change);
  const many = await signedListing(12, { ...change, units: 5n, unitPrice: 300n });
  bench.best = new Map([one, many].map((order) => [order.uuid, order]));
  return { one, many };
}

/** Runs the purchase of a cart; `damage` is what became of its record in storage. */
export function runCart(bench: KindBench, entries: CartRequest['entries'], damage: object = {}) {
  const { fields, args } = purchaseCart.describe({ entries, checkout: CHECKOUT });
  const executor = { kind: 'purchase:cart', version: 1, args };
  const record = makeRecord({ ...fields, id: 'the-id', type: 'purchase:cart', executor, ...damage });
  return purchaseCart.run(record, bench.ports());
}
