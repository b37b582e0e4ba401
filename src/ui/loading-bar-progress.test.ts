import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DURATION_MS,
  HIDE_DELAY_MS,
  RESET_MS,
  THROTTLE_MS,
  estimate,
  makeLoadingBar,
  type BarState,
} from './loading-bar-progress.ts';

const FRAME_MS = 16;

function makeBar() {
  const states: BarState[] = [];
  const bar = makeLoadingBar(
    {
      now: () => Date.now(),
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      eachFrame: (run) => {
        const timer = setInterval(run, FRAME_MS);
        return () => clearInterval(timer);
      },
    },
    (state) => states.push(state),
  );
  return { bar, last: () => states.at(-1) ?? { visible: false, progress: 0 } };
}

describe('loading bar', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('has the numbers of the spec [L31] [L32] [L33] [L34]', () => {
    expect([DURATION_MS, THROTTLE_MS, HIDE_DELAY_MS, RESET_MS]).toEqual([2000, 200, 500, 400]);
  });

  it('is near its estimate at 2000 ms and never reaches the end alone [L31]', () => {
    const { bar, last } = makeBar();
    bar.start();
    vi.advanceTimersByTime(2000);
    expect(last().progress).toBeGreaterThan(65);
    expect(last().progress).toBeLessThan(75);
    expect(estimate(1_000_000)).toBeLessThan(100);
  });

  it('never shows a load of 100 ms [L32]', () => {
    const { bar, last } = makeBar();
    bar.start();
    vi.advanceTimersByTime(100);
    bar.finish();
    vi.advanceTimersByTime(5000);
    expect(last()).toEqual({ visible: false, progress: 0 });
  });

  it('shows itself after 200 ms, not before [L32]', () => {
    const { bar, last } = makeBar();
    bar.start();
    vi.advanceTimersByTime(199);
    expect(last().visible).toBe(false);
    vi.advanceTimersByTime(1);
    expect(last().visible).toBe(true);
  });

  it('stays 500 ms at 100 %, then hides [L33]', () => {
    const { bar, last } = makeBar();
    bar.start();
    vi.advanceTimersByTime(400);
    bar.finish();
    vi.advanceTimersByTime(499);
    expect(last()).toEqual({ visible: true, progress: 100 });
    vi.advanceTimersByTime(1);
    expect(last().visible).toBe(false);
  });

  it('is back at 0 400 ms after hiding [L34]', () => {
    const { bar, last } = makeBar();
    bar.start();
    vi.advanceTimersByTime(400);
    bar.finish();
    vi.advanceTimersByTime(500 + 399);
    expect(last().progress).toBe(100);
    vi.advanceTimersByTime(1);
    expect(last()).toEqual({ visible: false, progress: 0 });
  });

  it('goes on without a gap when a second load starts while it is still shown', () => {
    const { bar, last } = makeBar();
    bar.start();
    vi.advanceTimersByTime(400);
    bar.finish();
    bar.start();
    expect(last().visible).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(last().visible).toBe(true);
    expect(last().progress).toBeLessThan(100);
  });
});
