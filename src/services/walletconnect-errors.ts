import { ProviderRpcError } from '../domain/wallet-errors.ts';

/** WalletConnect's own messages that come without their code. */
const SENTENCES: readonly (readonly [RegExp, number])[] = [
  [/^user (rejected|disapproved)/i, 4001],
  [/expired/i, -32002],
  [/internet connection|socket|relay|publish|subscri|no matching key|please call connect/i, 4900],
];

/** What WalletConnect's code threw, with a code where there is one: the error's own, or that of its message. */
export function walletConnectError(thrown: unknown): unknown {
  const { code, message } = (thrown ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'number') return thrown;
  const text = typeof message === 'string' ? message : typeof thrown === 'string' ? thrown : '';
  const known = SENTENCES.find(([sentence]) => sentence.test(text));
  return known === undefined ? thrown : new ProviderRpcError(known[1]);
}
