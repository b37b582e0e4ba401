import { expect, test } from 'vitest';
import { countText, totalText } from './count-text.ts';

test('what was counted in part has a sign, and what older servers answer was counted wholly', () => {
  expect([countText(1284), countText(1000, false)]).toEqual(['1,284', '1,000+']);
  expect([totalText({ total: 30 }), totalText({ total: 1000, complete: false })]).toEqual(['30', '1,000+']);
});
