import * as v from 'valibot';
import {
  authCheckSchema,
  loginBodySchema,
  logoutBodySchema,
  refreshBodySchema,
  sessionSchema,
  signedOutSchema,
  tokensSchema,
} from './auth.ts';
import { inNetworkQuerySchema } from './collection.ts';
import { dropSchema } from './drop.ts';
import { exchangeRatesSchema } from './exchange-rates.ts';
import { healthSchema } from './health.ts';
import { listedOrderSchema, orderListQuerySchema } from './listed-order.ts';
import { nftCardSchema, nftFacetsQuerySchema, nftFacetsSchema, nftInfoSchema, nftListQuerySchema } from './nft.ts';
import { hiddenLogEntrySchema } from './hidden-log.ts';
import {
  acceptedOrderSchema,
  bestOrderBodySchema,
  bestOrdersBodySchema,
  bestOrdersSchema,
  cancelledOrderSchema,
  cancelOrderQuerySchema,
  commissionSchema,
  orderSchema,
  routerSettingsSchema,
  signedOrderSchema,
  submitOrderQuerySchema,
  updateOrderQuerySchema,
} from './order.ts';
import { tokenSchema } from './token.ts';
import { nextPagedSchema, pagedSchema, pageQuerySchema, singleSchema } from './paging.ts';
import type { Route } from './route.ts';

/*
 * The marketplace service, one export a call: the app's bundle holds those it makes, the server must
 * implement every one.
 */

/** Begins a session by a signed sign-in message. */
export const login = {
  method: 'POST',
  path: '/v1/login',
  body: loginBodySchema,
  answer: singleSchema(sessionSchema),
} as const satisfies Route;

/** A refresh token is good for one use: the answer's takes its place. */
export const refresh = {
  method: 'POST',
  path: '/v1/refresh',
  body: refreshBodySchema,
  answer: singleSchema(tokensSchema),
} as const satisfies Route;

/** Ends a session on the server, with every token of it. An unknown one gets the same answer. */
export const logout = {
  method: 'POST',
  path: '/v1/logout',
  body: logoutBodySchema,
  answer: singleSchema(signedOutSchema),
} as const satisfies Route;

/** Ends every session of the account that is signed in, on every device and network, this one too. */
export const logoutEverywhere = {
  method: 'POST',
  path: '/v1/logout/everywhere',
  answer: singleSchema(signedOutSchema),
  credentials: 'required',
} as const satisfies Route;

/** Who the access token speaks for; 401 without a valid one. */
export const authCheck = {
  method: 'GET',
  path: '/v1/auth-check',
  answer: singleSchema(authCheckSchema),
  credentials: 'optional',
} as const satisfies Route;

/** Answers 503 while the store cannot be reached. */
export const healthCheck = {
  method: 'GET',
  path: '/v1/health-check',
  answer: singleSchema(healthSchema),
} as const satisfies Route;

/** Listings, cheapest first. */
export const ordersList = {
  method: 'GET',
  path: '/v1/orders/list',
  query: orderListQuerySchema,
  answer: pagedSchema(listedOrderSchema),
} as const satisfies Route;

/** Offers, dearest first. */
export const offersList = { ...ordersList, path: '/v1/offers/list' } as const satisfies Route;

/** An order's signature is its authorisation. One sent twice is stored once. */
export const submitListing = {
  method: 'POST',
  path: '/v1/order',
  query: submitOrderQuerySchema,
  body: signedOrderSchema,
  answer: singleSchema(acceptedOrderSchema),
} as const satisfies Route;

/** As a listing; a trait offer names its trait. */
export const submitOffer = { ...submitListing, path: '/v1/offer' } as const satisfies Route;

/** Needs no credentials: the maker signed the replaced order's hash into the new one. */
export const updateListing = {
  ...submitListing,
  path: '/v1/orders/update',
  query: updateOrderQuerySchema,
} as const satisfies Route;

/** Marked with credentials by the spec. */
export const updateOffer = {
  ...updateListing,
  path: '/v1/offers/update',
  credentials: 'required',
} as const satisfies Route;

/** The server's own cancel of an order that names its zone. */
export const cancelListing = {
  method: 'POST',
  path: '/v1/order/cancel',
  query: cancelOrderQuerySchema,
  answer: singleSchema(cancelledOrderSchema),
  credentials: 'required',
} as const satisfies Route;

/** As for a listing. */
export const cancelOffer = { ...cancelListing, path: '/v1/offer/cancel' } as const satisfies Route;

/** The best order to fill for one uuid; 404 when there is none. */
export const bestOrder = {
  method: 'POST',
  path: '/v2/order/best',
  body: bestOrderBodySchema,
  answer: singleSchema(orderSchema),
  credentials: 'optional',
} as const satisfies Route;

/** One entry for each uuid that still has an order. */
export const bestOrders = {
  method: 'POST',
  path: '/v2/orders/best',
  body: bestOrdersBodySchema,
  answer: singleSchema(bestOrdersSchema),
  credentials: 'optional',
} as const satisfies Route;

/** A collection's items, filtered and sorted. */
export const collectionNfts = {
  method: 'GET',
  path: '/v1/collections/nfts/list/:id',
  query: nftListQuerySchema,
  lists: ['trait'],
  answer: nextPagedSchema(nftCardSchema),
} as const satisfies Route;

/** How many items each further filter of that list would leave. */
export const collectionFacets = {
  method: 'GET',
  path: '/v1/collections/nfts/facets/:id',
  query: nftFacetsQuerySchema,
  lists: ['trait'],
  answer: singleSchema(nftFacetsSchema),
} as const satisfies Route;

/** What the market says of one item. */
export const nftInfo = {
  method: 'GET',
  path: '/v1/collections/nfts/info/:collection/:identifier',
  query: inNetworkQuerySchema,
  answer: singleSchema(nftInfoSchema),
} as const satisfies Route;

/** One drop by slug or uuid. */
export const dropInfo = {
  method: 'GET',
  path: '/v1/drop/info/:id',
  answer: singleSchema(dropSchema),
} as const satisfies Route;

/** All drops, in pages. */
export const dropsList = {
  method: 'GET',
  path: '/v1/drops/list',
  query: pageQuerySchema,
  answer: pagedSchema(dropSchema),
} as const satisfies Route;

/** The currencies that orders of a collection may use. */
export const approvedTokens = {
  method: 'GET',
  path: '/v1/collections/approved-tokens/:id',
  query: inNetworkQuerySchema,
  answer: singleSchema(v.array(tokenSchema)),
} as const satisfies Route;

/** A collection's fees and who receives them. */
export const commission = {
  method: 'GET',
  path: '/v1/collections/commission/:id',
  query: inNetworkQuerySchema,
  answer: singleSchema(commissionSchema),
} as const satisfies Route;

/** By chain, where approvals go and what fills orders. */
export const routerSettings = {
  method: 'GET',
  path: '/v1/contract/router/settings',
  answer: singleSchema(routerSettingsSchema),
} as const satisfies Route;

/** What a dollar is in the other currencies that estimates can be shown in. */
export const exchangeRates = {
  method: 'GET',
  path: '/v1/exchange-rates',
  answer: singleSchema(exchangeRatesSchema),
} as const satisfies Route;

/** What the operator hid or showed again, when and why, the latest first. */
export const hiddenLog = {
  method: 'GET',
  path: '/v1/hidden',
  query: pageQuerySchema,
  answer: pagedSchema(hiddenLogEntrySchema),
} as const satisfies Route;

export * from './person-routes.ts';
export * from './subscription-routes.ts';
