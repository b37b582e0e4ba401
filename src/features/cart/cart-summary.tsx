import { useQueries } from '@tanstack/react-query';
import { marketName } from '../../language/market-name.ts';
import type { CartLine } from '../../domain/cart-check.ts';
import { isWanted } from '../../domain/cart-check.ts';
import { unapproved } from '../../domain/cart-funds.ts';
import { showTokenTotal, totalsOf, type CartTotals, type TokenTotal } from '../../domain/cart-totals.ts';
import { groupThousands } from '../../domain/decimals.ts';
import { formatUnits } from '../../domain/money.ts';
import { rateText, type FeeKind } from '../../domain/signed-fees.ts';
import { commissionQuery } from '../../services/page-queries.ts';
import { useUiHost } from '../../ui/host.tsx';
import { Row, Rows } from '../../ui/blocks.tsx';
import { Note } from '../../ui/note.tsx';
import { Muted } from '../../ui/layout.tsx';
import styles from './cart.module.css';
import * as texts from './texts.ts';
import { feeTotals, type FeeTotal } from './fee-totals.ts';
import type { Cost } from './use-cost.ts';

const feesOf = (market: string): Record<FeeKind, string> => ({
  marketplace: texts.marketFee(market),
  creator: texts.creatorRoyalties,
  other: texts.otherFees,
});
function feeLabel({ kind, bps }: FeeTotal): string {
  const fee = feesOf(marketName())[kind];
  return bps === null ? texts.inPrice(fee) : texts.rateInPrice(fee, rateText(bps));
}

/** Fees as signed in the orders; the market says which recipient is whose. */
function useFees(lines: readonly CartLine[]): FeeTotal[] {
  const collections = [...new Set(lines.filter(isWanted).map((line) => line.item.collection.slug))];
  const network = lines[0]?.item.network;
  const answers = useQueries({ queries: collections.map((slug) => commissionQuery(slug, network)) });
  return feeTotals(lines, (slug) => answers[collections.indexOf(slug)]?.data?.data ?? null);
}

function NetworkFee({ fee, native }: Cost) {
  if (fee === 'asking') return <Muted>{texts.askingNetwork}</Muted>;
  if (fee === null || native === null) return <Muted>{texts.notKnown}</Muted>;
  const amount = showTokenTotal(fee, native.decimals);
  return `${amount.startsWith('<') ? '' : '≈ '}${amount} ${native.symbol}`;
}

/** Who gets how much of the prices, by currency. */
export function CartFees({ lines }: { lines: readonly CartLine[] }) {
  const totals = totalsOf(lines);
  const fees = useFees(lines);
  return (
    <div className={styles.fees}>
      <Rows>
        {totals.tokens.map(({ token, items, copies, value }) => [
          <Row key={token.address} label={texts.itemsAndCopies(items, copies)}>
            {showTokenTotal(value, token.decimals)} {token.symbol}
          </Row>,
          ...fees
            .filter((fee) => fee.token.address === token.address)
            .map((fee) => (
              <Row key={token.address + fee.kind} label={feeLabel(fee)}>
                {groupThousands(formatUnits(fee.value, token.decimals))} {token.symbol}
              </Row>
            )),
        ])}
      </Rows>
      <p className={styles.small}>
        {fees.length > 0 && `${texts.feesIncluded} `}
        {texts.networkFeeOnTop} {inTurn(totals)}
      </p>
    </div>
  );
}

/**
 * What is paid, by currency and as an estimate. The sum is what the call pays, to the last digit: the
 * network's fee, an estimate, stands below it.
 */
export function CartSum({ lines, cost }: { lines: readonly CartLine[]; cost: Cost }) {
  const { showEstimate } = useUiHost();
  const { tokens, usd } = totalsOf(lines);
  return (
    <Rows>
      <Row label={texts.youPay} sum>
        {tokens.map(({ token, value }) => (
          <span key={token.address} className={styles.sum}>
            {showTokenTotal(value, token.decimals)} {token.symbol}
          </span>
        ))}{' '}
        <span className={styles.usd}>{showEstimate(usd)}</span>
      </Row>
      <Row label={texts.networkFee}>
        <NetworkFee {...cost} />
      </Row>
    </Rows>
  );
}

/** What the wallet is going to be asked before anything is bought. */
export function CartApprovals({ totals, cost: { balances } }: { totals: readonly TokenTotal[]; cost: Cost }) {
  const asked = balances === null ? [] : unapproved(totals, balances);
  if (asked.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Note>{texts.approvalsFirst(asked.map(({ symbol }) => symbol))}</Note>
    </div>
  );
}

const inTurn = ({ tokens }: CartTotals) =>
  tokens.length < 2 ? '' : texts.transactionsIn(tokens.map(({ token }) => token.symbol));
