import { expect, test } from 'vitest';
import type { Findable } from './kept-answers.ts';
import { searchKept } from './on-device.ts';

const item = (name: string, n: number, traits = ''): Findable => ({
  kind: 'item',
  href: `/collections/isohypse/${n}`,
  name,
  of: 'Isohypse',
  image: '',
  traits,
});
const search = searchKept([
  item('Low sun', 6),
  item('Sunken road', 7, 'Paper Dusk Relief Massif'),
  { kind: 'collection', href: '/collections/isohypse', name: 'Isohypse', of: 'Teo Brandt', image: '' },
]);
const names = (pattern: string) => search(pattern).map(({ name }) => name);

test('finds by every word of a name, a collection, an artist, a number or a trait; a whole word before a beginning', () => {
  expect(names('sun')).toEqual(['Low sun', 'Sunken road']);
  expect(names('iso #6')).toEqual(['Low sun']);
  expect(names('teo brandt')).toEqual(['Isohypse']);
  expect(names('isohypse')[0]).toBe('Isohypse');
  expect(names('dusk massif')).toEqual(['Sunken road']);
  expect(names('moon')).toEqual([]);
  expect(names('  ')).toEqual([]);
});

test('finds what is misspelt, but for short words', () => {
  expect(names('sunkn roat')).toEqual(['Sunken road']);
  expect(names('isohipse sunken')).toEqual(['Sunken road']);
  expect(names('sxn')).toEqual([]);
});
