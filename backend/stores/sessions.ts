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

/** Begins a session with its first refresh token, stored as a hash. It ends at `endsAt` whatever happens. Unix seconds. */
export async function createSession(
  database: Database,
  o: SessionUser & { family: string; tokenHash: string; now: number; endsAt: number },
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(
      `insert into users (address, created_at, seen_at) values ($1, $2, $2)
       on conflict (address) do update set seen_at = excluded.seen_at`,
      [o.address, o.now],
    );
    await tx.query(
      'insert into session_families (family, address, chain_id, created_at, ends_at) values ($1, $2, $3, $4, $5)',
      [o.family, o.address, o.chainId, o.now, o.endsAt],
    );
    await tx.query('insert into refresh_tokens (token_hash, family, expires_at) values ($1, $2, $3)', [
      o.tokenHash,
      o.family,
      o.endsAt,
    ]);
  });
}

type StoredToken = SessionUser & {
  family: string;
  used: boolean;
  superseded: boolean;
  revoked: boolean;
  endsAt: number;
  successor: string | null;
  seed: string | null;
  usedAt: number | null;
};

/** So long after a token was spent, calls that show it again get the same successor: they ran side by side. */
const PARALLEL_SECONDS = 20;

export type Rotation = {
  tokenHash: string;
  now: number;
  /** A random text; with the token itself it makes the successor. */
  seed: string;
  /** The hash of the token that follows from the shown one and this seed. */
  successorHash(seed: string): string;
};

/**
 * Spends a refresh token. `seed` tells which token follows it; `reused` names a family that was ended
 * because a spent token came back; null where the token is unknown or its session over.
 *
 * A spent token may be shown again only while its successor was never used: at once it gets the same
 * one (two calls at the same time), later a new one that supersedes it (the answer was lost: a killed
 * tab, a dead network). Any other token that comes back, spent or superseded, is in two hands: its
 * whole family ends.
 */
export async function rotateRefreshToken(
  database: Database,
  o: Rotation,
): Promise<(SessionUser & { family: string; seed: string }) | { reused: SessionUser } | null> {
  return database.transaction(async (tx) => {
    const token = await readToken(tx, o.tokenHash);
    if (token === null || token.revoked || token.endsAt <= o.now) return null;
    const { family, address, chainId } = token;
    const session = { address, chainId, family };
    const successor = token.successor === null ? null : await readToken(tx, token.successor);
    const isUnanswered = token.used && !token.superseded && successor !== null && !successor.used;
    if (token.superseded || (token.used && !isUnanswered)) {
      await endFamily(tx, family);
      return { reused: { address, chainId } };
    }
    if (isUnanswered && token.seed !== null && (token.usedAt ?? 0) > o.now - PARALLEL_SECONDS) {
      return { ...session, seed: token.seed };
    }
    if (isUnanswered) {
      await tx.query('update refresh_tokens set used = true, superseded = true where token_hash = $1', [
        token.successor,
      ]);
    }
    const nextHash = o.successorHash(o.seed);
    await tx.query('insert into refresh_tokens (token_hash, family, expires_at) values ($1, $2, $3)', [
      nextHash,
      family,
      token.endsAt,
    ]);
    await tx.query(
      'update refresh_tokens set used = true, successor = $2, seed = $3, used_at = $4 where token_hash = $1',
      [o.tokenHash, nextHash, o.seed, o.now],
    );
    return { ...session, seed: o.seed };
  });
}

async function readToken(tx: Queries, tokenHash: string): Promise<StoredToken | null> {
  const [token] = await tx.query<StoredToken>(
    `select t.family, t.used, t.superseded, t.successor, t.seed, t.used_at as "usedAt", f.ends_at as "endsAt", f.revoked,
            f.address, f.chain_id as "chainId"
     from refresh_tokens t join session_families f on f.family = t.family where t.token_hash = $1 for update of t, f`,
    [tokenHash],
  );
  return token ?? null;
}

const endFamily = (db: Queries, family: string) =>
  db.query('update session_families set revoked = true where family = $1', [family]);

/** Ends the session that a refresh token belongs to, whichever of its tokens it is; answers whose it was. */
export async function endSession(db: Queries, tokenHash: string): Promise<SessionUser | null> {
  const [ended] = await db.query<SessionUser>(
    `update session_families set revoked = true
     where family = (select family from refresh_tokens where token_hash = $1) and not revoked
     returning address, chain_id as "chainId"`,
    [tokenHash],
  );
  return ended ?? null;
}

/** Ends every session of an account, whatever network it was proved on. */
export async function endSessionsOf(db: Queries, address: string): Promise<void> {
  await db.query('update session_families set revoked = true where address = $1 and not revoked', [address]);
}

/** Whether the session `family` still lives at `time`, as SQL of both. */
export const isAlive = (family: string, time: string) =>
  `exists (select 1 from session_families f where f.family = ${family} and not f.revoked and f.ends_at > ${time})`;

/** Whether this very session of this address is known, not ended and not over. */
export async function sessionLives(db: Queries, o: SessionUser & { family: string; now: number }): Promise<boolean> {
  const rows = await db.query(
    `select 1 from session_families
     where family = $1 and address = $2 and chain_id = $3 and not revoked and ends_at > $4`,
    [o.family, o.address, o.chainId, o.now],
  );
  return rows.length === 1;
}

const PRUNED_AT_ONCE = 1_000;

/** Forgets sessions that are over or were ended, and nonces that are over; answers how many sessions, 1,000 at most. */
export async function pruneSessions(database: Database, now: number): Promise<number> {
  return database.transaction(async (tx) => {
    const gone = await tx.query<{ family: string }>(
      `select family from session_families where revoked or ends_at <= $1 order by ends_at limit ${PRUNED_AT_ONCE}`,
      [now],
    );
    const families = gone.map((row) => row.family);
    await tx.query('delete from refresh_tokens where family = any($1::text[])', [families]);
    await tx.query('delete from session_families where family = any($1::text[])', [families]);
    await tx.query('delete from sign_in_nonces where expires_at < $1', [now]);
    return families.length;
  });
}
