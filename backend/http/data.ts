import type { Hono } from 'hono';
import * as v from 'valibot';
import * as routes from '../../src/contract/data-routes.ts';
import { idSchema } from '../../src/contract/primitives.ts';
import { nftUuid } from '../../src/contract/identity.ts';
import {
  collectionCard,
  collectionDetail,
  findCollection,
  listCollections,
  packCollections,
  type CollectionRow,
} from '../stores/collections.ts';
import type { StoreContext } from '../stores/context.ts';
import { firstCollections } from '../stores/first-collections.ts';
import { latest } from '../stores/latest.ts';
import { listWallet } from '../stores/wallet-list.ts';
import { nftDetail, nftExists, nftIsHidden, nftOwners } from '../stores/nfts.ts';
import { foundCollection, foundNft, searchAccounts, searchCollections, searchNfts } from '../stores/search.ts';
import { parseWalletPosition, walletActivity } from '../stores/wallet-activity.ts';
import { worth } from '../stores/worth.ts';
import { collectionActivity, collectionHolders, collectionSeries } from '../stores/collection-history.ts';
import { parseHistoryPosition, transferHistory, type HistoryPosition } from '../stores/transfers.ts';
import { ApiError, history, nextPaged, notFound, paged, pagination, single } from './answers.ts';
import type { Names } from '../core/names.ts';
import { createApi, type Handler } from './api.ts';
import { optionalChainId, readNetwork } from './input.ts';
import type { Limits } from './limits.ts';
import { readAddress, readIdentifier, readUuid, requireCollection } from './lookup.ts';

const SLIDER_SIZE = 8;

/** @throws ApiError where it is neither form of a position */
function readPosition(createBefore: string | undefined): HistoryPosition | null {
  if (createBefore === undefined) return null;
  const position = parseHistoryPosition(createBefore);
  if (position !== null) return position;
  throw new ApiError(400, 'bad-cursor', 'The query parameter "createBefore" is neither a nextTS nor unix seconds.');
}

export type DataParts = {
  context: StoreContext;
  health: Handler<typeof routes.healthCheck>;
  /** Reads an item's metadata again, now if possible. */
  refreshMetadata: (chainId: number, nftUuid: string) => Promise<void>;
  /** Null where no network of the market knows names. */
  names: Names | null;
  limits: Limits;
  log: (line: string) => void;
};

