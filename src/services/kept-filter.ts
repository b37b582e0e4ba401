import * as v from 'valibot';
import {
  nftSorts,
  nftStatuses,
  type Nft,
  type NftCard,
  type NftFacets,
  type NftSort,
  type NftStatus,
} from '../contract/nft.ts';
import type { Price } from '../contract/order.ts';
import { parseUnits } from '../domain/money.ts';

/*
 * The filters, orders and counts of a collection's list, from items that are kept on the device. What these do not tell
 * is not guessed: the answer is null, as from a network that is not there.
 */

/** What a list is asked for; one that names anything else is not answered here. */
const filterSchema = v.strictObject({
  sort: v.optional(v.picklist(nftSorts), 'price-asc'),
  status: v.optional(v.picklist(nftStatuses)),
  minPrice: v.optional(v.string()),
  maxPrice: v.optional(v.string()),
  currency: v.optional(v.string()),
  search: v.optional(v.string()),
  trait: v.optional(v.array(v.string()), []),
});
type Filter = v.InferOutput<typeof filterSchema>;

export type WholeItem = { card: NftCard; nft: Nft };
export type WholeCollection = {
  items: readonly WholeItem[];
  /** Further prices of it, for their rates. */
  prices: readonly (Price | null | undefined)[];
  /** Of a bound that names no other currency. */
  currency: string;
  /** Whether an offer for any of its items is open: then no item's best offer tells of one for that item. */
  hasOffer: boolean;
};

/** Thrown where the kept items do not tell. */
class NotKnownError extends Error {}
const notKnown = (): never => {
  throw new NotKnownError();
};
const unlessUnknown = <T>(answer: () => T): T | null => {
  try {
    return answer();
  } catch (error) {
    if (error instanceof NotKnownError) return null;
    throw error;
  }
};

const WEEK_S = 7 * 86_400;
const MICRO_PLACES = 6;
/** Decimals of the currency with most. */
const BOUND_PLACES = 18;
const upper = (text: string) => text.toUpperCase();

/** Millionths of a dollar, as the server sorts by: with one rate for each currency, the first that is told. */
function dollarsOf({ items, prices }: WholeCollection): (value: bigint, decimals: number, symbol: string) => bigint {
  const rates = new Map<string, bigint>();
  const told = items.flatMap(({ card }) => [card.listing?.price, card.bestOffer, card.lastSale]);
  for (const price of [...told, ...prices]) {
    const rate = parseUnits(price?.usdRate ?? '', MICRO_PLACES);
    if (price && rate !== null && !rates.has(upper(price.token.symbol))) rates.set(upper(price.token.symbol), rate);
  }
  return (value, decimals, symbol) => (value * (rates.get(upper(symbol)) ?? notKnown())) / 10n ** BigInt(decimals);
}

type Test = (item: WholeItem) => boolean;
type Rank = (item: WholeItem) => bigint | null;

const typeOf = (trait: string) => trait.split(':', 1)[0] ?? '';
const traitOf = ({ traitType, value }: { traitType: string; value: string }) => `${traitType}:${value}`;

/** The values of one type are alternatives; all types are required. */
const traitTests = (traits: readonly string[]): Test[] =>
  [...new Set(traits.map(typeOf))].map((type) => {
    const wanted = traits.filter((trait) => typeOf(trait) === type);
    return ({ nft }) => nft.attributes.some((attribute) => wanted.includes(traitOf(attribute)));
  });

const statusTests = ({ hasOffer }: WholeCollection, nowMs: number): Record<NftStatus, Test> => ({
  'buy-now': ({ card }) => card.listing !== null,
  'not-listed': ({ card }) => card.listing === null,
  'has-offers': ({ card }) => (hasOffer ? notKnown() : card.bestOffer !== null),
  new: ({ nft: { minted } }) =>
    minted === undefined ? notKnown() : minted !== null && minted.time > nowMs / 1000 - WEEK_S,
});

