import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Order } from '../../contract/order.ts';
import { isForEach } from '../../domain/copies.ts';
import { showAmount } from '../../domain/decimals.ts';
import { commissionQuery } from '../../services/page-queries.ts';
import { Row, Rows } from '../../ui/blocks.tsx';
import { Price, PriceText } from '../../ui/price-text.tsx';
import { Stamp, type StampProps } from '../../ui/stamp.tsx';
import { untilText } from '../../ui/relative-time.ts';
import { useNow } from '../../ui/use-now.ts';
import { feeSplit } from './fee-rows.ts';
import styles from './buy.module.css';
import * as texts from './texts.ts';

/** The best listing as its own maker sees it: what they receive, and no Buy button. */
export function OwnListing(props: { order: Order; collectionId: string; stamp: StampProps; below: ReactNode }) {
  const { order } = props;
  const now = useNow();
  const commission = useQuery(commissionQuery(props.collectionId, order.network));
  const split = feeSplit(order, 1n, commission.data?.data ?? null);
  const unit = order.price.token.symbol;
  const each = isForEach(order);
  const ended = now !== 0 && order.endTime * 1000 <= now;
  return (
    <section className={styles.buy} aria-label={texts.yourPrice}>
      <div className={styles.buyHead}>
        <span>{each ? texts.yourPriceEach : texts.yourPrice}</span>
        <Stamp {...props.stamp} />
      </div>
      <Price of={order.price} size="big" />
      {each && <p className={styles.sub}>{texts.forSale(showAmount(order.maxAmount, 0))}</p>}
      {props.below}
      <div style={{ paddingTop: 10 }}>
        <Rows>
          <Row label={each ? texts.priceEach : texts.price}>
            {showAmount(order.price.amount)} {unit}
          </Row>
          {split?.fees.map((fee) => (
            <Row key={fee.key} label={fee.label}>
              −{showAmount(fee.amount)} {unit}
            </Row>
          ))}
          {split !== null && (
            <Row label={each ? texts.youReceiveEach : texts.youReceive} sum>
              <PriceText amount={showAmount(split.seller)} unit={unit} />
            </Row>
          )}
        </Rows>
      </div>
      <p className={styles.small}>
        {ended ? texts.ownListingEnded : texts.ownListingEnds(untilText(order.endTime * 1000, now))}
      </p>
    </section>
  );
}
