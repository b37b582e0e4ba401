import { expect, test, vi } from 'vitest';
import { deviceTypeOf } from '../contract/device-type.ts';
import { startDeviceType } from './device-type.ts';

test('a phone is known by its user agent', () => {
  expect(deviceTypeOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1')).toBe(
    'mobile',
  );
  expect(deviceTypeOf('Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0.0.0 Mobile Safari/537.36')).toBe('mobile');
});
test('a tablet is known by its user agent', () => {
  expect(deviceTypeOf('Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1')).toBe('tablet');
  expect(deviceTypeOf('Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/130.0.0.0 Safari/537.36')).toBe('tablet');
});
test('whatever is neither is a desktop', () => {
  expect(deviceTypeOf('Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36')).toBe('desktop');
});

test('a burst of resizes leads to one check, 50 ms after the last [L17]', () => {
  vi.useFakeTimers();
  const listeners: (() => void)[] = [];
  const dataset: Record<string, string> = {};
  const looks = vi.fn(() => 'Mozilla/5.0 (X11; Linux x86_64)');
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.push(listener));
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('navigator', {
    get userAgent() {
      return looks();
    },
  });
  startDeviceType();
  expect(looks).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 10; i += 1) {
    for (const listener of listeners) listener();
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(29);
  expect(looks).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(looks).toHaveBeenCalledTimes(2);
  expect(dataset['device']).toBe('desktop');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
