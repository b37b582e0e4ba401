import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import * as v from 'valibot';
import { addressSchema } from '../../src/contract/primitives.ts';

const ALGORITHM = 'HS256';

/** The keys that access tokens are signed with: the newest first, then those whose tokens are still valid. */
export type AccessKeys = () => readonly [string, ...string[]];

const claimsSchema = v.object({
  /** The user's address. */
  sub: addressSchema,
  chainId: v.number(),
  /** The session: all tokens that descend from one sign-in. */
  family: v.string(),
  /** Unix seconds. */
  exp: v.number(),
});
export type Claims = v.InferOutput<typeof claimsSchema>;

/** A short-lived token that can be verified without a store; no two are alike, even within one second. */
export const makeAccessToken = (claims: Claims, keys: AccessKeys): Promise<string> =>
  sign({ ...claims, exp: Math.floor(claims.exp), jti: randomUUID() }, keys()[0], ALGORITHM);

/** The claims of a token that was made here and has not expired, else null. */
export async function readAccessToken(token: string, keys: AccessKeys): Promise<Claims | null> {
  if (token.length > 1_024) return null;
  for (const key of keys()) {
    try {
      return v.parse(claimsSchema, await verify(token, key, ALGORITHM));
    } catch {
      // Not signed with this key, expired, or not a token.
    }
  }
  return null;
}

export const makeRefreshToken = () => randomBytes(32).toString('base64url');
/** The token that follows another: without the token and the store nobody can make it. */
export const refreshTokenAfter = (token: string, seed: string) =>
  createHmac('sha256', seed).update(token).digest('base64url');
/** The only form in which it is stored. */
export const hashRefreshToken = (token: string) => createHash('sha256').update(token).digest('hex');