/** All filters but the item's state. */
function testsOf(of: WholeCollection, rank: Rank, filter: Filter): Test[] {
  const { minPrice, maxPrice, currency, search, trait } = filter;
  const tests = traitTests(trait);
  const bound = (text: string) =>
    dollarsOf(of)(parseUnits(text, BOUND_PLACES) ?? notKnown(), BOUND_PLACES, currency ?? of.currency);
  if (currency !== undefined)
    tests.push(({ card }) => card.listing !== null && upper(card.listing.price.token.symbol) === upper(currency));
  if (minPrice !== undefined) {
    const least = bound(minPrice);
    tests.push((item) => (rank(item) ?? -1n) >= least);
  }
  if (maxPrice !== undefined) {
    const most = bound(maxPrice);
    tests.push((item) => (rank(item) ?? most + 1n) <= most);
  }
  if (search !== undefined) {
    const text = search.toLowerCase();
    const number = search.replace(/^#/, '');
    tests.push(({ card }) => card.name.toLowerCase().includes(text) || card.identifier === number);
  }
  return tests;
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);

/** What is not there comes last, whichever the direction; equals are sorted by number. */
const ordersOf = (rank: Rank): Record<NftSort, { key: Rank; down: boolean; tieDown: boolean }> => ({
  'price-asc': { key: rank, down: false, tieDown: false },
  'price-desc': { key: rank, down: true, tieDown: false },
  newest: { key: ({ nft }) => (nft.minted ? BigInt(nft.minted.time) : notKnown()), down: true, tieDown: true },
  identifier: { key: () => 0n, down: false, tieDown: false },
  rarity: { key: ({ card }) => (card.rank === null ? null : BigInt(card.rank)), down: false, tieDown: false },
});

function sorted(items: readonly WholeItem[], sort: NftSort, rank: Rank): WholeItem[] {
  const { key, down, tieDown } = ordersOf(rank)[sort];
  const keyed = items.map((item) => ({ item, key: key(item), number: BigInt(item.card.identifier) }));
  return keyed
    .toSorted((a, b) => {
      if ((a.key === null) !== (b.key === null)) return a.key === null ? 1 : -1;
      const byKey = compare(a.key ?? 0n, b.key ?? 0n);
      const byNumber = compare(a.number, b.number);
      return byKey === 0 ? (tieDown ? -byNumber : byNumber) : down ? -byKey : byKey;
    })
    .map(({ item }) => item);
}

const rankOf = (of: WholeCollection): Rank => {
  const dollars = dollarsOf(of);
  return ({ card: { listing } }) =>
    listing && dollars(BigInt(listing.price.value), listing.price.token.decimals, listing.price.token.symbol);
};

/** The items that the list would hold, in its order; null where that cannot be told. */
export function filterKept(of: WholeCollection, asked: unknown, nowMs: number): NftCard[] | null {
  const parsed = v.safeParse(filterSchema, asked);
  if (!parsed.success) return null;
  const filter = parsed.output;
  return unlessUnknown(() => {
    const rank = rankOf(of);
    const tests = testsOf(of, rank, filter);
    if (filter.status !== undefined) tests.push(statusTests(of, nowMs)[filter.status]);
    const found = of.items.filter((item) => tests.every((test) => test(item)));
    return sorted(found, filter.sort, rank).map(({ card }) => card);
  });
}

function countTraits(items: readonly WholeItem[]): NftFacets['traits'] {
  const counts = new Map<string, NftFacets['traits'][number]>();
  for (const { nft } of items)
    for (const { traitType, value } of nft.attributes) {
      const trait = traitOf({ traitType, value });
      counts.set(trait, { traitType, value, count: (counts.get(trait)?.count ?? 0) + 1 });
    }
  return [...counts.values()];
}

/** What each further filter would leave; null where that cannot be told. */
export function countKept(of: WholeCollection, asked: unknown, nowMs: number): NftFacets | null {
  const parsed = v.safeParse(filterSchema, asked);
  if (!parsed.success) return null;
  const filter = parsed.output;
  return unlessUnknown(() => {
    const rank = rankOf(of);
    const states = statusTests(of, nowMs);
    const matching = (traits: readonly string[], status: NftStatus | undefined) => {
      const tests = testsOf(of, rank, { ...filter, trait: [...traits] });
      if (status !== undefined) tests.push(states[status]);
      return of.items.filter((item) => tests.every((test) => test(item)));
    };
    const all = matching(filter.trait, undefined);
    const count = (status: NftStatus) => unlessUnknown(() => all.filter(states[status]).length) ?? undefined;
    const chosen = new Set(filter.trait.map(typeOf));
    const others = countTraits(matching(filter.trait, filter.status));
    const alternatives = [...chosen].flatMap((type) => {
      const rest = filter.trait.filter((trait) => typeOf(trait) !== type);
      return countTraits(matching(rest, filter.status)).filter(({ traitType }) => traitType === type);
    });
    return {
      complete: true,
      statuses: {
        all: all.length,
        'buy-now': all.filter(states['buy-now']).length,
        'not-listed': count('not-listed'),
        'has-offers': count('has-offers'),
        new: count('new'),
      },
      traits: [...others.filter(({ traitType }) => !chosen.has(traitType)), ...alternatives],
    };
  });
}
