import { openOverlay } from './wallet-overlay-state.ts';
import { authState } from '../../services/auth-state.ts';
import { askToLogIn } from '../../services/trader.ts';

/** Visitors are told to log in, and Connect opens instead. */
export function whenSignedIn(open: () => void): void {
  if (authState.user !== null) {
    open();
    return;
  }
  askToLogIn();
  openOverlay('connect');
}
