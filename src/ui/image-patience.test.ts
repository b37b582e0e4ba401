import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IMAGE_TIMEOUT_MS, readImage, sourceSet, waitForImage } from './image-patience.ts';

describe('image patience', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const waiting = { complete: false, naturalWidth: 0 };
  const there = { complete: true, naturalWidth: 320 };

  it('gives up at 7000 ms, not before [L30]', () => {
    const giveUp = vi.fn();
    waitForImage(waiting, giveUp);
    expect(IMAGE_TIMEOUT_MS).toBe(7000);
    vi.advanceTimersByTime(6999);
    expect(giveUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(giveUp).toHaveBeenCalledTimes(1);
  });

  it('never gives up what had come before it was seen [L30]', () => {
    const giveUp = vi.fn();
    waitForImage(there, giveUp);
    vi.advanceTimersByTime(20_000);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('never gives up what came while it was waited for [L30]', () => {
    const giveUp = vi.fn();
    const image = { ...waiting };
    waitForImage(image, giveUp);
    vi.advanceTimersByTime(6999);
    Object.assign(image, there);
    vi.advanceTimersByTime(20_000);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('never gives up what has gone [L30]', () => {
    const giveUp = vi.fn();
    waitForImage(waiting, giveUp)();
    vi.advanceTimersByTime(20_000);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('knows a picture that was settled before the page came alive', () => {
    expect(readImage({ complete: false, naturalWidth: 0 })).toBe('waiting');
    expect(readImage({ complete: true, naturalWidth: 320 })).toBe('shown');
    expect(readImage({ complete: true, naturalWidth: 0 })).toBe('failed');
    expect(readImage({ complete: true, naturalWidth: 1 })).toBe('none');
  });

  it('asks for nothing when the source is empty [B22]', () => {
    const url = vi.fn((source: string, width: number) => `/${width}/${source}`);
    expect(sourceSet('', [160, 320], url)).toBe('');
    expect(url).not.toHaveBeenCalled();
    expect(sourceSet('a', [160, 320], url)).toBe('/160/a 160w, /320/a 320w');
  });
});
