import type { Commission } from '../../contract/order.ts';
import type { Token } from '../../contract/token.ts';
import { isWanted, type CartLine } from '../../domain/cart-check.ts';
import { feesOf, type FeeKind } from '../../domain/signed-fees.ts';

/** `value` in base units; `bps`: the rate, where all of them have the same. */
export type FeeTotal = { token: Token; kind: FeeKind; value: bigint; bps: number | null };

/**
 * The fees in the prices, by currency and kind of recipient. Only a checked order shows its fees; a
 * currency with an unchecked one is left out.
 */
export function feeTotals(
  lines: readonly CartLine[],
  commissionOf: (collection: string) => Commission | null,
): FeeTotal[] {
  const sums = new Map<string, FeeTotal>();
  const unknown = new Set<string>();
  for (const { item, order } of lines.filter(isWanted)) {
    const { address } = item.currency;
    const commission = commissionOf(item.collection.slug);
    const split = order === null || commission === null ? null : feesOf(order, BigInt(item.amount), commission);
    if (split === null) {
      unknown.add(address);
      continue;
    }
    for (const { kind, amount, bps } of split.fees) {
      const key = `${address} ${kind}`;
      const before = sums.get(key);
      const isOneRate = before === undefined || before.bps === bps;
      sums.set(key, {
        token: item.currency,
        kind,
        value: (before?.value ?? 0n) + amount,
        bps: isOneRate ? bps : null,
      });
    }
  }
  return [...sums.values()].filter(({ token, value }) => !unknown.has(token.address) && value > 0n);
}
