import { raiseAlert } from '../../services/alerts.ts';
import { authState } from '../../services/auth-state.ts';
import { isOnline, onOnlineChange } from '../../services/online.ts';
import { readStoredOrders } from './read-stored-orders.ts';
import { orderForm } from './order-form-state.ts';

/** Long enough to read two sentences. */
const LONG_MS = 12_000;

async function tell(): Promise<void> {
  const owner = authState.user?.address;
  if (owner === undefined || !isOnline() || document.visibilityState === 'hidden') return;
  // An open sheet tells of its own order, and publishes it itself.
  if (orderForm.subject !== null) return;
  const waiting = (await readStoredOrders(owner)).filter(({ published }) => !published);
  if (waiting.length === 0 || authState.user?.address !== owner) return;
  const [order, it] =
    waiting.length === 1 ? ['An order you signed is', 'it'] : [`${waiting.length} orders you signed are`, 'them'];
  raiseAlert({
    status: 'info',
    title: `${order} not published`,
    description: `Nobody can use ${it} yet. Publish or discard ${it} on your profile.`,
    timer: LONG_MS,
  });
}

/** Tells who is signed in of what they signed and nobody can use: now, and when the network is back. */
export function tellUnpublished(): void {
  const look = () => void tell().catch(() => undefined);
  onOnlineChange((online) => {
    if (online) look();
  });
  look();
}
