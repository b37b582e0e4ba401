import { collectionUuid, nftUuid } from '../contract/identity.ts';
import type { StaticCollection, StaticItem, StaticNetwork } from '../contract/static-market.ts';
import { readMarket, readPart } from './files.ts';
import { notFound } from './refusal.ts';

/** A collection of the market, and where it is. */
export type Entry = { network: StaticNetwork; collection: StaticCollection; uuid: string };

let known: Promise<readonly Entry[]> | null = null;

export function entries(): Promise<readonly Entry[]> {
  known ??= readMarket().then(({ networks, collections }) =>
    collections.flatMap((collection) => {
      const network = networks.find(({ chainId }) => chainId === collection.chainId);
      const uuid = collectionUuid(collection.chainId, collection.address);
      return network === undefined ? [] : [{ network, collection, uuid }];
    }),
  );
  known.catch(() => {
    known = null;
  });
  return known;
}

/** A collection by its slug, uuid or address; `network`: by slug or chain id. @throws Refusal where there is none */
export async function entryOf(id: string, network?: string): Promise<Entry> {
  const name = id.toLowerCase();
  const found = (await entries()).find(
    (entry) =>
      [entry.collection.slug, entry.uuid, entry.collection.address].includes(name) &&
      (network === undefined || isNetwork(entry, network)),
  );
  if (found === undefined) throw notFound();
  return found;
}

export const isNetwork = ({ network }: Entry, name: string): boolean =>
  network.slug === name || String(network.chainId) === name;

/** Its items by their numbers, as the file has them. */
const byNumber = new Map<string, Promise<ReadonlyMap<string, StaticItem>>>();
export function itemsOf({ uuid, collection }: Entry): Promise<ReadonlyMap<string, StaticItem>> {
  const items =
    byNumber.get(uuid) ??
    readPart(collection.file).then((part) => new Map(part.items.map((item) => [item.identifier, item])));
  byNumber.set(uuid, items);
  items.catch(() => byNumber.delete(uuid));
  return items;
}

/** @throws Refusal where there is none */
export async function itemOf(entry: Entry, identifier: string): Promise<StaticItem> {
  const item = (await itemsOf(entry)).get(identifier);
  if (item === undefined) throw notFound();
  return item;
}

export const itemName = ({ collection }: Entry, item: StaticItem): string =>
  item.name === '' ? `${collection.name} #${item.identifier}` : item.name;

/** What names an item in every answer. */
export const identityOf = (entry: Entry, item: StaticItem) => ({
  uuid: nftUuid(entry.network.chainId, entry.collection.address, item.identifier),
  network: entry.network.slug,
  chainId: entry.network.chainId,
  identifier: item.identifier,
  name: itemName(entry, item),
  image: item.image,
  tint: null,
  itemType: entry.collection.itemType,
  collection: {
    uuid: entry.uuid,
    slug: entry.collection.slug,
    name: entry.collection.name,
    address: entry.collection.address,
  },
});

/** Numbers of a collection's items by their uuids. */
const numbers = new Map<string, Promise<ReadonlyMap<string, string>>>();
function numbersOf(entry: Entry): Promise<ReadonlyMap<string, string>> {
  const { network, collection } = entry;
  const found =
    numbers.get(entry.uuid) ??
    itemsOf(entry).then(
      (items) => new Map([...items.keys()].map((one) => [nftUuid(network.chainId, collection.address, one), one])),
    );
  numbers.set(entry.uuid, found);
  found.catch(() => numbers.delete(entry.uuid));
  return found;
}

/** The item that an uuid names: where it was asked for before is looked first, for its file is there. */
export async function itemByUuid(uuid: string): Promise<{ entry: Entry; identifier: string } | null> {
  const all = await entries();
  const isRead = (entry: Entry) => numbers.has(entry.uuid) || byNumber.has(entry.uuid);
  for (const entry of [...all.filter(isRead), ...all.filter((entry) => !isRead(entry))]) {
    const identifier = (await numbersOf(entry)).get(uuid.toLowerCase());
    if (identifier !== undefined) return { entry, identifier };
  }
  return null;
}
