import { ref } from 'valtio/vanilla';
import type { TransactionRecord, TransactionType } from '../../domain/transaction/record.ts';
import type { RequestOf } from '../../domain/transaction/registry.ts';
import type { LeftInFlightError } from '../../domain/transaction/under-way.ts';
import type { Started } from './engine.ts';

export type { Started };
import { transactionsState } from './transactions-state.ts';

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
 * Asks first, for a kind whose records start in `approve`: nothing is stored before the person says yes.
 * Resolves when it has started, or they said no.
 * @throws what `startTrade` throws
 */
export async function askThenStart<Type extends TransactionType>(
  type: Type,
  chainId: number,
  request: RequestOf<Type>,
): Promise<void> {
  const [{ draftTransaction }] = await Promise.all([engine(), loadModal()]);
  const draft = await draftTransaction(type, chainId, request);
  transactionsState.question?.no();
  const record: TransactionRecord = { ...draft, status: 'confirm' };
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      transactionsState.question = null;
    };
    transactionsState.question = ref({
      record,
      // It stays until the record's own modal can take its place.
      yes: () =>
        startTrade(type, chainId, request)
          .then(() => resolve(), reject)
          .finally(end),
      no: () => {
        end();
        resolve();
      },
    });
  });
}

/**
 * The person says that the wallet shows nothing of what was left at a log-out.
 * @throws UnderWayError when the network has it, had it, or cannot tell (a batch)
 */
export const liftByWord = async (left: LeftInFlightError): Promise<void> => (await engine()).liftByWord(left);
