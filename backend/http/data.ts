import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { packBodySchema } from '../../src/contract/collection.ts';
import { pageQueryEntries } from '../../src/contract/paging.ts';
import { addressSchema } from '../../src/contract/primitives.ts';
import { nftUuid } from '../core/identity.ts';
import {
  collectionCard,
  collectionDetail,
  collectionSorts,
  findCollection,
  listCollections,
  packCollections,
  searchCollections,
  type CollectionRow,
} from '../stores/collections.ts';
import type { StoreContext } from '../stores/context.ts';
import { listWallet } from '../stores/nft-list.ts';
import { nftDetail, nftExists, nftOwners, searchNfts } from '../stores/nfts.ts';
import { parseHistoryPosition, transferHistory } from '../stores/transfers.ts';
import { ApiError, history, nextPaged, notFound, paged, single } from './answers.ts';
import { createApi, type Route } from './api.ts';
import { optionalChainId, readBody, readNetwork, readQuery, textSchema } from './input.ts';
import { readAddress, readIdentifier, readUuid, requireCollection } from './lookup.ts';

const SLIDER_SIZE = 8;
const { size: pageSize } = pageQueryEntries;

const nftQuery = v.object({ owner: v.optional(addressSchema) });
const ownersQuery = v.object(pageQueryEntries);
const walletQuery = v.object({
  ...pageQueryEntries,
  next: v.optional(textSchema(1_000)),
  network: v.optional(textSchema(64)),
  collection: v.optional(textSchema(80)),
  search: v.optional(textSchema(200)),
});
const historyQuery = v.object({ createBefore: v.optional(textSchema(40)), size: pageSize });
const collectionsQuery = v.object({
  ...pageQueryEntries,
  sort: v.optional(v.picklist(collectionSorts), 'volume'),
  network: v.optional(textSchema(64)),
  search: v.optional(textSchema(200)),
});
const searchQuery = v.object({
  pattern: v.optional(textSchema(200), ''),
  size: pageSize,
  network: v.optional(textSchema(64)),
  collection: v.optional(textSchema(80)),
});

export type DataParts = {
  context: StoreContext;
  health: (c: Context) => Promise<Response>;
  /** Reads an item's metadata again, now if it can be read now. */
  refreshMetadata: (chainId: number, nftUuid: string) => Promise<void>;
  log: (line: string) => void;
};

