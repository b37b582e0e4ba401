import { parseEther } from 'viem';
import { random } from './art/drawing.ts';

/** Dollars for one ether, in this world. */
export const DOLLARS_PER_ETHER = 3000n;

const DAY = 86_400;
/** Prices are whole multiples of this, so that fees in basis points leave no remainder. */
const STEP = parseEther('0.0001');

/**
 * What one unit of a collection typically costs at a time: the collection's floor on a walk of its
 * own, which ends at the floor itself.
 */
export function floorAt(slug: string, floor: number, daysAgo: number): number {
  let level = 1;
  for (let day = 0; day < Math.ceil(daysAgo); day += 1) {
    level *= Math.exp((random('walk', slug, day)() - 0.47) * 0.16);
  }
  return floor * level;
}

export function daysBefore(now: number, time: number): number {
  return Math.max(0, (now - time) / DAY);
}

/** How much dearer one item is than the floor: most a little, some a lot. */
export function rarity(slug: string, id: number): number {
  const r = random('rarity', slug, id);
  const luck = r();
  return 1 + luck * 0.35 + (luck > 0.9 ? r() * 1.6 : 0) + (luck > 0.985 ? 1 + r() * 4 : 0);
}

/** To base units of a currency with 18 decimals: three significant digits, at least one step. */
export function toWei(ether: number): bigint {
  const digits = Math.max(0, Math.min(4, 2 - Math.floor(Math.log10(ether))));
  const wei = parseEther(ether.toFixed(digits));
  return wei < STEP ? STEP : wei;
}

/** The same price in whole dollars of six decimals. */
export function toDollars(wei: bigint): bigint {
  const dollars = (wei * DOLLARS_PER_ETHER) / parseEther('1');
  return (dollars < 1n ? 1n : dollars) * 1_000_000n;
}
