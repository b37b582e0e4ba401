import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readyToTrade } from '../../../tests/support/trades/drafts.ts';
import { makeListing } from '../../../tests/support/trades/orders.ts';
import { closeApp, openApp, type Outside } from '../../../tests/support/trades/outside.ts';
import { makeRecord, USER } from '../../../tests/support/trades/records.ts';
import type { Order } from '../../contract/order.ts';

let outside: Outside;
let order: Order;
let now: Order | null;
let buyNow: (typeof import('./buy-now.ts'))['buyNow'];
let start: typeof import('./start-trade.ts');
const records = async () => (await import('../../device/transaction-store.ts')).listTransactions(USER);

beforeEach(async () => {
  outside = await openApp(USER);
  readyToTrade(outside);
  now = order = await makeListing({ decimals: 18 });
  outside.market['/v2/order/best'] = () => now;
  ({ buyNow } = await import('./buy-now.ts'));
  start = await import('./start-trade.ts');
});
afterEach(closeApp);

describe('the Buy button', () => {
  test('starts what the person saw, and the wallet is asked for exactly that', async () => {
    await expect(buyNow(order, 1n)).resolves.toBeNull();
    await vi.waitFor(async () => expect((await records()).map(({ status }) => status)).toEqual(['pending']));
    expect(outside.wallet.sent).toMatchObject([{ value: 1000n, from: USER }]);
  });
  test('stops where the order is gone or another one, and only a new click goes on', async () => {
    now = null;
    await expect(buyNow(order, 1n)).resolves.toEqual({
      kind: 'expired',
      message: 'Order for token Isohypse #7 was expired',
    });
    now = await makeListing({ unitPrice: 2000n, decimals: 18 });
    await expect(buyNow(order, 1n)).resolves.toMatchObject({ kind: 'changed' });
    await expect(records()).resolves.toEqual([]);
  });
  test('does nothing offline, or for a visitor', async () => {
    outside.setOnline(false);
    await expect(buyNow(order, 1n)).rejects.toMatchObject({ name: 'OfflineError' });
    const { authState } = await import('../../services/auth-state.ts');
    authState.user = null;
    await expect(buyNow(order, 1n)).rejects.toMatchObject({ name: 'NotLoggedInError' });
    expect(outside.asked).toEqual([]);
  });
});

test('no wallet opens before what shows transactions is there', async () => {
  let arrive = () => {};
  const loading = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  start.showTransactionsWith(() => loading);
  // The engine is here already: only the modal is waited for.
  await import('./engine.ts');
  let durable = false;
  const buying = buyNow(order, 1n).then(() => {
    durable = true;
  });
  await vi.waitFor(() => expect(outside.asked).toHaveLength(1));
  // Another way through the same store, begun later, is over: one that did not wait would be too.
  const { addTransaction } = await import('../../device/transaction-store.ts');
  for (const id of ['a', 'b', 'c']) await addTransaction(makeRecord({ id, resources: [id] }));
  expect(durable).toBe(false);
  await expect(records()).resolves.toHaveLength(3);
  arrive();
  await buying;
  await expect(records()).resolves.toHaveLength(4);
});
