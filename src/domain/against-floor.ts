import type { Price } from '../contract/order.ts';
import { groupThousands } from './decimals.ts';
import * as texts from './price-texts.ts';

/** From this many percent on a difference is told in times: a hundred times the floor is no percentage. */
const MUCH = 1000n;

export type AgainstFloor = {
  /** For a column: `+24%`, `−10%`, `At floor`, `12×`. */
  short: string;
  /** In a sentence: `24% over floor`, `10% under floor`, `At floor`, `12 times the floor`. */
  long: string;
};

/**
 * How a price for one lies against the floor, both in base units of the same money, rounded to a
 * percent. Null without a floor, which must be comparable (`listedOrderSchema`).
 */
export function againstFloor(price: Pick<Price, 'value'>, floor: Pick<Price, 'value'> | null): AgainstFloor | null {
  const base = BigInt(floor?.value ?? '0');
  if (base === 0n) return null;
  const value = BigInt(price.value);
  const isOver = value > base;
  const apart = isOver ? value - base : base - value;
  const percent = (apart * 200n + base) / (base * 2n);
  if (percent === 0n) return { short: texts.atFloor, long: texts.atFloor };
  if (!isOver) return { short: `−${percent}%`, long: texts.underFloor(percent) };
  if (percent < MUCH) return { short: `+${percent}%`, long: texts.overFloor(percent) };
  const times = groupThousands(((value * 2n + base) / (base * 2n)).toString());
  return { short: `${times}×`, long: texts.timesFloor(times) };
}
