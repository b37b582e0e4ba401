import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AppConfig } from '../../contract/config.ts';
import { collectionQuery, nftQuery } from '../../services/page-queries.ts';
import { startRuntime } from '../../services/runtime.ts';
import { savedSearches } from '../../services/saved-searches.ts';
import { viewed } from '../../services/viewed.ts';
import { findOptions, firstOptions, scopeOf } from './search-options.ts';

/* The market, mocked, knows five items here and six elsewhere; only the queries decide what is found. */

const ARTIST = `0x${'a1'.repeat(20)}`;
const NATIVE = `0x${'00'.repeat(20)}`;
const uuid = (n: number) => `${String(n).padStart(8, '0')}-0000-0000-0000-000000000000`;
/** What the server says of the artist's name; undefined for an earlier one. */
let creatorLikeness: number | undefined;
const item = (n: number, collectionSlug: string, network: string) => ({
  uuid: uuid(n),
  name: `Item ${n}`,
  identifier: String(n),
  collectionSlug,
  collectionName: collectionSlug,
  network,
  image: '',
  price: null,
});
const collection = (n: number, slug: string, network: string) => ({
  uuid: uuid(n),
  slug,
  name: slug,
  network,
  image: '',
  creator: { name: 'Ana Moss', address: ARTIST },
  creatorLikeness,
  floor: {
    value: '1',
    amount: '0.5',
    amountUsd: '1',
    logo: '',
    token: { address: NATIVE, symbol: 'ETH', decimals: 18 },
  },
});
const HOLDER = `0x57c9${'b2'.repeat(18)}`;
const ITEMS = [
  ...[1, 2, 3, 4, 5].map((n) => item(n, 'elsewhere', 'tessera')),
  item(6, 'elsewhere', 'meridian'),
  item(7, 'here', 'meridian'),
];
const COLLECTIONS = () => [collection(21, 'elsewhere', 'tessera'), collection(22, 'here', 'meridian')];
const WORKS = ['elsewhere', 'here', 'Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5'];

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  creatorLikeness = undefined;
  startRuntime({
    config: { dataUrl: '/data', networks: [{ slug: 'meridian' }, { slug: 'tessera' }] } as unknown as AppConfig,
    isServer: true,
    fetch: async (input) => {
      asked.push(input);
      const { pathname, searchParams: query } = new URL(input, 'http://data.invalid');
      const of = (key: string, value: string) => (query.get(key) ?? value) === value;
      const found = pathname.endsWith('/accounts')
        ? [{ address: HOLDER }]
        : pathname.endsWith('/nfts')
          ? ITEMS.filter((one) => of('network', one.network) && of('collection', one.collectionSlug))
          : COLLECTIONS().filter((one) => of('network', one.network));
      const size = Number(query.get('size'));
      return Response.json({
        data: found.slice(0, size),
        pagination: { page: 1, size, total: found.length },
        status: { code: 200, message: 'OK', msgId: 'ok' },
      });
    },
  });
});

const names = async (scope: Parameters<typeof findOptions>[1]) =>
  (await findOptions(' it ', scope)).map((option) => option.name);

test('without a scope, collections stand before items, five of each at most', async () => {
  expect(await names({})).toEqual(WORKS);
  expect(asked).toHaveLength(2);
});

test('within a collection its items come first, asked for by pattern, network, collection and size', async () => {
  expect(await names({ network: 'meridian', collection: 'here' })).toEqual([
    'Item 7',
    'Item 1',
    'Item 2',
    'Item 3',
    'Item 4',
    'here',
    'elsewhere',
  ]);
  expect(asked).toContain('/data/autocomplete/nfts?pattern=it&size=5&network=meridian&collection=here');
  expect(asked).toContain('/data/autocomplete/collections?pattern=it&size=5&network=meridian');
});

test('where a network is chosen, what is on it comes first', async () => {
  expect(await names({ network: 'meridian' })).toEqual([
    'here',
    'elsewhere',
    'Item 6',
    'Item 7',
    'Item 1',
    'Item 2',
    'Item 3',
  ]);
});

test('collections and items say what they cost, and whose they are', async () => {
  expect((await findOptions('it', {})).filter((option) => option.name === 'here')).toMatchObject([
    { group: 'collections', detail: 'Ana Moss', price: 'from 0.5 ETH' },
  ]);
});

