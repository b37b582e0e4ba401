import { expect, test } from 'vitest';
import { listingOf } from '../../tests/support/trades/cart.ts';
import { copiesText, isForEach } from './copies.ts';

const edition = (maxAmount: bigint) => listingOf(1, { itemType: 3, maxAmount });

test('a row tells the copies of an edition, and what is left of them', () => {
  expect(copiesText(listingOf(1))).toBeNull();
  expect(copiesText(edition(1n))).toBeNull();
  expect(copiesText(edition(5000n))).toBe('5,000 copies');
  expect(copiesText({ ...edition(5n), tokensRemaining: '2' })).toBe('2 of 5 copies left');
  const offer = edition(5n);
  const asked = {
    ...offer,
    side: 'offer' as const,
    parameters: {
      ...offer.parameters,
      consideration: offer.parameters.offer.map((item) => ({ ...item, recipient: offer.maker })),
    },
  };
  expect(copiesText({ ...asked, tokensRemaining: '3' })).toBe('3 of 5 copies left');
});

test('its price is for each where there are several', () => {
  expect([listingOf(1), edition(1n), edition(2n)].map(isForEach)).toEqual([false, false, true]);
});
