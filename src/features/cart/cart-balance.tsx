import { lacksFee, missingOf, towards } from '../../domain/cart-funds.ts';
import { showTokenTotal, type TokenTotal } from '../../domain/cart-totals.ts';
import type { Token } from '../../contract/order.ts';
import { Muted } from '../../ui/layout.tsx';
import styles from './cart.module.css';
import type { Cost } from './use-cost.ts';

const shown = (way: 'up' | 'down', value: bigint, { decimals, symbol }: Token) =>
  `${showTokenTotal(towards(way, value, decimals), decimals)} ${symbol}`;

/** What there is to pay with, and plainly what is missing of it; nothing while that is not known. */
export function CartBalance({ totals, cost }: { totals: readonly TokenTotal[]; cost: Cost }) {
  const { purse, fee, native } = cost;
  if (purse === null || native === null) return null;
  const balances = totals.map(({ token }) => shown('down', purse.get(token.address)?.balance ?? 0n, token));
  const missing = missingOf(totals, purse).map(({ token, value }) => shown('up', value, token));
  const isFeeShort = typeof fee === 'bigint' && lacksFee(totals, purse, fee);
  return (
    <>
      <Muted>Balance: {balances.join(', ')}</Muted>
      {missing.length > 0 && (
        <strong className={styles.short}>
          {' '}
          {missing.join(' and ')} {missing.length === 1 ? 'is' : 'are'} missing.
        </strong>
      )}
      {missing.length === 0 && isFeeShort && (
        <strong className={styles.short}> Too little {native.symbol} for the network fee.</strong>
      )}
    </>
  );
}
