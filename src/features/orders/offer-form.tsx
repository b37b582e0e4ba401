import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order, Price } from '../../contract/order.ts';
import type { Token } from '../../contract/token.ts';
import { ITEM } from '../../domain/item-types.ts';
import { groupThousands, showAmount } from '../../domain/decimals.ts';
import { formatUnits } from '../../domain/money.ts';
import { ZERO_ADDRESS } from '../../domain/order.ts';
import { splitPrice } from '../../domain/order-building.ts';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { readTokenFunds } from '../../trading/chain/chain-facts.ts';
import { ApprovalNote, Head, OrderForm, OverAskedNote, PriceField, SplitRows } from './form-parts.tsx';
import type { Submit } from './listing-form.tsx';
import { percentOver } from '../../domain/price-comparison.ts';
import { readPrice } from '../../domain/typed-price.ts';
import { formObstacle } from '../../trading/orders/form-obstacle.ts';
import { durationOf, endsOf } from './duration.ts';
import { DurationField } from './duration-field.tsx';
import styles from './orders.module.css';
import { Shortage } from './shortage.tsx';
import * as texts from './texts.ts';
import { useHints, type Hints, type MarketTerms } from './use-terms.ts';
import { useWrap } from './use-wrap.ts';
import type { Place, Target } from '../../trading/orders/order-draft.ts';

export type OfferFormProps = {
  place: Place;
  target: Target;
  image: string;
  /** At most so many copies can be asked for. */
  most: bigint;
  owner: `0x${string}`;
  terms: MarketTerms;
  /** The offer that this one replaces. */
  replaces: Order | null;
  onSubmit: Submit;
  onLoginNeeded: () => void;
};

const useTokenFunds = (place: Place, token: Token | undefined, owner: `0x${string}`) =>
  useQuery({
    queryKey: ['chain', 'balances', place.chainId, token?.address, owner],
    queryFn: () => readTokenFunds({ chainId: place.chainId, token: token?.address ?? ZERO_ADDRESS, owner }),
    enabled: token !== undefined,
  });

function Market({ hints: { floor, bestOffer } }: { hints: Hints }) {
  if (floor === null) return null;
  const amount = ({ amount: of, token }: Price) => `${showAmount(of)} ${token.symbol}`;
  return (
    <span>
      {bestOffer === null ? texts.floor(amount(floor)) : texts.floorAndBestOffer(amount(floor), amount(bestOffer))}
    </span>
  );
}

export function OfferForm({
  place,
  target,
  image,
  most,
  owner,
  terms,
  replaces,
  onSubmit,
  onLoginNeeded,
}: OfferFormProps) {
  const online = useOnline();
  const hints = useHints(place, target, terms.same);
  const tokens = terms.tokens.filter((one) => one.address !== ZERO_ADDRESS);
  const native = terms.tokens.find((one) => one.address === ZERO_ADDRESS);
  const [text, setText] = useState(replaces?.price.amount ?? '');
  const [token, setToken] = useState<Token | undefined>(
    () => tokens.find((one) => one.address === replaces?.price.token.address) ?? tokens[0],
  );
  const [wanted, setWanted] = useState(replaces === null ? 1n : BigInt(replaces.tokensRemaining));
  const [duration, setDuration] = useState(() => durationOf(replaces, Date.now()));
  const balances = useTokenFunds(place, token, owner);
  const wrap = useWrap({
    chainId: place.chainId,
    owner,
    token: terms.wrapped.address,
    onDone: () => void balances.refetch(),
    onLoginNeeded,
  });
  if (token === undefined) return <p className={styles.small}>{texts.noOfferCurrency}</p>;

  const input = readPrice(text, token);
  const unitValue = 'value' in input ? input.value : 0n;
  const units = wanted > most ? most : wanted;
  const split = splitPrice(unitValue, units, terms.commission);
  const ends = endsOf(duration);
  const isEnough = balances.data !== undefined && balances.data.balance >= split.total;
  const obstacle =
    formObstacle({ units, price: input, seller: split.seller, ends }) ??
    (isEnough ? null : balances.data === undefined ? texts.balanceUnknown : texts.balanceTooLow);
  const ready = online && obstacle === null;
  const needsApproval = balances.data !== undefined && balances.data.allowance < split.total;

  function submit(): void {
    if (!ready || ends === null || token === undefined) return;
    onSubmit(
      [
        {
          side: 'offer',
          place,
          target,
          units,
          unitValue,
          currency: token,
          amountUsd: hints.usd(unitValue, token) ?? '0.00',
          ends,
          commission: terms.commission,
          zone: terms.zone,
          replaces,
        },
      ],
      needsApproval,
    );
  }

  return (
    <OrderForm onSubmit={submit}>
      <Head place={place} target={target} image={image}>
        <Market hints={hints} />
      </Head>
      {place.itemType === ITEM.ERC1155 && most > 1n && (
        <div className={styles.quantity}>
          <span className={styles.fieldLabel}>{texts.copies}</span>
          <Stepper label={texts.copies} value={units} max={most} onChange={(next) => setWanted(next ?? 0n)} />
        </div>
      )}
      <PriceField
        label={place.itemType === ITEM.ERC1155 ? texts.yourOfferEach : texts.yourOffer}
        text={text}
        input={input}
        token={token}
        tokens={tokens}
        onText={setText}
        onToken={setToken}
        autoFocus
      />
      <p className={styles.small} aria-live="polite">
        {balances.data !== undefined
          ? texts.balance(`${groupThousands(formatUnits(balances.data.balance, token.decimals))} ${token.symbol}`)
          : balances.isError
            ? `${texts.balanceUnreadable} `
            : texts.readingBalance}
        {balances.isError && (
          <Button size="sm" variant="quiet" busy={balances.isFetching} onClick={() => void balances.refetch()}>
            {texts.retry}
          </Button>
        )}
      </p>
      {balances.data !== undefined && unitValue > 0n && (
        <Shortage
          balances={balances.data}
          total={split.total}
          token={token}
          isWrapped={token.address === terms.wrapped.address}
          nativeSymbol={native?.symbol ?? 'ETH'}
          wrap={wrap}
        />
      )}
      <OverAskedNote
        percent={percentOver(unitValue, token, hints.usd(unitValue, token), hints.asked, terms.same)}
        isOnItem={target.kind === 'item'}
      />
      <DurationField value={duration} onChange={setDuration} />
      <SplitRows
        unitValue={unitValue}
        units={units}
        token={token}
        commission={terms.commission}
        hints={hints}
        rest={texts.sellerReceives}
        pays={texts.payIfAccepted}
      />
      {needsApproval && <ApprovalNote>{texts.allowToken(token.symbol)}</ApprovalNote>}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="lg" full disabled={!ready}>
          {replaces !== null ? texts.updateOffer : needsApproval && ready ? texts.approveAndOffer : texts.makeOffer}
        </Button>
        <p className={styles.small} role="status">
          {online ? (obstacle ?? texts.offerHint) : texts.offersOffline}
        </p>
      </div>
    </OrderForm>
  );
}
