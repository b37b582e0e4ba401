import { subscribeKey } from 'valtio/vanilla/utils';
import { clearStoredOrders } from '../../device/order-store.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { authState } from '../../services/auth-state.ts';
import { onSignedOut } from '../../services/auth.ts';
import { orderForm } from './order-form-state.ts';
import { interruptedText } from './signing-mark.ts';
import { forgetSeen } from '../../device/seen-orders.ts';
import * as texts from './notice-texts.ts';

/** Long enough to read two sentences. */
const LONG_MS = 12_000;

/** Begins when somebody is signed in: a visitor has no orders. */
function tellOwn(): void {
  let watching = false;
  const begin = () => {
    if (watching || authState.user === null) return;
    watching = true;
    void import('./fill-notice.ts').then((module) => module.watchOwnOrders());
    void import('./unpublished-notice.ts').then((module) => module.tellUnpublished());
  };
  subscribeKey(authState, 'user', begin);
  begin();
}

/**
 * Tells what became of signed orders, and what a reload interrupted. Signing out removes what was signed
 * from the device.
 */
export function startOrderNotices(): void {
  const interrupted = interruptedText();
  if (interrupted !== null) {
    raiseAlert({
      status: 'info',
      title: texts.closedWhileSigning,
      description: interrupted,
      timer: LONG_MS,
    });
  }
  tellOwn();
  onSignedOut(async (address) => {
    Object.assign(orderForm, { subject: null, progress: null, hidden: false });
    await Promise.all([forgetSeen(), clearStoredOrders(address)]);
  });
}
