import type { TypedData } from '../domain/seaport-signing.ts';
import { walletState, wasConnected } from './wallet-state.ts';
import type { SendRequest, WalletOption } from './wagmi-wallet.ts';
import type { CallsRequest } from './wallet-batches.ts';

export type { CallsRequest, SendRequest, WalletOption };

/** The wallet code, loaded when somebody needs it. */
export const wagmi = () => import('./wagmi-wallet.ts');
const batches = () => import('./wallet-batches.ts');

export const walletOptions = async () => (await wagmi()).walletOptions();
export const onWalletOptions = async (listener: () => void) => (await wagmi()).onWalletOptions(listener);
export const connectWallet = async (id: string, aborted: AbortSignal) => (await wagmi()).connectWallet(id, aborted);
export const stopWaiting = async () => (await wagmi()).stopWaiting();
export const reconnectWallet = async () => (await wagmi()).reconnectWallet();
export const signMessage = async (address: `0x${string}`, message: string) =>
  (await wagmi()).signMessage(address, message);
export const signTypedData = async (address: `0x${string}`, typed: TypedData) =>
  (await wagmi()).signTypedData(address, typed);
export const switchWalletChain = async (chainId: number) => (await wagmi()).switchWalletChain(chainId);
export const sendTransaction = async (request: SendRequest) => (await wagmi()).sendTransaction(request);
export const offersBatches = async (owner: `0x${string}`, chainId: number) =>
  (await batches()).offersBatches(owner, chainId);
export const sendCalls = async (request: CallsRequest) => (await batches()).sendCalls(request);
export const readCallsStatus = async (id: string) => (await batches()).readCallsStatus(id);

/** Loads no wallet code if nothing was ever connected. */
export async function disconnectWallet(): Promise<void> {
  if (walletState.status === 'disconnected' && !wasConnected()) return;
  await (await wagmi()).disconnectWallet();
}
