import { proxy } from 'valtio/vanilla';

/** `available`: a newer build waits for the person's word. `inviting`: they are asked whether to install the app. */
export const updateState = proxy({ available: false, applying: false, inviting: false });
