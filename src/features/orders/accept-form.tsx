import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { marketName } from '../../language/market-name.ts';
import type { NftCard } from '../../contract/nft.ts';
import type { Order } from '../../contract/order.ts';
import { groupThousands, showAmount } from '../../domain/decimals.ts';
import { formatUnits } from '../../domain/money.ts';
import { checkOffer } from '../../domain/offer.ts';
import { shortenAddress } from '../../domain/paths.ts';
import { commissionQuery, heldNftsQuery } from '../../services/page-queries.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Row, Rows } from '../../ui/blocks.tsx';
import type { SameMoney } from '../../domain/price-comparison.ts';
import { Note } from '../../ui/note.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Vacancy } from '../../ui/vacancy.tsx';
import { Thumb } from './form-parts.tsx';
import { listedAbove, unlistedFirst } from './items-to-sell.ts';
import styles from './orders.module.css';
import * as texts from './texts.ts';

export type Accept = (order: Order, units: bigint, item: { identifier: string; name: string; image: string }) => void;

const least = (...values: bigint[]) => values.reduce((a, b) => (a < b ? a : b));

function termsOf(order: Order, identifier: string, units: bigint) {
  try {
    return checkOffer(order, { identifier, units });
  } catch {
    return null;
  }
}

/** Which item is sold, how many copies, and what the seller gets. */
export function AcceptForm(props: {
  order: Order;
  /** The item to sell; null leaves the choice. */
  identifier: string | null;
  owner: `0x${string}`;
  same: SameMoney;
  onAccept: Accept;
}) {
  const { order, owner } = props;
  const online = useOnline();
  const trait = order.criteria === null ? null : `${order.criteria.traitType}:${order.criteria.value}`;
  const commission = useQuery(commissionQuery(order.nft.collectionSlug, order.network)).data?.data;
  const feeName = (recipient: string) =>
    recipient === commission?.marketplaceRecipient
      ? texts.marketFee(marketName())
      : recipient === commission?.royaltyRecipient
        ? texts.creatorRoyalty
        : texts.feeTo(shortenAddress(recipient));
  const held = useQuery(heldNftsQuery(order.nft.collectionSlug, owner, trait));
  const [chosen, setChosen] = useState<string | null>(null);
  const [wanted, setWanted] = useState(1n);
  // As tall as the form for one item: its pane is no taller than what is in it.
  if (held.isPending) return <Skeleton height={360} />;
  if (held.data === undefined)
    return <Retry what={texts.yourItems} onRetry={() => void held.refetch()} busy={held.isFetching} />;
  const fixed = order.nft.identifier ?? props.identifier;
  const items = unlistedFirst(held.data.data.filter((nft) => fixed === null || nft.identifier === fixed));
  const item: NftCard | undefined = items.find((nft) => nft.identifier === chosen) ?? items[0];
  if (item === undefined) {
    return <Vacancy title={texts.nothingToSell} text={texts.nothingToSellHint} />;
  }
  const most = least(BigInt(order.maxAmount), BigInt(item.ownedAmount ?? '1'));
  const units = least(wanted, most);
  const terms = termsOf(order, item.identifier, units);
  const above = listedAbove(item, order, props.same);
  const { symbol } = order.price.token;
  const show = (value: bigint) => groupThousands(formatUnits(value, order.price.token.decimals));
  return (
    <div className={styles.form}>
      {items.length > 1 && (
        <fieldset className={styles.choice}>
          <legend className={styles.fieldLabel}>{texts.whichItem}</legend>
          {items.map((nft) => (
            <label key={nft.uuid} className={styles.choiceRow}>
              <input
                type="radio"
                name="item"
                checked={nft.uuid === item.uuid}
                onChange={() => setChosen(nft.identifier)}
              />
              <Thumb image={nft.image} />
              <span className={styles.headText}>
                <b>{nft.name}</b>
                <span>
                  {nft.listing === null
                    ? texts.notListed
                    : texts.listedAt(`${showAmount(nft.listing.price.amount)} ${nft.listing.price.token.symbol}`)}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {items.length === 1 && (
        <div className={styles.head}>
          <Thumb image={item.image} />
          <div className={styles.headText}>
            <b>{item.name}</b>
            <span>{item.collection.name}</span>
          </div>
        </div>
      )}
      {most > 1n && (
        <div className={styles.quantity}>
          <span className={styles.fieldLabel}>{texts.copies}</span>
          <Stepper label={texts.copies} value={units} max={most} onChange={(next) => setWanted(next ?? 0n)} />
        </div>
      )}
      {units < 1n ? null : terms === null ? (
        <p className={styles.small}>{texts.offerBroken}</p>
      ) : (
        <Rows>
          <Row label={texts.offerBy(shortenAddress(order.maker))}>
            {show(terms.total)} {symbol}
          </Row>
          {terms.fees.map((fee, index) => (
            <Row key={index} label={feeName(fee.recipient)}>
              {show(fee.amount)} {symbol}
            </Row>
          ))}
          <Row label={texts.youReceive} sum>
            <PriceText amount={show(terms.net)} unit={symbol} />
          </Row>
        </Rows>
      )}
      {above !== null && (
        <Note tone="warn" live>
          {texts.listedAbove(item.name, `${showAmount(above.amount)} ${above.token.symbol}`)}
        </Note>
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="lg"
          full
          disabled={!online || terms === null}
          onClick={() =>
            props.onAccept(order, units, { identifier: item.identifier, name: item.name, image: item.image })
          }
        >
          {texts.acceptOffer}
        </Button>
        <p className={styles.small}>{texts.acceptHint}</p>
      </div>
    </div>
  );
}
