import { authState, leftHere } from './auth-state.ts';

/** Whether a value names `address` (lower case) anywhere in it. */
export const names = (value: unknown, address: string): boolean => {
  try {
    return JSON.stringify(value)?.toLowerCase().includes(address) ?? false;
  } catch {
    // What cannot be read through may name anybody.
    return true;
  }
};

/** A page that somebody has left may show an item of theirs, and ask for it again. */
export const namesWhoLeft = (value: unknown): boolean =>
  leftHere.address !== '' &&
  authState.user?.address.toLowerCase() !== leftHere.address &&
  names(value, leftHere.address);
