import type { TransactionType } from '../../domain/transaction/record.ts';
import type { RequestOf } from '../../domain/transaction/registry.ts';
import type { LeftInFlightError } from '../../domain/transaction/under-way.ts';
import type { Started } from './engine.ts';

/*
 * The way into the engine, which is loaded with the first trade.
 */

const engine = () => import('./engine.ts');

let loadModal: () => Promise<unknown> = () => Promise.resolve();

/** The app says what shows transactions, since this layer knows no views. */
export const showTransactionsWith = (load: () => Promise<unknown>): void => {
  loadModal = load;
};

/**
 * Stores a transaction and runs it. One that starts in `confirm` waits for its modal. The modal's code
 * is loaded before anything happens: no wallet opens without it.
 * @throws UnderWayError, StoreUnavailableError, NotLoggedInError
 */
export async function startTrade<Type extends TransactionType>(
  type: Type,
  chainId: number,
  request: RequestOf<Type>,
): Promise<Started> {
  const [{ startTransaction }] = await Promise.all([engine(), loadModal()]);
  return startTransaction(type, chainId, request);
}

/**
 * The person says that the wallet shows nothing of what was left at a log-out.
 * @throws UnderWayError when the network has it, had it, or cannot tell (a batch)
 */
export const liftByWord = async (left: LeftInFlightError): Promise<void> => (await engine()).liftByWord(left);