test('an artist is found by name, once, after what they made; and a page by its name', async () => {
  expect((await findOptions('moss', {})).filter((option) => option.group === 'people')).toMatchObject([
    { name: 'Ana Moss', detail: 'Artist', href: `/profile/${ARTIST}?tab=Created` },
  ]);
  // Misspelt, too, as alike as the server says, and then before the rest.
  const misspelt = async (likeness?: number) => {
    creatorLikeness = likeness;
    return (await findOptions('anna moss', {})).map((option) => option.name);
  };
  expect(await misspelt(0.7)).toEqual(['Ana Moss', ...WORKS]);
  expect(await misspelt(0.5)).toEqual([...WORKS, 'Ana Moss']);
  expect(await misspelt(0.3)).toEqual(WORKS);
  expect(await misspelt()).toEqual(WORKS);
  expect((await findOptions('ocs', {})).at(-1)).toMatchObject({ group: 'pages', href: '/docs' });
});

test('what is named like the pattern, or begins so, comes first with its group: a page, or a collection before items', async () => {
  const groups = async (pattern: string, scope: Parameters<typeof findOptions>[1] = {}) => [
    ...new Set((await findOptions(pattern, scope)).map((option) => option.group)),
  ];
  for (const [pattern, href] of [
    ['drops', '/drops'],
    ['watch', '/watch-list'],
    ['DOC', '/docs'],
  ] as const)
    expect((await findOptions(pattern, {}))[0]).toMatchObject({ group: 'pages', href });
  // Within a collection too.
  const scope = { network: 'meridian', collection: 'here' };
  expect((await findOptions('else', scope))[0]).toMatchObject({ group: 'collections', name: 'elsewhere' });
  expect(await groups('else', scope)).toEqual(['collections', 'items']);
  expect(await groups('hypse', scope)).toEqual(['items', 'collections']);
});

test('the beginning of an address finds who holds something there', async () => {
  const people = (await findOptions('0x57C9', {})).filter((option) => option.group === 'people');
  expect(people).toMatchObject([{ href: `/profile/${HOLDER}`, detail: 'Profile' }]);
  expect(asked).toContain('/data/autocomplete/accounts?pattern=0x57C9&size=5');
  asked = [];
  await findOptions('0xyz', {});
  expect(asked).toHaveLength(2);
});

test('an address leads to its profile, also where the server does not answer', async () => {
  const address = `0x${'Ab'.repeat(20)}`;
  expect(await findOptions(address, {})).toMatchObject([
    { href: `/profile/${address.toLowerCase()}`, detail: 'Profile' },
  ]);
  expect(asked).toEqual(['/data/collections/pack']);
});

test('the scope is what the page was told of its collection, or the network that was chosen', () => {
  const client = new QueryClient();
  const shown = (params: Record<string, string>, search: Record<string, unknown> = {}) =>
    scopeOf(client, { params, search });
  client.setQueryData(collectionQuery('here').queryKey, { data: { slug: 'here', network: 'meridian' } } as never);
  client.setQueryData(nftQuery('0xabc', '7').queryKey, {
    data: { network: 'meridian', collection: { slug: 'here' } },
  } as never);
  expect(shown({ collection: 'here' })).toEqual({ network: 'meridian', collection: 'here' });
  expect(shown({ collection: '0xabc', identifier: '7' })).toEqual({ network: 'meridian', collection: 'here' });
  // Not there, or not yet known: everywhere.
  expect(shown({ collection: 'gone' })).toEqual({});
  expect(shown({}, { network: 'tessera' })).toEqual({ network: 'tessera' });
  expect(shown({}, { network: 'nowhere' })).toEqual({});
  expect(shown({})).toEqual({});
});

test('what is followed stands first, named so, with the picture it was seen with, and is not repeated as viewed; saved searches are found by name', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const seen = (slug: string) => ({ href: `/collections/${slug}`, name: slug, of: 'Ana Moss', image: `/${slug}.png` });
  for (const slug of ['here', 'elsewhere']) viewed.put({ kind: 'collection', ...seen(slug) });
  savedSearches.put({ href: `/profile/${ARTIST}?tab=Created`, name: 'Ana Moss' });
  savedSearches.put({ href: '/collections/here', name: 'here' });
  savedSearches.put({ href: '/collections/here?status=buy-now', name: 'here for sale' });
  expect(firstOptions().filter(({ group }) => group !== 'pages')).toMatchObject([
    { group: 'saved', name: 'here for sale', detail: '', image: null },
    { group: 'collections', name: 'here', detail: 'Followed', image: '/here.png' },
    { group: 'people', name: 'Ana Moss', detail: 'Followed', image: null },
    { group: 'viewed', name: 'elsewhere', detail: 'Ana Moss', image: '/elsewhere.png' },
  ]);
  // By its name, before what the market has; what is followed is found there.
  expect((await findOptions(' FOR s', {}))[0]).toMatchObject({ group: 'saved', name: 'here for sale' });
  expect((await findOptions('here', {})).filter(({ group }) => group === 'saved')).toHaveLength(1);
  vi.unstubAllGlobals();
});
