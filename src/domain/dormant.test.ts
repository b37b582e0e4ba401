import { expect, test } from 'vitest';
import { dormantReasons } from '../contract/order.ts';
import { dormantText } from './dormant.ts';

test('a live order has nothing to say; a sleeping one says what brings it back', () => {
  for (const side of ['listing', 'offer'] as const) {
    expect(dormantText({ side, state: 'active', reason: null })).toBeNull();
    for (const reason of dormantReasons) {
      expect(dormantText({ side, state: 'inactive', reason })).toMatch(/becomes live|it waits until/);
    }
  }
});
