import { afterEach, expect, test, vi } from 'vitest';
import { localTimeText } from './local-time.ts';

afterEach(() => void vi.unstubAllEnvs());

test('a moment is written in the device’s time zone, with its name, summer and winter', () => {
  const winter = Date.UTC(2026, 11, 31, 23, 30);
  const summer = Date.UTC(2026, 6, 1, 4, 5);
  const written = (zone: string) => {
    vi.stubEnv('TZ', zone);
    return [winter, summer].map(localTimeText);
  };
  expect(written('America/New_York')).toEqual(['31 Dec 2026, 18:30 EST', '1 Jul 2026, 00:05 EDT']);
  expect(written('Asia/Kolkata')).toEqual(['1 Jan 2027, 05:00 GMT+5:30', '1 Jul 2026, 09:35 GMT+5:30']);
  expect(written('UTC')).toEqual(['31 Dec 2026, 23:30 UTC', '1 Jul 2026, 04:05 UTC']);
});
