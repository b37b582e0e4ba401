import { zeroHash } from 'viem';
import type { Nft, NftCard } from '../contract/nft.ts';
import type { Price } from '../contract/order.ts';
import type { StaticItem, StaticMarket } from '../contract/static-market.ts';
import { ITEM } from '../domain/item-types.ts';
import { ZERO_ADDRESS } from '../domain/order.ts';
import type { WholeCollection, WholeItem } from '../services/kept-filter.ts';
import { judgedOf } from './book.ts';
import { identityOf, itemsOf, type Entry } from './catalogue.ts';
import { readMarket } from './files.ts';
import { readOwner, type Judged } from './judge.ts';
import { byPrice, priceOf } from './prices.ts';

/* Items with what the orders say of them. */

/** How many of a collection's items have each trait. */
export function facetsOf(items: Iterable<StaticItem>): Map<string, Map<string, number>> {
  const facets = new Map<string, Map<string, number>>();
  for (const { attributes } of items)
    for (const { traitType, value } of attributes) {
      const values = facets.get(traitType) ?? new Map<string, number>();
      values.set(value, (values.get(value) ?? 0) + 1);
      facets.set(traitType, values);
    }
  return facets;
}

const counted = new WeakMap<object, ReturnType<typeof facetsOf>>();
const facetsOnce = (items: ReadonlyMap<string, StaticItem>) => {
  const facets = counted.get(items) ?? facetsOf(items.values());
  counted.set(items, facets);
  return facets;
};

const unitPrice = ({ terms: { unitValue, token } }: Judged, rates: StaticMarket['rates']): Price =>
  priceOf(unitValue, token, rates);

export function cardOf(
  entry: Entry,
  item: StaticItem,
  { listing, bestOffer, rates }: { listing: Judged | null; bestOffer: Judged | null; rates: StaticMarket['rates'] },
): NftCard {
  return {
    ...identityOf(entry, item),
    supply: item.supply,
    ownedAmount: null,
    listing: listing && {
      uuid: listing.terms.uuid,
      price: unitPrice(listing, rates),
      maxAmount: listing.maxAmount.toString(),
      tokensRemaining: listing.remaining.toString(),
      endTime: listing.terms.endTime,
    },
    bestOffer: bestOffer && unitPrice(bestOffer, rates),
    lastSale: null,
    rank: item.rank,
  };
}

/** What the chain says of its holder is added by who needs it. */
function nftOf(entry: Entry, item: StaticItem, items: ReadonlyMap<string, StaticItem>): Nft {
  const facets = facetsOnce(items);
  return {
    ...identityOf(entry, item),
    description: item.description,
    tokenUri: '',
    media: null,
    supply: item.supply,
    owner: null,
    ownersCount: 0,
    ownedAmount: null,
    attributes: item.attributes.map(({ traitType, value }) => ({
      traitType,
      value,
      count: facets.get(traitType)?.get(value) ?? 1,
    })),
    rank: item.rank,
    collectionSize: items.size,
    creator: entry.collection.creator,
  };
}

export async function detailOf(entry: Entry, item: StaticItem): Promise<Nft> {
  const nft = nftOf(entry, item, await itemsOf(entry));
  const owner = entry.collection.itemType === ITEM.ERC721 ? await readOwner(entry, item.identifier) : null;
  return { ...nft, owner, ownersCount: owner === null ? 0 : 1 };
}

/** The cheapest listing, and the best offer, of each item; of the collection as a whole under `''`. */
export type Best = { listings: Map<string, Judged>; offers: Map<string, Judged> };

export async function bestOf(entry: Entry): Promise<Best> {
  const { rates } = await readMarket();
  const active = (await judgedOf(entry)).filter(({ state }) => state === 'active').toSorted(byPrice(rates));
  const best: Best = { listings: new Map(), offers: new Map() };
  for (const one of active) {
    const { side, identifier, root } = one.terms;
    if (side === 'listing' && !best.listings.has(identifier ?? '')) best.listings.set(identifier ?? '', one);
    // By price upwards: the last is the best. An offer on a trait is no item's own, nor the collection's.
    if (side === 'offer' && root === null) best.offers.set(identifier ?? '', one);
  }
  return best;
}

/** All of a collection, as filters and counts want it. */
export async function wholeOf(entry: Entry): Promise<WholeCollection & { best: Best }> {
  const [{ rates }, items, best] = await Promise.all([readMarket(), itemsOf(entry), bestOf(entry)]);
  const { network } = entry;
  const rows = [...items.values()].map((item): WholeItem => {
    const listing = best.listings.get(item.identifier) ?? null;
    const bestOffer = best.offers.get(item.identifier) ?? null;
    const minted = { to: ZERO_ADDRESS, time: item.minted, transactionHash: zeroHash } as const;
    return {
      card: cardOf(entry, item, { listing, bestOffer, rates }),
      nft: { ...nftOf(entry, item, items), minted },
    };
  });
  return {
    items: rows,
    prices: network.tokens.map((token) => priceOf(0n, token, rates)),
    currency: network.currency.symbol,
    hasOffer: best.offers.has(''),
    best,
  };
}
