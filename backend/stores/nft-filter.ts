import type { NftSort, NftStatus } from '../../src/contract/nft.ts';
import type { Param } from '../db/database.ts';
import { parseDecimal, usdMicros } from '../core/price.ts';
import { LOOKED_AT } from './bounded-count.ts';
import type { CollectionRow } from './collections.ts';
import { Conditions } from './conditions.ts';
import { likePattern, wallSeconds, type StoreContext } from './context.ts';

/**
 * Filters of a collection's items. Prices are decimal texts in whole tokens of `currency` (a symbol), or of the
 * network's own; `traits` are `Type:Value`.
 */
export type NftFilter = {
  status: NftStatus | null;
  minPrice: string | null;
  maxPrice: string | null;
  currency: string | null;
  search: string | null;
  traits: readonly string[];
  owner: string | null;
};

const NEW_SECONDS = 7 * 86_400;
/** Items minted after this are new. Unix seconds. */
export const newSince = () => wallSeconds() - NEW_SECONDS;

/** `Type:Value` texts by their type: alternatives inside a type, all types required. */
function traitGroups(traits: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const trait of traits) {
    const type = trait.split(':', 1)[0] ?? '';
    groups.set(type, [...(groups.get(type) ?? []), trait]);
  }
  return [...groups.values()];
}

/** What a list is sorted by is what its price conditions name: so its index answers both. */
export const PRICE_UP = `coalesce(n.listing_rank, 'Infinity')`;
export const PRICE_DOWN = 'coalesce(n.listing_rank, -1)';

/**
 * Conditions of `nfts n`, all of them in `where`, to which more may be added, and in `all`; `params`: what these bind, the
 * collection first. `within`: those that an index finds, in the order `order`; `rest`: what must be looked at in each row
 * that it finds.
 */
export type NftConditions = {
  where: Conditions;
  params: readonly Param[];
  all: string;
  within: string;
  order: string;
  rest: string;
  /** SQL of the balances of whom the filter names, one more than are looked at; null where it names nobody. */
  held: string | null;
  /** Each trait type's alternatives, and the condition that their index finds. */
  groups: readonly { traits: readonly string[]; indexed: string }[];
  /** What else than traits `trait_items n` are to be, where these say all that is asked: null where they do not. */
  narrow: (() => Conditions) | null;
};

function pricesOf(
  context: StoreContext,
  collection: CollectionRow,
  query: NftFilter,
  where: Conditions,
  down: boolean,
) {
  const network = context.networks.require(collection.chainId);
  const symbol = query.currency?.toUpperCase();
  const token = network.tokens.find((known) => known.symbol.toUpperCase() === symbol);
  const key = down ? PRICE_DOWN : PRICE_UP;
  const unlisted = down ? '-1' : `'Infinity'`;
  const prices: string[] = [];
  const bound = (text: string | null, sign: '>=' | '<=') => {
    const unit = token ?? network.currency;
    const value = text === null ? null : parseDecimal(text, unit.decimals);
    if (value !== null)
      prices.push(`${key} ${sign} ${where.bind(usdMicros(value, unit, context.usdRates).toString())}::numeric`);
  };
  bound(query.minPrice, '>=');
  bound(query.maxPrice, '<=');
  const tokens = symbol === undefined ? [] : [token ? `n.listing_token = ${where.bind(token.address)}` : 'false'];
  // Only what is listed has a price.
  if (query.status === 'buy-now' || prices.length + tokens.length > 0)
    prices.push(`${key} ${down ? '>' : '<'} ${unlisted}`);
  if (query.status === 'not-listed') prices.push(`${key} = ${unlisted}`);
  return { prices, tokens };
}

/** `sort`: what the list is sorted by that these conditions are for. */
export function filterConditions(
  context: StoreContext,
  collection: CollectionRow,
  query: NftFilter,
  sort: NftSort = 'price-asc',
): NftConditions {
  const where = new Conditions();
  const uuid = where.bind(collection.uuid);
  const base = `n.collection_uuid = ${uuid} and n.supply > 0`;
  const { prices, tokens } = pricesOf(context, collection, query, where, sort === 'price-desc');
  const rest = tokens;
  if (query.search !== null) {
    const pattern = where.bind(likePattern(query.search));
    const number = /^#?([0-9]{1,78})$/.exec(query.search)?.[1];
    // An item without a name is called by its collection and number.
    const nameless = `(n.name = '' and ${where.bind(`${collection.name} #`)}::text || n.identifier ilike ${pattern})`;
    const numbered = number === undefined ? '' : ` or n.identifier = ${where.bind(number)}::numeric`;
    rest.push(`(n.name ilike ${pattern} or ${nameless}${numbered})`);
  }
  const groups = traitGroups(query.traits).map((traits) => {
    const bound = `${where.bind(traits)}::text[]`;
    rest.push(`n.traits && ${bound}`);
    return { traits, indexed: `item_traits(n.collection_uuid, n.traits) && item_traits(${uuid}, ${bound})` };
  });
  const offered = query.status === 'has-offers' ? ['n.offer_hash is not null'] : [];
  const isRecent = (to: Conditions) =>
    query.status === 'new' ? [`n.minted_time > ${to.bind(newSince())}::bigint`] : [];
  const recent = isRecent(where);
  const balances = (owner: string) =>
    `select b.nft_uuid from balances b where b.collection_uuid = ${uuid} and b.owner = ${owner}`;
  const owner = query.owner === null ? null : where.bind(query.owner);
  // What exists once is its owner's by its own word: a walk need not look into the balances.
  const held =
    owner === null ? [] : [collection.itemType === 2 ? `n.owner = ${owner}` : `n.uuid in (${balances(owner)})`];
  const someHeld = owner === null ? null : `${balances(owner)} limit ${LOOKED_AT + 1}`;
  const all = [base, ...prices, ...offered, ...recent, ...held, ...rest];
  for (const part of all) where.add(part);
  // The index whose rows are looked at: of the few that an account has, or of one state.
  const [found, order] =
    held.length > 0
      ? [held, 'n.uuid']
      : offered.length > 0
        ? [offered, 'n.identifier']
        : recent.length > 0
          ? [recent, 'n.minted_time desc']
          : prices.length > 0
            ? [prices, `${sort === 'price-desc' ? `${PRICE_DOWN} desc` : PRICE_UP}, n.identifier`]
            : [[], 'n.identifier'];
  const others = all.slice(1).filter((part) => !found.includes(part));
  const narrow = () => {
    const of = new Conditions();
    const { prices: bounds } = pricesOf(context, collection, query, of, sort === 'price-desc');
    for (const part of [...bounds, ...offered.map(() => 'n.offered'), ...isRecent(of)]) of.add(part);
    return of;
  };
  return {
    where,
    params: [...where.params],
    all: where.sql,
    within: [base, ...(someHeld === null ? found : [`n.uuid = any(array(${someHeld}))`])].join(' and '),
    order,
    rest: others.join(' and ') || 'true',
    held: someHeld,
    groups,
    narrow: [query.search, query.owner, query.currency].every((one) => one === null) ? narrow : null,
  };
}
