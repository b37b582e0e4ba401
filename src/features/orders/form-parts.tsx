import { useState, type ReactNode } from 'react';
import type { Commission, Token } from '../../contract/order.ts';
import { formatUnits, groupThousands } from '../../domain/money.ts';
import { splitPrice } from '../../domain/order-building.ts';
import { SEAPORT_ADDRESS } from '../../domain/order.ts';
import { shortenAddress } from '../../domain/paths.ts';
import { Field } from '../../ui/field.tsx';
import { Row, Rows } from '../../ui/layout.tsx';
import { MediaImage } from '../../ui/media-image.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { Note } from '../../ui/note.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { Select } from '../../ui/select.tsx';
import type { PriceInput } from '../../domain/typed-price.ts';
import styles from './orders.module.css';
import type { Hints } from './use-terms.ts';
import { nameOf, type Place, type Target } from '../../trading/orders/order-draft.ts';

const THUMB_WIDTHS = [160] as const;

export const Thumb = ({ image }: { image: string }) => (
  <span className={styles.thumb}>
    <MediaImage source={image} alt="" widths={THUMB_WIDTHS} sizes="56px" />
  </span>
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

/** A price with its currency. Problems are told once the person is done typing. */
export function PriceField(props: PriceFieldProps) {
  const { token, tokens, input } = props;
  const [done, setDone] = useState(false);
  const problem = 'problem' in input && done && input.problem !== null ? input.problem : undefined;
  return (
    <div className={styles.price}>
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
          label="Currency"
          icon="chevrons-up-down"
          options={tokens.map((one) => ({ value: one.address, label: one.symbol }))}
          value={token.address}
          onChange={(address) => props.onToken(tokens.find((one) => one.address === address) ?? token)}
        />
      )}
    </div>
  );
}

const percent = (bps: number) => `${bps / 100}%`;

/** How the price is shared, to the last unit, before anything is signed. */
export function SplitRows(props: {
  unitValue: bigint;
  units: bigint;
  token: Token;
  commission: Commission;
  hints: Hints;
  /** Who keeps the rest. */
  rest: string;
  /** What the maker of an offer pays; left out where the maker sells. */
  pays?: string;
}) {
  const { token, units, commission, hints } = props;
  const split = splitPrice(props.unitValue, units, commission);
  const show = (value: bigint) => groupThousands(formatUnits(value, token.decimals));
  const line = (value: bigint) => `${show(value)} ${token.symbol}`;
  const sum = (value: bigint) => (
    <PriceText amount={show(value)} unit={token.symbol} usd={hints.showUsd(value, token)} />
  );
  const sells = props.pays === undefined;
  return (
    <Rows>
      <Row label={units > 1n ? `Price, ${units} copies` : 'Price'}>{line(split.total)}</Row>
      <Row label={`Vitrine fee, ${percent(commission.marketplaceBps)}`}>{line(split.marketplace)}</Row>
      <Row label={`Creator royalty, ${percent(commission.royaltyBps)}`}>{line(split.royalty)}</Row>
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

/** What a wallet will be asked to allow, said before it asks. */
export const ApprovalNote = ({ count = 1, children }: { count?: number; children: ReactNode }) => (
  <Note icon="wallet">
    <b>{count === 1 ? 'One approval' : `${count} approvals`} first.</b> {children} Your wallet asks for{' '}
    {count === 1 ? 'it once, and it' : 'each once, and each'} costs a network fee. The contract is Seaport,{' '}
    <span title={SEAPORT_ADDRESS}>{shortenAddress(SEAPORT_ADDRESS)}</span>; it moves nothing without an order that you
    signed.
  </Note>
);

export const UnderFloorNote = ({ percent: under }: { percent: number | null }) =>
  under === null ? null : (
    <Note tone="warn" live>
      <b>{under}% under the floor.</b> Check the number: whoever is first gets it for this.
    </Note>
  );

/** From here on a number of percent says less than how many times. */
const TIMES_FROM_PERCENT = 1000;

export function OverAskedNote({ percent: over, isOnItem }: { percent: number | null; isOnItem: boolean }) {
  if (over === null) return null;
  const times = over >= TIMES_FROM_PERCENT ? `${Math.round(over / 100) + 1} times` : `${over}% over`;
  return (
    <Note tone="warn" live>
      <b>
        {times} {isOnItem ? 'the price it is for sale at' : 'the floor'}.
      </b>{' '}
      Check the number: {isOnItem ? 'its owner' : 'any owner'} can take it.
    </Note>
  );
}
