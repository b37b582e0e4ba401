import { proxy } from 'valtio/vanilla';
import { isKept } from './kept-keys.ts';

/** The connection as the wallet reports it; all null while there is none. */
export type WalletState = {
  status: 'disconnected' | 'connecting' | 'connected';
  /** Lower case. */
  address: `0x${string}` | null;
  /** The wallet's own chain, supported or not. */
  chainId: number | null;
  connectorId: string | null;
  connectorName: string | null;
  /** True once it is known whether the wallet of the last visit is connected again. */
  ready: boolean;
};

/** What the connected wallet says. Written by `wagmi-wallet.ts`, read by everyone. */
export const walletState = proxy<WalletState>({
  status: 'disconnected',
  address: null,
  chainId: null,
  connectorId: null,
  connectorName: null,
  ready: false,
});

/** The options whose accounts are contracts. */
const SMART = new Set(['smart-wallet', 'sso']);
export const isSmartWallet = () => SMART.has(walletState.connectorId ?? '');
/** A smart wallet's transactions are sent by others, so its account's nonce says nothing about its calls. */
export const hasNoNonce = () => walletState.connectorId === 'smart-wallet';

/** The wallet code's own storage: which wallet it was, and whether the person disconnected. */
const STORAGE = 'vitrine-wallet';

/** The key in local storage under which the last wallet is noted. */
export const RECENT_WALLET = `${STORAGE}.recentConnectorId`;

/** Whether a wallet was connected when this browser was last used. */
export function wasConnected(): boolean {
  try {
    const id: unknown = JSON.parse(localStorage.getItem(RECENT_WALLET) ?? 'null');
    return typeof id === 'string' && !isKept(`${STORAGE}.${id}.disconnected`);
  } catch {
    return false;
  }
}
