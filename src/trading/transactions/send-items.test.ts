import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readyToTrade } from '../../../tests/support/trades/drafts.ts';
import { COLLECTION } from '../../../tests/support/trades/orders.ts';
import { closeApp, openApp, type Outside } from '../../../tests/support/trades/outside.ts';
import { USER } from '../../../tests/support/trades/records.ts';
import type { Sending } from './send-items.ts';

/* Sending, with a wallet, a node and a marketplace that are mocked. */

const FRIEND = `0x${'f1'.repeat(20)}` as const;
const item = (identifier: string): Sending['items'][number] => ({
  collectionAddress: COLLECTION,
  collectionName: 'Isohypse',
  slug: 'isohypse',
  identifier,
  itemType: 2,
  amount: '1',
  tokenName: `Isohypse #${identifier}`,
  network: 'meridian',
  displayImageURL: '',
});
const send = (...identifiers: string[]) => ({ chainId: 31337, recipient: FRIEND, items: identifiers.map(item) });

let outside: Outside;
let sendItems: typeof import('./send-items.ts').sendItems;
let store: typeof import('../../device/transaction-store.ts');
let state: typeof import('./transactions-state.ts').transactionsState;

beforeEach(async () => {
  outside = await openApp(USER);
  readyToTrade(outside);
  Object.assign(outside.bench.chain, { ownerOf: () => USER, safeTransferFrom: () => [] });
  ({ sendItems } = await import('./send-items.ts'));
  store = await import('../../device/transaction-store.ts');
  ({ transactionsState: state } = await import('./transactions-state.ts'));
});
afterEach(closeApp);

const records = async () => (await store.listTransactions(USER)).toSorted((a, b) => a.createdAt - b.createdAt);

test('one item is one transaction that stands alone', async () => {
  await sendItems(send('7'));
  await vi.waitFor(async () => expect((await records()).map(({ status }) => status)).toEqual(['pending']));
  expect((await records())[0]).toMatchObject({ type: 'item:send', executor: { args: {} } });
  expect(outside.wallet.sent.map(({ to }) => to)).toEqual([COLLECTION]);
});

test('several are a transaction each, begun one after the other, which know their place', async () => {
  await sendItems(send('7', '8', '9'));
  await vi.waitFor(() => expect(outside.wallet.sent).toHaveLength(3));
  await vi.waitFor(() => expect(state.inTurn).toEqual({}));
  const parts = (await records()).map(
    ({ executor }) => executor.args as { checkout: string; part: { number: number } },
  );
  expect(parts.map(({ part }) => part)).toEqual([1, 2, 3].map((number) => ({ number, of: 3 })));
  expect(new Set(parts.map(({ checkout }) => checkout)).size).toBe(1);
  expect(outside.wallet.sent.map(({ nonce }) => nonce)).toEqual([3, 4, 5]);
});

test('after a no, the rest is not begun', async () => {
  outside.wallet.send = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }));
  await sendItems(send('7', '8'));
  await vi.waitFor(() => expect(state.inTurn).toEqual({}));
  expect((await records()).map(({ status }) => status)).toEqual(['error']);
});

test('what keeps the next one from being begun is told, and what was sent stays sent', async () => {
  outside.wallet.send = async (request) => {
    outside.wallet.sent.push(request);
    // The same item is under way in another tab.
    const [first] = await records();
    await store.addTransaction({ ...first!, id: 'other', resources: [`31337:${COLLECTION}:8`] });
    return `0x${'1'.repeat(64)}`;
  };
  await sendItems(send('7', '8'));
  await vi.waitFor(() => expect(outside.alerts).toMatchObject([{ title: 'The rest was not sent' }]));
  expect(outside.wallet.sent).toHaveLength(1);
});

test('what is in the way of the first is thrown, and nothing is in turn any more', async () => {
  outside.setOnline(false);
  await expect(sendItems(send('7', '8'))).rejects.toThrow('Connect to send');
  outside.setOnline(true);
  vi.stubGlobal('indexedDB', undefined);
  await expect(sendItems(send('7', '8'))).rejects.toThrow();
  expect(state.inTurn).toEqual({});
});
