import type { TransactionRecord, TransactionStatus } from '../../../src/domain/transaction/record.ts';
import type { App } from './app.ts';
import { MERIDIAN } from './chain.ts';

/** Long before: nothing of it is looked at on the chain any more. */
const LONG_AGO = Date.parse('2026-01-01T00:00:00Z');
export const NEVER_SENT = `0x${'ab'.repeat(32)}` as const;

let made = 0;

/** What an earlier launch left on the device. */
export function leftover(
  app: App,
  change: Partial<TransactionRecord> & { status: TransactionStatus },
): TransactionRecord {
  made += 1;
  const { status } = change;
  const type = change.type ?? 'purchase:buy_now';
  return {
    schema: 1,
    id: `left-${made}`,
    type,
    hash: null,
    error: status === 'error' || status === 'reverted' ? `This one is ${status}` : null,
    executor: { kind: type, version: 1, args: {} },
    shouldBeDeleted: false,
    rev: 0,
    userKey: app.wallet.address,
    chainId: MERIDIAN,
    resources: [`left-${made}`],
    createdAt: LONG_AGO + made,
    attempt: 1,
    connectorId: null,
    legs: [],
    ...change,
  };
}

type Leg = TransactionRecord['legs'][number];
export const leg = (app: App, change: Partial<Leg>): Leg => ({
  kind: 'main',
  chainId: MERIDIAN,
  from: app.wallet.address,
  to: '0x00000000000000000000000000000000000000bb',
  value: '1',
  data: '0x1234',
  nonceFloor: 0,
  blockAtAsk: 0,
  ask: 'asked',
  hashes: [],
  nonce: null,
  receipt: null,
  attempt: 1,
  ...change,
});

/** The legs that a status needs to stay what it is. */
export function legsOf(app: App, status: TransactionStatus): Pick<TransactionRecord, 'legs' | 'hash'> {
  if (status === 'approve') return { hash: null, legs: [leg(app, { ask: 'unknown', nonceFloor: 99 })] };
  if (status !== 'pending') return { hash: null, legs: [] };
  return { hash: NEVER_SENT, legs: [leg(app, { ask: 'returned', hashes: [NEVER_SENT], nonce: 99 })] };
}

/** Written by another tab of the same person, which still asks the one to confirm: this one hears of it. */
export async function writeBeside(app: App, records: readonly TransactionRecord[]): Promise<void> {
  await app.page.evaluate(
    (ids) =>
      Promise.all(
        ids.map(
          (id) =>
            new Promise<void>((held) => {
              void navigator.locks.request(`vitrine:wallet:${id}`, () => {
                held();
                return new Promise(() => {});
              });
            }),
        ),
      ),
    records.filter((record) => record.status === 'confirm').map((record) => record.id),
  );
  await app.seed(records);
  await app.page.evaluate((userKey) => {
    new BroadcastChannel('vitrine-transactions').postMessage({ type: 'changed', userKey });
  }, app.wallet.address);
}
