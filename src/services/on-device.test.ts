import { expect, test } from 'vitest';
import { searchKept } from './on-device.ts';
import type { Viewed } from './viewed.ts';

const item = (name: string, n: number): Viewed => ({
  kind: 'item',
  href: `/collections/isohypse/${n}`,
  name,
  of: 'Isohypse',
  image: '',
});
const kept: Viewed[] = [
  item('Low sun', 6),
  item('Sunken road', 7),
  { kind: 'collection', href: '/collections/isohypse', name: 'Isohypse', of: 'Teo Brandt', image: '' },
];
const names = (pattern: string, size = 5) => searchKept(kept, pattern, size).map(({ name }) => name);

test('finds by every word of a name, a collection or a number; collections first, the earliest match before others', () => {
  expect(names('sun')).toEqual(['Sunken road', 'Low sun']);
  expect(names('iso #6')).toEqual(['Low sun']);
  expect(names('teo brandt')).toEqual(['Isohypse']);
  expect(names('isohypse', 1)).toEqual(['Isohypse', 'Low sun']);
  expect(names('moon')).toEqual([]);
  expect(names('  ')).toEqual([]);
});
