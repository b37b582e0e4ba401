import { POPUP_FAILED, ProviderRpcError } from '../domain/wallet-errors.ts';
import { windowPress } from './window-press-state.ts';

/*
 * A browser lets a page open a window only shortly after a press, and one for each press. The second window of a
 * trade, and one that slow checks come before, need another: the person is asked for it.
 */

type Wait = { attempt(): boolean; open(): void; fail(error: ProviderRpcError): void };
const waits = new Set<Wait>();

const isPressed = () => navigator.userActivation?.isActive ?? false;

function leave(wait: Wait): void {
  waits.delete(wait);
  windowPress.isNeeded = waits.size > 0;
}

/**
 * Runs `attempt`, which opens a window and says whether it could: at once, or within the press that the person is
 * asked for. An aborted `signal` gives its reason.
 * @throws ProviderRpcError 4001 where the person presses Cancel, -32603 where the browser blocks it within a press
 */
export function openWithinPress(attempt: () => boolean, signal: AbortSignal): Promise<void> {
  const wasPressed = isPressed();
  return new Promise((open, fail) => {
    if (attempt()) return open();
    if (wasPressed) return fail(new ProviderRpcError(-32603, POPUP_FAILED));
    const wait = { attempt, open, fail };
    waits.add(wait);
    windowPress.isNeeded = true;
    signal.addEventListener('abort', () => {
      leave(wait);
      fail(signal.reason);
    });
  });
}

/** The person's press: one window opens, and who needs another waits on. */
export function pressed(): void {
  const [first, ...others] = waits;
  if (first === undefined) return;
  leave(first);
  if (!first.attempt()) return first.fail(new ProviderRpcError(-32603, POPUP_FAILED));
  first.open();
  // What asks in the same window has it now.
  for (const other of others) {
    if (!other.attempt()) continue;
    leave(other);
    other.open();
  }
}

export function cancelPress(): void {
  for (const wait of waits) {
    leave(wait);
    wait.fail(new ProviderRpcError(4001));
  }
}
