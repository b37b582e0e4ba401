import type { DecisionValue } from '../../src/contract/operator.ts';
import type { Queries } from '../db/database.ts';
import { isOff } from './decided.ts';
import { refreshOwnership } from './ownership.ts';

/** Whether an item or a collection is to be in no answer, by what is decided of it. */
export async function isToBeHidden(tx: Queries, uuid: string): Promise<boolean> {
  const [row] = await tx.query<{ off: boolean }>(`select ${isOff('$1')} as off`, [uuid]);
  return row?.off ?? false;
}

/** Takes an item off every list, or puts it back: it has balances only while it is shown. */
export async function hideItem(tx: Queries, o: { uuid: string; hidden: boolean }): Promise<void> {
  await tx.query('update nfts set hidden = $2 where uuid = $1', [o.uuid, o.hidden]);
  await refreshOwnership(tx, [o.uuid]);
}

export async function hideCollection(tx: Queries, uuid: string, hidden: boolean): Promise<void> {
  await tx.query('update collections set hidden = $2 where uuid = $1', [uuid, hidden]);
}

/** Without a decision, what the configuration says. */
export async function setVerified(tx: Queries, uuid: string, value: DecisionValue): Promise<void> {
  await tx.query('update collections set verified = coalesce($2::boolean, registered_verified) where uuid = $1', [
    uuid,
    value === null ? null : value === true,
  ]);
}

export async function setFeatured(tx: Queries, uuid: string, value: DecisionValue): Promise<void> {
  await tx.query('update collections set featured = $2::integer where uuid = $1', [
    uuid,
    typeof value === 'number' ? value : null,
  ]);
}

/** Hashes of orders of an item or a whole collection that are not over, in pieces. */
export async function* unfinishedOrders(
  tx: Queries,
  subject: { kind: 'item' | 'collection'; uuid: string },
  atOnce: number,
): AsyncGenerator<string[]> {
  const column = subject.kind === 'item' ? 'nft_uuid' : 'collection_uuid';
  for (let after = ''; ;) {
    const rows = await tx.query<{ hash: string }>(
      `select hash from orders where ${column} = $1 and hash > $2 and state in ('active', 'inactive')
       order by hash limit $3`,
      [subject.uuid, after, atOnce],
    );
    if (rows.length > 0) yield rows.map(({ hash }) => hash);
    if (rows.length < atOnce) return;
    after = rows.at(-1)?.hash ?? '';
  }
}
