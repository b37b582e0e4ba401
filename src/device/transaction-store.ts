import type { TransactionEvent } from '../domain/transaction/event.ts';
import { reduce } from '../domain/transaction/machine.ts';
import { isUnderWay, toClean } from '../domain/transaction/list.ts';
import { isLive, parseRecord, type TransactionRecord } from '../domain/transaction/record.ts';
import { LeftInFlightError, UnderWayError } from '../domain/transaction/under-way.ts';
import { announceChange } from './channel.ts';
import { GUARDS, inTransaction, requested, TRANSACTIONS } from './database.ts';

/**
 * Opaque: says that something was in flight, not what or whose. It ends once the sender's nonce has passed `nonce`: the
 * request that carried it is mined by then, or never can be. Null (a batch has none): it ends by its time alone.
 * `sent`: the network had it, so a wallet that shows nothing proves nothing.
 */
type Guard = { key: string; expiresAt: number; chainId: number; nonce: number | null; sent?: boolean };
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

/** Everyone's records: only for the worker, which signs and sends nothing. */
export const allTransactions = () =>
  inTransaction([TRANSACTIONS], 'readonly', async (transaction) =>
    parseAll(await requested(transaction.objectStore(TRANSACTIONS).getAll())),
  );

/** One record, or null. @throws StoreUnavailableError */
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
  const guards = await inTransaction([GUARDS], 'readonly', (transaction) =>
    Promise.all(keys.map((key) => requested<Guard | undefined>(transaction.objectStore(GUARDS).get(key)))),
  );
  const isGuarded = guards.some((guard) => guard !== undefined && guard.expiresAt > Date.now());
  await inTransaction([TRANSACTIONS], 'readwrite', async (transaction) => {
    const mine = await ofUser(transaction, record.userKey);
    const taken = mine.some(
      (other) => isUnderWay(other) && other.resources.some((resource) => record.resources.includes(resource)),
    );
    if (taken) throw new UnderWayError();
    if (isGuarded) throw new LeftInFlightError(record.userKey, record.resources);
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

/** The spec's cleaning: removes what was shown in a final status. */
export async function cleanTransactions(userKey: string): Promise<void> {
  await removeTransactions(userKey, toClean(await listTransactions(userKey)));
}

/**
 * The user changed or logged out: nothing of theirs stays but, for what is still in flight, an
 * opaque guard of 24 hours, so that a quick return cannot buy it twice.
 */
export async function clearTransactions(userKey: string): Promise<void> {
  const mine = await listTransactions(userKey);
  const expiresAt = Date.now() + GUARD_MS;
  const guards = await Promise.all(
    mine
      .filter((record) => record.legs.some(isLive))
      .flatMap((record) =>
        record.resources.map(async (resource): Promise<Guard> => {
          const { chainId } = record;
          const sent = record.legs.some((leg) => isLive(leg) && leg.hashes.length > 0);
          return { key: await guardKey(userKey, resource), expiresAt, chainId, nonce: lastNonce(record), sent };
        }),
      ),
  );
  // Guards first: a page that dies in between leaves both, never neither.
  await inTransaction([GUARDS], 'readwrite', async (transaction) => {
    for (const guard of guards) transaction.objectStore(GUARDS).put(guard);
  });
  await inTransaction([TRANSACTIONS], 'readwrite', async (transaction) => {
    for (const record of mine) transaction.objectStore(TRANSACTIONS).delete(record.id);
  });
  announceChange(userKey);
}

/**
 * The highest nonce under which something of this record may still be mined; null when one of its requests has none.
 */
function lastNonce(record: TransactionRecord): number | null {
  const live = record.legs.filter(isLive);
  if (live.some((leg) => leg.callsId !== undefined && leg.nonce === null)) return null;
  return Math.max(...live.map((leg) => leg.nonce ?? leg.nonceFloor));
}

/**
 * Ends the guards of these resources whose transaction can no longer be mined. `minedNonce` answers how many
 * transactions of the user are mined on a chain.
 * @throws what `minedNonce` throws: without reading the network no guard ends
 */
export const liftGuards = (
  userKey: string,
  resources: readonly string[],
  minedNonce: (chainId: number) => Promise<number>,
) => endGuards(userKey, resources, async ({ chainId, nonce }) => (await minedNonce(chainId)) > nonce);

/**
 * The person says that their wallet shows nothing of it: ends the guards of requests that no network was seen to have.
 * `nextNonce` answers how many transactions of the user a chain knows, mined or not.
 * @returns how many ended
 * @throws what `nextNonce` throws
 */
export const liftGuardsByWord = (
  userKey: string,
  resources: readonly string[],
  nextNonce: (chainId: number) => Promise<number>,
) => endGuards(userKey, resources, async ({ chainId, nonce, sent }) => !sent && (await nextNonce(chainId)) <= nonce);

async function endGuards(
  userKey: string,
  resources: readonly string[],
  isOver: (guard: Guard & { nonce: number; sent: boolean }) => Promise<boolean>,
): Promise<number> {
  const keys = await Promise.all(resources.map((resource) => guardKey(userKey, resource)));
  const guards = await inTransaction([GUARDS], 'readonly', (transaction) =>
    Promise.all(keys.map((key) => requested<Guard | undefined>(transaction.objectStore(GUARDS).get(key)))),
  );
  const over: string[] = [];
  for (const guard of guards) {
    // A guard of an earlier build does not say: it is taken for sent.
    if (typeof guard?.nonce !== 'number') continue;
    if (await isOver({ ...guard, nonce: guard.nonce, sent: guard.sent ?? true })) over.push(guard.key);
  }
  if (over.length === 0) return 0;
  await inTransaction([GUARDS], 'readwrite', async (transaction) => {
    for (const key of over) transaction.objectStore(GUARDS).delete(key);
  });
  return over.length;
}

/** Forgets guards that have lapsed. */
export const dropLapsedGuards = () =>
  inTransaction([GUARDS], 'readwrite', async (transaction) => {
    const store = transaction.objectStore(GUARDS);
    const guards: Guard[] = await requested(store.getAll());
    for (const guard of guards) if (!(guard.expiresAt > Date.now())) store.delete(guard.key);
  });
