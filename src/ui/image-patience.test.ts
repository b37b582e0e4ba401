import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IMAGE_TIMEOUT_MS, imagePatience, readImage, sourceSet } from './image-patience.ts';

describe('image patience', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const waiting = { complete: false, naturalWidth: 0 };

  it('gives up at 7000 ms, not before [L30]', () => {
    const giveUp = vi.fn();
    imagePatience(waiting, giveUp).seen();
    expect(IMAGE_TIMEOUT_MS).toBe(7000);
    vi.advanceTimersByTime(6999);
    expect(giveUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(giveUp).toHaveBeenCalledTimes(1);
  });

  it('gives no time to what nobody has seen yet', () => {
    const giveUp = vi.fn();
    imagePatience(waiting, giveUp);
    vi.advanceTimersByTime(20_000);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it.each([
    ['load, then seen', ['loaded', 'seen']],
    ['seen, then load', ['seen', 'loaded']],
    ['seen, load, seen again', ['seen', 'loaded', 'seen']],
    ['seen, then dropped', ['seen', 'drop']],
  ] as const)('never gives up what has come or gone: %s [L30]', (_order, events) => {
    const giveUp = vi.fn();
    const patience = imagePatience(waiting, giveUp);
    for (const event of events) patience[event]();
    vi.advanceTimersByTime(20_000);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('believes the image, not only what was told of it', () => {
    const giveUp = vi.fn();
    const untold = { ...waiting };
    imagePatience(untold, giveUp).seen();
    Object.assign(untold, { complete: true, naturalWidth: 320 });
    imagePatience({ complete: true, naturalWidth: 320 }, giveUp).seen();
    vi.advanceTimersByTime(20_000);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('does not start anew while somebody scrolls back and forth', () => {
    const giveUp = vi.fn();
    const patience = imagePatience(waiting, giveUp);
    patience.seen();
    vi.advanceTimersByTime(6000);
    patience.seen();
    vi.advanceTimersByTime(1000);
    expect(giveUp).toHaveBeenCalledTimes(1);
  });

  it('knows a picture that was settled before the page came alive', () => {
    expect(readImage({ complete: false, naturalWidth: 0 })).toBe('waiting');
    expect(readImage({ complete: true, naturalWidth: 320 })).toBe('shown');
    expect(readImage({ complete: true, naturalWidth: 0 })).toBe('failed');
  });

  it('asks for nothing when the source is empty [B22]', () => {
    const url = vi.fn((source: string, width: number) => `/${width}/${source}`);
    expect(sourceSet('', [160, 320], url)).toBe('');
    expect(url).not.toHaveBeenCalled();
    expect(sourceSet('a', [160, 320], url)).toBe('/160/a 160w, /320/a 320w');
  });
});
