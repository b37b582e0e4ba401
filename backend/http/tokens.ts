import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { addressSchema } from '../../src/contract/primitives.ts';

const claimsSchema = v.object({
  address: addressSchema,
  chainId: v.number(),
  family: v.string(),
  expiresAt: v.number(),
});
export type Claims = v.InferOutput<typeof claimsSchema>;

const sign = (payload: string, secret: string) => createHmac('sha256', secret).update(payload).digest();

/** A short-lived token that needs no store to be read. */
export function makeAccessToken(claims: Claims, secret: string): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${payload}.${sign(payload, secret).toString('base64url')}`;
}

/** The claims of a token made here that has not run out, else null. */
export function readAccessToken(token: string, secret: string, now: number): Claims | null {
  if (token.length > 1_024) return null;
  const [payload, mac, ...more] = token.split('.');
  if (!payload || !mac || more.length > 0) return null;
  const given = Buffer.from(mac, 'base64url');
  const right = sign(payload, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  try {
    const claims = v.safeParse(claimsSchema, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    return claims.success && claims.output.expiresAt > now ? claims.output : null;
  } catch {
    return null;
  }
}

export const makeRefreshToken = () => randomBytes(32).toString('base64url');
/** Only this is stored. */
export const hashRefreshToken = (token: string) => createHash('sha256').update(token).digest('hex');
