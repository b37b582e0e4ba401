import { reduce, type TransactionEvent } from '../domain/transaction/machine.ts';
import { isUnderWay, toClean } from '../domain/transaction/list.ts';
import { isLive, parseRecord, type TransactionRecord } from '../domain/transaction/record.ts';
import { VitrineError } from '../domain/errors.ts';
import { announceChange } from './channel.ts';
import { GUARDS, inTransaction, requested, TRANSACTIONS } from './database.ts';

/** Something of the same order is still under way: buying again could double it. */
export class UnderWayError extends VitrineError {
  override name = 'UnderWayError';
  constructor() {
    super('A transaction for this is still under way. Wait until it is settled, then try again.');
  }
}

/** Opaque: says that something was in flight, not what or whose. */
type Guard = { key: string; expiresAt: number };
const GUARD_MS = 24 * 60 * 60_000;

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const guardKey = (userKey: string, resource: string) => digest(`${userKey}|${resource}`);

const parseAll = (stored: unknown[]) =>
  stored.map(parseRecord).filter((record): record is TransactionRecord => record !== null);

async function ofUser(transaction: IDBTransaction, userKey: string): Promise<TransactionRecord[]> {
  const index = transaction.objectStore(TRANSACTIONS).index('userKey');
  return parseAll(await requested(index.getAll(userKey)));
}

/** This user's records, as they are on the device. */
export const listTransactions = (userKey: string) =>
  inTransaction([TRANSACTIONS], 'readonly', (transaction) => ofUser(transaction, userKey));

/** Everyone's records: only for the worker, which shows nothing. */
export const allTransactions = () =>
  inTransaction([TRANSACTIONS], 'readonly', async (transaction) =>
    parseAll(await requested(transaction.objectStore(TRANSACTIONS).getAll())),
  );

export const readTransaction = (id: string) =>
  inTransaction([TRANSACTIONS], 'readonly', async (transaction) =>
    parseRecord(await requested(transaction.objectStore(TRANSACTIONS).get(id))),
  );

/**
 * Makes a record durable, unless something of the same resource is under way (in this tab, in
 * another, or left from before a logout).
 * @throws UnderWayError, StoreUnavailableError
 */
export async function addTransaction(record: TransactionRecord): Promise<void> {
  const keys = await Promise.all(record.resources.map((resource) => guardKey(record.userKey, resource)));
  await inTransaction([TRANSACTIONS, GUARDS], 'readwrite', async (transaction) => {
    const mine = await ofUser(transaction, record.userKey);
    const taken = mine.some(
      (other) => isUnderWay(other) && other.resources.some((resource) => record.resources.includes(resource)),
    );
    const now = Date.now();
    const guards = await Promise.all(
      keys.map((key) => requested<Guard | undefined>(transaction.objectStore(GUARDS).get(key))),
    );
    if (taken || guards.some((guard) => guard !== undefined && guard.expiresAt > now)) throw new UnderWayError();
    await requested(transaction.objectStore(TRANSACTIONS).add(record));
  });
  announceChange(record.userKey);
}

/**
 * Runs the machine on the stored record in one atomic step and keeps the result. Every writer
 * (tabs and worker) goes through here, so an event is judged by what is really stored.
 * @returns the record afterwards and whether the event changed it; null when it is gone
 */
export async function applyEvent(
  id: string,
  event: TransactionEvent,
): Promise<{ record: TransactionRecord; changed: boolean } | null> {
  const result = await inTransaction([TRANSACTIONS], 'readwrite', async (transaction) => {
    const store = transaction.objectStore(TRANSACTIONS);
    const before = parseRecord(await requested(store.get(id)));
    if (before === null) return null;
    const after = reduce(before, event);
    if (after === before) return { record: before, changed: false };
    const written = { ...after, rev: before.rev + 1 };
    await requested(store.put(written));
    return { record: written, changed: true };
  });
  if (result?.changed) announceChange(result.record.userKey);
  return result;
}

/** Takes records off the list for good. */
export async function removeTransactions(userKey: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await inTransaction([TRANSACTIONS], 'readwrite', async (transaction) => {
    for (const id of ids) transaction.objectStore(TRANSACTIONS).delete(id);
  });
  announceChange(userKey);
}

/** Spec cleaning: what was shown in a final status goes. */
export async function cleanTransactions(userKey: string): Promise<void> {
  await removeTransactions(userKey, toClean(await listTransactions(userKey)));
}

/**
 * The user changed or logged out: nothing of theirs stays but, for what is still in flight, an
 * opaque guard of 24 hours, so that a quick return cannot buy it twice.
 */
export async function clearTransactions(userKey: string): Promise<void> {
  const mine = await listTransactions(userKey);
  const inFlight = mine.filter((record) => record.legs.some(isLive)).flatMap((record) => record.resources);
  const keys = await Promise.all(inFlight.map((resource) => guardKey(userKey, resource)));
  await inTransaction([TRANSACTIONS, GUARDS], 'readwrite', async (transaction) => {
    const expiresAt = Date.now() + GUARD_MS;
    for (const key of keys) transaction.objectStore(GUARDS).put({ key, expiresAt } satisfies Guard);
    for (const record of mine) transaction.objectStore(TRANSACTIONS).delete(record.id);
  });
  announceChange(userKey);
}

/** Forgets guards that have lapsed. */
export const dropLapsedGuards = () =>
  inTransaction([GUARDS], 'readwrite', async (transaction) => {
    const store = transaction.objectStore(GUARDS);
    const guards: Guard[] = await requested(store.getAll());
    for (const guard of guards) if (!(guard.expiresAt > Date.now())) store.delete(guard.key);
  });
