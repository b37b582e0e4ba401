import { openOverlay } from '../features/wallet/wallet-overlay-state.ts';

/** A visitor pressed what only somebody who is logged in can do. */
export async function askToLogIn(): Promise<void> {
  openOverlay('connect');
  (await import('../services/trader.ts')).raiseLogIn();
}
