import type { QueryInput } from '../contract/route.ts';
import * as routes from '../contract/subscription-routes.ts';
import { callsOf } from './call.ts';

/* News by e-mail. Calls throw HttpError, UnreachableError, OfflineError or ShapeError. */

const call = callsOf('marketplaceUrl');

/** Asks for news by e-mail. Who asks tells what failed. */
export const subscribe = (whom: QueryInput<typeof routes.subscribe>) =>
  call(routes.subscribe, { query: whom, quiet: true });

/** By the link in the mail. */
export const confirmSubscription = (token: string) =>
  call(routes.confirmSubscription, { body: { token }, quiet: true });

/** By the link in the mail. */
export const unsubscribe = (token: string) => call(routes.unsubscribe, { query: { token }, quiet: true });
