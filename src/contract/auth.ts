import * as v from 'valibot';
import { addressSchema, hexSchema } from './primitives.ts';

/** Body of `POST /v1/login`. `message` is the EIP-4361 text that was signed. */
const credentialsSchema = v.object({
  address: addressSchema,
  chainId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  message: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
  signature: hexSchema,
});
export type Credentials = v.InferOutput<typeof credentialsSchema>;

/** What the secure login says of itself in every call. It names the mode and proves nothing. */
export const SECURE_LOGIN = { nonce: 'secure-login', signature: 'smart-wallet' } as const;

/**
 * Body of `POST /v1/login` for an account that is a contract: the secure login. Only `proof` opens the account, a
 * signature that its contract believes; without one the answer is 401.
 */
const secureCredentialsSchema = v.object({
  sentAddress: addressSchema,
  nonce: v.literal(SECURE_LOGIN.nonce),
  signature: v.literal(SECURE_LOGIN.signature),
  proof: v.optional(v.omit(credentialsSchema, ['address'])),
});

/** By what was sent, so that an error names the field of that form. */
export const loginBodySchema = v.lazy((body) =>
  body instanceof Object && 'sentAddress' in body ? secureCredentialsSchema : credentialsSchema,
);
export type LoginBody = v.InferOutput<typeof loginBodySchema>;

/** Both are opaque to the app. The refresh token is good for one use. */
export const tokensSchema = v.object({ access: v.string(), refresh: v.string() });

/** Who is signed in, and the network they signed in on. */
export const userSchema = v.object({ address: addressSchema, chainId: v.number() });
export type User = v.InferOutput<typeof userSchema>;

/** Answer of `POST /v1/login`. */
export const sessionSchema = v.object({ ...tokensSchema.entries, user: userSchema });
export type Session = v.InferOutput<typeof sessionSchema>;
/** Body of `POST /v1/refresh`; its answer is `tokensSchema`. */
export const refreshBodySchema = v.object({ refreshToken: v.pipe(v.string(), v.maxLength(512)) });
/**
 * Body of `POST /v1/logout`: the SHA-256 of one of the session's refresh tokens, in hex. A device that is
 * offline stores this until it can be sent, and no token.
 */
export const logoutBodySchema = v.object({ tokenHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });
/** Answer of `POST /v1/logout` and `/v1/logout/everywhere`. */
export const signedOutSchema = v.object({ signedOut: v.literal(true) });
/** Answer of `GET /v1/auth-check`. */
export const authCheckSchema = v.object({ user: userSchema });

/** The header that carries the access token on calls marked with credentials. */
export const ACCESS_TOKEN_HEADER = 'X-Access-Token';
