import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { NftInfo } from '../../contract/nft.ts';
import type { Order } from '../../contract/order.ts';
import { MULTI_COPY } from '../../domain/copies.ts';
import { usdOfUnits } from '../../domain/dollars.ts';
import { showAmount } from '../../domain/decimals.ts';
import { commissionQuery } from '../../services/page-queries.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button, Spinner } from '../../ui/button.tsx';
import { useOnline, useUiHost } from '../../ui/host.tsx';
import { Row, Rows } from '../../ui/blocks.tsx';
import { lazyView } from '../../ui/lazy-view.tsx';
import { Note } from '../../ui/note.tsx';
import { Price, PriceText } from '../../ui/price-text.tsx';
import { Stamp, type StampProps } from '../../ui/stamp.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { untilText } from '../../ui/relative-time.ts';
import { useNow } from '../../ui/use-now.ts';
import { feeSplit } from './fee-rows.ts';
import styles from './buy.module.css';
import { OwnListing } from './own-listing.tsx';
import * as texts from './texts.ts';

const NetworkFee = lazyView(() => import('./network-fee.tsx'), 'NetworkFee', texts.networkFee);

export type BuyProps = {
  onBuy: (order: Order, amount: bigint) => void;
  buying: boolean;
  /** How to show the viewer's own purchase of it while it is on its way; null when there is none. */
  pendingOf: (order: Order) => (() => void) | null;
  /** The address of the signed-in user; null for a visitor. */
  viewer: string | null;
  /** How the last attempt ended. */
  notice?: ReactNode;
  /** A control beside Buy now while the listing can be bought; `bar`: in the phone's bar, where room is short. */
  beside?: (order: Order, bar: boolean) => ReactNode;
  /** Further actions, below the price and its buttons. */
  below?: ReactNode;
};

function Listing({
  order,
  before,
  collectionId,
  stamp,
  onBuy,
  buying,
  pendingOf,
  notice,
  beside,
  below,
  viewer,
}: BuyProps & { order: Order; before: Order | null; collectionId: string; stamp: StampProps }) {
  const online = useOnline();
  const { showEstimate } = useUiHost();
  const now = useNow();
  const commission = useQuery(commissionQuery(collectionId, order.network));
  const [wanted, setWanted] = useState(1n);
  /** What is typed is not a quantity: buying is off, so that an earlier one is not used instead. */
  const [isInvalid, setInvalid] = useState(false);
  const max = BigInt(order.maxAmount);
  const units = wanted > max ? max : wanted;
  const split = units < 1n ? null : feeSplit(order, units, commission.data?.data ?? null);
  const unit = order.price.token.symbol;
  const estimate = showEstimate(usdOfUnits(order.price, units));
  const ended = now !== 0 && order.endTime * 1000 <= now;
  const buyable = !ended && max >= 1n;
  const disabled = !online || !buyable || isInvalid || split === null;
  const showPending = pendingOf(order);
  const actions = useRef<HTMLDivElement>(null);
  const buy =
    showPending !== null ? (
      <Button size="lg" onClick={showPending}>
        <Spinner />
        {texts.purchasePending}
      </Button>
    ) : (
      <Button variant="primary" size="lg" busy={buying} disabled={disabled} onClick={() => onBuy(order, units)}>
        {texts.buyNow}
      </Button>
    );
  return (
    <>
      <section className={styles.buy} aria-label={texts.buy}>
        <div className={styles.buyHead}>
          <span>{order.nft.itemType === MULTI_COPY ? texts.priceEach : texts.price}</span>
          <Stamp {...stamp} />
        </div>
        <Price of={order.price} size="big" />
        {order.nft.itemType === MULTI_COPY && max > 1n && (
          <div className={styles.quantity}>
            <span>{texts.available(showAmount(order.maxAmount, 0))}</span>
            <Stepper
              label={texts.quantity}
              value={units}
              max={max}
              onChange={(next) => {
                setInvalid(next === null);
                if (next !== null) setWanted(next);
              }}
            />
          </div>
        )}
        {notice !== undefined && notice !== null ? (
          <Outcome>{notice}</Outcome>
        ) : (
          before !== null && (
            <div className={styles.notice}>
              <Note tone="warn" live>
                {texts.priceChanged(`${showAmount(before.price.amount)} ${before.price.token.symbol}`)}
              </Note>
            </div>
          )
        )}
        <div ref={actions} className={styles.actions}>
          {buy}
          {buyable && showPending === null && beside?.(order, false)}
        </div>
        {below}
        <Rows>
          <Row label={units > 1n ? texts.priceOfCopies(units) : texts.price}>
            {showAmount(split?.total ?? order.price.amount)} {unit}
          </Row>
          {split?.fees.map((fee) => (
            <Row key={fee.key} label={texts.paidBySeller(fee.label)}>
              {showAmount(fee.amount)} {unit}
            </Row>
          ))}
          <Row label={texts.youPay} sum>
            <PriceText amount={showAmount(split?.total ?? order.price.amount)} unit={unit} estimate={estimate} />
          </Row>
        </Rows>
        <p className={styles.small}>
          {viewer === null ? texts.networkFee : <NetworkFee order={order} units={units} />}{' '}
          {!online && `${texts.buyingResumes} `}
          {ended ? texts.listingEnded : texts.listingEnds(untilText(order.endTime * 1000, now))}
        </p>
      </section>
      <ActionBar own={actions}>
        <div>
          <PriceText amount={showAmount(split?.total ?? order.price.amount)} unit={unit} estimate={estimate} stacked />
        </div>
        {buyable && showPending === null && beside?.(order, true)}
        {buy}
      </ActionBar>
    </>
  );
}

