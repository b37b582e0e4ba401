import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppConfig } from '../contract/config.ts';
import { forgetNotes } from '../device/person-notes.ts';
import { authState } from './auth-state.ts';
import { seenState } from './notifications.ts';
import { startRuntime } from './runtime.ts';
import { artistHref, artistOf, collectionHref, followedBy, savedSearches } from './saved-searches.ts';
import { ASKED_AT_MOST, callOf, findSearchNews } from './search-news.ts';

const ADA = '0x00000000000000000000000000000000000000aa';
const href = '/collections/kiln?status=buy-now&trait=Glaze%3ABlue';
const uuidOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** What the server, mocked, holds: the numbers of items found, and how many in all. */
let found: number[];
let total: number;
/** Those for sale, where they are fewer. */
let forSale: number[] | null;
let status: number;
let complete = true;
let asked: URL[];
const card = (n: number) => ({
  uuid: uuidOf(n),
  network: 'meridian',
  chainId: 1,
  identifier: String(n),
  name: `#${n}`,
  image: '',
  itemType: 2,
  collection: { uuid: uuidOf(0), slug: 'kiln', name: 'Kiln', address: ADA },
  supply: '1',
  ownedAmount: null,
  listing: null,
  bestOffer: null,
  lastSale: null,
  rank: null,
});
const collection = (n: number) => ({
  ...card(n),
  slug: `c${n}`,
  address: ADA,
  creator: { name: 'Ada', address: ADA },
  banner: '',
  previews: [],
  itemsCount: 1,
  ownersCount: 1,
  listedCount: 0,
  floor: null,
  volume24h: null,
  change24h: null,
  sparkline: [],
});
const holds = (...numbers: number[]) => {
  found = numbers;
  total = numbers.length;
};
const told = async () => (await findSearchNews(ADA, 0)).map(({ name, count }) => ({ name, count }));

