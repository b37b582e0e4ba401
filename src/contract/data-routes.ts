import { healthSchema } from './health.ts';
import * as v from 'valibot';
import {
  autocompleteAccountSchema,
  autocompleteCollectionSchema,
  autocompleteNftSchema,
  autocompleteQuerySchema,
  collectionCardSchema,
  collectionListQuerySchema,
  collectionSchema,
  inNetworkQuerySchema,
  packBodySchema,
} from './collection.ts';
import {
  activityQuerySchema,
  collectionEventSchema,
  holdersSchema,
  seriesQuerySchema,
  seriesSchema,
} from './collection-history.ts';
import { latestSchema } from './latest.ts';
import { namedQuerySchema, namedSchema, namesBodySchema, namesSchema } from './names.ts';
import {
  historyQuerySchema,
  nftCardSchema,
  nftOwnerSchema,
  nftOwnersQuerySchema,
  nftQuerySchema,
  nftSchema,
  transferSchema,
  walletNftsQuerySchema,
} from './nft.ts';
import { historySchema, nextPagedSchema, pagedSchema, singleSchema } from './paging.ts';
import { uuidSchema } from './primitives.ts';
import type { Route } from './route.ts';
import { walletActivityQuerySchema, walletEventSchema } from './wallet-activity.ts';
import { worthSchema } from './worth.ts';

/*
 * The data service, one export a call: the app's bundle holds those it makes, the server must
 * implement every one.
 */

/** Answers 503 while the store cannot be reached. */
export const healthCheck = {
  method: 'GET',
  path: '/health-check',
  answer: singleSchema(healthSchema),
} as const satisfies Route;

/** One item: what the chain and its metadata say. */
export const nft = {
  method: 'GET',
  path: '/nft/:collection/:identifier',
  query: nftQuerySchema,
  answer: singleSchema(nftSchema),
} as const satisfies Route;

/** Its holders, most copies first. */
export const nftOwners = {
  method: 'GET',
  path: '/nft/:collection/:identifier/owners',
  query: nftOwnersQuerySchema,
  answer: pagedSchema(nftOwnerSchema),
} as const satisfies Route;

/** Has the item's metadata read again. */
export const refreshNft = {
  method: 'POST',
  path: '/nft/:uuid/refresh',
  answer: singleSchema(v.object({ uuid: uuidSchema })),
} as const satisfies Route;

/** What an address holds. */
export const walletNfts = {
  method: 'GET',
  path: '/nfts/:wallet',
  query: walletNftsQuerySchema,
  answer: nextPagedSchema(nftCardSchema),
} as const satisfies Route;

/** What an account sent, received, sold and bought, newest first. */
export const walletActivity = {
  method: 'GET',
  path: '/activity/:wallet',
  query: walletActivityQuerySchema,
  answer: historySchema(walletEventSchema),
} as const satisfies Route;

/** What an address holds, and its worth, by collection. */
export const walletWorth = {
  method: 'GET',
  path: '/worth/:wallet',
  answer: singleSchema(worthSchema),
} as const satisfies Route;

/** An item's transfers and sales, newest first. */
export const transferHistory = {
  method: 'GET',
  path: '/transfers/history/:network/:address/:identifier',
  query: historyQuerySchema,
  answer: historySchema(transferSchema),
} as const satisfies Route;

/** What happened to a collection's items, newest first. */
export const collectionActivity = {
  method: 'GET',
  path: '/collection/:id/activity',
  query: activityQuerySchema,
  answer: historySchema(collectionEventSchema),
} as const satisfies Route;

/** A collection's floor, volume and sales over time. */
export const collectionSeries = {
  method: 'GET',
  path: '/collection/:id/series',
  query: seriesQuerySchema,
  answer: singleSchema(seriesSchema),
} as const satisfies Route;

/** Who holds a collection. */
export const collectionHolders = {
  method: 'GET',
  path: '/collection/:id/holders',
  query: inNetworkQuerySchema,
  answer: singleSchema(holdersSchema),
} as const satisfies Route;

/** What was sold and put up for sale last. */
export const latest = {
  method: 'GET',
  path: '/latest',
  answer: singleSchema(latestSchema),
} as const satisfies Route;

/** The collections with the most volume, for the home page's slider. */
export const sliderCollections = {
  method: 'GET',
  path: '/collection/slider/list',
  answer: pagedSchema(collectionCardSchema),
} as const satisfies Route;

/** One collection by slug, uuid or address, with its traits. */
export const collection = {
  method: 'GET',
  path: '/collection/:id',
  query: inNetworkQuerySchema,
  answer: singleSchema(collectionSchema),
} as const satisfies Route;

/** All collections, in pages. */
export const collections = {
  method: 'GET',
  path: '/collections',
  query: collectionListQuerySchema,
  answer: pagedSchema(collectionCardSchema),
} as const satisfies Route;

/** The named collections, in the order they were named. */
export const packCollections = {
  method: 'POST',
  path: '/collections/pack',
  body: packBodySchema,
  answer: pagedSchema(collectionCardSchema),
} as const satisfies Route;

/** The names that accounts have chosen, where a network of this market knows names (ENS). */
export const names = {
  method: 'POST',
  path: '/names',
  body: namesBodySchema,
  answer: singleSchema(namesSchema),
} as const satisfies Route;

/** The account that a name leads to. */
export const named = {
  method: 'GET',
  path: '/named',
  query: namedQuerySchema,
  answer: singleSchema(namedSchema),
} as const satisfies Route;

/** Collections whose name, slug or artist contains the pattern, or whose address begins with it; where there is none, those spelt alike. */
export const autocompleteCollections = {
  method: 'GET',
  path: '/autocomplete/collections',
  query: autocompleteQuerySchema,
  answer: pagedSchema(autocompleteCollectionSchema),
} as const satisfies Route;

/** Accounts that hold something and whose address begins like the pattern. */
export const autocompleteAccounts = {
  method: 'GET',
  path: '/autocomplete/accounts',
  query: autocompleteQuerySchema,
  answer: pagedSchema(autocompleteAccountSchema),
} as const satisfies Route;

/** Items whose name contains the pattern. */
export const autocompleteNfts = {
  method: 'GET',
  path: '/autocomplete/nfts',
  query: autocompleteQuerySchema,
  answer: pagedSchema(autocompleteNftSchema),
} as const satisfies Route;
