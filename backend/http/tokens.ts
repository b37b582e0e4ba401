import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import * as v from 'valibot';
import { addressSchema } from '../../src/contract/primitives.ts';

const ALGORITHM = 'HS256';

const claimsSchema = v.object({
  /** The user's address. */
  sub: addressSchema,
  chainId: v.number(),
  /** The session: all tokens that follow from one sign-in. */
  family: v.string(),
  /** Unix seconds. */
  exp: v.number(),
});
export type Claims = v.InferOutput<typeof claimsSchema>;

/** A short-lived token that needs no store to be read; no two are alike, also of one second. */
export const makeAccessToken = (claims: Claims, secret: string): Promise<string> =>
  sign({ ...claims, exp: Math.floor(claims.exp), jti: randomUUID() }, secret, ALGORITHM);

/** The claims of a token made here that has not run out, else null. */
export async function readAccessToken(token: string, secret: string): Promise<Claims | null> {
  if (token.length > 1_024) return null;
  try {
    return v.parse(claimsSchema, await verify(token, secret, ALGORITHM));
  } catch {
    return null;
  }
}

export const makeRefreshToken = () => randomBytes(32).toString('base64url');
/** Only this is stored. */
export const hashRefreshToken = (token: string) => createHash('sha256').update(token).digest('hex');
