import { lacksFee, missingOf, towards } from '../../domain/cart-funds.ts';
import { showTokenTotal, type TokenTotal } from '../../domain/cart-totals.ts';
import type { Token } from '../../contract/token.ts';
import { Muted } from '../../ui/layout.tsx';
import styles from './cart.module.css';
import * as texts from './texts.ts';
import type { Cost } from './use-cost.ts';

const shown = (way: 'up' | 'down', value: bigint, { decimals, symbol }: Token) =>
  `${showTokenTotal(towards(way, value, decimals), decimals)} ${symbol}`;

/** What there is to pay with, and how much more it takes; nothing while that is not known. */
export function CartBalance({ totals, cost }: { totals: readonly TokenTotal[]; cost: Cost }) {
  const { balances, fee, native } = cost;
  if (balances === null || native === null) return null;
  const amounts = totals.map(({ token }) => shown('down', balances.get(token.address)?.balance ?? 0n, token));
  const missing = missingOf(totals, balances).map(({ token, value }) => shown('up', value, token));
  const isFeeShort = typeof fee === 'bigint' && lacksFee(totals, balances, fee);
  return (
    <>
      <Muted>{texts.balance(amounts.join(', '))}</Muted>
      {missing.length > 0 && <strong className={styles.short}> {texts.needMore(missing)}</strong>}
      {missing.length === 0 && isFeeShort && (
        <strong className={styles.short}> {texts.feeTooHigh(native.symbol)}</strong>
      )}
    </>
  );
}
