import type { NftStatus } from '../../src/contract/nft.ts';
import type { Param } from '../db/database.ts';
import { parseDecimal, usdMicros } from '../core/price.ts';
import type { CollectionRow } from './collections.ts';
import { likePattern, wallSeconds, type StoreContext } from './context.ts';
import { shownName } from './nft-rows.ts';

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

export class Conditions {
  readonly params: Param[] = [];
  readonly parts: string[] = [];
  bind(value: Param): string {
    this.params.push(value);
    return `$${this.params.length}`;
  }
  add(part: string): void {
    this.parts.push(part);
  }
  get sql(): string {
    return this.parts.join(' and ');
  }
}

/** `Type:Value` texts by their type: alternatives inside a type, all types required. */
function traitGroups(traits: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const trait of traits) {
    const type = trait.split(':', 1)[0] ?? '';
    groups.set(type, [...(groups.get(type) ?? []), trait]);
  }
  return [...groups.values()];
}

export function filterConditions(context: StoreContext, collection: CollectionRow, query: NftFilter): Conditions {
  const where = new Conditions();
  const network = context.networks.require(collection.chainId);
  where.add(`n.collection_uuid = ${where.bind(collection.uuid)} and n.supply > 0`);
  if (query.status === 'buy-now') where.add('n.listing_hash is not null');
  if (query.status === 'not-listed') where.add('n.listing_hash is null');
  if (query.status === 'has-offers') where.add('n.offer_hash is not null');
  if (query.status === 'new') where.add(`n.minted_time > ${where.bind(newSince())}::bigint`);
  const symbol = query.currency?.toUpperCase();
  const token = network.tokens.find((known) => known.symbol.toUpperCase() === symbol);
  const bound = (text: string, sign: '>=' | '<=') => {
    const unit = token ?? network.currency;
    const value = parseDecimal(text, unit.decimals);
    if (value === null) return;
    const micros = usdMicros(value, unit, context.usdRates);
    where.add(`n.listing_rank ${sign} ${where.bind(micros.toString())}::numeric`);
  };
  if (query.minPrice !== null) bound(query.minPrice, '>=');
  if (query.maxPrice !== null) bound(query.maxPrice, '<=');
  if (symbol !== undefined) where.add(token ? `n.listing_token = ${where.bind(token.address)}` : 'false');
  if (query.search !== null) {
    const pattern = where.bind(likePattern(query.search));
    where.add(`(${shownName} ilike ${pattern} or n.identifier::text = ${where.bind(query.search.replace(/^#/, ''))})`);
  }
  for (const group of traitGroups(query.traits)) where.add(`n.traits && ${where.bind(group)}::text[]`);
  if (query.owner !== null) {
    where.add(`exists (select 1 from balances b where b.nft_uuid = n.uuid and b.owner = ${where.bind(query.owner)})`);
  }
  return where;
}
