import { useQueries } from '@tanstack/react-query';
import type { CartLine } from '../../domain/cart-check.ts';
import { isWanted } from '../../domain/cart-check.ts';
import { showTokenTotal, totalsOf, type CartTotals } from '../../domain/cart-totals.ts';
import { formatUnits, groupThousands, showUsd } from '../../domain/money.ts';
import { rateText, type FeeKind } from '../../domain/signed-fees.ts';
import { commissionQuery } from '../../services/page-queries.ts';
import { Muted, Row, Rows } from '../../ui/layout.tsx';
import styles from './cart.module.css';
import { feeTotals, type FeeTotal } from './fee-totals.ts';
import type { Cost } from './use-cost.ts';

const FEES: Record<FeeKind, string> = { marketplace: 'Vitrine fee', creator: 'Creator royalties', other: 'Other fees' };
const rate = ({ bps }: FeeTotal) => (bps === null ? '' : ` ${rateText(bps)},`);

export const countItems = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** Fees as the orders are signed, each collection's recipients as the market names them. */
function useFees(lines: readonly CartLine[]): FeeTotal[] {
  const collections = [...new Set(lines.filter(isWanted).map((line) => line.item.collection.slug))];
  const network = lines[0]?.item.network;
  const answers = useQueries({ queries: collections.map((slug) => commissionQuery(slug, network)) });
  return feeTotals(lines, (slug) => answers[collections.indexOf(slug)]?.data?.data ?? null);
}

function NetworkFee({ fee, native }: Cost) {
  if (fee === 'asking') return <Muted>Asking the network</Muted>;
  if (fee === null || native === null) return <Muted>Not known right now</Muted>;
  const amount = showTokenTotal(fee, native.decimals);
  return `${amount.startsWith('<') ? '' : '≈ '}${amount} ${native.symbol}`;
}

/**
 * What is paid, by currency and in dollars, and what of it goes to whom. The sum is what the call
 * pays, to the last digit: the network's fee, an estimate, stands below it.
 */
export function CartSummary({ lines, cost }: { lines: readonly CartLine[]; cost: Cost }) {
  const totals = totalsOf(lines);
  const fees = useFees(lines);
  return (
    <>
      <Rows>
        {totals.tokens.map(({ token, items, copies, value }) => [
          <Row key={token.address} label={`${countItems(items)}, ${copies} ${copies === 1n ? 'token' : 'tokens'}`}>
            {showTokenTotal(value, token.decimals)} {token.symbol}
          </Row>,
          ...fees
            .filter((fee) => fee.token.address === token.address)
            .map((fee) => (
              <Row key={token.address + fee.kind} label={`${FEES[fee.kind]},${rate(fee)} in the price`}>
                {groupThousands(formatUnits(fee.value, token.decimals))} {token.symbol}
              </Row>
            )),
        ])}
        <Row label="You pay" sum>
          {totals.tokens.map(({ token, value }) => (
            <span key={token.address} className={styles.sum}>
              {showTokenTotal(value, token.decimals)} {token.symbol}
            </span>
          ))}{' '}
          <span className={styles.usd}>{showUsd(totals.usd)}</span>
        </Row>
        <Row label="Network fee, estimated">
          <NetworkFee {...cost} />
        </Row>
      </Rows>
      <p className={styles.small}>
        {fees.length > 0 && 'The fees are inside the prices, paid by the sellers. '}The network’s own fee comes on top.{' '}
        {inTurn(totals)}
      </p>
    </>
  );
}

/** `2 transactions: 1 in ETH, 1 in WETH` */
const inTurn = ({ tokens }: CartTotals) =>
  tokens.length < 2
    ? ''
    : `${tokens.length} transactions: ${tokens.map(({ token }) => `1 in ${token.symbol}`).join(', ')}.`;
