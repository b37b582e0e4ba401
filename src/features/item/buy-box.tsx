import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { NftInfo } from '../../contract/nft.ts';
import type { Order } from '../../contract/order.ts';
import { MULTI_COPY } from '../../domain/copies.ts';
import { usdOfUnits } from '../../domain/dollars.ts';
import { showAmount, showUsd } from '../../domain/money.ts';
import { commissionQuery } from '../../services/page-queries.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Row, Rows } from '../../ui/layout.tsx';
import { Note } from '../../ui/note.tsx';
import { Price, PriceText } from '../../ui/price-text.tsx';
import { Stamp, type StampProps } from '../../ui/stamp.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { dateTimeText } from '../../ui/time-text.ts';
import { useNow } from '../../ui/use-now.ts';
import { feeSplit } from './fee-rows.ts';
import styles from './buy.module.css';
import { OwnListing } from './own-listing.tsx';

export type BuyProps = {
  onBuy: (order: Order, amount: bigint) => void;
  buying: boolean;
  /** Address of who looks, null for a visitor. */
  viewer: string | null;
  /** What the last attempt came to. */
  notice?: ReactNode;
  /** A further control beside Buy now for a listing that can be bought; `bar`: where room is short. */
  beside?: (order: Order, bar: boolean) => ReactNode;
  /** Below the price and its buttons: what else can be done here. */
  below?: ReactNode;
};

function Listing({
  order,
  before,
  collectionId,
  stamp,
  onBuy,
  buying,
  notice,
  beside,
  below,
}: Omit<BuyProps, 'viewer'> & { order: Order; before: Order | null; collectionId: string; stamp: StampProps }) {
  const online = useOnline();
  const now = useNow();
  const commission = useQuery(commissionQuery(collectionId, order.network));
  const [wanted, setWanted] = useState(1n);
  /** What is typed is no quantity: nothing is bought by an older one. */
  const [unsaid, setUnsaid] = useState(false);
  const max = BigInt(order.maxAmount);
  const units = wanted > max ? max : wanted;
  const split = units < 1n ? null : feeSplit(order, units, commission.data?.data ?? null);
  const unit = order.price.token.symbol;
  const totalUsd = showUsd(usdOfUnits(order.price, units));
  const ended = now !== 0 && order.endTime * 1000 <= now;
  const buyable = !ended && max >= 1n;
  const disabled = !online || !buyable || unsaid || split === null;
  const buy = (
    <Button variant="primary" size="lg" busy={buying} disabled={disabled} onClick={() => onBuy(order, units)}>
      Buy now
    </Button>
  );
  return (
    <>
      <section className={styles.buy} aria-label="Buy">
        <div className={styles.buyHead}>
          <span>{order.nft.itemType === MULTI_COPY ? 'Price, each' : 'Price'}</span>
          <Stamp {...stamp} />
        </div>
        <Price of={order.price} size="big" />
        {order.nft.itemType === MULTI_COPY && max > 1n && (
          <div className={styles.quantity}>
            <span>{showAmount(order.maxAmount, 0)} available</span>
            <Stepper
              label="Quantity"
              value={units}
              max={max}
              onChange={(next) => {
                setUnsaid(next === null);
                if (next !== null) setWanted(next);
              }}
            />
          </div>
        )}
        {notice !== undefined && notice !== null ? (
          <Said>{notice}</Said>
        ) : (
          before !== null && (
            <div className={styles.notice}>
              <Note tone="warn" live>
                The price changed while you looked. It was {showAmount(before.price.amount)} {before.price.token.symbol}
                .
              </Note>
            </div>
          )
        )}
        <div className={styles.actions}>
          {buy}
          {buyable && beside?.(order, false)}
        </div>
        {below}
        <Rows>
          <Row label={units > 1n ? `Price, ${units.toString()} copies` : 'Price'}>
            {showAmount(split?.total ?? order.price.amount)} {unit}
          </Row>
          {split?.fees.map((fee) => (
            <Row key={fee.key} label={`${fee.label}, paid by the seller`}>
              {showAmount(fee.amount)} {unit}
            </Row>
          ))}
          <Row label="You pay" sum>
            <PriceText amount={showAmount(split?.total ?? order.price.amount)} unit={unit} usd={totalUsd} />
          </Row>
        </Rows>
        <p className={styles.small}>
          The network’s own fee comes on top. {!online ? 'Buying resumes when you’re back online. ' : ''}
          {ended ? 'This listing has ended.' : `Listing ends ${dateTimeText(order.endTime * 1000)}.`}
        </p>
      </section>
      <div className={styles.buyBar} data-over-tabs>
        <div>
          <PriceText amount={showAmount(split?.total ?? order.price.amount)} unit={unit} usd={totalUsd} stacked />
        </div>
        {buyable && beside?.(order, true)}
        {buy}
      </div>
    </>
  );
}

function Unlisted({
  info,
  stamp,
  notice,
  below,
}: Pick<BuyProps, 'notice' | 'below'> & { info: NftInfo; stamp: StampProps }) {
  const { bestOffer, lastSale } = info;
  const last = lastSale === null ? null : `last sale ${showAmount(lastSale.amount)} ${lastSale.token.symbol}`;
  return (
    <section className={styles.buy} aria-label="Buy">
      <div className={styles.buyHead}>
        <span>Not listed</span>
        <Stamp {...stamp} />
      </div>
      {bestOffer === null ? (
        <p className={styles.sub}>
          {last === null ? 'Its owner does not sell it now.' : `Its owner does not sell it now; ${last}.`}
        </p>
      ) : (
        <>
          <PriceText size="big" amount={showAmount(bestOffer.amount)} unit={`${bestOffer.token.symbol} best offer`} />
          <p className={styles.sub}>
            {showUsd(bestOffer.amountUsd)}
            {last !== null && `, ${last}`}
          </p>
        </>
      )}
      {notice !== undefined && notice !== null && <Said>{notice}</Said>}
      {below}
    </section>
  );
}

/** What a press came to. The bar with the button may be far from it: it is brought into view. */
function Said({ children }: { children: ReactNode }) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Braces: where it answers with a promise, React would call that at the end.
    said.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={said} className={styles.notice}>
      {children}
    </div>
  );
}

const isSamePrice = (one: Order, other: Order) =>
  one.price.value === other.price.value && one.price.token.address === other.price.token.address;

/** What stood here before, when the price became another one before somebody's eyes. */
function usePriceBefore(order: Order | null): Order | null {
  const [seen, setSeen] = useState({ now: order, before: null as Order | null });
  if (order !== null && (seen.now === null || !isSamePrice(seen.now, order))) {
    setSeen({ now: order, before: seen.now });
  }
  return seen.before;
}

/** What it costs, to whom that goes, and the button. Keyed by order: a new order starts at one copy. */
export function BuyBox(props: BuyProps & { info: NftInfo; collectionId: string; stamp: StampProps }) {
  const { info, stamp, viewer, ...rest } = props;
  const order = info.bestListing;
  const before = usePriceBefore(order);
  if (order === null) return <Unlisted info={info} stamp={stamp} notice={props.notice} below={props.below} />;
  if (viewer !== null && viewer.toLowerCase() === order.maker)
    return <OwnListing order={order} collectionId={props.collectionId} stamp={stamp} below={props.below} />;
  return <Listing key={order.uuid} {...rest} stamp={stamp} order={order} before={before} />;
}
