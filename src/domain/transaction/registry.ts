import { VitrineError } from '../errors.ts';
import { approvalRevoke } from './kinds/approval-revoke.ts';
import { itemSend } from './kinds/item-send.ts';
import { listingCancel } from './kinds/listing-cancel.ts';
import { mintMake } from './kinds/mint-make.ts';
import { offerAccept } from './kinds/offer-accept.ts';
import { offerCancel } from './kinds/offer-cancel.ts';
import { purchaseBuyNow } from './kinds/purchase-buy-now.ts';
import { purchaseCart } from './kinds/purchase-cart.ts';
import type { TransactionKind } from './kind.ts';
import type { TransactionRecord, TransactionType } from './record.ts';

/** Every kind this build can run. A record's executor is looked up here, never stored. */
export const kinds = {
  'purchase:buy_now': purchaseBuyNow,
  'purchase:cart': purchaseCart,
  'offer:accept': offerAccept,
  'mint:make': mintMake,
  'listing:cancel': listingCancel,
  'offer:cancel': offerCancel,
  'item:send': itemSend,
  'approval:revoke': approvalRevoke,
} as const satisfies { [Type in TransactionType]: TransactionKind<Type, never> };

export type RequestOf<Type extends TransactionType> = Parameters<(typeof kinds)[Type]['describe']>[0];

const byType: { [Type in TransactionType]: TransactionKind<Type, RequestOf<Type>> } = kinds;

/** What a record of this type starts with. */
export const describeTransaction = <Type extends TransactionType>(type: Type, request: RequestOf<Type>) => ({
  version: byType[type].version,
  ...byType[type].describe(request),
});

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
