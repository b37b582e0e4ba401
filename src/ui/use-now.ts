import { useDeferredValue, useSyncExternalStore } from 'react';

/** One clock for the page: it ticks only while somebody looks at it. */
function makeClock(stepMs: number) {
  let now = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const read = () => {
    now = Math.floor(Date.now() / stepMs) * stepMs;
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      read();
      timer ??= setInterval(() => {
        read();
        for (const one of listeners) one();
      }, stepMs);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    snapshot() {
      if (now === 0 || timer === undefined) read();
      return now;
    },
  };
}

const seconds = makeClock(1000);
const tens = makeClock(10_000);
const unknown = () => 0;

/** The time in ms, or 0 on the server and while hydrating: then show the neutral text. */
export function useNow(every: 'second' | 'ten-seconds' = 'ten-seconds'): number {
  const clock = every === 'second' ? seconds : tens;
  return useSyncExternalStore(clock.subscribe, clock.snapshot, unknown);
}

const never = () => () => {};
/** False on the server and while hydrating, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * False in the first drawing after a navigation inside the app, which thereby shows sooner what is on the screen; true in
 * the one that follows at once, on the server, and while hydrating.
 */
export const useSecondDrawing = () => useDeferredValue(true, !useHydrated());
