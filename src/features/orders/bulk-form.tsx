import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { marketName } from '../../language/market-name.ts';
import type { Token } from '../../contract/token.ts';
import { ITEM } from '../../domain/item-types.ts';
import { groupThousands } from '../../domain/decimals.ts';
import { formatUnits } from '../../domain/money.ts';
import { splitPrice } from '../../domain/order-building.ts';
import { commissionQuery } from '../../services/page-queries.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Row, Rows } from '../../ui/blocks.tsx';
import { Note } from '../../ui/note.tsx';
import { Select } from '../../ui/select.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { ApprovalNote, OrderForm, OverFloorNote, PriceField, Thumb, UnderFloorNote } from './form-parts.tsx';
import { itemApprovalQuery, type Submit } from './listing-form.tsx';
import { percentUnderFloor, timesOverFloor } from '../../domain/price-comparison.ts';
import { readPrice } from '../../domain/typed-price.ts';
import type { OwnItem } from '../../trading/orders/order-form-state.ts';
import { formObstacle } from '../../trading/orders/form-obstacle.ts';
import { durationOf, endsOf } from './duration.ts';
import { DurationField } from './duration-field.tsx';
import styles from './orders.module.css';
import { comma } from '../../ui/texts.ts';
import * as texts from './texts.ts';
import { useHints, type MarketTerms } from './use-terms.ts';
import type { OrderDraft } from '../../trading/orders/order-draft.ts';
import * as icons from '../../ui/page-icons.ts';

type Entry = { text: string; units: bigint };
const FRESH: Entry = { text: '', units: 1n };

function ItemRow(props: {
  own: OwnItem;
  entry: Entry;
  token: Token;
  terms: MarketTerms;
  onChange: (entry: Entry) => void;
  onRemove: (() => void) | undefined;
}) {
  const { own, entry, token, terms } = props;
  const { place, item, owned } = own;
  const hints = useHints(place, null, terms.same);
  const input = readPrice(entry.text, token);
  const unitValue = 'value' in input ? input.value : 0n;
  return (
    <li className={styles.bulkRow}>
      <Thumb image={item.image} />
      <div className={styles.headText}>
        <b>{item.name}</b>
        <span>{place.collection.name}</span>
      </div>
      <PriceField
        label={texts.priceOf(item.name)}
        hideLabel
        text={entry.text}
        input={input}
        token={token}
        tokens={[token]}
        onText={(text) => props.onChange({ ...entry, text })}
        onToken={() => undefined}
      />
      {props.onRemove !== undefined && (
        <IconButton label={texts.leaveOut(item.name)} icon="close" onClick={props.onRemove} />
      )}
      {place.itemType === ITEM.ERC1155 && owned > 1n && (
        <div className={styles.bulkWide}>
          <Stepper
            label={texts.copiesOf(item.name)}
            value={entry.units}
            max={owned}
            tooMany={texts.ownOnly(owned)}
            onChange={(units) => props.onChange({ ...entry, units: units ?? 0n })}
          />
        </div>
      )}
      <div className={styles.bulkWide}>
        <UnderFloorNote
          percent={percentUnderFloor(unitValue, token, hints.usd(unitValue, token), hints.floor, terms.same)}
        />
        <OverFloorNote times={timesOverFloor(unitValue, token, hints.usd(unitValue, token), hints.floor, terms.same)} />
      </div>
    </li>
  );
}

