import { expect, test } from 'vitest';
import type { KeptItem } from '../device/kept-store.ts';
import { pagesOf } from './kept-answers.ts';

const item = (n: number, more: Partial<KeptItem> = {}): KeptItem => ({
  slug: 'kiln',
  n,
  identifier: String(n),
  card: { name: `Vessel ${n}` },
  nft: null,
  info: null,
  pictures: [],
  bytes: 0,
  at: 1,
  ...more,
});
const names = (items: readonly KeptItem[]) =>
  pagesOf(items).pages.map(({ data }) => data.map((card) => (card as { name: string }).name));

test('a list is given in the pages that the server gave it in, and the last has no more', () => {
  const items = [item(0), item(1, { next: 'two' }), item(2), item(3, { next: 'three' })];
  expect(names(items)).toEqual([
    ['Vessel 0', 'Vessel 1'],
    ['Vessel 2', 'Vessel 3'],
  ]);
  const { pages, pageParams } = pagesOf(items);
  expect(pages.map(({ next }) => next)).toEqual(['two', null]);
  expect(pageParams).toEqual([null, 'two']);
});

test('an item that was listed twice is there once; one that names somebody who left is not there', () => {
  expect(names([item(0), item(1, { card: null }), item(2, { identifier: '0', next: null })])).toEqual([['Vessel 0']]);
  expect(names([])).toEqual([]);
});

test('if a sign-out removed the item that a page ended with, the others of that page are still there', () => {
  const items = [item(0), item(1, { next: 'two' }), item(2), item(3), item(5, { next: 'three' }), item(6)];
  expect(names(items)).toEqual([['Vessel 0', 'Vessel 1'], ['Vessel 2', 'Vessel 3', 'Vessel 5'], ['Vessel 6']]);
  expect(names(items.slice(0, 4))).toEqual([
    ['Vessel 0', 'Vessel 1'],
    ['Vessel 2', 'Vessel 3'],
  ]);
});
