import type { NftCard } from '../../contract/nft.ts';
import type { Order, Price } from '../../contract/order.ts';
import type { SameMoney } from '../../domain/price-comparison.ts';

/** Items that are not for sale first: who accepts an offer rarely means one they ask a price for. */
export const unlistedFirst = (items: readonly NftCard[]): NftCard[] => [
  ...items.filter(({ listing }) => listing === null),
  ...items.filter(({ listing }) => listing !== null),
];

/** What the item is listed at, where that is more than the offer, in the same money; else null. */
export function listedAbove({ listing }: NftCard, offer: Order, same: SameMoney): Price | null {
  if (listing === null || !same(listing.price.token.address, offer.price.token.address)) return null;
  return BigInt(listing.price.value) > BigInt(offer.price.value) ? listing.price : null;
}
