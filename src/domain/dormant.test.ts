import { expect, test } from 'vitest';
import { dormantReasons } from '../contract/order.ts';
import { dormantText, isEditable } from './dormant.ts';

test('a live order has nothing to say; a sleeping one says what brings it back', () => {
  for (const side of ['listing', 'offer'] as const) {
    expect(dormantText({ side, state: 'active', reason: null })).toBeNull();
    for (const reason of dormantReasons) {
      expect(dormantText({ side, state: 'inactive', reason })).toMatch(
        /becomes live|it waits until|already has permission can still complete the sale/,
      );
    }
  }
});

test('each reason is said in these words, for a listing and for an offer', () => {
  const said = (side: 'listing' | 'offer') =>
    Object.fromEntries(dormantReasons.map((reason) => [reason, dormantText({ side, state: 'inactive', reason })]));
  expect(said('listing')).toEqual({
    'not-started': 'Not live yet: it becomes live when its time begins.',
    'not-holder': 'Not live: the item is no longer yours. It becomes live again if the item comes back to you.',
    'not-approved':
      'Not live: Seaport may no longer move your items of this collection. It becomes live again if you approve it again.',
    'low-balance': 'Not live: you hold too few copies. It becomes live again if you hold enough.',
    replacing: 'Live soon: it waits until the last permission for the listing it replaces has lapsed.',
    withdrawn: 'Cancelled: only a buyer who already has permission can still complete the sale.',
  });
  expect(said('offer')).toEqual({
    'not-started': 'Not live yet: it becomes live when its time begins.',
    'not-holder': 'Not live: it becomes live again when your balance is enough.',
    'not-approved':
      'Not live: Seaport may no longer take this token of yours. It becomes live again if you approve it again.',
    'low-balance': 'Not live: your balance is too low. It becomes live again when it is enough.',
    replacing: 'Live soon: it waits until the last permission for the offer it replaces has lapsed.',
    withdrawn: 'Cancelled: only a seller who already has permission can still complete the sale.',
  });
});

test('a reason of an order that is live again is not shown, and none is made up', () => {
  expect(dormantText({ side: 'offer', state: 'active', reason: 'low-balance' })).toBeNull();
  expect(dormantText({ side: 'offer', state: 'inactive', reason: null })).toBeNull();
});

test('a listing whose item is gone cannot be edited; every other order can', () => {
  expect(isEditable({ side: 'listing', state: 'inactive', reason: 'not-holder' })).toBe(false);
  expect(isEditable({ side: 'listing', state: 'inactive', reason: 'low-balance' })).toBe(true);
  expect(isEditable({ side: 'listing', state: 'active', reason: null })).toBe(true);
  expect(isEditable({ side: 'offer', state: 'inactive', reason: 'not-holder' })).toBe(true);
});
