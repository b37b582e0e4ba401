import { expect, test } from 'vitest';
import { isAddress, isIdentifier, isSlug, parseProfileTab, profilePath, shortenAddresses } from './paths.ts';

const address = `0x${'ab'.repeat(20)}`;

test('only the Collected tab by default, unknown falls back [A17]', () => {
  expect(parseProfileTab(undefined)).toBe('Collected');
  expect(parseProfileTab('nonsense')).toBe('Collected');
  expect(parseProfileTab('Listings')).toBe('Listings');
  expect(profilePath(address, 'Collected')).toBe(`/profile/${address}?tab=Collected`);
});

test('validators of the routes [A20]', () => {
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
