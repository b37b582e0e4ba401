import * as v from 'valibot';
import { addressSchema, hexSchema } from './primitives.ts';

/** Body of `POST /v1/login`. `message` is the EIP-4361 text that was signed. */
export const credentialsSchema = v.object({
  address: addressSchema,
  chainId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  message: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
  signature: hexSchema,
});
export type Credentials = v.InferOutput<typeof credentialsSchema>;

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
/** Answer of `POST /v1/logout`. */
export const signedOutSchema = v.object({ signedOut: v.literal(true) });
/** Answer of `GET /v1/auth-check`. */
export const authCheckSchema = v.object({ user: userSchema });

/** The header that carries the access token on calls marked with credentials. */
export const ACCESS_TOKEN_HEADER = 'X-Access-Token';
