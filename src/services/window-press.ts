import { POPUP_FAILED, ProviderRpcError } from '../domain/wallet-errors.ts';
import { windowPress } from './window-press-state.ts';

/*
 * A browser lets a page open a window only shortly after a press, and one per press. The second window of a trade, or
 * one that slow checks delay, needs another press: the person is asked for it.
 */

type Wait = { attempt(): boolean; open(): void; fail(error: ProviderRpcError): void };
const waits = new Set<Wait>();

const isPressed = () => navigator.userActivation?.isActive ?? false;

function leave(wait: Wait): void {
  waits.delete(wait);
  windowPress.isNeeded = waits.size > 0;
}

/**
 * Runs `attempt`, which opens a window and returns whether it could: at once, or within the press that the person is
 * asked for. If `signal` is aborted, throws its reason.
 * @throws ProviderRpcError 4001 where the person presses Cancel, -32603 where the browser blocks it even within a press
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

/** The person's press: one window opens, and other callers keep waiting. */
export function pressed(): void {
  const [first, ...others] = waits;
  if (first === undefined) return;
  leave(first);
  if (!first.attempt()) return first.fail(new ProviderRpcError(-32603, POPUP_FAILED));
  first.open();
  // Callers that use the same window have it now.
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
