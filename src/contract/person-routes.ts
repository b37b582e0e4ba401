import * as v from 'valibot';
import { givenApprovalSchema } from './approval.ts';
import { nftCardSchema } from './nft.ts';
import { notificationSchema } from './notification.ts';
import { pagedSchema, singleSchema } from './paging.ts';
import { pushEndpointSchema, pushKeySchema, pushSubscriptionSchema } from './push.ts';
import { reportedSchema, reportSchema } from './report.ts';
import type { Route } from './route.ts';
import { watchedSchema, watchListQuerySchema } from './watch-list.ts';

/* What the marketplace service keeps for a signed-in person: calls of `marketplace-routes.ts`. */

/** What the account watches, what it added last first. */
export const watchList = {
  method: 'GET',
  path: '/v1/watch-list',
  query: watchListQuerySchema,
  lists: ['uuid'],
  answer: pagedSchema(nftCardSchema),
  credentials: 'required',
} as const satisfies Route;

/** Again is once. 409 where the list is full. */
export const watchNft = {
  method: 'PUT',
  path: '/v1/watch-list',
  body: watchedSchema,
  answer: singleSchema(watchedSchema),
  credentials: 'required',
} as const satisfies Route;

/** What is not watched gets the same answer. */
export const unwatchNft = {
  method: 'DELETE',
  path: '/v1/watch-list',
  query: watchedSchema,
  answer: singleSchema(watchedSchema),
  credentials: 'required',
} as const satisfies Route;

/** What the account should hear of, newest first. */
export const notifications = {
  method: 'GET',
  path: '/v1/notifications',
  answer: singleSchema(v.array(notificationSchema)),
  credentials: 'required',
} as const satisfies Route;

/** The key that a browser's subscription is made for. */
export const pushKey = {
  method: 'GET',
  path: '/v1/push',
  answer: singleSchema(pushKeySchema),
} as const satisfies Route;

/** From now on this browser is told what happens, until the session ends. Again is once; the newest wishes count. */
export const subscribePush = {
  method: 'PUT',
  path: '/v1/push',
  body: pushSubscriptionSchema,
  answer: singleSchema(pushEndpointSchema),
  credentials: 'required',
} as const satisfies Route;

/** An unknown one gets the same answer. */
export const unsubscribePush = {
  method: 'DELETE',
  path: '/v1/push',
  query: pushEndpointSchema,
  answer: singleSchema(pushEndpointSchema),
  credentials: 'required',
} as const satisfies Route;

/** Which operators the account let move its items, as the collections' events tell it, the newest first. */
export const approvals = {
  method: 'GET',
  path: '/v1/approvals',
  answer: singleSchema(v.array(givenApprovalSchema)),
  credentials: 'required',
} as const satisfies Route;

/** Tells who runs the marketplace that an item should not be on display. 404 where nobody reads it. */
export const report = {
  method: 'POST',
  path: '/v1/reports',
  body: reportSchema,
  answer: singleSchema(reportedSchema),
  credentials: 'required',
} as const satisfies Route;
