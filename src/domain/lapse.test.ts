import { expect, test } from 'vitest';
import { lapsedBy } from './lapse.ts';

test('what is said to be over at a minute is over then', () => {
  const at = (second: number) => Date.UTC(2026, 10, 21, 22, 28, second);
  for (const second of [0, 1, 22, 58]) expect(lapsedBy(at(second) / 1000)).toBe(at(60));
  expect(lapsedBy(at(59) / 1000)).toBe(at(60));
  expect(lapsedBy(at(-1) / 1000)).toBe(at(0));
});
