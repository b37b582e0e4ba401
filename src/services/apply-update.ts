import { takeOver } from './take-over.ts';
import { updateState } from './update-state.ts';

/** The person said yes: the waiting worker takes over, then the page reloads. */
export async function applyUpdate(): Promise<void> {
  updateState.applying = true;
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  const reload = () => location.reload();
  if (registration?.waiting) takeOver(registration.waiting, reload);
  else reload();
}
