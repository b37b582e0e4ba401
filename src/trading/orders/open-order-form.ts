import { ref } from 'valtio/vanilla';
import type { Collection } from '../../contract/collection.ts';
import type { NftCard } from '../../contract/nft.ts';
import { ITEM } from '../../domain/item-types.ts';
import { orderForm, type Subject } from './order-form-state.ts';
import type { Place, Item } from './order-draft.ts';

/** Opens the sheet; a run that was put aside comes back first. */
export function openOrderForm(subject: Subject): void {
  orderForm.hidden = false;
  if (orderForm.progress?.status === 'running') return;
  orderForm.subject = ref(subject);
  orderForm.progress = null;
}

/** The way out stands where the button was that started the run: a double click must not close the sheet. */
export const SECOND_PRESS_MS = 600;

export function closeOrderForm(): void {
  if (orderForm.progress?.status === 'running') {
    if (Date.now() - orderForm.startedAt < SECOND_PRESS_MS) return;
    orderForm.hidden = true;
    return;
  }
  orderForm.subject = null;
  orderForm.progress = null;
}

type Nft = Pick<NftCard, 'uuid' | 'name' | 'identifier' | 'image' | 'itemType' | 'chainId' | 'network' | 'collection'>;

export const placeOf = ({ chainId, network, itemType, collection }: Nft): Place => ({
  chainId,
  network,
  itemType,
  collection,
});

export const itemOf = ({ uuid, name, identifier, image }: Nft): Item => ({ uuid, name, identifier, image });

type Held = { nft: Nft; owned: bigint };

const ownOf = ({ nft, owned }: Held) => ({ place: placeOf(nft), item: itemOf(nft), owned });

export const openListing = (items: readonly Held[]): void => openOrderForm({ kind: 'list', items: items.map(ownOf) });

/** Items of one network. */
export const openSending = (items: readonly Held[]): void => openOrderForm({ kind: 'send', items: items.map(ownOf) });

/** An offer on one item; on a multi-copy one, for at most all of its copies. */
export const openOffer = (nft: Nft & { supply: string }): void =>
  openOrderForm({
    kind: 'offer',
    place: placeOf(nft),
    target: { kind: 'item', item: itemOf(nft) },
    image: nft.image,
    most: nft.itemType === ITEM.ERC721 ? 1n : BigInt(nft.supply),
  });

/** At most so many copies can be asked for where no item's supply limits them. */
const MOST_COPIES = 1000n;

/** An offer on any item of a collection, or on those that share a trait. */
export const openCollectionOffer = (
  collection: Pick<Collection, 'uuid' | 'slug' | 'name' | 'address' | 'chainId' | 'network' | 'itemType' | 'image'>,
  trait: { traitType: string; value: string } | null,
): void =>
  openOrderForm({
    kind: 'offer',
    place: {
      chainId: collection.chainId,
      network: collection.network,
      itemType: collection.itemType,
      collection: {
        uuid: collection.uuid,
        slug: collection.slug,
        name: collection.name,
        address: collection.address,
      },
    },
    target: trait === null ? { kind: 'any' } : { kind: 'trait', ...trait },
    image: collection.image,
    most: collection.itemType === ITEM.ERC721 ? 1n : MOST_COPIES,
  });
