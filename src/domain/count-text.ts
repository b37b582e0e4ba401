import { groupThousands } from './decimals.ts';

/** `1,284`; with a sign where there may be more than was counted: `1,000+`. */
export const countText = (count: number, isWhole = true) => `${groupThousands(String(count))}${isWhole ? '' : '+'}`;

/** The total of a list as it is written. */
export const totalText = ({ total, complete = true }: { total: number; complete?: boolean | undefined }) =>
  countText(total, complete);
