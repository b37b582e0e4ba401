import { afterEach, expect, test, vi } from 'vitest';
import { isSavingData } from './saving-data.ts';

afterEach(() => vi.unstubAllGlobals());

test('somebody saves data where their browser says so, and nobody does while the server draws a page', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(isSavingData()).toBe(true);
  vi.stubGlobal('navigator', {});
  expect(isSavingData()).toBe(false);
  vi.stubGlobal('navigator', undefined);
  expect(isSavingData()).toBe(false);
});
