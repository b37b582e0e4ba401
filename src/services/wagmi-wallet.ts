import { getConnection, switchChain } from 'wagmi/actions';
import { numberToHex, stringToHex } from 'viem';
import { VitrineError } from '../domain/errors.ts';
import type { TypedData } from '../domain/seaport-signing.ts';
import { catalogueText, NO_SWITCHING, USER_REJECTED } from '../domain/wallet-errors.ts';
import { networks } from './runtime.ts';
import { wagmi, walletError, WalletError } from './wagmi-instance.ts';

/*
 * Everything that needs wagmi: loaded when a person connects, or at launch for somebody who was connected. Nothing in
 * an anonymous visit imports this statically.
 */

export * from './wagmi-connect.ts';
export { WalletError };

type Provider = { request(call: { method: string; params?: readonly unknown[] }): Promise<unknown> };

async function provider(): Promise<Provider> {
  const { connector } = getConnection(wagmi());
  if (connector === undefined) throw new WalletError(4900, catalogueText(4900) ?? '', undefined);
  return (await connector.getProvider()) as Provider;
}

/** @throws WalletError with the catalogue's text */
export async function ask(method: string, params: readonly unknown[]): Promise<unknown> {
  try {
    return await (await provider()).request({ method, params });
  } catch (thrown) {
    throw walletError(thrown);
  }
}

/**
 * Asks for a signature over plain text (EIP-191).
 * @throws WalletError when the person refuses, or the wallet has moved to another account
 */
export async function signMessage(address: `0x${string}`, message: string): Promise<`0x${string}`> {
  // They disconnected in the wallet while this page was still opening: its event came before anybody listened.
  await requireAccount(address);
  return readSignature(await ask('personal_sign', [stringToHex(message), address]));
}

function readSignature(answer: unknown): `0x${string}` {
  if (typeof answer !== 'string' || !/^0x([0-9a-f]{2})+$/i.test(answer)) {
    throw new WalletError(null, 'The wallet gave no signature', answer);
  }
  return answer as `0x${string}`;
}

/** 65 bytes, the last of them as some hardware wallets write it: 0 or 1, which contracts refuse. */
const BARE_PARITY = /^(0x[0-9a-f]{128})0([01])$/i;

/** The signature as contracts take it. */
export const canonicalSignature = (signature: `0x${string}`): `0x${string}` =>
  signature.replace(BARE_PARITY, (_, rest: string, parity: string) =>
    parity === '0' ? `${rest}1b` : `${rest}1c`,
  ) as `0x${string}`;

/**
 * Asks for a signature over EIP-712 data. Wallets refuse data of a chain other than their own, so the wallet must be
 * there already; account and chain are checked right before.
 */
export async function signTypedData(address: `0x${string}`, typed: TypedData): Promise<`0x${string}`> {
  await requireWalletAt(address, typed.domain.chainId);
  return canonicalSignature(readSignature(await ask('eth_signTypedData_v4', [address, JSON.stringify(typed)])));
}

/**
 * Switches the wallet to a chain; offers to add it when the wallet does not know it.
 * @throws 'Chain not configured.' for a chain this app has no network for, without asking
 * @throws 'Switching network error' when the wallet refuses
 */
export async function switchWalletChain(chainId: number): Promise<void> {
  if (!networks().some((network) => network.chainId === chainId)) throw new VitrineError('Chain not configured.');
  if (getConnection(wagmi()).chainId === chainId) return;
  try {
    await switchChain(wagmi(), { chainId });
  } catch (cause) {
    const why = walletError(cause).message === NO_SWITCHING ? `. ${NO_SWITCHING}` : '';
    throw new VitrineError(`Switching network error${why}`, { cause });
  }
}

/** One transaction as a wallet is asked to send it; `value` in wei. */
export type SendRequest = {
  chainId: number;
  from: `0x${string}`;
  to: `0x${string}`;
  value: bigint;
  data: `0x${string}`;
  /** Pinned: of two requests with one nonce only one can be mined. */
  nonce: number;
};

/** A wallet may have switched since it was last heard of. */
async function requireAccount(address: `0x${string}`): Promise<void> {
  const accounts = await ask('eth_accounts', []);
  const account = Array.isArray(accounts) ? String(accounts[0]).toLowerCase() : null;
  if (account !== address) throw new WalletError(USER_REJECTED, 'The wallet has moved to another account', null);
}

/** @throws WalletError unless the wallet is on this account and this chain now */
export async function requireWalletAt(address: `0x${string}`, chainId: number): Promise<void> {
  const [, current] = await Promise.all([requireAccount(address), ask('eth_chainId', [])]);
  if (Number(current) !== chainId) throw new WalletError(USER_REJECTED, 'Switching network error', null);
}

/** Asks the wallet to send; account and chain are checked right before. */
export async function sendTransaction(request: SendRequest): Promise<`0x${string}`> {
  await requireWalletAt(request.from, request.chainId);
  const hash = await ask('eth_sendTransaction', [
    {
      from: request.from,
      to: request.to,
      value: numberToHex(request.value),
      data: request.data,
      nonce: numberToHex(request.nonce),
    },
  ]);
  if (typeof hash !== 'string' || !/^0x[0-9a-f]{64}$/i.test(hash)) {
    // It may well have been sent: only the chain can tell now.
    throw new WalletError(-32603, 'The wallet gave no transaction hash', hash);
  }
  return hash.toLowerCase() as `0x${string}`;
}