export function createDataApi({ context, health, refreshMetadata, log }: DataParts): Hono {
  const { database, networks } = context;
  /** Rows of a network that is no longer configured are not shown. */
  const cards = (rows: readonly CollectionRow[]) =>
    rows.filter((row) => networks.byId(row.chainId)).map((row) => collectionCard(context, row));

  const routes: Route[] = [
    ['GET', '/health-check', health],
    [
      'GET',
      '/nft/:a/:b',
      async (c) => {
        const { owner } = readQuery(c, nftQuery);
        const identifier = readIdentifier(c.req.param('b') ?? '');
        const collection = await requireCollection(context, c, c.req.param('a') ?? '');
        const nft = await nftDetail(context, collection, identifier, owner ?? null);
        if (!nft) throw notFound('Item');
        return single(c, nft);
      },
    ],
    [
      'GET',
      '/nft/:a/:b/owners',
      async (c) => {
        const { page, size } = readQuery(c, ownersQuery);
        const identifier = readIdentifier(c.req.param('b') ?? '');
        const collection = await requireCollection(context, c, c.req.param('a') ?? '');
        const uuid = nftUuid(collection.chainId, collection.address, identifier);
        if (!(await nftExists(database, uuid))) throw notFound('Item');
        const { data, total } = await nftOwners(database, uuid, { page, size });
        return paged(c, data, { page, size, total });
      },
    ],
    [
      'POST',
      '/nft/:id/refresh',
      async (c) => {
        const uuid = readUuid(c.req.param('id') ?? '');
        const nft = await nftExists(database, uuid);
        if (!nft) throw notFound('Item');
        await refreshMetadata(nft.chainId, uuid);
        return single(c, { uuid });
      },
    ],
    [
      'GET',
      '/nfts/:wallet',
      async (c) => {
        const wallet = readAddress(c.req.param('wallet') ?? '');
        const query = readQuery(c, walletQuery);
        const collection = query.collection ? await requireCollection(context, c, query.collection) : null;
        const { data, total, next } = await listWallet(context, wallet, {
          page: query.page,
          size: query.size,
          next: query.next ?? null,
          chainId: optionalChainId(networks, query.network),
          collection: collection?.uuid ?? null,
          search: query.search ?? null,
        });
        return nextPaged(c, data, { page: query.page, size: query.size, total }, next);
      },
    ],
    [
      'GET',
      '/transfers/history/:network/:address/:identifier',
      async (c) => {
        const query = readQuery(c, historyQuery);
        const network = readNetwork(networks, c.req.param('network') ?? '');
        const address = readAddress(c.req.param('address') ?? '', 'collection');
        const identifier = readIdentifier(c.req.param('identifier') ?? '');
        const position = query.createBefore === undefined ? null : parseHistoryPosition(query.createBefore);
        if (query.createBefore !== undefined && position === null) {
          throw new ApiError(
            400,
            'bad-cursor',
            'The query parameter "createBefore" is neither a nextTS nor unix seconds.',
          );
        }
        if (!(await findCollection(database, address, network.chainId))) throw notFound('Collection');
        const uuid = nftUuid(network.chainId, address, identifier);
        const { data, nextTS } = await transferHistory(context, network.chainId, uuid, { size: query.size, position });
        return history(c, data, nextTS);
      },
    ],
    [
      'GET',
      '/collection/slider/list',
      async (c) => {
        const { rows } = await listCollections(database, {
          page: 1,
          size: SLIDER_SIZE,
          sort: 'volume',
          chainId: null,
          search: null,
        });
        const data = cards(rows);
        return paged(c, data, { page: 1, size: SLIDER_SIZE, total: data.length });
      },
    ],
    [
      'GET',
      '/collection/:id',
      async (c) =>
        single(c, await collectionDetail(context, await requireCollection(context, c, c.req.param('id') ?? ''))),
    ],
    [
      'GET',
      '/collections',
      async (c) => {
        const query = readQuery(c, collectionsQuery);
        const { rows, total } = await listCollections(database, {
          page: query.page,
          size: query.size,
          sort: query.sort,
          chainId: optionalChainId(networks, query.network),
          search: query.search ?? null,
        });
        return paged(c, cards(rows), { page: query.page, size: query.size, total });
      },
    ],
    [
      'POST',
      '/collections/pack',
      async (c) => {
        const { ids } = await readBody(c, packBodySchema);
        const known = ids.filter((id) => /^[A-Za-z0-9-]{1,64}$/.test(id));
        const data = cards(known.length === 0 ? [] : await packCollections(database, known));
        return paged(c, data, { page: 1, size: ids.length, total: data.length });
      },
    ],
    [
      'GET',
      '/autocomplete/collections',
      async (c) => {
        const query = readQuery(c, searchQuery);
        const rows = await searchCollections(database, {
          pattern: query.pattern.trim(),
          size: query.size,
          chainId: optionalChainId(networks, query.network),
        });
        const data = rows.flatMap((row) => {
          const network = networks.byId(row.chainId);
          return network
            ? [{ uuid: row.uuid, slug: row.slug, name: row.name, network: network.slug, image: row.image }]
            : [];
        });
        return paged(c, data, { page: 1, size: query.size, total: data.length });
      },
    ],
    [
      'GET',
      '/autocomplete/nfts',
      async (c) => {
        const query = readQuery(c, searchQuery);
        const collection = query.collection ? await requireCollection(context, c, query.collection) : null;
        const rows = await searchNfts(database, {
          pattern: query.pattern.trim(),
          size: query.size,
          chainId: optionalChainId(networks, query.network),
          collectionUuid: collection?.uuid ?? null,
        });
        const data = rows.flatMap(({ chainId, ...row }) => {
          const network = networks.byId(chainId);
          return network ? [{ ...row, network: network.slug }] : [];
        });
        return paged(c, data, { page: 1, size: query.size, total: data.length });
      },
    ],
  ];
  return createApi(routes, log);
}
