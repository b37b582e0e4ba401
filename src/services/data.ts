import type { SeriesRange } from '../contract/collection-history.ts';
import type { HeldStatus } from '../contract/nft.ts';
import * as routes from '../contract/data-routes.ts';
import { MAX_PAGE_SIZE } from '../contract/paging.ts';
import type { QueryInput } from '../contract/route.ts';
import { callsOf } from './call.ts';
import type { CallOptions } from './http.ts';
import { emptyPage, emptySingle, load } from './loading.ts';

/*
 * The data service: what the chains and the metadata say. Every answer is the parsed envelope. Reads
 * answer the empty fallback after a 403 or 404 and raise an alert when they fail otherwise, unless
 * `told`: the page tells of the failure by itself (see `load`). They throw HttpError, UnreachableError, OfflineError or
 * ShapeError.
 */

const call = callsOf('dataUrl');

/**
 * One item. `collection` is a slug, uuid or address, `identifier` a decimal number. With `owner`, the
 * answer's `ownedAmount` says how many copies that address holds.
 */
export const nft = (collection: string, identifier: string, owner?: string, signal?: AbortSignal, told = false) =>
  load(
    'Nft details',
    call(routes.nft, { segments: { collection, identifier }, query: { owner }, quiet: told, signal }),
    emptySingle,
    told,
  );

/** Who holds an item and how many copies, most first; `page` counts from 1. */
export const nftOwners = (collection: string, identifier: string, page: number, signal?: AbortSignal, told = false) =>
  load(
    'NFT owners',
    call(routes.nftOwners, { segments: { collection, identifier }, query: { page }, quiet: told, signal }),
    emptyPage,
    told,
  );

/** What an address holds, in pages: `next` is the cursor from the previous page; left out for the first. */
export const nftsOfWallet = (
  wallet: string,
  query: { next?: string | undefined; status?: HeldStatus | undefined },
  signal?: AbortSignal,
  told = false,
) =>
  load('Nft details', call(routes.walletNfts, { segments: { wallet }, query, quiet: told, signal }), emptyPage, told);

/**
 * What an address’s items are worth, by collection. Raises no alert: a failure of the items themselves is reported
 * separately.
 */
export const walletWorth = (wallet: string, signal?: AbortSignal) =>
  call(routes.walletWorth, { segments: { wallet }, quiet: true, signal });

/** What an account sent, received, sold and bought, newest first; a hundred at a time. */
export const walletActivity = (wallet: string, createBefore?: string, signal?: AbortSignal, told = false) =>
  load(
    'transfer history',
    call(routes.walletActivity, {
      segments: { wallet },
      query: { createBefore, size: MAX_PAGE_SIZE },
      quiet: told,
      signal,
    }),
    emptyPage,
    told,
  );

/**
 * An item's transfers and sales, newest first. `network` is a slug or chain id, `address` the
 * collection's; `createBefore` is the `nextTS` of the page before.
 */
export const transferHistory = (
  network: string,
  address: string,
  identifier: string,
  query: QueryInput<typeof routes.transferHistory>,
  signal?: AbortSignal,
  told = false,
) =>
  load(
    'transfer history',
    call(routes.transferHistory, { segments: { network, address, identifier }, query, quiet: told, signal }),
    emptyPage,
    told,
  );

/** Makes the server read an item's metadata again, now if possible. Raises no alert. */
export const refreshNft = (uuid: string) => call(routes.refreshNft, { segments: { uuid } });

/** What was last sold and put up for sale. Raises no alert: nobody waits for it. */
export const latest = (signal?: AbortSignal) => call(routes.latest, { quiet: true, signal });

/** The collections with the most volume, for the home page. */
export const sliderCollections = (signal?: AbortSignal, told = false) =>
  load('collections', call(routes.sliderCollections, { quiet: told, signal }), emptyPage, told);

/** One collection by slug, uuid or address, with its traits and their counts. */
export const collection = (id: string, signal?: AbortSignal, told = false) =>
  load('collections', call(routes.collection, { segments: { id }, quiet: told, signal }), emptySingle, told);

/** How the collection list is filtered and sorted. */
export type CollectionListFilter = QueryInput<typeof routes.collections>;

/** What happened to a collection's items, newest first. */
export const collectionActivity = (
  id: string,
  query: QueryInput<typeof routes.collectionActivity>,
  signal?: AbortSignal,
  told = false,
) =>
  load(
    'collections',
    call(routes.collectionActivity, { segments: { id }, query, quiet: told, signal }),
    emptyPage,
    told,
  );

/** A collection's floor, volume and sales over time. Raises no alert. */
export const collectionSeries = (id: string, range: SeriesRange, signal?: AbortSignal) =>
  call(routes.collectionSeries, { segments: { id }, query: { range }, signal, quiet: true });

/** Who holds a collection. Raises no alert. */
export const collectionHolders = (id: string, signal?: AbortSignal) =>
  call(routes.collectionHolders, { segments: { id }, signal, quiet: true });

/** A page of collections. */
export const collections = (filter: CollectionListFilter, signal?: AbortSignal, told = false) =>
  load('collections', call(routes.collections, { query: filter, quiet: told, signal }), emptyPage, told);

/** Those of the named collections (slugs, uuids or contracts) that exist. */
export const packCollections = (ids: string[], options: CallOptions = {}) =>
  call(routes.packCollections, { body: { ids }, ...options });

/** Collections whose name, slug or artist contains `pattern`, or is spelt similarly. Raises no alert. */
export const autocompleteCollections = (
  query: QueryInput<typeof routes.autocompleteCollections>,
  options: CallOptions = {},
) => call(routes.autocompleteCollections, { query, ...options });

/** Accounts that hold something and whose address begins with `pattern`. Raises no alert. */
export const autocompleteAccounts = (
  query: QueryInput<typeof routes.autocompleteAccounts>,
  options: CallOptions = {},
) => call(routes.autocompleteAccounts, { query, ...options, quiet: true });

/** Items whose name contains `pattern` or is spelt similarly; only those of `collection` where it is given. */
export const autocompleteNfts = (query: QueryInput<typeof routes.autocompleteNfts>, options: CallOptions = {}) =>
  call(routes.autocompleteNfts, { query, ...options });

/** Whether this service takes writes, and how far it has read each network. */
export const healthCheck = (signal?: AbortSignal) => call(routes.healthCheck, { quiet: true, signal });
