import { expect, test } from 'vitest';
import {
  collectionPath,
  collectionsPath,
  docsPath,
  dropPath,
  dropsPath,
  homePath,
  isAddress,
  isIdentifier,
  isSlug,
  itemPath,
  profilePath,
  profileTabs,
  shortenAddresses,
} from './paths.ts';

const address = `0x${'ab'.repeat(20)}`;

test('the validators of the routes take what may exist and refuse the rest [A20]', () => {
  expect(isAddress(address)).toBe(true);
  expect(isAddress('not-an-address')).toBe(false);
  expect(isAddress(`${address}0`)).toBe(false);
  expect(isSlug('pocket-fauna')).toBe(true);
  for (const bad of ['', '-a', 'A', 'a/b', '..', 'a'.repeat(65), '<script>']) expect(isSlug(bad)).toBe(false);
  expect(isIdentifier('0')).toBe(true);
  expect(isIdentifier(((1n << 256n) - 1n).toString())).toBe(true);
  for (const bad of ['', '-1', '01', '1e3', (1n << 256n).toString(), '0x1']) expect(isIdentifier(bad)).toBe(false);
});

test('addresses in server texts are shortened, hashes stay whole [K27]', () => {
  const hash = `0x${'cd'.repeat(32)}`;
  expect(shortenAddresses(`from ${address} to ${address.toUpperCase().replace('0X', '0x')}, ${hash}`)).toBe(
    `from 0xabab...abab to 0xABAB...ABAB, ${hash}`,
  );
});

test("the product's paths are those of the route table", () => {
  expect([homePath(), collectionsPath(), dropsPath(), docsPath()]).toEqual(['/', '/collections', '/drops', '/docs']);
  expect(dropPath('pocket-fauna')).toBe('/drops/pocket-fauna');
  expect(collectionPath('isohypse')).toBe('/collections/isohypse');
  expect(itemPath('isohypse', '7')).toBe('/collections/isohypse/7');
  expect(profilePath(address)).toBe(`/profile/${address}`);
  expect(profilePath(address, 'Collected')).toBe(`/profile/${address}?tab=Collected`);
  expect(profileTabs).toEqual([
    'Collected',
    'Created',
    'Listings',
    'OffersMade',
    'OffersReceived',
    'Activity',
    'WatchList',
    'Approvals',
  ]);
});

test('what only looks like an address, a slug or an identifier is none', () => {
  for (const bad of [`x${address}`, `0x${'ag'.repeat(20)}`, address.slice(0, -1)]) expect(isAddress(bad)).toBe(false);
  for (const good of ['a', 'a'.repeat(64), 'a1-b2', '7']) expect(isSlug(good), good).toBe(true);
  for (const bad of ['a-', 'a b', 'a\n', 'aB', 'ab!']) expect(isSlug(bad), bad).toBe(false);
  for (const bad of ['1'.repeat(79), '7a', 'a7', ' 7', '00']) expect(isIdentifier(bad), bad).toBe(false);
  expect(isIdentifier('10')).toBe(true);
});

test('an address is shortened only where it stands by itself', () => {
  expect(shortenAddresses(`a${address}`)).toBe(`a${address}`);
  expect(shortenAddresses(`(${address})`)).toBe('(0xabab...abab)');
  expect(shortenAddresses(`${address}ab`)).toBe(`${address}ab`);
});
