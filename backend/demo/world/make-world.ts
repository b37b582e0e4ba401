import { ITEM } from '../../seaport/item-types.ts';
import type { Deployment } from '../chain/deployments.ts';
import { deploymentOf } from '../chain/deployments.ts';
import type { EmbeddedNetwork } from '../chain/networks.ts';
import { liveHistory } from './chain-history.ts';
import { worldUrl } from './content.ts';
import type { Founded } from './founding.ts';
import type { WorldDrop } from './world-collection.ts';
import type { CollectionRegistration, DropRegistration } from '../../core/registrations.ts';
import type { SignedOrder } from '../../../src/contract/order.ts';

const DAY = 86_400;
/** Orders handed to the market at once. */
const SUBMISSIONS = 8;
/** How much of a network's making is its history on the chain. */
const HISTORY_SHARE = 0.92;

/** What the world needs of a marketplace. The server gives it. */
export type WorldMarket = {
  registerCollection(collection: CollectionRegistration): Promise<void>;
  registerDrop(drop: DropRegistration): Promise<void>;
  /** Reads all chains up to their heads, and all metadata; what follows from it is counted. */
  readChains(): Promise<void>;
  /** The same validation as `POST /v1/order`. */
  submitOrder(chainId: number, order: SignedOrder, trait?: string): Promise<void>;
};

export type MakeWorldOptions = {
  networks: EmbeddedNetwork[];
  deployments: Deployment[];
  market: WorldMarket;
  /** `share` goes from 0 to 1. */
  progress(text: string, share: number): void;
  /** 1 is the whole world; tests make a small one. */
  scale?: number;
};

/**
 * Fills empty embedded chains with collections, people and their trade, and a market with the
 * orders that stand. The same on every machine, but for its times: history ends now.
 */
export async function makeWorld(o: MakeWorldOptions): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const shares = new Map<number, number>();
  const report = (chainId: number) => (text: string, share: number) => {
    shares.set(chainId, share);
    o.progress(text, [...shares.values()].reduce((sum, one) => sum + one, 0) / o.networks.length);
  };
  // Both chains live at once; the market hears of them one after the other, so that it always
  // hears the same in the same order.
  const histories = await Promise.all(
    o.networks.map((network) =>
      liveHistory({
        network,
        deployment: deploymentOf(o.deployments, network.chainId),
        now,
        scale: o.scale ?? 1,
        progress: report(network.chainId),
      }),
    ),
  );

  for (const { founded } of histories) {
    for (const one of founded) await o.market.registerCollection(registration(one));
    for (const one of founded) {
      const drop = dropOf(one, now);
      if (drop) await o.market.registerDrop(drop);
    }
  }
  // The market takes offers on items it knows, and on traits it has read.
  o.progress('Indexing the chains', HISTORY_SHARE);
  await o.market.readChains();
  for (const [index, network] of o.networks.entries()) {
    const { orders = [], traitOffers = [] } = histories[index] ?? {};
    const progress = report(network.chainId);
    for (let i = 0; i < orders.length; i += SUBMISSIONS) {
      const share = HISTORY_SHARE + ((1 - HISTORY_SHARE) * i) / orders.length;
      progress(`${network.name}: listing items`, share);
      await Promise.all(orders.slice(i, i + SUBMISSIONS).map((order) => o.market.submitOrder(network.chainId, order)));
    }
    await Promise.all(traitOffers.map(({ order, trait }) => o.market.submitOrder(network.chainId, order, trait)));
    progress(`${network.name}: open`, 1);
  }
  await o.market.readChains();
}

function creatorOf({ collection, creator }: Founded) {
  return { name: collection.creator.name, address: creator.address };
}

function registration(founded: Founded): CollectionRegistration {
  const { collection, address, createdAt, deployedBlock } = founded;
  return {
    chainId: collection.chainId,
    address,
    slug: collection.slug,
    name: collection.name,
    description: collection.description,
    creator: creatorOf(founded),
    image: worldUrl(`${collection.slug}/logo.svg`),
    banner: worldUrl(`${collection.slug}/banner.svg`),
    itemType: collection.kind === 'edition' ? ITEM.ERC1155 : ITEM.ERC721,
    royaltyBps: collection.royaltyBps,
    royaltyRecipient: founded.creator.address,
    createdAt,
    // Who vouches for what is badly made on purpose?
    verified: collection.work !== null,
    deployedBlock,
  };
}

function phasesOf(price: bigint, { before, startDay, endDay }: WorldDrop, now: number): DropRegistration['phases'] {
  if (before === undefined) return [];
  const time = (day: number) => now + day * DAY;
  return [
    { name: before.name, startTime: time(startDay), endTime: time(before.endDay), price: String(before.price) },
    { name: before.after, startTime: time(before.endDay), endTime: time(endDay), price: String(price) },
  ];
}

function dropOf(founded: Founded, now: number): DropRegistration | null {
  const { collection, address } = founded;
  const { drop } = collection;
  if (!drop) return null;
  return {
    slug: drop.slug,
    name: drop.name,
    description: drop.description,
    creator: creatorOf(founded),
    chainId: collection.chainId,
    collectionSlug: collection.slug,
    collectionAddress: address,
    startTime: now + drop.startDay * DAY,
    endTime: now + drop.endDay * DAY,
    image: worldUrl(`${collection.slug}/logo.svg`),
    banner: worldUrl(`${collection.slug}/banner.svg`),
    previews: [3, 8, 14, 1, 21].map((id) => worldUrl(`${collection.slug}/${id}.svg`)),
    price: String(collection.mintPrice),
    phases: phasesOf(collection.mintPrice, drop, now),
    maxSupply: collection.maxSupply,
  };
}
