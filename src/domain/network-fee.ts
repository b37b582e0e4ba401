import type { CheckoutPart } from './cart-checkout.ts';
import { ITEM } from './item-types.ts';
import { ZERO_ADDRESS } from './order.ts';

/**
 * Gas of a cart's call, measured on Seaport 1.6 with OpenZeppelin's tokens; the integration test of
 * the same name compares them with what real purchases use. Other tokens need more or less: an estimate.
 */
const GAS = {
  /** The transaction and the call themselves. */
  call: 25_000n,
  /** Per order, by its item's type. */
  order: { 2: 58_650n, 3: 80_350n },
  /** Per payment that an order names, and per person who is paid: one payment each, whatever for. */
  payment: 4_750n,
  recipient: 12_000n,
  seller: 9_000n,
  /** Once, where a token is the money. */
  token: 9_000n,
  /** Per collection of single items, for a buyer who has none of it yet. */
  collection: 26_600n,
  /** Per order that asks its zone. */
  restricted: 20_500n,
} as const;

/** Allowing Seaport to take a token, for the first time. */
export const APPROVAL_GAS = 46_700n;

const PARTIAL_OPEN = 1;

/** Whether anybody may fill it: a restricted one needs its zone's permission, which a visitor does not get. */
export const isOpen = ({ entries }: CheckoutPart) =>
  entries.every(({ order }) => order.parameters.orderType <= PARTIAL_OPEN);

const distinct = (values: readonly string[]) => BigInt(new Set(values).size);

/** Gas that buying these would use, without an approval. */
export function estimateGas({ token, entries }: CheckoutPart): bigint {
  const orders = entries.map(({ order }) => order);
  const payments = orders.flatMap((order) => order.parameters.consideration);
  const singles = orders.filter((order) => order.nft.itemType === ITEM.ERC721);
  const restricted = orders.filter((order) => order.parameters.orderType > PARTIAL_OPEN);
  return (
    GAS.call +
    orders.reduce((sum, order) => sum + GAS.order[order.nft.itemType], 0n) +
    GAS.payment * BigInt(payments.length) +
    GAS.recipient * distinct(payments.map(({ recipient }) => recipient)) +
    GAS.seller * distinct(orders.map(({ maker }) => maker)) +
    (token.address === ZERO_ADDRESS ? 0n : GAS.token) +
    GAS.collection * distinct(singles.map((order) => order.nft.collectionAddress)) +
    GAS.restricted * BigInt(restricted.length)
  );
}
