import { proxy } from 'valtio/vanilla';

/** Whether the person is asked for the press that a wallet's window needs (see window-press.ts). */
export const windowPress = proxy({ isNeeded: false });
