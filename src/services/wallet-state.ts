import { proxy } from 'valtio/vanilla';
import { isKept } from './kept-keys.ts';

/** The connection as the wallet tells it; all null while there is none. */
export type WalletState = {
  status: 'disconnected' | 'connecting' | 'connected';
  /** Lower case. */
  address: `0x${string}` | null;
  /** The wallet's own chain, supported or not. */
  chainId: number | null;
  connectorId: string | null;
  connectorName: string | null;
  /** True once it is known whether the wallet of the last visit is back. */
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

/** The wallets whose accounts are contracts. */
const SMART = new Set(['smart-wallet', 'sso']);
export const isSmartWallet = () => SMART.has(walletState.connectorId ?? '');
/** Others send a smart wallet's transactions for it, so the nonce of its account tells nothing about its calls. */
export const hasNoNonce = () => walletState.connectorId === 'smart-wallet';

/** The wallet code's own storage: which wallet it was, and beside it whether the person disconnected. */
const STORAGE = 'vitrine-wallet';

/** In local storage: which wallet it was. */
export const RECENT_WALLET = `${STORAGE}.recentConnectorId`;

/** Whether this browser was connected when it was last used. */
export function wasConnected(): boolean {
  try {
    const id: unknown = JSON.parse(localStorage.getItem(RECENT_WALLET) ?? 'null');
    return typeof id === 'string' && !isKept(`${STORAGE}.${id}.disconnected`);
  } catch {
    return false;
  }
}
