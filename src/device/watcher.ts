import { endText, lostFills } from '../domain/transaction/over.ts';
import { isLive, isUnresolved, type TransactionRecord } from '../domain/transaction/record.ts';
import { walletLock, whenFree, withLocks } from './locks.ts';
import { readEnds } from './order-ends.ts';
import { checkLegs } from './receipts.ts';
import { applyEvent, readTransaction } from './transaction-store.ts';

export type WatchedNetworks = (chainId: number) => readonly string[];

/** Whether the chain can still change this record: in flight, unanswered, or final but fresh. */
export function needsWatching(record: TransactionRecord, now: number): boolean {
  if (record.legs.some(isLive)) return true;
  return (
    record.legs.some((leg) => leg.receipt !== null || isUnresolved(leg)) && now - record.createdAt < FINAL_WATCH_MS
  );
}
/** Success is shown at once but checked again, in case its block leaves the chain. */
const FINAL_WATCH_MS = 10 * 60_000;

/**
 * Checks the chain once for every record that needs it. A node that does not answer changes nothing: time and
 * broken networks never make a failure. One context at a time does this (a lock elects it).
 * @returns false when the chain of at least one record could not be read
 */
export async function checkTransactions(
  records: readonly TransactionRecord[],
  urlsOf: WatchedNetworks,
): Promise<boolean> {
  const due = records.filter((record) => needsWatching(record, Date.now()));
  const answers = await Promise.all(due.map((record) => checkOne(record, urlsOf)));
  return answers.every(Boolean);
}

async function checkOne(record: TransactionRecord, urlsOf: WatchedNetworks): Promise<boolean> {
  const result = await withLocks([`watch:${record.id}`], async () => {
    const reached = await checkRecord(record, urlsOf);
    // What was lost is looked for first; a node that cannot tell of its order leaves it as it is.
    if (reached) await endLost(record, urlsOf).catch(() => undefined);
    return reached;
  });
  return !result.ran || result.value;
}

/** When a record's orders were last asked about, by its id. Forgetting it only costs a check. */
const askedAt = new Map<string, number>();
const ORDERS_MS = 10_000;

/** A lost request whose orders ended without it has failed, whatever becomes of it in the wallet. */
async function endLost({ id, legs }: TransactionRecord, urlsOf: WatchedNetworks): Promise<void> {
  if (!legs.some((leg) => leg.ask === 'unknown') || Date.now() - (askedAt.get(id) ?? 0) < ORDERS_MS) return;
  const record = await readTransaction(id);
  const lost = record === null ? [] : lostFills(record);
  if (record === null || lost.length === 0) return;
  askedAt.set(id, Date.now());
  const ends = (await Promise.all(lost.map((leg) => readEnds(urlsOf(leg.chainId), leg)))).flat();
  const over = ends.filter((end) => end !== null);
  if (over.length < ends.length) return;
  // Left in doubt: approved after all, it is still found on the chain.
  await applyEvent(id, { type: 'failed', attempt: record.attempt, message: endText(record, over), isDoubtful: true });
}

async function checkRecord(record: TransactionRecord, urlsOf: WatchedNetworks): Promise<boolean> {
  try {
    for (const event of await checkLegs(record, urlsOf)) await applyEvent(record.id, event);
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks the chain now, however old the record is and whoever else is checking: a wallet may be asked again only after
 * this.
 * @returns false when the chain could not be read
 */
export const checkNow = (record: TransactionRecord, urlsOf: WatchedNetworks): Promise<boolean> =>
  whenFree(`watch:${record.id}`, () => checkRecord(record, urlsOf));

/** The wallet was open when its page died: nobody waits for an answer any more. */
export async function markLost(records: readonly TransactionRecord[]): Promise<void> {
  for (const record of records) {
    if (record.status !== 'approve' || !record.legs.some((leg) => leg.ask === 'asked')) continue;
    // A page that is still waiting for its wallet holds this lock.
    await withLocks([walletLock(record.id)], () => applyEvent(record.id, { type: 'lost', attempt: record.attempt }));
  }
}
