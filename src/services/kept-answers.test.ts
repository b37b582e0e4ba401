import { beforeAll, expect, test } from 'vitest';
import type { AppConfig } from '../contract/config.ts';
import type { NftCard } from '../contract/nft.ts';
import type { KeptCollection, KeptItem } from '../device/kept-store.ts';
import { pagesOf, wholeOf } from './kept-answers.ts';
import { startRuntime } from './runtime.ts';

beforeAll(() => startRuntime({ config: { networks: [] } as unknown as AppConfig, fetch, isServer: false }));

const item = (n: number, more: Partial<KeptItem> = {}): KeptItem => ({
  slug: 'kiln',
  n,
  identifier: String(n),
  card: { name: `Vessel ${n}` },
  nft: { data: { attributes: [] } },
  info: null,
  pictures: [],
  bytes: 0,
  at: 1,
  ...more,
});
const kiln = (more: Partial<KeptCollection> = {}) =>
  ({ state: 'done', size: 2, answer: { data: { network: 'meridian', bestOffer: null } }, ...more }) as KeptCollection;

test('a list is in pages of a hundred, and all of it is there', () => {
  const { pages, pageParams } = pagesOf(Array.from({ length: 250 }, (_, n) => ({ identifier: `${n}` }) as NftCard));
  expect(pages.map(({ data }) => data.length)).toEqual([100, 100, 50]);
  expect(pages.every(({ next, pagination }) => next === null && pagination.total === 250)).toBe(true);
  expect(pageParams).toEqual([null, null, null]);
  expect(pagesOf([]).pages.map(({ data }) => data)).toEqual([[]]);
});

test('filters are answered from a whole collection alone', () => {
  const both = [item(0), item(1)];
  expect(wholeOf(kiln(), both)?.items).toHaveLength(2);
  // An item that was listed twice has pushed another one out.
  expect(wholeOf(kiln(), [item(0), item(1, { identifier: '0' })])).toBeNull();
  expect(wholeOf(kiln({ size: 3 }), both)).toBeNull();
  expect(wholeOf(kiln({ state: 'paused' }), both)).toBeNull();
  expect(wholeOf(kiln({ answer: null }), both)).toBeNull();
  // It names somebody who left.
  expect(wholeOf(kiln(), [item(0), item(1, { card: null })])).toBeNull();
  expect(wholeOf(kiln(), [item(0), item(1, { nft: { data: null } })])).toBeNull();
});
