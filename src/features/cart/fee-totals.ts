import type { Commission, Token } from '../../contract/order.ts';
import { isWanted, type CartLine } from '../../domain/cart-check.ts';
import { feesOf, type FeeKind } from '../../domain/listing-fees.ts';

export type FeeTotal = { token: Token; kind: FeeKind; value: bigint; of: bigint };

/**
 * What is inside the prices, by currency and recipient's kind. Only of checked orders: one that
 * was not read yet tells no fees, and then nothing is told of that currency.
 */
export function feeTotals(
  lines: readonly CartLine[],
  commissionOf: (collection: string) => Commission | null,
): FeeTotal[] {
  const sums = new Map<string, FeeTotal>();
  const unknown = new Set<string>();
  const totals = new Map<string, bigint>();
  for (const { item, order } of lines.filter(isWanted)) {
    const { address } = item.currency;
    const commission = commissionOf(item.collection.slug);
    const split = order === null || commission === null ? null : feesOf(order, BigInt(item.amount), commission);
    if (split === null) {
      unknown.add(address);
      continue;
    }
    totals.set(address, (totals.get(address) ?? 0n) + split.total);
    for (const { kind, amount } of split.fees) {
      const key = `${address} ${kind}`;
      const value = (sums.get(key)?.value ?? 0n) + amount;
      sums.set(key, { token: item.currency, kind, value, of: 0n });
    }
  }
  return [...sums.values()]
    .filter(({ token, value }) => !unknown.has(token.address) && value > 0n)
    .map((one) => ({ ...one, of: totals.get(one.token.address) ?? one.value }));
}
