import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { friend, stranger } from '../../tests/support/trades/sessions.ts';
import { rpc } from '../device/rpc.ts';
import { ProviderRpcError } from '../domain/wallet-errors.ts';
import { sendBatch } from './sso-batches.ts';
import { walletStorage } from './wallet-storage.ts';

vi.mock('../device/rpc.ts', () => ({ rpc: vi.fn() }));
vi.mock('./runtime.ts', () => ({ networkById: (chainId: number) => ({ chainId, rpcUrls: ['http://node.test'] }) }));

const account = `0x${'ab'.repeat(20)}` as const;
const hash = `0x${'77'.repeat(32)}`;
const sso = { chainId: 31338, origin: 'https://wallet.test', factory: friend, paymaster: stranger };
const calls = [{ to: friend, value: 1n, data: '0x' as const }];

beforeEach(() => walletStorage('sso').clear());

test('with a mocked window and node: a batch whose answer was lost is asked again under its own nonce; a rejected one starts anew', async () => {
  const rejected = async () => {
    throw new ProviderRpcError(4001);
  };
  const signed = async () => '0x71bb' as const;
  const nonces: number[] = [];
  for (const [next, answer] of [
    [5, rejected],
    [6, signed],
    [7, rejected],
    [8, signed],
  ] as const) {
    vi.mocked(rpc).mockImplementation(async (_, method) => {
      if (method === 'eth_getTransactionCount') return `0x${next}`;
      if (next === 6) throw new Error('no answer');
      return hash;
    });
    await sendBatch(sso, { id: 'lost', from: account, calls }, async ({ nonce }) => {
      nonces.push(nonce);
      return answer();
    }).catch(() => undefined);
  }
  expect(nonces).toEqual([5, 6, 6, 6]);
});