beforeEach(async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  holds(1, 2);
  forSale = null;
  status = 200;
  complete = true;
  asked = [];
  authState.user = { address: ADA, chainId: 31337 };
  seenState.ids = [];
  startRuntime({
    config: {
      marketplaceUrl: 'http://market.invalid',
      dataUrl: 'http://data.invalid',
      networks: [],
    } as unknown as AppConfig,
    async fetch(url) {
      asked.push(new URL(url));
      const words = { code: status, message: '', msgId: '' };
      if (status !== 200) return Response.json({ data: null, status: words }, { status });
      const row = asked.at(-1)?.host === 'data.invalid' ? collection : card;
      const listed = asked.at(-1)?.searchParams.get('status') === 'buy-now' ? forSale : null;
      const pagination = { page: 1, size: 100, total: listed?.length ?? total, ...(complete ? {} : { complete }) };
      return Response.json({ data: (listed ?? found).map(row), pagination, status: words, next: null });
    },
    isServer: false,
  });
  await forgetNotes();
  savedSearches.put({ href, name: 'Blue vessels' });
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

test('a saved search is repeated as it was saved; the first time it only learns, then it reports what is new until that is seen', async () => {
  expect(await told()).toEqual([]);
  const [{ pathname, searchParams }] = asked as [URL];
  expect(pathname).toBe('/v1/collections/nfts/list/kiln');
  expect([searchParams.get('status'), searchParams.getAll('trait'), searchParams.get('size')]).toEqual([
    'buy-now',
    ['Glaze:Blue'],
    '100',
  ]);
  // One went, two came.
  holds(2, 3, 4);
  expect(await told()).toEqual([{ name: 'Blue vessels', count: 2 }]);
  holds(2, 3, 4, 5);
  const [news] = await findSearchNews(ADA, 0);
  expect(news).toMatchObject({ href, count: 3 });
  seenState.ids = [news!.id];
  expect(await findSearchNews(ADA, 0)).toEqual([news]);
  holds(2, 3, 4, 5, 6);
  expect(await told()).toEqual([{ name: 'Blue vessels', count: 1 }]);
});

test('if there is more than a page only the growth is reported', async () => {
  total = 5000;
  await told();
  found = [7, 8];
  expect(await told()).toEqual([]);
  total = 5003;
  expect(await told()).toEqual([{ name: 'Blue vessels', count: 3 }]);
});

test('a total that is not all of them reports no growth', async () => {
  complete = false;
  total = 1000;
  await told();
  total = 1003;
  expect(await told()).toEqual([]);
});

test('without an answer or a network the earlier results stay, and what comes later is still new', async () => {
  await told();
  for (const no of [500, 404]) {
    status = no;
    expect(await told()).toEqual([]);
  }
  status = 200;
  holds(1, 2, 3);
  onlineManager.setOnline(false);
  const before = asked.length;
  expect(await told()).toEqual([]);
  expect(asked).toHaveLength(before);
  onlineManager.setOnline(true);
  expect(await told()).toEqual([{ name: 'Blue vessels', count: 1 }]);
  onlineManager.setOnline(false);
  expect(await told()).toEqual([{ name: 'Blue vessels', count: 1 }]);
});

test('it is not asked again before its time, and only the latest searches are', async () => {
  for (let n = 0; n < ASKED_AT_MOST + 3; n += 1)
    savedSearches.put({ href: `/collections/c${n}?status=new`, name: `${n}` });
  await findSearchNews(ADA, 60_000);
  expect(asked).toHaveLength(ASKED_AT_MOST);
  await findSearchNews(ADA, 60_000);
  expect(asked).toHaveLength(ASKED_AT_MOST);
});

test('an address that is no collection’s is never asked', () => {
  expect(callOf('/collections/kiln/../../x')).toBeNull();
  expect(callOf('/collections/kiln/7?status=new')).toBeNull();
  expect(callOf('/collections/%2e%2e')).toBeNull();
  expect(callOf('/collections/kiln?min=x&sort=cheap')?.filter).toMatchObject({
    minPrice: undefined,
    sort: 'price-asc',
  });
});

test('what an artist creates is asked for as a list of collections, and reported under their name', async () => {
  savedSearches.forget();
  savedSearches.put({ href: artistHref(ADA.toUpperCase().replace('0X', '0x')), name: 'Ada' });
  expect(await told()).toEqual([]);
  const [{ pathname, searchParams }] = asked as [URL];
  expect([pathname, searchParams.get('creator'), searchParams.get('sort')]).toEqual(['/collections', ADA, 'newest']);
  holds(3, 1, 2);
  expect(await told()).toEqual([{ name: 'Ada', count: 1 }]);
});

test('of a followed collection both new items and those newly for sale are reported, each once', async () => {
  savedSearches.forget();
  savedSearches.put({ href: collectionHref('kiln'), name: 'Kiln' });
  forSale = [1];
  expect(await told()).toEqual([]);
  expect(
    asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('sort'), searchParams.get('status')]),
  ).toEqual([
    ['/v1/collections/nfts/list/kiln', 'newest', null],
    ['/v1/collections/nfts/list/kiln', 'price-asc', 'buy-now'],
  ]);
  holds(1, 2, 3);
  forSale = [2, 3];
  expect(await findSearchNews(ADA, 0)).toMatchObject([
    { kind: 'items', href: '/collections/kiln?sort=newest', name: 'Kiln', count: 1 },
    { kind: 'listings', href: '/collections/kiln?status=buy-now', name: 'Kiln', count: 2 },
  ]);
  // The same list under a name of its own: asked once, and told as what was saved last.
  savedSearches.put({ href: '/collections/kiln?status=buy-now', name: 'For sale' });
  asked = [];
  expect((await findSearchNews(ADA, 0)).map(({ kind }) => kind)).toEqual(['search', 'items']);
  expect(asked).toHaveLength(2);
  savedSearches.remove(collectionHref('kiln'));
  expect((await findSearchNews(ADA, 0)).map(({ kind }) => kind)).toEqual(['search']);
});

test.each([
  [collectionHref('kiln'), 'collection'],
  [artistHref(ADA), 'artist'],
  ['/collections/kiln?status=buy-now', null],
  ['/collections/kiln/7', null],
])('%s is followed as %s', (followed, kind) => expect(followedBy(followed)).toBe(kind));

test.each(['/profile/0xaa?tab=Created', `/profile/${ADA}`, `/profile/${ADA}?tab=Offers`, `/collections/${ADA}`])(
  '%s is no artist’s',
  (other) => expect(artistOf(other)).toBeNull(),
);
