import { raiseAlert } from '../../services/alerts.ts';
import { authState } from '../../services/auth-state.ts';
import { isOnline, onOnlineChange } from '../../services/online.ts';
import { readStoredOrders } from './read-stored-orders.ts';
import { orderForm } from './order-form-state.ts';
import * as texts from './texts.ts';

/** Long enough to read two sentences. */
const LONG_MS = 12_000;

async function tell(): Promise<void> {
  const owner = authState.user?.address;
  if (owner === undefined || !isOnline() || document.visibilityState === 'hidden') return;
  // An open sheet tells of its own order, and publishes it.
  if (orderForm.subject !== null) return;
  const waiting = (await readStoredOrders(owner)).filter(({ published }) => !published);
  if (waiting.length === 0 || authState.user?.address !== owner) return;
  const isOne = waiting.length === 1;
  raiseAlert({
    status: 'info',
    title: isOne ? texts.oneUnpublished : texts.someUnpublished(waiting.length),
    description: isOne ? texts.oneUnpublishedHint : texts.someUnpublishedHint,
    timer: LONG_MS,
  });
}

/** Tells whoever is signed in of their unpublished orders: now, and when the network is back. */
export function tellUnpublished(): void {
  const check = () => void tell().catch(() => undefined);
  onOnlineChange((online) => {
    if (online) check();
  });
  check();
}
