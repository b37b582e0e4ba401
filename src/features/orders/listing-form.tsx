import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '../../contract/order.ts';
import type { Token } from '../../contract/token.ts';
import { ITEM } from '../../domain/item-types.ts';
import { groupThousands, showAmount } from '../../domain/decimals.ts';
import { formatUnits } from '../../domain/money.ts';
import { splitPrice } from '../../domain/order-building.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { readItemApproval } from '../../trading/chain/chain-facts.ts';
import { ApprovalNote, Head, OrderForm, PriceField, OverFloorNote, SplitRows, UnderFloorNote } from './form-parts.tsx';
import { percentUnderFloor, timesOverFloor } from '../../domain/price-comparison.ts';
import { readPrice } from '../../domain/typed-price.ts';
import type { OwnItem } from '../../trading/orders/order-form-state.ts';
import { formObstacle } from '../../trading/orders/form-obstacle.ts';
import { durationOf, endsOf } from './duration.ts';
import { DurationField } from './duration-field.tsx';
import styles from './orders.module.css';
import * as texts from './texts.ts';
import { useHints, type MarketTerms } from './use-terms.ts';
import type { Place, OrderDraft } from '../../trading/orders/order-draft.ts';

export type Submit = (drafts: readonly OrderDraft[], needsApproval: boolean) => void;

/** Whether Seaport may move this person's items of a collection. */
export const itemApprovalQuery = ({ chainId, collection }: Place, owner: `0x${string}`) => ({
  queryKey: ['chain', 'item-approval', chainId, collection.address, owner],
  queryFn: () => readItemApproval({ chainId, collectionAddress: collection.address, owner }),
});

export type ListingFormProps = {
  own: OwnItem;
  owner: `0x${string}`;
  terms: MarketTerms;
  /** The listing that this one replaces. */
  replaces: Order | null;
  onSubmit: Submit;
};

const tokenAt = (tokens: readonly Token[], address: string | undefined) =>
  tokens.find((token) => token.address === address) ?? tokens[0];

export function ListingForm({ own, owner, terms, replaces, onSubmit }: ListingFormProps) {
  const { place, item, owned } = own;
  const target = { kind: 'item', item } as const;
  const online = useOnline();
  const hints = useHints(place, target, terms.same);
  const approved = useQuery(itemApprovalQuery(place, owner)).data;
  const [text, setText] = useState(replaces?.price.amount ?? '');
  const [token, setToken] = useState(() => tokenAt(terms.tokens, replaces?.price.token.address));
  const [wanted, setWanted] = useState(replaces === null ? 1n : BigInt(replaces.tokensRemaining));
  const [duration, setDuration] = useState(() => durationOf(replaces, Date.now()));
  if (token === undefined) return <p className={styles.small}>{texts.noCurrencyHere}</p>;

  const input = readPrice(text, token);
  const unitValue = 'value' in input ? input.value : 0n;
  // Zero while what is typed is not a quantity.
  const units = wanted > owned ? owned : wanted;
  const ends = endsOf(duration);
  const split = splitPrice(unitValue, units, terms.commission);
  const usd = hints.usd(unitValue, token);
  const obstacle = formObstacle({ units, price: input, seller: split.seller, ends });
  const ready = online && obstacle === null;
  // Of all copies: the button names the sum that a buyer of all of them pays.
  const price = `${groupThousands(formatUnits(split.total, token.decimals))} ${token.symbol}`;

  function submit(): void {
    if (!ready || ends === null || token === undefined) return;
    onSubmit(
      [
        {
          side: 'listing',
          place,
          target,
          units,
          unitValue,
          currency: token,
          amountUsd: usd ?? '0.00',
          ends,
          commission: terms.commission,
          zone: terms.zone,
          replaces,
        },
      ],
      approved !== true,
    );
  }

  return (
    <OrderForm onSubmit={submit}>
      <Head place={place} target={target} image={item.image}>
        {hints.floor !== null && (
          <span>{texts.floor(`${showAmount(hints.floor.amount)} ${hints.floor.token.symbol}`)}</span>
        )}
      </Head>
      {place.itemType === ITEM.ERC1155 && (
        <div className={styles.quantity}>
          <span>
            <span className={styles.fieldLabel}>{texts.copies}</span>
            <span className={styles.small}>{texts.own(showAmount(owned.toString(), 0))}</span>
          </span>
          <Stepper
            label={texts.copies}
            value={units}
            max={owned < 1n ? 1n : owned}
            tooMany={texts.ownOnly(owned)}
            onChange={(next) => setWanted(next ?? 0n)}
          />
        </div>
      )}
      <PriceField
        label={place.itemType === ITEM.ERC1155 ? texts.priceEach : texts.price}
        text={text}
        input={input}
        token={token}
        tokens={terms.tokens}
        onText={setText}
        onToken={setToken}
        autoFocus
      />
      <UnderFloorNote percent={percentUnderFloor(unitValue, token, usd, hints.floor, terms.same)} />
      <OverFloorNote times={timesOverFloor(unitValue, token, usd, hints.floor, terms.same)} />
      <DurationField value={duration} onChange={setDuration} />
      <SplitRows
        unitValue={unitValue}
        units={units}
        token={token}
        commission={terms.commission}
        hints={hints}
        rest={texts.youReceive}
      />
      {approved === false && <ApprovalNote>{texts.allowItems(place.collection.name)}</ApprovalNote>}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="lg" full disabled={!ready}>
          {replaces !== null
            ? texts.updateListing
            : unitValue > 0n
              ? (approved === false ? texts.approveAndListFor : texts.listFor)(price, units)
              : texts.listForSale}
        </Button>
        <p className={styles.small} role="status">
          {online ? (obstacle ?? texts.listingHint) : texts.listingOffline}
        </p>
      </div>
    </OrderForm>
  );
}