export function createDataApi({ context, health, refreshMetadata, names, limits, log }: DataParts): Hono {
  const { database, networks } = context;
  /** Rows of networks that are no longer configured are not shown. */
  const cards = (rows: readonly CollectionRow[]) =>
    rows.filter((row) => networks.byId(row.chainId)).map((row) => collectionCard(context, row));

  return createApi({
    routes,
    limits,
    log,
    handlers: {
      healthCheck: health,
      async nft({ segments, query }) {
        const identifier = readIdentifier(segments.identifier);
        const collection = await requireCollection(context, segments.collection, query.network);
        const found = await nftDetail(context, collection, identifier, query.owner ?? null);
        if (!found) throw notFound('Item');
        return single(found);
      },
      async nftOwners({ segments, query: { page, size, network } }) {
        const identifier = readIdentifier(segments.identifier);
        const collection = await requireCollection(context, segments.collection, network);
        const uuid = nftUuid(collection.chainId, collection.address, identifier);
        if (!(await nftExists(database, uuid))) throw notFound('Item');
        const { data, ...total } = await nftOwners(database, uuid, { page, size });
        return paged(data, pagination(page, size, total));
      },
      async refreshNft({ segments }) {
        const uuid = readUuid(segments.uuid);
        const nft = await nftExists(database, uuid);
        if (!nft) throw notFound('Item');
        await refreshMetadata(nft.chainId, uuid);
        return single({ uuid });
      },
      async walletNfts({ segments, query }) {
        const wallet = readAddress(segments.wallet);
        const collection = query.collection ? await requireCollection(context, query.collection, query.network) : null;
        const { page, size } = query;
        const { data, next, ...total } = await listWallet(context, wallet, {
          page,
          size,
          next: query.next ?? null,
          chainId: optionalChainId(networks, query.network),
          collection: collection?.uuid ?? null,
          search: query.search ?? null,
          status: query.status ?? null,
        });
        return nextPaged(data, pagination(page, size, total), next);
      },
      walletWorth: async ({ segments }) => single(await worth(context, readAddress(segments.wallet))),
      async transferHistory({ segments, query: { createBefore, size } }) {
        const network = readNetwork(networks, segments.network);
        const address = readAddress(segments.address, 'collection');
        const identifier = readIdentifier(segments.identifier);
        const position = readPosition(createBefore);
        if (!(await findCollection(database, address, network.chainId))) throw notFound('Collection');
        const uuid = nftUuid(network.chainId, address, identifier);
        if (await nftIsHidden(database, uuid)) throw notFound('Item');
        const { data, nextTS } = await transferHistory(context, network.chainId, uuid, { size, position });
        return history(data, nextTS);
      },
      latest: async () => single(await latest(context)),
      async walletActivity({ segments, query: { createBefore, size } }) {
        const position = createBefore === undefined ? null : parseWalletPosition(createBefore);
        if (createBefore !== undefined && position === null)
          throw new ApiError(400, 'bad-cursor', 'The query parameter "createBefore" is not a nextTS of this list.');
        const wallet = readAddress(segments.wallet);
        const { data, nextTS } = await walletActivity(context, wallet, { size, position });
        return history(data, nextTS);
      },
      async collectionActivity({ segments, query: { createBefore, size, kind, network } }) {
        const position = readPosition(createBefore);
        const found = await requireCollection(context, segments.id, network);
        const { data, nextTS } = await collectionActivity(context, found, { size, kind, position });
        return history(data, nextTS);
      },
      collectionSeries: async ({ segments, query: { range, network } }) =>
        single(await collectionSeries(context, await requireCollection(context, segments.id, network), range)),
      collectionHolders: async ({ segments, query }) =>
        single(await collectionHolders(context, await requireCollection(context, segments.id, query.network))),
      async sliderCollections() {
        const data = cards(await firstCollections(database, SLIDER_SIZE));
        return paged(data, { page: 1, size: SLIDER_SIZE, total: data.length });
      },
      collection: async ({ segments, query }) =>
        single(await collectionDetail(context, await requireCollection(context, segments.id, query.network))),
      async collections({ query: { page, size, sort, network, search, creator } }) {
        const { rows, ...total } = await listCollections(database, {
          page,
          size,
          sort,
          chainId: optionalChainId(networks, network),
          search: search ?? null,
          creator: creator?.toLowerCase() ?? null,
        });
        return paged(cards(rows), pagination(page, size, total));
      },
      async packCollections({ body: { ids } }) {
        const known = ids.filter((id) => v.is(idSchema, id));
        const data = cards(known.length === 0 ? [] : await packCollections(database, known));
        return paged(data, { page: 1, size: ids.length, total: data.length });
      },
      async names({ body: { addresses } }) {
        const asked = [...new Set(addresses)];
        const found = await Promise.all(
          asked.map(async (address) => ({ address, name: (await names?.nameOf(address)) ?? null })),
        );
        return single(found.flatMap(({ address, name }) => (name === null ? [] : [{ address, name }])));
      },
      named: async ({ query: { name } }) => single({ address: (await names?.addressOf(name)) ?? null }),
      async autocompleteCollections({ query }) {
        const rows = await searchCollections(database, {
          pattern: query.pattern.trim(),
          size: query.size,
          chainId: optionalChainId(networks, query.network),
        });
        const data = rows.flatMap((row) => foundCollection(context, row) ?? []);
        return paged(data, { page: 1, size: query.size, total: data.length });
      },
      async autocompleteAccounts({ query: { pattern, size } }) {
        const data = await searchAccounts(database, { pattern: pattern.trim(), size });
        return paged(data, { page: 1, size, total: data.length });
      },
      async autocompleteNfts({ query }) {
        const collection = query.collection ? await requireCollection(context, query.collection, query.network) : null;
        const rows = await searchNfts(database, {
          pattern: query.pattern.trim(),
          size: query.size,
          chainId: optionalChainId(networks, query.network),
          collection,
        });
        const data = rows.flatMap((row) => foundNft(context, row) ?? []);
        return paged(data, { page: 1, size: query.size, total: data.length });
      },
    },
  });
}
