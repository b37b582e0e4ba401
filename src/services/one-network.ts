import { networkById } from './runtime.ts';
import { walletState } from './wallet-state.ts';

/** Their providers refuse every switch, without asking anybody. */
const STAYING: ReadonlySet<string | null> = new Set(['own-wallet', 'sso']);

/** The name of the one network that the connected wallet works on; null where it can be moved, or none is connected. */
export function onlyNetwork(): string | null {
  const { connectorId, chainId } = walletState;
  if (chainId === null || !STAYING.has(connectorId)) return null;
  return networkById(chainId)?.name ?? null;
}

let choose = async (): Promise<void> => {};

/** The app says how, since a transaction's modal knows nothing of the connect window. */
export const chooseAnotherWalletWith = (way: () => Promise<void>): void => {
  choose = way;
};

/** Disconnects the wallet that is connected, and opens the way to connect another. */
export const chooseAnotherWallet = (): Promise<void> => choose();
