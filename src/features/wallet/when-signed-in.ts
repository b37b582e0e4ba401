import { openOverlay } from './wallet-overlay-state.ts';
import { authState } from '../../services/auth-state.ts';
import { askToLogIn } from '../../services/trader.ts';

/** Who is not signed in is told so (spec section 5), and Connect opens instead. */
export function whenSignedIn(open: () => void): void {
  if (authState.user !== null) {
    open();
    return;
  }
  askToLogIn();
  openOverlay('connect');
}
