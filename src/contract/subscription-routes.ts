import { singleSchema } from './paging.ts';
import type { Route } from './route.ts';
import { subscribeQuerySchema, subscriptionSchema, subscriptionTokenSchema } from './subscription.ts';

/* The marketplace service's calls for news by e-mail; apart, since only their own page makes them. */

/** Asks for news by e-mail; a mail asks its owner first. 404 where nothing sends mail. */
export const subscribe = {
  method: 'POST',
  path: '/v1/subscribe',
  query: subscribeQuerySchema,
  answer: singleSchema(subscriptionSchema),
} as const satisfies Route;

/** By the link in the mail. 404 for one that is not valid any more. */
export const confirmSubscription = {
  method: 'PUT',
  path: '/v1/subscribe',
  body: subscriptionTokenSchema,
  answer: singleSchema(subscriptionSchema),
} as const satisfies Route;

/** What has ended already gets the same answer. */
export const unsubscribe = {
  method: 'DELETE',
  path: '/v1/subscribe',
  query: subscriptionTokenSchema,
  answer: singleSchema(subscriptionTokenSchema),
} as const satisfies Route;
