import { VitrineError } from '../errors.ts';
import { purchaseBuyNow } from './kinds/purchase-buy-now.ts';
import type { TransactionKind } from './kinds/kind.ts';
import type { TransactionRecord, TransactionType } from './record.ts';

/** Every kind this build can run. A record's executor is looked up here, never stored. */
export const kinds = {
  'purchase:buy_now': purchaseBuyNow,
} as const satisfies { [Type in TransactionType]?: TransactionKind<Type, never> };

export class NoExecutorError extends VitrineError {
  override name = 'NoExecutorError';
  constructor(type: string) {
    super(`No executor for ${type}`, { retryable: false });
  }
}

export class ExecutorTypeError extends VitrineError {
  override name = 'ExecutorTypeError';
  constructor() {
    super('Invalid transaction type for the action', { retryable: false });
  }
}

/**
 * The kind that can run a record.
 * @throws NoExecutorError for a type or version this build has none for
 * @throws ExecutorTypeError when the stored executor belongs to another type
 */
export function executorFor(record: Pick<TransactionRecord, 'type' | 'executor'>) {
  const kind = Object.hasOwn(kinds, record.type) ? kinds[record.type as keyof typeof kinds] : undefined;
  if (kind === undefined) throw new NoExecutorError(record.type);
  if (record.executor.kind !== record.type) throw new ExecutorTypeError();
  if (record.executor.version !== kind.version) throw new NoExecutorError(record.type);
  return kind;
}
