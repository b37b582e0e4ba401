import type { CollectionCard } from '../../src/contract/collection.ts';
import type { Drop } from '../../src/contract/drop.ts';
import type { NftCard } from '../../src/contract/nft.ts';
import type { Price } from '../../src/contract/order.ts';
import { collectionCard, findCollection } from '../stores/collections.ts';
import type { StoreContext } from '../stores/context.ts';
import { findDrop } from '../stores/drops.ts';
import { readCursor } from '../stores/networks.ts';
import { nftCardOf } from '../stores/nfts.ts';
import type { Texts } from './language.ts';

/** `label`: the name of its label in the catalogue. */
export type ShownPrice = { label: keyof Texts['prices']; price: Price };

type Common = {
  /** Its page's path, without a query. */
  path: string;
  name: string;
  /** Who or what it belongs to. */
  byline: string;
  description: string;
  /** The source of its picture; '' for none. */
  picture: string;
  network: string;
  price: ShownPrice | null;
  /** Time of the last block that was read, in Unix seconds. */
  asOf: number;
};

/** What a page is about, as other sites are told. */
export type Subject =
  | (Common & { kind: 'item'; card: NftCard; creator: string })
  | (Common & { kind: 'collection'; card: CollectionCard })
  | (Common & { kind: 'drop'; drop: Drop });

const first = (prices: readonly [ShownPrice['label'], Price | null | undefined][]): ShownPrice | null => {
  for (const [label, price] of prices) if (price) return { label, price };
  return null;
};

async function itemOf(context: StoreContext, slug: string, identifier: string): Promise<Subject | null> {
  const collection = await findCollection(context.database, slug);
  const network = collection && context.networks.byId(collection.chainId);
  if (!collection || !network) return null;
  const [found, { time }] = await Promise.all([
    nftCardOf(context, collection, identifier),
    readCursor(context.database, network.chainId),
  ]);
  if (!found) return null;
  const { card, description } = found;
  return {
    kind: 'item',
    path: `/collections/${collection.slug}/${card.identifier}`,
    name: card.name,
    byline: collection.name,
    description: description || collection.description,
    picture: card.image,
    network: network.name,
    price: first([
      ['forSale', card.listing?.price],
      ['bestOffer', card.bestOffer],
      ['lastSale', card.lastSale],
    ]),
    asOf: time,
    card,
    creator: collection.creatorName,
  };
}

async function collectionOf(context: StoreContext, slug: string): Promise<Subject | null> {
  const row = await findCollection(context.database, slug);
  const network = row && context.networks.byId(row.chainId);
  if (!row || !network) return null;
  const card = collectionCard(context, row);
  return {
    kind: 'collection',
    path: `/collections/${card.slug}`,
    name: card.name,
    byline: card.creator.name,
    description: row.description,
    picture: card.image,
    network: network.name,
    price: first([['floor', card.floor]]),
    asOf: (await readCursor(context.database, network.chainId)).time,
    card,
  };
}

async function dropOf(context: StoreContext, slug: string): Promise<Subject | null> {
  const drop = await findDrop(context, slug);
  if (!drop || drop.slug !== slug) return null;
  return {
    kind: 'drop',
    path: `/drops/${drop.slug}`,
    name: drop.name,
    byline: drop.creator.name,
    description: drop.description,
    picture: drop.image,
    network: context.networks.require(drop.chainId).name,
    price: { label: 'mint', price: drop.price },
    asOf: (await readCursor(context.database, drop.chainId)).time,
    drop,
  };
}

/** The collection whose changes change its page; null where none alone does. */
export function collectionOfSubject(subject: Subject): string | null {
  if (subject.kind === 'item') return subject.card.collection.uuid;
  return subject.kind === 'collection' ? subject.card.uuid : null;
}

const SLUG = '[a-z0-9][a-z0-9-]{0,63}';
const itemPath = new RegExp(`^/collections/(${SLUG})/(0|[1-9][0-9]{0,77})$`);
const collectionPath = new RegExp(`^/collections/(${SLUG})$`);
const dropPath = new RegExp(`^/drops/(${SLUG})$`);

/** What the page at this path is about; null for pages about nothing in the store. Paths are in canonical spelling. */
export async function subjectOf(context: StoreContext, path: string): Promise<Subject | null> {
  const item = itemPath.exec(path);
  if (item?.[1] !== undefined && item[2] !== undefined) {
    return BigInt(item[2]) < 1n << 256n ? itemOf(context, item[1], item[2]) : null;
  }
  const collection = collectionPath.exec(path)?.[1];
  if (collection !== undefined) return collectionOf(context, collection);
  const drop = dropPath.exec(path)?.[1];
  return drop === undefined ? null : dropOf(context, drop);
}

const amounts = new Intl.NumberFormat('en', {
  maximumFractionDigits: 5,
  maximumSignificantDigits: 3,
  roundingPriority: 'morePrecision',
});

/** `1,284.06 ETH`. */
export const priceText = ({ amount, token }: Price): string =>
  `${amounts.format(amount as Intl.StringNumericLiteral)} ${token.symbol}`;
