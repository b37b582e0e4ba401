import * as v from 'valibot';
import { REMINDERS_AT_MOST } from './drop-news.ts';
import { notificationKinds } from './notification.ts';
import { slugSchema } from './primitives.ts';
import { pushedSearchSchema, SEARCHES_AT_MOST } from './saved-search.ts';

const bytesSchema = (characters: number) =>
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/, 'not base64url'), v.length(characters));

/** Where and how a browser takes pushes (Push API), and which the person wants. */
export const pushSubscriptionSchema = v.object({
  /** At the push service of the browser's maker. */
  endpoint: v.pipe(v.string(), v.maxLength(1_000), v.url()),
  /** Its public key, an uncompressed point of P-256. */
  p256dh: bytesSchema(87),
  auth: bytesSchema(22),
  /** Kinds that the person does not want. */
  unwanted: v.pipe(v.array(v.picklist(notificationKinds)), v.maxLength(notificationKinds.length)),
  language: v.picklist(['en', 'es', 'ar']),
  /** Drops whose opening is told, or whose end; unknown ones are left out. */
  drops: v.optional(
    v.pipe(v.array(v.object({ slug: slugSchema, ofEnd: v.boolean() })), v.maxLength(REMINDERS_AT_MOST)),
    [],
  ),
  /** Searches whose newly listed items are told; those of unknown collections, or not for what is for sale, are left out. */
  searches: v.optional(v.pipe(v.array(pushedSearchSchema), v.maxLength(SEARCHES_AT_MOST)), []),
});
export type PushSubscriptionBody = v.InferOutput<typeof pushSubscriptionSchema>;

/** What a push needs to reach a browser, and its language. */
export type PushTarget = Pick<PushSubscriptionBody, 'endpoint' | 'p256dh' | 'auth' | 'language'>;

/** The key by which push services know this server (VAPID, RFC 8292), for `applicationServerKey`. */
export const pushKeySchema = v.object({ publicKey: bytesSchema(87) });

/** Query of the calls about one subscription. */
export const pushEndpointSchema = v.object({ endpoint: v.pipe(v.string(), v.maxLength(1_000)) });

/**
 * What a push holds: a declarative message (Declarative Web Push), which a browser that knows it shows by itself, and
 * the worker elsewhere. Its tag is the notification's id, so that what comes twice is shown once.
 */
export const pushMessageSchema = v.object({
  web_push: v.literal(8030),
  notification: v.object({
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    body: v.pipe(v.string(), v.maxLength(300)),
    navigate: v.pipe(v.string(), v.url()),
    tag: v.pipe(v.string(), v.maxLength(300)),
    lang: v.string(),
    dir: v.picklist(['ltr', 'rtl']),
  }),
});
export type PushMessage = v.InferOutput<typeof pushMessageSchema>;
