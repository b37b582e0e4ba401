/** The spec's numbers, as Nuxt's loading indicator means them; all in ms. */
export const DURATION_MS = 2000;
export const THROTTLE_MS = 200;
export const HIDE_DELAY_MS = 500;
export const RESET_MS = 400;

/** How far an unfinished load seems to be: rises fast, about 70 % at the estimate, never 100. */
export const estimate = (elapsedMs: number) => (200 / Math.PI) * Math.atan((elapsedMs / DURATION_MS) * 2);

export type BarState = { visible: boolean; progress: number };

/** What runs out of time: the browser's timers, or a test's. */
export type BarClock = {
  now(): number;
  after(ms: number, run: () => void): () => void;
  eachFrame(run: () => void): () => void;
};

/** Start and finish as often as you like; `show` hears every change. */
export function makeLoadingBar(clock: BarClock, show: (state: BarState) => void) {
  let state: BarState = { visible: false, progress: 0 };
  let stops: (() => void)[] = [];
  let running = false;
  const set = (next: Partial<BarState>) => {
    state = { ...state, ...next };
    show(state);
  };
  const stop = () => {
    for (const one of stops) one();
    stops = [];
  };
  return {
    start() {
      if (running) return;
      stop();
      running = true;
      const startedAt = clock.now();
      const reveal = () => {
        set({ visible: true, progress: estimate(clock.now() - startedAt) });
        stops.push(clock.eachFrame(() => set({ progress: estimate(clock.now() - startedAt) })));
      };
      // What takes less than the throttle is never shown; a bar still on screen goes on at once.
      if (state.visible) reveal();
      else {
        set({ progress: 0 });
        stops.push(clock.after(THROTTLE_MS, reveal));
      }
    },
    finish() {
      if (!running) return;
      running = false;
      stop();
      if (!state.visible) return;
      set({ progress: 100 });
      stops.push(
        clock.after(HIDE_DELAY_MS, () => {
          set({ visible: false });
          stops.push(clock.after(RESET_MS, () => set({ progress: 0 })));
        }),
      );
    },
    stop,
  };
}
