import type { PageToWorker } from '../contract/sw-messages.ts';
import { updateState } from './update-state.ts';

/** A worker that does not take over in this time (one that is busy is waited for) is passed by with a plain reload. */
const TAKEOVER_MS = 15_000;

/** The person said yes: the waiting worker takes over, then the page starts anew. */
export async function applyUpdate(): Promise<void> {
  updateState.applying = true;
  const reload = () => location.reload();
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  const waiting = registration?.waiting;
  if (!waiting) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, TAKEOVER_MS);
  waiting.postMessage({ type: 'SKIP_WAITING' } satisfies PageToWorker);
}
