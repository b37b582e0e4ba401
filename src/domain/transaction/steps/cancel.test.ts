import { expect, test } from 'vitest';
import { makeOffer } from '../../../../tests/support/trades/offers.ts';
import { makeListing } from '../../../../tests/support/trades/orders.ts';
import { unitsOf, valueOf } from './cancel.ts';

test('value and units of an order are those of all of it, whichever side it is', async () => {
  const order = await makeListing({ units: 5n });
  const offer = await makeOffer({ units: 4n, unitPrice: 300n });
  expect([valueOf(order), unitsOf(order)]).toEqual([5000n, '5']);
  expect([valueOf(offer), unitsOf(offer)]).toEqual([1200n, '4']);
  expect(unitsOf({ side: 'listing', parameters: { ...order.parameters, offer: [] } })).toBe('0');
});
