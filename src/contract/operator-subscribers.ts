import * as v from 'valibot';
import { subscribeQuerySchema } from './subscription.ts';

/* Who gets news by e-mail, and how many browsers get pushes, as the operator is told. */

/** No count goes beyond this. */
export const SUBSCRIBERS_COUNTED = 10_000;

/** `waiting`: addresses that have not confirmed yet. `sendsMail`: whether anybody can subscribe now. */
export const subscriberCountsSchema = v.object({
  confirmed: v.number(),
  waiting: v.number(),
  browsers: v.number(),
  sendsMail: v.boolean(),
});

const { email } = subscribeQuerySchema.entries;

/** Body of `POST /v1/operator/subscribers/export`: after which address, '' for the first page. */
export const exportSubscribersSchema = v.object({ after: v.union([email, v.literal('')]) });

/** Confirmed addresses in their order. `end`: the link that each mail to it must hold; `next` null after the last. */
export const exportedSubscribersSchema = v.object({
  rows: v.array(v.object({ email: v.string(), name: v.string(), confirmedAt: v.number(), end: v.string() })),
  next: v.nullable(v.string()),
});
export type ExportedSubscriber = v.InferOutput<typeof exportedSubscribersSchema>['rows'][number];

/** Body of `POST /v1/operator/subscribers/remove`. */
export const removeSubscriberSchema = v.object({ email });

/** In the log: what was done with how many; no address is kept there. */
export const subscribersAfterSchema = v.object({ subscribers: v.picklist(['exported', 'removed']), count: v.number() });
