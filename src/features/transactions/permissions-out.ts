import * as v from 'valibot';
import { lapsedBy } from '../../domain/lapse.ts';
import type { TransactionRecord } from '../../domain/transaction/record.ts';

/** Orders that the server withdrew for this device while a permission to fill them was out. */
export type PermissionOut = {
  chainId: number;
  hashes: readonly string[];
  names: readonly string[];
  /** Unix seconds. */
  ends: number;
};

const namesSchema = v.object({
  tokenName: v.optional(v.string()),
  items: v.optional(v.array(v.object({ tokenName: v.string() }))),
});

function namesOf(record: TransactionRecord): string[] {
  const read = v.safeParse(namesSchema, record);
  if (!read.success) return [];
  const { items, tokenName } = read.output;
  return items?.map((item) => item.tokenName) ?? (tokenName === undefined ? [] : [tokenName]);
}

/** A finished "Cancel everything" of a network. */
export const endsEverything = ({ status, chainId, resources }: TransactionRecord): boolean =>
  status === 'finalized' && resources.includes(`${chainId}:counter`);

/**
 * What this device knows to be out, by the server's own answers: until the minute that was told is
 * over, or everything on that network was cancelled after it. `now` in ms.
 */
export function permissionsOut(records: readonly TransactionRecord[], now: number): PermissionOut[] {
  return records.flatMap((record) => {
    const ends = record.permissionEnds ?? null;
    const isEnded = records.some(
      (later) => endsEverything(later) && later.chainId === record.chainId && later.createdAt > record.createdAt,
    );
    if (ends === null || isEnded || lapsedBy(ends) <= now) return [];
    const prefix = `${record.chainId}:`;
    return {
      chainId: record.chainId,
      hashes: record.resources.map((resource) => resource.slice(prefix.length)),
      names: namesOf(record),
      ends,
    };
  });
}
