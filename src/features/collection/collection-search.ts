import type { NftStatus } from '../../contract/nft.ts';
import { formatUnits, parseUnits } from '../../domain/money.ts';
import type { CollectionSearch } from '../../contract/item-search.ts';
import * as texts from './texts.ts';

export const toggleTrait = (search: CollectionSearch, trait: string): CollectionSearch => {
  const had = search.trait ?? [];
  const next = had.includes(trait) ? had.filter((one) => one !== trait) : [...had, trait];
  return { ...search, trait: next.length === 0 ? undefined : next };
};

/** How items stand and are sorted stays. */
export const clearFilters = (search: CollectionSearch): CollectionSearch => ({
  ...search,
  status: undefined,
  min: undefined,
  max: undefined,
  currency: undefined,
  q: undefined,
  trait: undefined,
});

const STEPS = ['status', 'currency', 'sort'] as const;
const TYPED = ['q', 'min', 'max'] as const;

/** Whether Back undoes the change: a filter, an order or a search; not the next letter of what is typed, nor how items stand. */
export const isStep = (before: CollectionSearch, after: CollectionSearch): boolean =>
  STEPS.some((key) => before[key] !== after[key]) ||
  TYPED.some((key) => (before[key] === undefined) !== (after[key] === undefined)) ||
  String(before.trait) !== String(after.trait);

const BOUND_DECIMALS = 18;

/** A typed bound, or what is wrong with it. Nothing is corrected silently: the call asks for what is shown. */
export function readBound(
  text: string,
  side: 'min' | 'max',
  other: string | undefined,
): { value: string | undefined } | { problem: string } {
  const value = text.trim().replace(',', '.');
  if (value === '') return { value: undefined };
  if (!/^[0-9]+(\.[0-9]+)?$/.test(value)) return { problem: texts.enterPrice };
  const parsed = parseUnits(value, BOUND_DECIMALS);
  if (parsed === null) return { problem: texts.tooManyDecimals(BOUND_DECIMALS) };
  const bound = other === undefined ? null : parseUnits(other, BOUND_DECIMALS);
  if (other !== undefined && bound !== null && (side === 'min' ? parsed > bound : parsed < bound)) {
    return { problem: side === 'min' ? texts.aboveHighest(other) : texts.belowLowest(other) };
  }
  return { value: formatUnits(parsed, BOUND_DECIMALS) };
}

export type TypedRange = { min: string; max: string };

/** What both fields say together; one that is wrong, or the pair, takes effect only once it is mended. */
export function readRange(
  typed: TypedRange,
  edited: 'min' | 'max',
): { min: string | undefined; max: string | undefined } | { side: 'min' | 'max'; problem: string } {
  const other = edited === 'min' ? 'max' : 'min';
  const beside = readBound(typed[other], other, undefined);
  if ('problem' in beside) return { side: other, problem: beside.problem };
  const read = readBound(typed[edited], edited, beside.value);
  if ('problem' in read) return { side: edited, problem: read.problem };
  return edited === 'min' ? { min: read.value, max: beside.value } : { min: beside.value, max: read.value };
}

export type AppliedFilter = { key: string; label: string; without: CollectionSearch };

const STATUS_LABELS: Record<NftStatus, string> = {
  'buy-now': texts.buyNow,
  'not-listed': texts.notListed,
  'has-offers': texts.hasOffers,
  new: texts.newThisWeek,
};

/** Each applied filter, with the search without it. */
export function appliedFilters(search: CollectionSearch, currency: string): AppliedFilter[] {
  const found: AppliedFilter[] = [];
  if (search.q !== undefined)
    found.push({ key: 'q', label: texts.searched(search.q), without: { ...search, q: undefined } });
  if (search.status !== undefined) {
    found.push({ key: 'status', label: STATUS_LABELS[search.status], without: { ...search, status: undefined } });
  }
  if (search.min !== undefined) {
    found.push({
      key: 'min',
      label: texts.fromPrice(`${search.min} ${currency}`),
      without: { ...search, min: undefined },
    });
  }
  if (search.max !== undefined) {
    found.push({
      key: 'max',
      label: texts.upToPrice(`${search.max} ${currency}`),
      without: { ...search, max: undefined },
    });
  }
  if (search.currency !== undefined) {
    found.push({
      key: 'currency',
      label: texts.inCurrency(search.currency),
      without: { ...search, currency: undefined },
    });
  }
  for (const trait of search.trait ?? []) {
    found.push({ key: `trait-${trait}`, label: trait.replace(':', ': '), without: toggleTrait(search, trait) });
  }
  return found;
}
