import { readNote, storeNote } from '../device/person-notes.ts';
import { authState } from './auth-state.ts';
import { isKept } from './kept-keys.ts';
import { RECENT_WALLET } from './wallet-state.ts';

/*
 * Which wallet a person signed in with lies durably with their session: the wallet code keeps it in local storage,
 * of which a killed browser may lose the last.
 */

/** Notes it, where it is another than before. */
export async function noteWallet(owner: string, connectorId: string | null): Promise<void> {
  if (connectorId === null || (await readNote('wallet', owner))?.[0] === connectorId) return;
  await storeNote('wallet', { owner, texts: [connectorId], isStill: () => authState.user?.address === owner });
}

/** Gives the wallet code back what it lost. False where it lost nothing, or nothing is known. */
export async function recallWallet(owner: string): Promise<boolean> {
  if (isKept(RECENT_WALLET)) return false;
  const id = (await readNote('wallet', owner))?.[0];
  if (id === undefined) return false;
  try {
    localStorage.setItem(RECENT_WALLET, JSON.stringify(id));
    return true;
  } catch {
    // Local storage is closed: the person connects again.
    return false;
  }
}
