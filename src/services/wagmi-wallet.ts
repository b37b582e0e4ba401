import type { Connector } from 'wagmi';
import {
  connect,
  disconnect,
  getConnection,
  reconnect,
  switchChain,
  watchConnection,
  watchConnectors,
} from 'wagmi/actions';
import { numberToHex, stringToHex } from 'viem';
import { catalogueText, readWalletError, USER_REJECTED } from '../domain/wallet-errors.ts';
import { VitrineError } from '../domain/errors.ts';
import type { TypedData } from '../domain/seaport-signing.ts';
import { networks } from './runtime.ts';
import { createWagmi } from './wagmi-config.ts';
import { walletState } from './wallet-state.ts';

/*
 * Everything that needs wagmi: loaded when a person connects, or at launch for one who was
 * connected. Nothing of an anonymous visit imports this statically.
 */

let config: ReturnType<typeof createWagmi> | null = null;

function wagmi() {
  if (config !== null) return config;
  config = createWagmi();
  watchConnection(config, {
    onChange: (connection) => {
      walletState.status =
        connection.status === 'connected'
          ? 'connected'
          : connection.status === 'disconnected'
            ? 'disconnected'
            : 'connecting';
      walletState.address = (connection.address?.toLowerCase() as `0x${string}` | undefined) ?? null;
      walletState.chainId = connection.chainId ?? null;
      walletState.connectorId = connection.connector?.id ?? null;
      walletState.connectorName = connection.connector?.name ?? null;
    },
  });
  return config;
}

/** A wallet to choose from; `icon` is a data URL. */
export type WalletOption = { id: string; name: string; icon: string | null };

/** Wallets announced by EIP-6963; a lone `window.ethereum` counts when nothing was announced. */
export function walletOptions(): WalletOption[] {
  const all = wagmi().connectors;
  const announced = all.filter((connector) => connector.id !== 'injected');
  const hasLegacy = announced.length === 0 && 'ethereum' in window;
  return (hasLegacy ? all : announced).map((connector: Connector) => ({
    id: connector.id,
    name: connector.id === 'injected' ? 'Browser wallet' : connector.name,
    icon: safeIcon(connector.icon),
  }));
}

/** Announcements are hostile too: only an inline raster or SVG picture is shown, as an image. */
const safeIcon = (icon: string | undefined) => (icon?.trim().startsWith('data:image/') ? icon.trim() : null);

/** Tells when another wallet announces itself. */
export const onWalletOptions = (listener: () => void) => watchConnectors(wagmi(), { onChange: listener });

/** @throws VitrineError with the catalogue's text */
export async function connectWallet(id: string): Promise<void> {
  const connector = wagmi().connectors.find((one) => one.id === id);
  if (connector === undefined) throw new VitrineError('This wallet is no longer there');
  try {
    if (getConnection(wagmi()).status === 'connected') await disconnect(wagmi());
    await connect(wagmi(), { connector });
  } catch (thrown) {
    throw walletError(thrown);
  }
}

/** Takes up the last connection without a window; false when the wallet no longer allows it. */
export async function reconnectWallet(): Promise<boolean> {
  const [connection] = await reconnect(wagmi()).catch(() => []);
  if (connection === undefined) return false;
  const { connector, accounts, chainId } = connection;
  // Nobody heard what the wallet told meanwhile: it may have taken its account back, or moved. To
  // wagmi a wallet without an account is connected all the same.
  const [accountsNow, chainNow] = await Promise.all([
    connector.getAccounts().catch(() => accounts),
    connector.getChainId().catch(() => chainId),
  ]);
  const isSame = accountsNow.length > 0 && accountsNow.join() === accounts.join();
  if (!isSame) connector.onAccountsChanged([...accountsNow]);
  if (chainNow !== chainId) connector.onChainChanged(String(chainNow));
  return accountsNow.length > 0;
}

/** Never fails: a wallet that does not answer is forgotten all the same. */
export async function disconnectWallet(): Promise<void> {
  await disconnect(wagmi()).catch(() => undefined);
}

/** What a wallet threw, with the text a person may read. */
export class WalletError extends VitrineError {
  override name = 'WalletError';
  readonly code: number | null;
  constructor(code: number | null, message: string, cause: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

function walletError(thrown: unknown): WalletError {
  const { code, message } = readWalletError(thrown);
  return new WalletError(code, message, thrown);
}

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
  // Left in the wallet while this page was still opening: its word came before anybody listened.
  await requireAccount(address);
  return readSignature(await ask('personal_sign', [stringToHex(message), address]));
}

function readSignature(answer: unknown): `0x${string}` {
  if (typeof answer !== 'string' || !/^0x([0-9a-f]{2})+$/i.test(answer)) {
    throw new WalletError(null, 'The wallet gave no signature', answer);
  }
  return answer as `0x${string}`;
}

/** 65 bytes, and the last of them as some hardware wallets write it: 0 or 1, which contracts refuse. */
const BARE_PARITY = /^(0x[0-9a-f]{128})0([01])$/i;

/** The signature as contracts take it. */
export const canonicalSignature = (signature: `0x${string}`): `0x${string}` =>
  signature.replace(BARE_PARITY, (_, rest: string, parity: string) =>
    parity === '0' ? `${rest}1b` : `${rest}1c`,
  ) as `0x${string}`;

/**
 * Asks for a signature over EIP-712 data. Wallets refuse data of another chain than their own, so
 * the wallet must be there already; account and chain are checked right before.
 */
export async function signTypedData(address: `0x${string}`, typed: TypedData): Promise<`0x${string}`> {
  await requireWalletAt(address, typed.domain.chainId);
  return canonicalSignature(readSignature(await ask('eth_signTypedData_v4', [address, JSON.stringify(typed)])));
}

/**
 * Moves the wallet to a chain; offers to add it when the wallet lacks it.
 * @throws 'Chain not configured.' for a chain this app has no network for, without asking
 * @throws 'Switching network error' when the wallet refuses
 */
export async function switchWalletChain(chainId: number): Promise<void> {
  if (!networks().some((network) => network.chainId === chainId)) throw new VitrineError('Chain not configured.');
  if (getConnection(wagmi()).chainId === chainId) return;
  try {
    await switchChain(wagmi(), { chainId });
  } catch (cause) {
    throw new VitrineError('Switching network error', { cause });
  }
}

/** One transaction as a wallet is asked to send it; `value` in wei. */
export type SendRequest = {
  chainId: number;
  from: `0x${string}`;
  to: `0x${string}`;
  value: bigint;
  data: `0x${string}`;
  /** Pinned: two requests of one nonce cannot both be mined. */
  nonce: number;
};

/** A wallet can have moved since it was last heard of. */
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
