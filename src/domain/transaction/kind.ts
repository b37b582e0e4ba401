import type { TransactionPorts } from './ports.ts';
import type { TransactionRecord, TransactionType } from './record.ts';

/**
 * What one kind of transaction does: a file each in `kinds/`, the same parts in the same order. What its
 * record holds and how that is shown stands in the file of the same name in `views/`.
 */
export type TransactionKind<Type extends TransactionType, Request> = {
  type: Type;
  /** Of the arguments; a record made by another version is stored but not run. */
  version: number;
  /**
   * What is stored before anything happens (`fields`: the spec's; `args`: all that `run` relies on),
   * and what must not be done twice meanwhile.
   * @throws OrderMismatchError when the request is for nothing this kind can do
   */
  describe(request: Request): { fields: Record<string, unknown>; args: unknown; resources: string[] };
  /**
   * The action of status `approve`. Asks wallets only through the ports.
   * @throws whatever stops it; the record is in status `error` then, with that sentence
   */
  run(record: TransactionRecord, ports: TransactionPorts): Promise<void>;
};
