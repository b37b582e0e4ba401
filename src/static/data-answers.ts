import * as routes from '../contract/data-routes.ts';
import type { NftCard } from '../contract/nft.ts';
import { ITEM } from '../domain/item-types.ts';
import { runtime } from '../services/runtime.ts';
import { entries, entryOf, identityOf, isNetwork, itemName, itemOf, itemsOf, type Entry } from './catalogue.ts';
import { collectionCard, collectionDetail } from './collections.ts';
import { readMarket } from './files.ts';
import { bestOf, cardOf, detailOf } from './items.ts';
import { readHeld, readOwner } from './judge.ts';
import { nextPageOf, on, pageOf, type Handler } from './routing.ts';

/** Items whose holders are looked for: of more, nobody waits for the answer. */
const MOST_LOOKED_AT = 20_000;

/** What somebody holds of a collection, by the chain. */
async function heldOf(entry: Entry, owner: `0x${string}`): Promise<NftCard[]> {
  const items = [...(await itemsOf(entry)).values()].slice(0, MOST_LOOKED_AT);
  const [held, best, { rates }] = await Promise.all([
    Promise.all(items.map(({ identifier }) => readHeld(entry, identifier, owner))),
    bestOf(entry),
    readMarket(),
  ]);
  return items.flatMap((item, index) => {
    const amount = held[index] ?? 0n;
    if (amount === 0n) return [];
    const listing = best.listings.get(item.identifier) ?? null;
    const bestOffer = best.offers.get(item.identifier) ?? best.offers.get('') ?? null;
    return [{ ...cardOf(entry, item, { listing, bestOffer, rates }), ownedAmount: amount.toString() }];
  });
}

const holds = (text: string, pattern: string) => text.toLowerCase().includes(pattern);

async function foundCollections(pattern: string, network: string | undefined): Promise<Entry[]> {
  const text = pattern.trim().toLowerCase();
  return (await entries()).filter(
    (entry) =>
      (network === undefined || isNetwork(entry, network)) &&
      (holds(entry.collection.name, text) ||
        holds(entry.collection.slug, text) ||
        holds(entry.collection.creator.name, text) ||
        (text !== '' && entry.collection.address.startsWith(text))),
  );
}

const searchable = async (collection: string | undefined, network: string | undefined) =>
  collection === undefined
    ? (await entries()).filter((entry) => network === undefined || isNetwork(entry, network))
    : [await entryOf(collection, network)];

export function dataAnswers(): Handler[] {
  const base = runtime().config.dataUrl;
  return [
    on(base, routes.collections, async ({ query }) => {
      const { creator, sort, search, network } = query;
      const found = (await foundCollections(search ?? '', network)).filter(
        ({ collection }) => creator === undefined || collection.creator.address === creator,
      );
      const by = {
        name: (a: Entry, b: Entry) => a.collection.name.localeCompare(b.collection.name),
        newest: (a: Entry, b: Entry) => b.collection.createdAt - a.collection.createdAt,
        items: (a: Entry, b: Entry) => b.collection.items - a.collection.items,
      };
      // Without a history, what has most orders stands for what is traded most.
      const most = (a: Entry, b: Entry) => b.collection.orders - a.collection.orders || by.name(a, b);
      const sorted = found.toSorted(sort in by ? by[sort as keyof typeof by] : most);
      const { data, pagination } = pageOf(sorted, query);
      return { data: await Promise.all(data.map(collectionCard)), pagination };
    }),
    on(base, routes.sliderCollections, async () => {
      const all = (await entries()).toSorted((a, b) => b.collection.orders - a.collection.orders);
      const { data, pagination } = pageOf(all, { page: 1, size: 8 });
      return { data: await Promise.all(data.map(collectionCard)), pagination };
    }),
    on(base, routes.packCollections, async ({ body }) => {
      const found = await Promise.all(body.ids.map((id) => entryOf(id).catch(() => null)));
      const cards = await Promise.all(found.filter((entry) => entry !== null).map(collectionCard));
      return pageOf(cards, { page: 1, size: Math.max(1, cards.length) });
    }),
    on(base, routes.collection, async ({ segments, query }) => ({
      data: await collectionDetail(await entryOf(segments.id, query.network)),
    })),
    on(base, routes.nft, async ({ segments, query }) => {
      const entry = await entryOf(segments.collection, query.network);
      const item = await itemOf(entry, segments.identifier);
      const nft = await detailOf(entry, item);
      const owned = query.owner === undefined ? null : await readHeld(entry, item.identifier, query.owner);
      return { data: { ...nft, ownedAmount: owned === null ? null : owned.toString() } };
    }),
    on(base, routes.nftOwners, async ({ segments, query }) => {
      const entry = await entryOf(segments.collection, query.network);
      const item = await itemOf(entry, segments.identifier);
      const owner = entry.collection.itemType === ITEM.ERC721 ? await readOwner(entry, item.identifier) : null;
      return pageOf(owner === null ? [] : [{ address: owner, amount: '1' }], query);
    }),
    on(base, routes.walletNfts, async ({ segments, query }) => {
      const owner = segments.wallet.toLowerCase() as `0x${string}`;
      const looked = await searchable(query.collection, query.network);
      const cards = (await Promise.all(looked.map((entry) => heldOf(entry, owner)))).flat();
      const shown = cards.filter(
        ({ listing, name }) =>
          (query.status === undefined || (query.status === 'buy-now') === (listing !== null)) &&
          (query.search === undefined || holds(name, query.search.toLowerCase())),
      );
      return nextPageOf(shown, query);
    }),
    on(base, routes.autocompleteCollections, async ({ query }) => {
      const { data, pagination } = pageOf(await foundCollections(query.pattern, query.network), {
        page: 1,
        size: query.size,
      });
      return {
        data: data.map(({ uuid, network, collection: { slug, name, image, creator } }) => ({
          uuid,
          slug,
          name,
          network: network.slug,
          image,
          creator,
          floor: null,
        })),
        pagination,
      };
    }),
    on(base, routes.autocompleteAccounts, async ({ query }) => pageOf([], { page: 1, size: query.size })),
    on(base, routes.autocompleteNfts, async ({ query }) => {
      const text = query.pattern.trim().toLowerCase();
      const places = await searchable(query.collection, query.network);
      const found = await Promise.all(
        places.map(async (entry) =>
          [...(await itemsOf(entry)).values()]
            .filter((item) => holds(itemName(entry, item), text))
            .slice(0, query.size)
            .map((item) => ({ entry, item })),
        ),
      );
      const { data, pagination } = pageOf(found.flat(), { page: 1, size: query.size });
      return {
        data: data.map(({ entry, item }) => {
          const { uuid, name, identifier, collection, network, image } = identityOf(entry, item);
          const { slug: collectionSlug, name: collectionName } = collection;
          return { uuid, name, identifier, collectionSlug, collectionName, network, image, price: null };
        }),
        pagination,
      };
    }),
    on(base, routes.latest, async () => ({ data: { sales: [], listings: [] } })),
  ];
}
