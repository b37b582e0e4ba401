import type * as v from 'valibot';
import type { TransactionPorts } from './ports.ts';
import type { TransactionRecord, TransactionStatus, TransactionType } from './record.ts';

/** One kind of transaction: a file each, the same parts in the same order. */
export type TransactionKind<Type extends TransactionType, Request> = {
  type: Type;
  /** Of the arguments; a record made by another version is kept but not run. */
  version: number;
  /** The kind's own fields of a record (spec section 3). */
  fieldsSchema: v.GenericSchema;
  /** The modal's title in each status. */
  titles(record: TransactionRecord): Readonly<Record<TransactionStatus, string>>;
  /** What is stored before anything happens, and what must not be done twice meanwhile. */
  describe(request: Request): { fields: Record<string, unknown>; args: unknown; resources: string[] };
  /** The action of status `approve`. Asks wallets only through the ports. */
  run(record: TransactionRecord, ports: TransactionPorts): Promise<void>;
};
