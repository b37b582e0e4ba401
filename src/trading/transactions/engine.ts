import { failureText } from '../../domain/wallet-errors.ts';
import type { TransactionEvent } from '../../domain/transaction/event.ts';
import { permissionEndOf } from '../../domain/permission-end.ts';
import { isUnresolved, type TransactionRecord, type TransactionType } from '../../domain/transaction/record.ts';
import { describeTransaction, executorFor, type RequestOf } from '../../domain/transaction/registry.ts';
import { checkoutOf } from '../../domain/transaction/views.ts';
import { UnderWayError, type LeftInFlightError } from '../../domain/transaction/under-way.ts';
import { transactionRules } from '../../domain/transaction/rules.ts';
import { onChange } from '../../device/channel.ts';
import { hold, questionLock, walletLock, withLocks } from '../../device/locks.ts';
import { blockTime, minedNonce, nextNonce } from '../../device/chain-reads.ts';
import {
  addTransaction,
  applyEvent,
  liftGuards,
  liftGuardsByWord,
  readTransaction,
} from '../../device/transaction-store.ts';
import { checkNow } from '../../device/watcher.ts';
import { walletState } from '../../services/wallet-state.ts';
import { rpcUrlsOf } from '../../services/chain.ts';
import { ChainUnreadableError, DoubtfulError, WalletLostError } from './asking.ts';
import { portsFor } from './ports.ts';
import { requireOnline, requireTrader } from '../../services/trader.ts';
import { transactionsState } from './transactions-state.ts';
import * as texts from './texts.ts';
import { bringBack } from './aside.ts';
import { ASKED, endsInToast } from './visible.ts';

/*
 * Runs transactions. Loaded with the first trade, or the first Retry.
 */

/** A record as it starts, not stored. */
export async function draftTransaction<Type extends TransactionType>(
  type: Type,
  chainId: number,
  request: RequestOf<Type>,
): Promise<TransactionRecord> {
  const trader = await requireTrader();
  const { fields, args, resources, version } = describeTransaction(type, request);
  return {
    ...fields,
    schema: 1,
    id: crypto.randomUUID(),
    type,
    status: transactionRules[type].initial,
    hash: null,
    error: null,
    executor: { kind: type, version, args },
    shouldBeDeleted: false,
    rev: 0,
    userKey: trader.address,
    chainId,
    resources: resources.toSorted(),
    createdAt: Date.now(),
    attempt: 1,
    connectorId: walletState.connectorId,
    legs: [],
  };
}

/**
 * A request that its person left open in the wallet comes back before another is made: both would have one nonce.
 * @throws UnderWayError
 */
function refuseWhileAsking(): void {
  const { records, running, aside } = transactionsState;
  const open = records.find(({ id }) => running[id] === true && aside[id] === ASKED);
  if (open === undefined) return;
  bringBack(open.id);
  throw new UnderWayError(texts.answerFirst);
}

/** `over` resolves when this tab's part in it has ended: at once for one that starts with a question. */
export type Started = { id: string; over: Promise<unknown> };

/**
 * Stores a transaction, then runs it. Nothing has happened yet when this resolves.
 * @throws UnderWayError when the same thing is still under way, or the wallet is still asked, StoreUnavailableError
 */
export async function startTransaction<Type extends TransactionType>(
  type: Type,
  chainId: number,
  request: RequestOf<Type>,
): Promise<Started> {
  const record = await draftTransaction(type, chainId, request);
  refuseWhileAsking();
  // What was in flight at a log-out may be settled by now.
  await liftGuards(record.userKey, record.resources, (id) => minedNonce(rpcUrlsOf(id), record.userKey)).catch(
    () => undefined,
  );
  const { id } = record;
  // Locks come before the record: one without a lock is a leftover to whoever resumes, here or in another tab.
  const release = record.status === 'confirm' ? hold(questionLock(id)) : null;
  return new Promise((resolve, reject) => {
    const over = withLocks([walletLock(id)], async () => {
      await addTransaction(record);
      if (release !== null) releaseWhenAnswered(id, release);
      await dismissFinished(record);
      resolve({ id, over });
      await run(id);
    });
    over.catch((error: unknown) => {
      release?.();
      reject(error);
    });
  });
}

