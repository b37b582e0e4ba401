import { useQuery } from '@tanstack/react-query';
import type { Order } from '../../contract/order.ts';
import { dormantText } from '../../domain/dormant.ts';
import { ITEM } from '../../domain/item-types.ts';
import { nftQuery } from '../../services/page-queries.ts';
import { readHeld } from '../../trading/chain/chain-facts.ts';
import type { Place, Target } from '../../trading/orders/order-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Head } from './form-parts.tsx';
import { ListingForm, type Submit } from './listing-form.tsx';
import { OfferForm } from './offer-form.tsx';
import styles from './orders.module.css';
import * as texts from './texts.ts';
import type { MarketTerms } from './use-terms.ts';

export const placeOfOrder = ({ chainId, network, nft }: Order): Place => ({
  chainId,
  network,
  itemType: nft.itemType,
  collection: {
    uuid: nft.collectionUuid,
    slug: nft.collectionSlug,
    name: nft.collectionName,
    address: nft.collectionAddress,
  },
});

function targetOfOrder({ nft, criteria }: Order): Target {
  if (nft.identifier !== null && nft.uuid !== null) {
    return { kind: 'item', item: { uuid: nft.uuid, name: nft.name, identifier: nft.identifier, image: nft.image } };
  }
  return criteria === null ? { kind: 'any' } : { kind: 'trait', ...criteria };
}

const MOST_COPIES = 1000n;

export type FormProps = { owner: `0x${string}`; terms: MarketTerms; onSubmit: Submit; onLoginNeeded: () => void };

/** Nobody can sign for an item they do not hold, but they can cancel the old listing. */
function NotHeld({ order, onCancel }: { order: Order; onCancel: () => void }) {
  return (
    <div className={styles.form}>
      <Head place={placeOfOrder(order)} target={targetOfOrder(order)} image={order.nft.image} />
      <Note tone="warn">
        {dormantText(order) ?? texts.notHeld} {texts.notHeldHint}
      </Note>
      <div className={styles.actions}>
        <Button variant="danger" size="lg" full onClick={onCancel}>
          {texts.cancelListing}
        </Button>
      </div>
    </div>
  );
}

export function EditListing({ order, onCancel, ...form }: FormProps & { order: Order; onCancel: () => void }) {
  const place = placeOfOrder(order);
  const target = targetOfOrder(order);
  const identifier = order.nft.identifier ?? '';
  const held = useQuery({
    queryKey: ['chain', 'held', place.chainId, place.collection.address, identifier, form.owner],
    queryFn: () =>
      readHeld({
        chainId: place.chainId,
        collection: place.collection.address,
        itemType: place.itemType,
        identifier,
        owner: form.owner,
      }),
  });
  if (held.isPending) return <Skeleton height={320} />;
  if (held.data === undefined || target.kind !== 'item')
    return <Retry what={texts.whatYouOwn} onRetry={() => void held.refetch()} busy={held.isFetching} />;
  if (held.data < 1n) return <NotHeld order={order} onCancel={onCancel} />;
  return <ListingForm {...form} own={{ place, item: target.item, owned: held.data }} replaces={order} />;
}

export function EditOffer({ order, ...form }: FormProps & { order: Order }) {
  const { nft } = order;
  const item = useQuery({
    ...nftQuery(nft.collectionSlug, nft.identifier ?? ''),
    enabled: nft.identifier !== null && nft.itemType === ITEM.ERC1155,
  });
  const supply = item.data?.data?.supply;
  return (
    <OfferForm
      {...form}
      place={placeOfOrder(order)}
      target={targetOfOrder(order)}
      image={nft.image}
      most={nft.itemType === ITEM.ERC721 ? 1n : supply === undefined ? MOST_COPIES : BigInt(supply)}
      replaces={order}
    />
  );
}

/** An order that anybody may fill without our permission is not replaced by a signature alone. */
export function OnChainFirst({ order, onCancel }: { order: Order; onCancel: () => void }) {
  return (
    <div className={styles.form}>
      <Head place={placeOfOrder(order)} target={targetOfOrder(order)} image={order.nft.image} />
      <Note tone="warn">{texts.cancelFirst(order.side)}</Note>
      <div className={styles.actions}>
        <Button variant="danger" size="lg" full onClick={onCancel}>
          {texts.cancelOld(order.side)}
        </Button>
      </div>
    </div>
  );
}
