import { decodeJWT, verifyJWT } from '@walletconnect/relay-auth';

/** Seconds: a token for longer than that is refused. */
const LONGEST = 2 * 86_400;

/**
 * Who holds this token: an Ed25519 key as a `did:key`, by which its messages are known for its own. Null where the
 * token is not signed by that key, is for another relay than `host` and `path`, or is over.
 */
export async function holderOf(token: string, o: { host: string; path: string }): Promise<string | null> {
  try {
    if (token.length > 2_048 || !(await verifyJWT(token))) return null;
    const { iss, aud, exp } = decodeJWT(token).payload;
    const now = Date.now() / 1_000;
    if (!(exp > now && exp < now + LONGEST)) return null;
    const relay = new URL(aud);
    return relay.host === o.host && relay.pathname === o.path ? iss : null;
  } catch {
    return null;
  }
}
