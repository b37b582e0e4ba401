import { proxy } from 'valtio/vanilla';

/** `available`: a newer build waits for the person's word. */
export const updateState = proxy({ available: false, applying: false });
