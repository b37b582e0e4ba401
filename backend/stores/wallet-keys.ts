import type { Queries } from '../db/database.ts';

/** An encrypted key: the account it is of, in lower case, and what only its owner can open. */
export type WalletKey = { address: string; version: number; record: string };

export async function findWalletKey(db: Queries, userId: string): Promise<WalletKey | null> {
  const [key] = await db.query<WalletKey>('select address, version, record from wallet_keys where user_id = $1', [
    userId,
  ]);
  return key ?? null;
}

/** Stores the first one, or the next version of the same account's; false where it is neither. */
export async function putWalletKey(db: Queries, o: WalletKey & { userId: string }): Promise<boolean> {
  const rows =
    o.version === 1
      ? await db.query(
          `insert into wallet_keys (user_id, address, version, record) values ($1, $2, $3, $4)
           on conflict do nothing returning 1`,
          [o.userId, o.address, o.version, o.record],
        )
      : await db.query(
          `update wallet_keys set version = $3, record = $4
           where user_id = $1 and address = $2 and version = $3 - 1 returning 1`,
          [o.userId, o.address, o.version, o.record],
        );
  return rows.length === 1;
}
