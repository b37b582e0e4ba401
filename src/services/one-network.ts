import { networkById } from './runtime.ts';
import { walletState } from './wallet-state.ts';

/** Wallets whose providers refuse every switch without asking anybody. */
const STAYING: ReadonlySet<string | null> = new Set(['own-wallet', 'sso']);

/** The name of the only network that the connected wallet works on; null where it can switch, or none is connected. */
export function onlyNetwork(): string | null {
  const { connectorId, chainId } = walletState;
  if (chainId === null || !STAYING.has(connectorId)) return null;
  return networkById(chainId)?.name ?? null;
}

let choose = async (): Promise<void> => {};

/** The app sets this, since a transaction's modal knows nothing of the connect window. */
export const chooseAnotherWalletWith = (way: () => Promise<void>): void => {
  choose = way;
};

/** Disconnects the connected wallet and lets the person connect another. */
export const chooseAnotherWallet = (): Promise<void> => choose();
