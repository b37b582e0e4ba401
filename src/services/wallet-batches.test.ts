import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashOf, USER } from '../../tests/support/trades/records.ts';

/* What wallets answer about batches, the wallet mocked: some lie, most do not know, one never answers. */

let answer: (method: string) => Promise<unknown>;
vi.mock('./wagmi-wallet.ts', async (original) => ({
  ...(await original<typeof import('./wagmi-wallet.ts')>()),
  ask: (method: string) => answer(method),
  requireWalletAt: async () => {},
}));
const { offersBatches, readCallsStatus, sendCalls } = await import('./wallet-batches.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

describe('whether batches are offered', () => {
  test.each([
    [{ '0x1': { atomic: { status: 'supported' } } }, true],
    [{ '0x1': { atomic: { status: 'ready' } } }, true],
    [{ '0x0': { atomic: { status: 'supported' } } }, true],
    [{ '0x1': { atomic: { status: 'unsupported' } } }, false],
    [{ '0x2': { atomic: { status: 'supported' } } }, false],
    [{ '0x1': {} }, false],
    ['yes', false],
    [null, false],
  ])('%j: %s', async (told, expected) => {
    answer = async () => told;
    expect(await offersBatches(USER, 1)).toBe(expected);
  });

  test('a wallet that refuses the question, or never answers it, offers none', async () => {
    answer = () => Promise.reject(new Error('unknown method'));
    expect(await offersBatches(USER, 1)).toBe(false);
    answer = never;
    const offered = offersBatches(USER, 1);
    await vi.runAllTimersAsync();
    expect(await offered).toBe(false);
  });
});

describe('what became of a batch', () => {
  test.each([
    [{ status: 100 }, { state: 'waiting', hash: null }],
    [
      { status: 200, receipts: [{ transactionHash: hashOf(1) }, { transactionHash: hashOf(2) }] },
      { state: 'mined', hash: hashOf(2) },
    ],
    [
      { status: 500, receipts: [{ transactionHash: hashOf(1) }] },
      { state: 'mined', hash: hashOf(1) },
    ],
    [{ status: 400 }, { state: 'dropped', hash: null }],
    [{ status: 500 }, { state: 'dropped', hash: null }],
    [{ status: 200, receipts: [{ transactionHash: 'lies' }] }, null],
    ['done', null],
  ])('%j', async (told, expected) => {
    answer = async () => told;
    expect(await readCallsStatus('0x1')).toEqual(expected);
  });

  test('an unknown id, or no answer at all, proves nothing', async () => {
    answer = () => Promise.reject(Object.assign(new Error('unknown'), { code: 5730 }));
    expect(await readCallsStatus('0x1')).toBeNull();
    answer = never;
    const status = readCallsStatus('0x1');
    await vi.runAllTimersAsync();
    expect(await status).toBeNull();
  });
});

test('a batch without a usable answer may have been accepted', async () => {
  answer = async () => ({ id: '' });
  const sent = sendCalls({ id: '0x1', chainId: 1, from: USER, calls: [] });
  await expect(sent).rejects.toMatchObject({ code: -32603 });
  answer = async () => ({ id: '0x2', capabilities: {} });
  expect(await sendCalls({ id: '0x1', chainId: 1, from: USER, calls: [] })).toBe('0x2');
});
