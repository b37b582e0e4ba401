import * as v from 'valibot';
import { subscriptionTokenSchema } from '../../contract/subscription.ts';

/** What the link in a mail is for, and its token. */
export type SubscribeSearch = { confirm?: string; end?: string };

/** What is not readable counts as not written. */
export function parseSubscribeSearch(search: unknown): SubscribeSearch {
  const { confirm, end } = (search ?? {}) as Record<string, unknown>;
  const isToken = (token: unknown): token is string => v.is(subscriptionTokenSchema.entries.token, token);
  if (isToken(confirm)) return { confirm };
  return isToken(end) ? { end } : {};
}
