import { proxy } from 'valtio/vanilla';

/**
 * `available`: a newer build waits for the person's word; `replaced`: it has taken this page over already.
 * `inviting`: they are asked whether to install the app.
 */
export const updateState = proxy({ available: false, replaced: false, applying: false, inviting: false });
