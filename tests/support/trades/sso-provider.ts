import { encodeFunctionResult, numberToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { vi } from 'vitest';
import { rpc } from '../../../src/device/rpc.ts';
import { sessionAccountAbi } from '../../../src/domain/session-policy/abis.ts';
import type { SessionConfig, SessionState } from '../../../src/domain/session-policy/config.ts';
import { createSso } from '../../../src/services/sso-provider.ts';
import { keepSsoAccount, keepSsoSession } from '../../../src/services/sso-session-store.ts';
import type { Content, WalletPopup } from '../../../src/services/wallet-popup.ts';
import { fresh, friend, session, stranger } from './sessions.ts';

/* The single sign-on's provider with a window, a node and a marketplace that the test mocks. */

export const account = `0x${'ab'.repeat(20)}` as const;
export const privateKey = `0x${'4f3e'.repeat(16)}` as const;
export const hash = `0x${'77'.repeat(32)}`;
const sso = { chainId: 31338, origin: 'https://wallet.test', factory: friend, paymaster: stranger };
export const NOW = 2_000_000_000n;

const signer = privateKeyToAccount(privateKey).address.toLowerCase() as `0x${string}`;
export const stands = (): SessionConfig => ({
  ...session(),
  signer,
  expiresAt: BigInt(Math.floor(Date.now() / 1000)) + 3_600n,
});

/** A chain on which a session is in this state. */
export function answerAs(state: Partial<SessionState> = {}, timestamp = NOW - 1n) {
  const sent: `0x${string}`[] = [];
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_call: () =>
      encodeFunctionResult({ abi: sessionAccountAbi, functionName: 'sessionState', result: { ...fresh, ...state } }),
    eth_getBlockByNumber: () => ({ timestamp: numberToHex(timestamp) }),
    zks_estimateFee: () => ({ gas_limit: '0x10', max_fee_per_gas: '0x1' }),
    eth_getTransactionCount: () => '0x5',
    eth_getTransactionReceipt: () => ({ status: '0x1' }),
    eth_sendRawTransaction: ([raw]) => {
      sent.push(raw as `0x${string}`);
      return hash;
    },
  };
  vi.mocked(rpc).mockImplementation(async (_, method, params) => answers[method]?.(params));
  return sent;
}

export async function setUp(answer: (content: Content) => unknown = () => null) {
  const asked: Content[] = [];
  const popup: WalletPopup = {
    open: async () => {},
    close: () => {},
    async ask(content) {
      asked.push(content);
      return answer(content);
    },
  };
  const wallet = await createSso({ sso, popup });
  const told: unknown[] = [];
  wallet.on('sessionStateChange', (event: never) => told.push(event));
  const send = (call: object) =>
    wallet.request({ method: 'eth_sendTransaction', params: [{ from: account, nonce: '0x5', ...call }] });
  return { wallet, asked, told, send };
}
export async function connected(config = stands()) {
  await keepSsoAccount(account);
  await keepSsoSession({ config, privateKey });
}
