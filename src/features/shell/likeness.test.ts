import { expect, test } from 'vitest';
import { likeness } from './likeness.ts';

test('names that are spelt almost alike share most of their trigrams', () => {
  expect(likeness('Teo Brandt', 'teo brandt')).toBe(1);
  expect(likeness('teo brant', 'Teo Brandt')).toBeGreaterThan(0.6);
  expect(likeness('moss', 'Ana Moss')).toBeLessThan(0.6);
  expect(likeness('teo brant', 'Bramble')).toBeLessThan(0.3);
  expect(likeness('', '…')).toBe(0);
});
