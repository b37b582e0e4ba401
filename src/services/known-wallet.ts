import { readNote, storeNote } from '../device/person-notes.ts';
import { authState } from './auth-state.ts';
import { isKept } from './kept-keys.ts';
import { RECENT_WALLET } from './wallet-state.ts';

/*
 * Which wallet a person signed in with is stored durably with their session: the wallet code keeps it in local storage
 * only, whose last changes a killed browser may lose.
 */

/** Notes the wallet if it has changed. */
export async function noteWallet(owner: string, connectorId: string | null): Promise<void> {
  if (connectorId === null || (await readNote('wallet', owner))?.[0] === connectorId) return;
  await storeNote('wallet', { owner, texts: [connectorId], isStill: () => authState.user?.address === owner });
}

/** Gives back to the wallet code what it lost. False where it lost nothing, or nothing is known. */
export async function recallWallet(owner: string): Promise<boolean> {
  if (isKept(RECENT_WALLET)) return false;
  const id = (await readNote('wallet', owner))?.[0];
  if (id === undefined) return false;
  try {
    localStorage.setItem(RECENT_WALLET, JSON.stringify(id));
    return true;
  } catch {
    // Local storage is not available: the person connects again.
    return false;
  }
}
