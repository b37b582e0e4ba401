import { subscribeKey } from 'valtio/vanilla/utils';
import { toRemoveWhenSettled } from '../../domain/transaction/list.ts';
import type { TransactionRecord } from '../../domain/transaction/record.ts';
import { isLive } from '../../domain/transaction/record.ts';
import { onChange } from '../../device/channel.ts';
import {
  applyEvent,
  cleanTransactions,
  clearTransactions,
  dropLapsedGuards,
  listTransactions,
  readTransaction,
  removeTransactions,
} from '../../device/transaction-store.ts';
import { questionLock, walletLock, withLocks } from '../../device/locks.ts';
import { checkTransactions, markLost, needsWatching } from '../../device/watcher.ts';
import { authState } from '../../services/auth-state.ts';
import { onSignedOut } from '../../services/auth.ts';
import { rpcUrlsOf } from '../../services/chain.ts';
import { askWalletAbout, awaitsWallet } from './batch-status.ts';
import * as texts from './texts.ts';
import { hasModal } from './visible.ts';
import { forgetAside, putAside } from './aside.ts';
import { transactionsState } from './transactions-state.ts';

/** Between checks while something is in flight and the network answers. */
const CHECK_MS = 1500;
/** The longest pause while it does not answer. */
const SLOWEST_MS = 20_000;

let wake = () => void watch();

/** Mirrors the list of the signed-in user, resumes what an earlier launch left, and watches what is in flight. */
export function startTransactions(): void {
  onChange((userKey) => {
    if (userKey === authState.user?.address) void readList(userKey).then(() => wake());
  });
  onSignedOut(async (address) => {
    transactionsState.question?.no();
    transactionsState.records = [];
    forgetAside();
    transactionsState.sentAt = {};
    resumedFor = null;
    await clearTransactions(address).catch(() => undefined);
  });
  const begin = () => {
    const address = authState.user?.address;
    if (authState.ready && address !== undefined) void resume(address);
  };
  subscribeKey(authState, 'ready', begin);
  subscribeKey(authState, 'user', (user) => {
    if (user?.address !== resumedFor) begin();
  });
  for (const type of ['online', 'focus', 'visibilitychange'] as const) addEventListener(type, () => wake());
  begin();
}

let resumedFor: string | null = null;

async function resume(address: `0x${string}`): Promise<void> {
  if (resumedFor === address) return;
  resumedFor = address;
  try {
    await dropLapsedGuards();
    const stored = await listTransactions(address);
    await cleanTransactions(address);
    await markLost(stored);
    await readList(address);
    await check(transactionsState.records);
    await settle(address);
    keepAside();
  } catch {
    // No durable store: nothing to resume, and a trade will say why it cannot start.
  }
  transactionsState.settled = true;
  void watch(true);
}

/** What waits for the network asks nothing of anybody: the header tells of it, and its outcome will be shown. */
function keepAside(): void {
  const { records, running, broughtBack } = transactionsState;
  for (const record of records) {
    if (record.status === 'pending' && !running[record.id] && !broughtBack[record.id]) putAside(record);
  }
}

async function readList(address: string): Promise<void> {
  const records = await listTransactions(address);
  if (authState.user?.address !== address) return;
  noteSent(transactionsState.records, records);
  transactionsState.records = records;
}

/** Time in the wallet does not count as time on the network. */
function noteSent(before: readonly TransactionRecord[], now: readonly TransactionRecord[]): void {
  for (const { id, status } of now) {
    const was = before.find((record) => record.id === id)?.status;
    if (status === 'pending' && was !== undefined && was !== 'pending') transactionsState.sentAt[id] = Date.now();
  }
}

/** Once auth is ready and the chain was checked: removes records that no tab runs and no wallet was asked about. */
async function settle(address: `0x${string}`): Promise<void> {
  await readList(address);
  for (const record of transactionsState.records.filter(isInterrupted)) await interrupt(record.id);
  await readList(address);
  for (const { id } of transactionsState.records.filter(isLeftOver)) {
    // Another tab may be running it right now, or have its question on the screen.
    await withLocks([walletLock(id), questionLock(id)], async () => {
      // It may have gone on while the lock was another's.
      const now = await readTransaction(id);
      if (now !== null && isLeftOver(now)) await removeTransactions(address, [id]);
    });
  }
}

/** A question of an earlier launch has lost its modal; a tab that still asks it holds its lock. */
const isLeftOver = (record: TransactionRecord) =>
  toRemoveWhenSettled([record], () => record.status !== 'confirm' && hasModal(record, transactionsState)).length > 0;

/** An approval was sent, and the main call never asked for. */
const isInterrupted = (record: TransactionRecord) =>
  record.status === 'approve' && record.legs.length > 0 && !record.legs.some(isLive);

/** Says so, with a Retry. */
const interrupt = (id: string) =>
  withLocks([walletLock(id)], async () => {
    const now = await readTransaction(id);
    if (now === null || !isInterrupted(now)) return;
    await applyEvent(id, { type: 'failed', attempt: now.attempt, message: texts.interrupted });
  });

let watching = false;

/**
 * Checks the chain while something is in flight: the visible tab often, hidden ones rarely (browsers
 * slow their timers, so a hidden tab must not be the only one). A lock keeps two tabs from asking at
 * the same time.
 */
async function watch(hasJustChecked = false): Promise<void> {
  // Resuming checks first: two checks at once would say the same.
  if (watching || !transactionsState.settled) return;
  watching = true;
  try {
    if (hasJustChecked && due().length > 0) await sleep(CHECK_MS);
    await watchUntilSettled();
  } catch {
    // The store is closed: checked again with the next change, focus or visit.
  } finally {
    watching = false;
    transactionsState.unreachable = false;
    wake = () => void watch();
  }
}

async function watchUntilSettled(): Promise<void> {
  let pause = CHECK_MS;
  while (due().length > 0) {
    const address = authState.user?.address;
    if (address === undefined) return;
    const checked = await withLocks(['poller'], () => check(due()));
    if (checked.ran) {
      transactionsState.unreachable = !checked.value;
      pause = checked.value ? CHECK_MS : Math.min(pause * 2, SLOWEST_MS);
    }
    await settleInterrupted();
    await sleep((document.hidden ? SLOWEST_MS : pause) * (0.8 + Math.random() * 0.4));
    await readList(address);
  }
}

/**
 * The wallet says what became of a batch, the chain what became of everything else.
 * @returns false when a chain could not be read
 */
async function check(records: readonly TransactionRecord[]): Promise<boolean> {
  const batches = records.filter(awaitsWallet);
  if (batches.length === 0) return checkTransactions(records, rpcUrlsOf);
  await askWalletAbout(batches);
  const fresh = await Promise.all(records.map((record) => readTransaction(record.id)));
  return checkTransactions(
    fresh.filter((record) => record !== null),
    rpcUrlsOf,
  );
}

const due = () => transactionsState.records.filter((record) => needsWatching(record, Date.now()));

/** An approval that is mined after a reload leaves a purchase that nobody runs. */
async function settleInterrupted(): Promise<void> {
  for (const record of transactionsState.records) {
    if (isInterrupted(record) && !transactionsState.running[record.id]) await interrupt(record.id);
  }
}

/** Ends early when something changed or the device came back online. */
function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