/** Several items of one network, each with its own price, under one signature. */
export function BulkForm(props: {
  items: readonly OwnItem[];
  owner: `0x${string}`;
  terms: MarketTerms;
  onSubmit: Submit;
}) {
  const { owner, terms } = props;
  const online = useOnline();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [entries, setEntries] = useState<Readonly<Record<string, Entry>>>({});
  const [token, setToken] = useState<Token | undefined>(terms.tokens[0]);
  const [duration, setDuration] = useState(() => durationOf(null, Date.now()));
  const items = props.items.filter((own) => !left.includes(own.item.uuid));
  const places = [...new Map(items.map(({ place }) => [place.collection.address, place])).values()];
  const commissions = useQueries({
    queries: places.map((place) => commissionQuery(place.collection.slug, place.network)),
  });
  const approvals = useQueries({
    queries: places.map((place) => itemApprovalQuery(place, owner)),
  });
  if (token === undefined) return <p className={styles.small}>{texts.noCurrency}</p>;

  const ends = endsOf(duration);
  const unapproved = places.filter((_, index) => approvals[index]?.data === false);
  const lines = items.map((own) => {
    const entry = entries[own.item.uuid] ?? FRESH;
    const input = readPrice(entry.text, token);
    const at = places.findIndex((place) => place.collection.address === own.place.collection.address);
    const commission = commissions[at]?.data?.data ?? null;
    const unitValue = 'value' in input ? input.value : 0n;
    const split = commission === null ? null : splitPrice(unitValue, entry.units, commission);
    return { own, entry, input, unitValue, commission, split };
  });
  const [obstacle = null] = lines.flatMap(({ own, entry, input, split }) => {
    const why = formObstacle({ units: entry.units, price: input, seller: split?.seller ?? 0n, ends });
    return why === null ? [] : [lines.length > 1 ? `${own.item.name}: ${why}` : why];
  });
  const ready = online && obstacle === null;
  const sum = (pick: (split: ReturnType<typeof splitPrice>) => bigint) => {
    const value = lines.reduce((all, { split }) => all + (split === null ? 0n : pick(split)), 0n);
    return `${groupThousands(formatUnits(value, token.decimals))} ${token.symbol}`;
  };

  function submit(): void {
    if (!ready || ends === null || token === undefined) return;
    const drafts = lines.flatMap(({ own, entry, unitValue, commission }): OrderDraft[] =>
      commission === null
        ? []
        : [
            {
              side: 'listing',
              place: own.place,
              target: { kind: 'item', item: own.item },
              units: entry.units,
              unitValue,
              currency: token,
              amountUsd: '0.00',
              ends,
              commission,
              zone: terms.zone,
              replaces: null,
            },
          ],
    );
    props.onSubmit(drafts, unapproved.length > 0);
  }

  return (
    <OrderForm onSubmit={submit}>
      <div className={styles.quantity}>
        <span className={styles.fieldLabel}>{texts.currencyForAll}</span>
        <Select
          label={texts.currency}
          icon={icons.chevronsUpDown}
          options={terms.tokens.map((one) => ({ value: one.address, label: one.symbol }))}
          value={token.address}
          onChange={(address) => setToken(terms.tokens.find((one) => one.address === address))}
        />
      </div>
      <ul className={styles.bulk}>
        {lines.map(({ own, entry }) => (
          <ItemRow
            key={own.item.uuid}
            own={own}
            entry={entry}
            token={token}
            terms={terms}
            onChange={(next) => setEntries({ ...entries, [own.item.uuid]: next })}
            onRemove={items.length > 1 ? () => setLeft([...left, own.item.uuid]) : undefined}
          />
        ))}
      </ul>
      <DurationField value={duration} onChange={setDuration} />
      <Rows>
        <Row label={texts.pricesOf(items.length)}>{sum((split) => split.total)}</Row>
        <Row label={texts.marketFees(marketName())}>{sum((split) => split.marketplace)}</Row>
        <Row label={texts.creatorRoyalties}>{sum((split) => split.royalty)}</Row>
        <Row label={texts.receiveIfAllSell} sum>
          {sum((split) => split.seller)}
        </Row>
      </Rows>
      {unapproved.length > 0 && (
        <ApprovalNote count={unapproved.length}>
          {(unapproved.length > 1 ? texts.allowItemsOfAll : texts.allowItems)(
            unapproved.map((place) => place.collection.name).join(comma),
          )}
        </ApprovalNote>
      )}
      <Note>{texts.oneSignature}</Note>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="lg" full disabled={!ready}>
          {items.length > 1 ? texts.signOnce(items.length) : texts.listForSale}
        </Button>
        <p className={styles.small} role="status">
          {online ? obstacle : texts.listingOffline}
        </p>
      </div>
    </OrderForm>
  );
}