function Unlisted({
  info,
  stamp,
  notice,
  below,
}: Pick<BuyProps, 'notice' | 'below'> & { info: NftInfo; stamp: StampProps }) {
  const { showEstimate } = useUiHost();
  const { bestOffer, lastSale } = info;
  const last = lastSale === null ? null : `${showAmount(lastSale.amount)} ${lastSale.token.symbol}`;
  return (
    <section className={styles.buy} aria-label={texts.buy}>
      <div className={styles.buyHead}>
        <span>{texts.notListed}</span>
        <Stamp {...stamp} />
      </div>
      {bestOffer === null ? (
        <p className={styles.sub}>{last === null ? texts.noSales : texts.lastSale(last)}</p>
      ) : (
        <>
          <PriceText
            size="big"
            amount={showAmount(bestOffer.amount)}
            unit={texts.bestOfferIn(bestOffer.token.symbol)}
          />
          <p className={styles.sub}>
            {showEstimate(bestOffer.amountUsd)}
            {last !== null && texts.lastSaleAfter(last)}
          </p>
        </>
      )}
      {notice !== undefined && notice !== null && <Outcome>{notice}</Outcome>}
      {below}
    </section>
  );
}

/** How a press ended. The phone's bar may be far away, so this scrolls into view. */
function Outcome({ children }: { children: ReactNode }) {
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Braces: some browsers return a promise here, which React would take for a clean-up.
    outcome.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={outcome} className={styles.notice}>
      {children}
    </div>
  );
}

const isSamePrice = (one: Order, other: Order) =>
  one.price.value === other.price.value && one.price.token.address === other.price.token.address;

/** The listing shown before, once its price has changed while the page was open. */
function usePriceBefore(order: Order | null): Order | null {
  const [seen, setSeen] = useState({ now: order, before: null as Order | null });
  if (order !== null && (seen.now === null || !isSamePrice(seen.now, order))) {
    setSeen({ now: order, before: seen.now });
  }
  return seen.before;
}

/** The price, where it goes, and the button. Keyed by order, so that a new order starts at one copy. */
export function BuyBox(props: BuyProps & { info: NftInfo; collectionId: string; stamp: StampProps }) {
  const { info, stamp, ...rest } = props;
  const { viewer } = rest;
  const order = info.bestListing;
  const before = usePriceBefore(order);
  if (order === null) return <Unlisted info={info} stamp={stamp} notice={props.notice} below={props.below} />;
  if (viewer !== null && viewer.toLowerCase() === order.maker)
    return <OwnListing order={order} collectionId={props.collectionId} stamp={stamp} below={props.below} />;
  return <Listing key={order.uuid} {...rest} stamp={stamp} order={order} before={before} />;
}
