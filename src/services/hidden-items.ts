import { readNote, storeNote } from '../device/person-notes.ts';
import { authState } from './auth-state.ts';

/** The pages of items that `owner`, who is signed in, keeps out of their own profile. */
export const readHidden = async (owner: string): Promise<string[]> => (await readNote('hidden-items', owner)) ?? [];

export const storeHidden = (owner: string, hrefs: readonly string[]): Promise<void> =>
  storeNote('hidden-items', { owner, texts: hrefs, isStill: () => authState.user?.address === owner });
