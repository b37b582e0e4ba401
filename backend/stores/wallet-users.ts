import type { Queries } from '../db/database.ts';

/** A person of the own wallet. */
export type WalletUser = { id: string; email: string; phone: string | null };

/** The person of an e-mail address, who is new with `id` where there was none. Unix seconds. */
export async function openWalletUser(db: Queries, o: { id: string; email: string; now: number }): Promise<WalletUser> {
  const [user] = await db.query<WalletUser>(
    `insert into wallet_users (id, email, created_at) values ($1, $2, $3)
     on conflict (email) do update set email = excluded.email returning id, email, phone`,
    [o.id, o.email, o.now],
  );
  if (!user) throw new Error('A person was neither found nor made.');
  return user;
}

export async function findWalletUser(db: Queries, id: string): Promise<WalletUser | null> {
  const [user] = await db.query<WalletUser>('select id, email, phone from wallet_users where id = $1', [id]);
  return user ?? null;
}

export const setWalletPhone = (db: Queries, o: { id: string; phone: string }) =>
  db.query('update wallet_users set phone = $2 where id = $1', [o.id, o.phone]);
