import { proxy } from 'valtio/vanilla';

/**
 * `available`: a newer build waits for the person's consent; `replaced`: it has already taken over this page.
 * `inviting`: the person is being asked whether to install the app.
 */
export const updateState = proxy({ available: false, replaced: false, applying: false, inviting: false });
