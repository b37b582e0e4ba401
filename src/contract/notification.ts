import * as v from 'valibot';
import { priceSchema } from './order.ts';
import { addressSchema, secondsSchema, slugSchema, uintStringSchema } from './primitives.ts';

/** How many one answer holds, the newest. */
export const NOTIFICATIONS_AT_MOST = 50;
/** How far they reach back, in seconds. */
export const NOTIFICATION_AGE = 30 * 86_400;

/**
 * What happened without the person doing it: their listing or offer was taken, a work came in, an offer on what they
 * hold, by itself, with its whole collection or by a trait of it, a higher offer than theirs, an order of theirs that
 * ends within a day, a watched item put up for sale, or for sale at another price. And, quietly, what they bought,
 * minted and sent.
 */
export const notificationKinds = [
  'sold',
  'accepted',
  'received',
  'offer',
  'collection-offer',
  'trait-offer',
  'outbid',
  'listing-ends',
  'offer-ends',
  'listed',
  'price-down',
  'price-up',
  'bought',
  'minted',
  'sent',
] as const;

/** One entry of `GET /v1/notifications`. */
export const notificationSchema = v.object({
  /** Unlike that of any other. */
  id: v.string(),
  kind: v.picklist(notificationKinds),
  time: secondsSchema,
  network: slugSchema,
  collection: v.object({ slug: slugSchema, name: v.string() }),
  item: v.object({ identifier: uintStringSchema, name: v.string(), image: v.string() }),
  /** Of one copy; null where nothing was paid. */
  price: v.nullable(priceSchema),
  /** Of one copy, before it moved; null where no price moved. */
  was: v.nullable(priceSchema),
  /** Who else was part of it. */
  by: v.nullable(addressSchema),
  /** When the order ends; null for what is over. */
  ends: v.nullable(secondsSchema),
});
export type Notification = v.InferOutput<typeof notificationSchema>;
