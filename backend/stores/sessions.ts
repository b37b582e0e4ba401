import type { Database, Queries } from '../db/database.ts';

/** Who is signed in, in lower case, and on which network that was proved. */
export type SessionUser = { address: `0x${string}`; chainId: number };

/** True once for an address and nonce, false for every later try. */
export async function useNonce(
  db: Queries,
  address: string,
  nonce: string,
  now: number,
  expiresAt: number,
): Promise<boolean> {
  await db.query('delete from sign_in_nonces where expires_at < $1', [now]);
  const rows = await db.query(
    'insert into sign_in_nonces (address, nonce, expires_at) values ($1, $2, $3) on conflict do nothing returning 1',
    [address, nonce, expiresAt],
  );
  return rows.length === 1;
}

/** Begins a session with its first refresh token, stored as a hash. Times in Unix seconds. */
export async function createSession(
  database: Database,
  o: SessionUser & { family: string; tokenHash: string; now: number; expiresAt: number },
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(
      `insert into users (address, created_at, seen_at) values ($1, $2, $2)
       on conflict (address) do update set seen_at = excluded.seen_at`,
      [o.address, o.now],
    );
    await tx.query('insert into session_families (family, address, chain_id, created_at) values ($1, $2, $3, $4)', [
      o.family,
      o.address,
      o.chainId,
      o.now,
    ]);
    await tx.query('insert into refresh_tokens (token_hash, family, expires_at) values ($1, $2, $3)', [
      o.tokenHash,
      o.family,
      o.expiresAt,
    ]);
  });
}

type StoredToken = SessionUser & {
  family: string;
  used: boolean;
  superseded: boolean;
  revoked: boolean;
  expiresAt: number;
  successor: string | null;
};

/**
 * Spends a refresh token for the next one.
 *
 * A spent token may be shown again only while its successor was never used: the answer was lost
 * (a killed tab, a dead network), and the unused successor is superseded by a new one. Any other
 * token that comes back, spent or superseded, is in two hands: its whole family ends.
 */
export async function rotateRefreshToken(
  database: Database,
  o: { tokenHash: string; nextHash: string; now: number; expiresAt: number },
): Promise<(SessionUser & { family: string }) | null> {
  return database.transaction(async (tx) => {
    const token = await readToken(tx, o.tokenHash);
    if (token === null || token.revoked || token.expiresAt <= o.now) return null;
    const successor = token.successor === null ? null : await readToken(tx, token.successor);
    const wasLost = token.used && !token.superseded && successor !== null && !successor.used;
    if (token.superseded || (token.used && !wasLost)) {
      await tx.query('update session_families set revoked = true where family = $1', [token.family]);
      return null;
    }
    if (wasLost) {
      await tx.query('update refresh_tokens set used = true, superseded = true where token_hash = $1', [
        token.successor,
      ]);
    }
    await tx.query('insert into refresh_tokens (token_hash, family, expires_at) values ($1, $2, $3)', [
      o.nextHash,
      token.family,
      o.expiresAt,
    ]);
    await tx.query('update refresh_tokens set used = true, successor = $2 where token_hash = $1', [
      o.tokenHash,
      o.nextHash,
    ]);
    return { address: token.address, chainId: token.chainId, family: token.family };
  });
}

async function readToken(tx: Queries, tokenHash: string): Promise<StoredToken | null> {
  const [token] = await tx.query<StoredToken>(
    `select t.family, t.used, t.superseded, t.successor, t.expires_at as "expiresAt", f.revoked, f.address,
            f.chain_id as "chainId"
     from refresh_tokens t join session_families f on f.family = t.family where t.token_hash = $1 for update of t, f`,
    [tokenHash],
  );
  return token ?? null;
}

/** Whether a session is known and was not ended. */
export async function familyLives(db: Queries, family: string): Promise<boolean> {
  const rows = await db.query('select 1 from session_families where family = $1 and not revoked', [family]);
  return rows.length === 1;
}
