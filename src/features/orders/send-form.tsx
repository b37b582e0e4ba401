import { useQueries } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { getAddress } from 'viem/utils';
import type { Order } from '../../contract/order.ts';
import { ITEM } from '../../domain/item-types.ts';
import { ordersQuery } from '../../services/page-queries.ts';
import { looksLikeName } from '../../services/names.ts';
import { networkById } from '../../services/runtime.ts';
import type { OwnItem } from '../../trading/orders/order-form-state.ts';
import type { Sending } from '../../trading/transactions/send-items.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Row, Rows } from '../../ui/blocks.tsx';
import { Note } from '../../ui/note.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Head, OrderForm, Thumb } from './form-parts.tsx';
import { RecipientField, useRecipient } from './recipient-field.tsx';
import styles from './orders.module.css';
import * as texts from './send-texts.ts';

/** Several at most: whoever lists one item more often sees that it is listed. */
const LISTINGS = 10;

const transferOf = ({ place, item }: OwnItem, units: bigint): Sending['items'][number] => ({
  collectionAddress: place.collection.address,
  collectionName: place.collection.name,
  slug: place.collection.slug,
  identifier: item.identifier,
  itemType: place.itemType,
  amount: units.toString(),
  tokenName: item.name,
  network: place.network,
  displayImageURL: item.image,
});

/** The owner's own listings of what is sent, which it makes unfillable. */
function useListings(items: readonly OwnItem[], owner: string): readonly Order[] {
  const results = useQueries({
    queries: items.map(({ item }) => ordersQuery({ nft: item.uuid, maker: owner, status: 'open', size: LISTINGS })),
  });
  return results.flatMap(({ data }) => data?.data ?? []);
}

function ItemRow(props: {
  own: OwnItem;
  units: bigint;
  onUnits: (units: bigint) => void;
  onRemove: (() => void) | undefined;
}) {
  const { own, units, onRemove } = props;
  const { place, item } = own;
  return (
    <li className={styles.bulkRow}>
      <Thumb image={item.image} />
      <div className={styles.headText}>
        <b>{item.name}</b>
        <span>{place.collection.name}</span>
      </div>
      {onRemove !== undefined && <IconButton label={texts.leaveOut(item.name)} icon="close" onClick={onRemove} />}
      <div className={styles.bulkWide}>
        <Copies label={texts.copiesOf(item.name)} own={own} units={units} onUnits={props.onUnits} />
      </div>
    </li>
  );
}

function Copies(props: { label: string; own: OwnItem; units: bigint; onUnits: (units: bigint) => void }) {
  const { place, owned } = props.own;
  if (place.itemType !== ITEM.ERC1155 || owned < 2n) return null;
  return (
    <div className={styles.quantity}>
      <span>
        <span className={styles.fieldLabel}>{texts.copies}</span>
        <span className={styles.small}>{texts.own(owned)}</span>
      </span>
      <Stepper
        label={props.label}
        value={props.units}
        max={owned}
        tooMany={texts.ownOnly(owned)}
        onChange={(next) => props.onUnits(next ?? 0n)}
      />
    </div>
  );
}

function ListedNote({ orders, onCancel }: { orders: readonly Order[]; onCancel: (order: Order) => void }) {
  const [first] = orders;
  if (first === undefined) return null;
  const names = [...new Set(orders.map(({ nft }) => nft.name))];
  return (
    <Note tone="warn" live>
      {texts.listed(names, orders.length)}
      {orders.length === 1 && (
        <span className={styles.noteAction}>
          <Button size="sm" onClick={() => onCancel(first)}>
            {texts.cancelListing}
          </Button>
        </span>
      )}
    </Note>
  );
}

/** To whom one's own items of one network go, and how many copies. */
export function SendForm(props: {
  items: readonly OwnItem[];
  owner: `0x${string}`;
  busy: boolean;
  /** Why it did not start. */
  notice: ReactNode;
  onSend: (sending: Sending) => void;
  onCancelListing: (order: Order) => void;
}) {
  const { owner, busy } = props;
  const online = useOnline();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<Readonly<Record<string, bigint>>>({});
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const recipient = useRef<HTMLInputElement>(null);
  const owned = props.items.filter(({ item }) => !left.includes(item.uuid));
  const unitsOf = ({ item }: OwnItem) => chosen[item.uuid] ?? 1n;
  const items = owned.map((own) => transferOf(own, unitsOf(own)));
  const [first] = owned;
  const chainId = first?.place.chainId ?? 0;
  const { address, problem, facts, refused } = useRecipient(items, chainId, owner, text);
  const listings = useListings(owned, owner);
  if (first === undefined) return null;

  const network = networkById(chainId)?.name ?? texts.thisNetwork;
  // No network of this market knows names.
  const isUnknownName = text.includes('.') && !looksLikeName(text);
  const hasUnits = owned.every((own) => unitsOf(own) > 0n);
  const ready = online && problem === null && !refused && hasUnits;
  const setUnits = (own: OwnItem) => (units: bigint) => setChosen({ ...chosen, [own.item.uuid]: units });

  return (
    <OrderForm
      onSubmit={() => {
        setAsked(true);
        if (problem !== null) recipient.current?.focus();
        if (ready && !busy) props.onSend({ chainId, recipient: address, items });
      }}
    >
      {props.items.length === 1 ? (
        <>
          <Head place={first.place} target={{ kind: 'item', item: first.item }} image={first.item.image} />
          <Copies label={texts.copies} own={first} units={unitsOf(first)} onUnits={setUnits(first)} />
        </>
      ) : (
        <ul className={styles.bulk}>
          {owned.map((own) => (
            <ItemRow
              key={own.item.uuid}
              own={own}
              units={unitsOf(own)}
              onUnits={setUnits(own)}
              onRemove={owned.length > 1 ? () => setLeft([...left, own.item.uuid]) : undefined}
            />
          ))}
        </ul>
      )}
      <RecipientField
        ref={recipient}
        text={text}
        problem={isUnknownName ? texts.noNames(network) : problem}
        isAsked={isAsked}
        onText={setText}
      />
      {problem === null && (
        <Rows>
          {/* In full: the ends of another address can be made to look like these. */}
          <Row label={texts.to}>
            <span style={{ overflowWrap: 'anywhere' }}>{looksLikeName(text) ? getAddress(address) : text}</span>
          </Row>
        </Rows>
      )}
      {facts?.isUsed === false && (
        <Note tone="warn" live>
          {texts.neverUsed(network)}
        </Note>
      )}
      {refused ? (
        <Note tone="bad" live>
          {texts.refused(items.length)}
        </Note>
      ) : (
        facts?.isContract === true && <Note live>{texts.contract}</Note>
      )}
      <ListedNote orders={listings} onCancel={props.onCancelListing} />
      <Note tone="warn">{texts.noWayBack}</Note>
      <div className={styles.actions}>
        {props.notice}
        <Button type="submit" variant="primary" size="lg" full disabled={!online || refused} busy={busy}>
          {texts.sendItems(items.length, items.length === 1 ? unitsOf(first) : 1n)}
        </Button>
        <p className={styles.small} role="status">
          {online ? (items.length === 1 ? texts.hint : texts.hintForSeveral) : texts.offline}
        </p>
      </div>
    </OrderForm>
  );
}
