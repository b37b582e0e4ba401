import * as v from 'valibot';
import { LANGUAGES } from '../language/language.ts';

/** Whom a subscription is for: the query of `POST /v1/subscribe`. */
export const subscribeQuerySchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  /** Of the mail, where it is not English. */
  language: v.optional(v.picklist(LANGUAGES)),
});

/** What the links in a subscription's mails carry. */
export const subscriptionTokenSchema = v.object({ token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{32}$/)) });

/** `email`: whose subscription it is, for who holds its token or asked for it. */
export const subscriptionSchema = v.object({ email: v.string() });
