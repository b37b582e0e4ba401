import { expect, test } from 'vitest';
import { deviceTypeOf } from './device-type.ts';

test('mobile from the agent [B19]', () => {
  expect(deviceTypeOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1')).toBe(
    'mobile',
  );
  expect(deviceTypeOf('Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0.0.0 Mobile Safari/537.36')).toBe('mobile');
});
test('tablet from the agent [B20]', () => {
  expect(deviceTypeOf('Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1')).toBe('tablet');
  expect(deviceTypeOf('Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/130.0.0.0 Safari/537.36')).toBe('tablet');
});
test('desktop from the agent [B21]', () => {
  expect(deviceTypeOf('Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36')).toBe('desktop');
});
