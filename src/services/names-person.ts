import { authState, leftHere } from './auth-state.ts';

/** Whether `address` (lower case) occurs anywhere in a value. */
export const names = (value: unknown, address: string): boolean => {
  try {
    return JSON.stringify(value)?.toLowerCase().includes(address) ?? false;
  } catch {
    // What cannot be searched may name anybody.
    return true;
  }
};

/**
 * Whether a value names the person who has signed out here: the page may still show an item of theirs, and fetch it
 * again.
 */
export const namesWhoLeft = (value: unknown): boolean =>
  leftHere.address !== '' &&
  authState.user?.address.toLowerCase() !== leftHere.address &&
  names(value, leftHere.address);