/**
 * The person says that the wallet shows nothing of what was left at a log-out: it may be begun anew.
 * @throws UnderWayError when the network has it, had it, or cannot tell (a batch)
 */
export async function liftByWord({ userKey, resources }: LeftInFlightError): Promise<void> {
  requireOnline(texts.toTryAgain);
  const lifted = await liftGuardsByWord(userKey, resources, (id) => nextNonce(rpcUrlsOf(id), userKey));
  if (lifted === 0) throw new UnderWayError(texts.mayBeSent);
}

function releaseWhenAnswered(id: string, release: () => void): void {
  const check = async () => {
    const record = await readTransaction(id);
    if (record?.status === 'confirm' && !record.shouldBeDeleted) return;
    stop();
    release();
  };
  const stop = onChange(() => void check().catch(release));
}

/** Whoever begins something new has seen what is done: its modal must not cover the next one's. */
async function dismissFinished(begun: TransactionRecord): Promise<void> {
  // The next part of a checkout begins by itself: nobody has seen yet how the one before ended.
  const checkout = checkoutOf(begun);
  const isDone = (record: TransactionRecord) =>
    (record.status === 'success' || record.status === 'finalized') &&
    !endsInToast(record) &&
    (checkout === null || checkoutOf(record) !== checkout);
  for (const { id } of transactionsState.records.filter(isDone)) await applyEvent(id, { type: 'dismissed' });
}

/**
 * Goes on with a record, in this tab only: the lock refuses a second tab or a second click.
 * `first` is applied under the lock and must change the record (a Retry that lost the race
 * changes nothing and opens no wallet).
 */
async function goOn(id: string, first: TransactionEvent): Promise<void> {
  refuseWhileAsking();
  await withLocks([walletLock(id)], async () => {
    // What an earlier attempt left in doubt may be on the chain by now: then it is not asked again.
    const before = await readTransaction(id);
    if (before?.legs.some(isUnresolved) && !(await checkNow(before, rpcUrlsOf))) throw new ChainUnreadableError();
    if ((await applyEvent(id, first))?.changed) await run(id);
  });
}

/** Runs a record's action, if its status is `approve`. The caller holds the record's lock. */
async function run(id: string): Promise<void> {
  const record = await readTransaction(id);
  if (record === null || record.status !== 'approve') return;
  transactionsState.running[id] = true;
  try {
    const kind = executorFor(record);
    await kind.run(record, portsFor(record));
  } catch (error) {
    if (!(error instanceof WalletLostError)) {
      await applyEvent(id, {
        type: 'failed',
        attempt: record.attempt,
        message: (await isTooLate(id)) ? texts.permissionOver : failureText(error),
        isDoubtful: error instanceof DoubtfulError,
      });
    }
  } finally {
    delete transactionsState.running[id];
    delete transactionsState.asked[id];
  }
}

/** Whether a wallet was asked, and the marketplace's permission has lapsed since: what the wallet makes of it says less. */
async function isTooLate(id: string): Promise<boolean> {
  const record = await readTransaction(id);
  const asked = record?.legs.at(-1);
  if (record === null || asked === undefined || asked.attempt !== record.attempt) return false;
  const end = permissionEndOf([asked]);
  if (end === null) return false;
  return blockTime(rpcUrlsOf(asked.chainId), 'pending').then(
    (now) => now >= end,
    () => false,
  );
}

/** The person pressed Confirm. */
export async function confirm(id: string): Promise<void> {
  await requireTrader();
  requireOnline(texts.toCancel);
  await goOn(id, { type: 'confirmed' });
}

/** The person pressed Retry; `despiteUnknown`: they said that the wallet shows nothing. */
export async function retry(id: string, despiteUnknown = false): Promise<void> {
  await requireTrader();
  requireOnline(texts.toTryAgain);
  await goOn(id, { type: 'retried', despiteUnknown });
}
