import * as routes from '../contract/subscription-routes.ts';
import { LANGUAGE } from '../language/language.ts';
import { callsOf } from './call.ts';

/* News by e-mail. Calls throw HttpError, UnreachableError, OfflineError or ShapeError. */

const call = callsOf('marketplaceUrl');

/** Asks for news by e-mail. The caller reports failures. */
export const subscribe = (whom: { email: string; name: string }) =>
  call(routes.subscribe, { query: LANGUAGE === 'en' ? whom : { ...whom, language: LANGUAGE }, quiet: true });

/** By the link in the mail. */
export const confirmSubscription = (token: string) =>
  call(routes.confirmSubscription, { body: { token }, quiet: true });

/** By the link in the mail. */
export const unsubscribe = (token: string) => call(routes.unsubscribe, { query: { token }, quiet: true });
