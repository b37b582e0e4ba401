import { expect, test } from 'vitest';
import { profileTabs } from '../../domain/paths.ts';
import { parseProfileTab } from './profile-tab.ts';

test('the tab of a profile is Collected unless the address names another that exists, in any case', () => {
  for (const unknown of [undefined, 'nonsense', 7, '']) expect(parseProfileTab(unknown)).toBe('Collected');
  for (const written of ['Listings', 'listings', 'LISTINGS']) expect(parseProfileTab(written)).toBe('Listings');
  expect(profileTabs.map((tab) => parseProfileTab(tab))).toEqual(profileTabs);
});

test('links of earlier builds to offers still lead there', () => {
  expect(parseProfileTab('Offers')).toBe('OffersMade');
  expect(parseProfileTab('Offers', 'made')).toBe('OffersMade');
  expect(parseProfileTab('offers', 'received')).toBe('OffersReceived');
  expect(parseProfileTab('Listings', 'received')).toBe('Listings');
});
