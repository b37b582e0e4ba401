import * as v from 'valibot';

/** By which push services know this server (VAPID, RFC 8292): base64url of a P-256 pair. */
export type PushKeys = { publicKey: string; privateKey: string };

/** A pair in a line of text. */
export const PUSH_KEYS_FORM = /^([A-Za-z0-9_-]{87}),([A-Za-z0-9_-]{43})$/;

/** What the environment says of pushes. */
export const pushEntries = {
  /** Public and private key, comma separated. */
  PUSH_KEYS: v.optional(v.pipe(v.string(), v.regex(PUSH_KEYS_FORM))),
  /** Origins, comma separated, of push services besides those on the public internet. */
  PUSH_SERVICES: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[a-z0-9.:-]+(,https?:\/\/[a-z0-9.:-]+)*$/))),
} as const;

export const PUSH_WANTED = {
  PUSH_KEYS: 'the public and the private key, as base64url, separated by a comma',
  PUSH_SERVICES: 'origins such as https://push.example, separated by commas',
} as const;

/** `pushKeys` is undefined for the state folder's own. */
export type PushConfig = { pushKeys: string | undefined; pushServices: ReadonlySet<string> };

type Environment = v.InferOutput<v.ObjectSchema<typeof pushEntries, undefined>>;

export const pushConfigOf = (env: Environment): PushConfig => ({
  pushKeys: env.PUSH_KEYS,
  pushServices: new Set(env.PUSH_SERVICES?.split(',') ?? []),
});
