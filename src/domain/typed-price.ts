import type { Token } from '../contract/token.ts';
import { parseUnits } from './money.ts';
import * as texts from './order-texts.ts';

/** What a typed price came to: its value, or what is wrong with it; null while nothing is written. */
export type PriceInput = { value: bigint } | { problem: string | null };

/** In base units, per copy: times 2^128 copies it would still fit a word of the chain. */
const PRICE_AT_MOST = 2n ** 128n - 1n;

/**
 * `1,311,000`, `1.311.000,5` or `1 500`: thousands in groups, and not to be read in another way.
 * Null for anything else.
 */
function withoutGroups(typed: string): string | null {
  const match = /^([1-9]\d{0,2}([,. ’'])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/.exec(typed);
  // One point alone is a decimal one.
  if (match === null || /^\d+\.\d+$/.test(typed)) return null;
  const [, whole = '', sign = '', fraction] = match;
  return whole.replaceAll(sign, '') + (fraction === undefined ? '' : `.${fraction}`);
}

/** A price as typed. No problem is told while nothing is written. */
export function readPrice(text: string, token: Token): PriceInput {
  const typed = text.trim();
  // `1,500` is one and a half to some and fifteen hundred to others: never guessed.
  if (/^[1-9]\d{0,2},\d{3}$/.test(typed)) {
    return { problem: texts.ambiguousComma(typed.replaceAll(',', ''), typed.replace(',', '.')) };
  }
  const ungrouped = withoutGroups(typed);
  if (ungrouped !== null) return { problem: texts.grouped(ungrouped) };
  const plain = typed.replace(',', '.');
  if (plain === '') return { problem: null };
  const value = parseUnits(plain.startsWith('.') ? `0${plain}` : plain, token.decimals);
  if (value === null) {
    const places = /^\d*\.(\d+)$/.exec(plain)?.[1]?.length ?? 0;
    return places > token.decimals
      ? { problem: texts.tooManyDecimals(token.symbol, token.decimals) }
      : { problem: texts.noNumber };
  }
  if (value > PRICE_AT_MOST) return { problem: texts.tooLarge };
  return value === 0n ? { problem: texts.aboveZero } : { value };
}
