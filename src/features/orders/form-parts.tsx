import { useState, type ReactNode } from 'react';
import { marketName } from '../../language/market-name.ts';
import type { Commission } from '../../contract/order.ts';
import type { Token } from '../../contract/token.ts';
import { groupThousands } from '../../domain/decimals.ts';
import { formatUnits } from '../../domain/money.ts';
import { splitPrice } from '../../domain/order-building.ts';
import { SEAPORT_ADDRESS } from '../../domain/order.ts';
import { rateText } from '../../domain/signed-fees.ts';
import { shortenAddress } from '../../domain/paths.ts';
import { Field } from '../../ui/field.tsx';
import { Row, Rows } from '../../ui/blocks.tsx';
import { cx } from '../../ui/class-names.ts';
import { MediaImage } from '../../ui/media-image.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { Note } from '../../ui/note.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { Select } from '../../ui/select.tsx';
import type { PriceInput } from '../../domain/typed-price.ts';
import styles from './orders.module.css';
import * as texts from './texts.ts';
import type { Hints } from './use-terms.ts';
import { nameOf, type Place, type Target } from '../../trading/orders/order-draft.ts';
import * as icons from '../../ui/page-icons.ts';

const THUMB_WIDTHS = [160] as const;

export const Thumb = ({ image }: { image: string }) => (
  <span className={styles.thumb}>
    <MediaImage source={image} alt="" widths={THUMB_WIDTHS} sizes="56px" />
  </span>
);

/** Sent by its button or by Enter. */
export const OrderForm = ({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) => (
  <form
    className={styles.form}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);

/** What the order is about. */
export function Head(props: { place: Place; target: Target; image: string; children?: ReactNode }) {
  const { place, target } = props;
  return (
    <div className={styles.head}>
      <Thumb image={props.image} />
      <div className={styles.headText}>
        <b>{nameOf({ place, target })}</b>
        <span>
          {place.collection.name}, <NetworkLabel slug={place.network} />
        </span>
        {props.children}
      </div>
    </div>
  );
}

export type PriceFieldProps = {
  label: string;
  hideLabel?: boolean;
  text: string;
  input: PriceInput;
  token: Token;
  tokens: readonly Token[];
  onText: (text: string) => void;
  onToken: (token: Token) => void;
  autoFocus?: boolean;
};

/** A price with its currency. Problems are shown once the person is done typing. */
export function PriceField(props: PriceFieldProps) {
  const { token, tokens, input } = props;
  const [done, setDone] = useState(false);
  const problem = 'problem' in input && done && input.problem !== null ? input.problem : undefined;
  return (
    <div className={cx(styles.price, problem !== undefined && styles.told, !props.hideLabel && styles.labelled)}>
      <Field
        className={styles.priceField}
        label={props.label}
        {...(props.hideLabel ? { hideLabel: true } : {})}
        inputMode="decimal"
        maxLength={60}
        placeholder="0.00"
        value={props.text}
        problem={problem}
        data-autofocus={props.autoFocus || undefined}
        onChange={(event) => props.onText(event.currentTarget.value)}
        onBlur={() => setDone(true)}
        after={tokens.length > 1 ? undefined : <span className={styles.unit}>{token.symbol}</span>}
      />
      {tokens.length > 1 && (
        <Select
          label={texts.currency}
          icon={icons.chevronsUpDown}
          options={tokens.map((one) => ({ value: one.address, label: one.symbol }))}
          value={token.address}
          onChange={(address) => props.onToken(tokens.find((one) => one.address === address) ?? token)}
        />
      )}
    </div>
  );
}

/** Who gets how much of the price, to the last unit, before anything is signed. */
export function SplitRows(props: {
  unitValue: bigint;
  units: bigint;
  token: Token;
  commission: Commission;
  hints: Hints;
  /** Label of what the seller receives. */
  rest: string;
  /** Label of what the maker of an offer pays; left out where the maker sells. */
  pays?: string;
}) {
  const { token, units, commission, hints } = props;
  const split = splitPrice(props.unitValue, units, commission);
  const show = (value: bigint) => groupThousands(formatUnits(value, token.decimals));
  const line = (value: bigint) => `${show(value)} ${token.symbol}`;
  const sum = (value: bigint) => (
    <PriceText amount={show(value)} unit={token.symbol} estimate={hints.showEstimate(value, token)} />
  );
  const sells = props.pays === undefined;
  return (
    <Rows>
      <Row label={units > 1n ? texts.priceOfCopies(units) : texts.price}>{line(split.total)}</Row>
      <Row label={texts.marketFeeOf(rateText(commission.marketplaceBps), marketName())}>{line(split.marketplace)}</Row>
      <Row label={texts.creatorRoyaltyOf(rateText(commission.royaltyBps))}>{line(split.royalty)}</Row>
      <Row label={props.rest} sum={sells}>
        {sells ? sum(split.seller) : line(split.seller)}
      </Row>
      {props.pays !== undefined && (
        <Row label={props.pays} sum>
          {sum(split.total)}
        </Row>
      )}
    </Rows>
  );
}

/** What the wallet will ask to approve, said before it asks. */
export const ApprovalNote = ({ count = 1, children }: { count?: number; children: ReactNode }) => (
  <Note icon={icons.wallet}>
    <b>{texts.approvalsFirst(count)}</b> {children} {texts.approvalCost(count)} {texts.seaportBefore}{' '}
    <span title={SEAPORT_ADDRESS}>{shortenAddress(SEAPORT_ADDRESS)}</span>
    {texts.seaportAfter}
  </Note>
);

export const UnderFloorNote = ({ percent: under }: { percent: number | null }) =>
  under === null ? null : (
    <Note tone="warn" live>
      <b>{texts.underFloor(under)}</b> {texts.underFloorHint}
    </Note>
  );

/** Nobody reads more digits than these. */
const TIMES_AT_MOST = 1_000_000;

export const OverFloorNote = ({ times }: { times: number | null }) =>
  times === null ? null : (
    <Note tone="warn" live>
      <b>{times === 0 || times > TIMES_AT_MOST ? texts.hugePrice : texts.overFloor(texts.times(times))}</b>{' '}
      {texts.overFloorListingHint}
    </Note>
  );

/** From here on, how many times as much says more than a percentage. */
const TIMES_FROM_PERCENT = 1000;

export function OverAskedNote({ percent: over, isOnItem }: { percent: number | null; isOnItem: boolean }) {
  if (over === null) return null;
  const excess = over >= TIMES_FROM_PERCENT ? texts.times(Math.round(over / 100) + 1) : texts.percentOver(over);
  return (
    <Note tone="warn" live>
      <b>{isOnItem ? texts.overAskingPrice(excess) : texts.overFloor(excess)}</b>{' '}
      {isOnItem ? texts.overAskingPriceHint : texts.overFloorHint}
    </Note>
  );
}
