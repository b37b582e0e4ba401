import { NotLoggedInError } from '../../domain/errors.ts';
import { requireTrader } from '../../services/trader.ts';
import { logInFirst } from './wallet-overlay-state.ts';

/**
 * Who cannot act yet is told what is missing, and the way to it opens first. Resolves once `open` was called, or the
 * way to it is open.
 */
export async function whenSignedIn(open: () => void): Promise<void> {
  try {
    await requireTrader();
  } catch (error) {
    if (!(error instanceof NotLoggedInError)) throw error;
    return logInFirst(open);
  }
  open();
}
