import { proxy, ref } from 'valtio/vanilla';
import type { Collection } from '../../contract/collection.ts';
import type { NftCard } from '../../contract/nft.ts';
import type { Order } from '../../contract/order.ts';
import type { Place, Target, Work } from './wish.ts';

/** A work that its owner could sell. */
export type OwnWork = { place: Place; work: Work; owned: bigint };

/** What the order sheet is open for. */
export type Subject =
  | { kind: 'list'; works: readonly OwnWork[] }
  | { kind: 'offer'; place: Place; target: Target; image: string; most: bigint }
  | { kind: 'edit'; order: Order }
  /** `identifier`: the work that is given; null leaves the choice. */
  | { kind: 'accept'; order: Order; identifier: string | null };

export type StepId = 'approve' | 'sign' | 'publish';

/** What became of one order. */
export type Outcome = {
  order: Order;
  /** From when on it can be filled (Unix seconds); null while it is not published. */
  liveFrom: number | null;
  /** It must wait until a permission for the one it replaces has lapsed. */
  waits: boolean;
  /** Why it is not published. */
  failure: string | null;
};

export type Progress = {
  status: 'running' | 'failed' | 'done';
  steps: readonly StepId[];
  at: StepId;
  /** What is going on, or what stopped it. */
  message: string;
  outcomes: readonly Outcome[];
};

type OrderForm = {
  subject: Subject | null;
  progress: Progress | null;
  /** Put aside while it runs: the rest is told in a toast. */
  hidden: boolean;
};

export const orderForm = proxy<OrderForm>({ subject: null, progress: null, hidden: false });

/** Opens the sheet; what still runs comes back first. */
export function openOrderForm(subject: Subject): void {
  orderForm.hidden = false;
  if (orderForm.progress?.status === 'running') return;
  orderForm.subject = ref(subject);
  orderForm.progress = null;
}

export function closeOrderForm(): void {
  if (orderForm.progress?.status === 'running') {
    orderForm.hidden = true;
    return;
  }
  orderForm.subject = null;
  orderForm.progress = null;
}

/** The rest of the app must not reload under an open wallet request. */
export const isOrderUnderWay = (): boolean => orderForm.progress?.status === 'running';

type Nft = Pick<NftCard, 'uuid' | 'name' | 'identifier' | 'image' | 'itemType' | 'chainId' | 'network' | 'collection'>;

export const placeOf = ({ chainId, network, itemType, collection }: Nft): Place => ({
  chainId,
  network,
  itemType,
  collection,
});

export const workOf = ({ uuid, name, identifier, image }: Nft): Work => ({ uuid, name, identifier, image });

export const openListing = (works: readonly { nft: Nft; owned: bigint }[]): void =>
  openOrderForm({
    kind: 'list',
    works: works.map(({ nft, owned }) => ({ place: placeOf(nft), work: workOf(nft), owned })),
  });

/** On one work; of a multi-copy one at most all of its copies. */
export const openOffer = (nft: Nft & { supply: string }): void =>
  openOrderForm({
    kind: 'offer',
    place: placeOf(nft),
    target: { kind: 'work', work: workOf(nft) },
    image: nft.image,
    most: nft.itemType === 2 ? 1n : BigInt(nft.supply),
  });

/** More copies than one are asked for as on a work. */
const MOST_COPIES = 1000n;

/** On any work of a collection, or on those that share a trait. */
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
    most: collection.itemType === 2 ? 1n : MOST_COPIES,
  });
