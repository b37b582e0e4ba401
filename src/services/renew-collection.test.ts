import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryCaches } from '../../tests/support/caches.ts';
import { answer, CACHE, keepAsBefore, kiln } from '../../tests/support/kiln.ts';
import type { AppConfig } from '../contract/config.ts';
import { changeKept, keepOfKept, keptCollections, keptItems, removeKept } from '../device/kept-store.ts';
import { runKeeping } from './keep-collection.ts';
import { newRenewal, onKept, renewNow, RENEW_AFTER_MS, stopRenewing } from './kept-collections.ts';
import { startRuntime } from './runtime.ts';

const BASE = 'https://vitrine.invalid/';

const itemsAsked = () => kiln.asked.filter((path) => path.startsWith('/nft/')).map((path) => path.split('/').at(-1));
const kept = async () => (await keptCollections()).find(({ slug }) => slug === 'kiln');
const numbers = async () => (await keptItems('kiln')).map(({ identifier }) => identifier);
const pictures = async () =>
  (await (await caches.open(CACHE)).keys())
    .map(({ url }) => decodeURIComponent(url.split('/').at(-1) ?? ''))
    .toSorted();
const rankOf = async (n: number) =>
  ((await keptItems('kiln')).find(({ identifier }) => identifier === String(n))?.card as { rank: number } | undefined)
    ?.rank;

let connection: { saveData?: boolean; type?: string; effectiveType?: string };

beforeEach(async () => {
  vi.stubGlobal('location', new URL(BASE));
  vi.stubGlobal('caches', memoryCaches(BASE));
  connection = {};
  const { locks } = navigator;
  vi.stubGlobal('navigator', {
    locks,
    onLine: true,
    get connection() {
      return connection;
    },
    storage: { estimate: async () => ({}) },
  });
  vi.stubGlobal('fetch', async (url: string) => answer(new URL(url, BASE)));
  startRuntime({
    config: {
      marketplaceUrl: 'http://market.invalid',
      dataUrl: 'http://data.invalid',
      imageUrl: '/_ipx',
      networks: [],
    } as unknown as AppConfig,
    fetch,
    isServer: false,
  });
  await removeKept('kiln');
  kiln.market = new Map([1, 2, 3, 4, 5].map((n) => [n, { rank: n }]));
  kiln.broken = null;
  kiln.asked = [];
  kiln.onAsked = () => undefined;
});

const OLD = Date.now() - RENEW_AFTER_MS - 60_000;

test('an old copy is renewed by itself: what changed, came or went; nothing else is fetched, and each tab leaves it to one', async () => {
  await keepAsBefore(OLD);
  kiln.market.set(2, { rank: 9 });
  kiln.market.delete(3);
  kiln.market.delete(5);
  kiln.market.set(6, { rank: 6 });
  await Promise.all([runKeeping(), runKeeping()]);
  expect(itemsAsked()).toEqual(['2', '6']);
  expect(kiln.asked.filter((path) => path.startsWith('/_ipx/'))).toHaveLength(1);
  expect(await numbers()).toEqual(['1', '2', '4', '6']);
  expect(await rankOf(2)).toBe(9);
  expect(await pictures()).toEqual(['banner', 'picture-1', 'picture-2', 'picture-4', 'picture-6']);
  const { renewal, state, size, total, kept: count, at } = (await kept()) ?? {};
  expect({ renewal, state, size, total, count }).toEqual({
    renewal: undefined,
    state: 'done',
    size: 4,
    total: 4,
    count: 4,
  });
  expect(at).toBeGreaterThan(OLD);
  kiln.asked = [];
  await runKeeping();
  expect(kiln.asked).toEqual([]);
});

test('answers that are a week old are read again, and all of them when somebody asks', async () => {
  await keepAsBefore(OLD - 7 * RENEW_AFTER_MS);
  await runKeeping();
  expect(itemsAsked()).toEqual(['1', '2', '3', '4', '5']);
  kiln.asked = [];
  await changeKept('kiln', () => ({ renewal: newRenewal(true) }));
  await runKeeping();
  expect(itemsAsked()).toEqual(['1', '2', '3', '4', '5']);
  expect(kiln.asked.some((path) => path.startsWith('/_ipx/'))).toBe(false);
});

test.each([{ saveData: true }, { type: 'cellular' }, { effectiveType: '3g' }])(
  'nothing is fetched unasked with %o; a press is enough',
  async (costly) => {
    await keepAsBefore(OLD);
    connection = costly;
    await runKeeping();
    expect(kiln.asked).toEqual([]);
    await changeKept('kiln', () => ({ renewal: newRenewal(true) }));
    await runKeeping();
    expect((await kept())?.renewal).toBeUndefined();
    expect(itemsAsked()).toHaveLength(5);
  },
);

test('it waits where the connection comes to cost something, and goes on from its page of the list', async () => {
  await keepAsBefore(OLD);
  for (const n of kiln.market.keys()) kiln.market.set(n, { rank: n + 10 });
  kiln.onAsked = async (path) => {
    if (path === '/nft/kiln/3') connection = { type: 'cellular' };
  };
  await runKeeping();
  expect((await kept())?.renewal).toMatchObject({ state: 'waiting', listed: 4 });
  expect(await rankOf(1)).toBe(1);
  kiln.onAsked = () => undefined;
  connection = {};
  kiln.asked = [];
  await runKeeping();
  expect(itemsAsked()).toEqual(['5']);
  expect(await numbers()).toEqual(['1', '2', '3', '4', '5']);
  expect(await rankOf(1)).toBe(11);
});

test('the old copy is whole until the new one is, and stays after a failure, which is told and not tried again at once', async () => {
  await keepAsBefore(OLD);
  kiln.market.set(1, { rank: 11 });
  kiln.market.set(6, { rank: 6 });
  kiln.broken = /\/nft\/kiln\/6$/;
  const before = await keptItems('kiln');
  const seen: unknown[] = [];
  kiln.onAsked = async (path) => {
    if (path.startsWith('/nft/')) seen.push(await keptItems('kiln'));
  };
  await runKeeping();
  expect(seen).toEqual([before, before]);
  expect(await keptItems('kiln')).toEqual(before);
  expect(await pictures()).toEqual(['banner', 'picture-1', 'picture-2', 'picture-3', 'picture-4', 'picture-5']);
  expect(await kept()).toMatchObject({ state: 'done', kept: 5, at: OLD, renewal: { state: 'failed' } });
  kiln.asked = [];
  await runKeeping();
  expect(kiln.asked).toEqual([]);
});

test('a list that is empty takes nothing away, and what was only to be put in place is not read again', async () => {
  await keepAsBefore(OLD);
  const before = await keptItems('kiln');
  const all = [...kiln.market];
  kiln.market.clear();
  await runKeeping();
  expect(await keptItems('kiln')).toEqual(before);
  expect((await kept())?.renewal?.state).toBe('failed');

  kiln.market = new Map(all);
  const renewal = { ...newRenewal(true), size: 5, total: 5, listed: 5, kept: 5 };
  const waiting = before.map((item) => ({ ...item, slug: 'kiln/renewed' }));
  await changeKept('kiln', () => ({ renewal }), waiting);
  await runKeeping();
  expect(await keptItems('kiln')).toEqual(before);
  expect(itemsAsked()).toEqual([]);
  expect(await kept()).toMatchObject({ renewal: undefined, at: renewal.at });
});

test('an item that cannot be fetched keeps the answers that it has, with their age', async () => {
  await keepAsBefore(OLD);
  kiln.market.set(2, { rank: 9 });
  kiln.broken = /\/nft\/kiln\/2$/;
  await runKeeping();
  expect((await kept())?.renewal).toBeUndefined();
  const item = (await keptItems('kiln')).find(({ identifier }) => identifier === '2');
  expect(item).toMatchObject({ at: OLD, nft: { data: { rank: 2 } }, card: { rank: 9 } });
});

test('it is shown on its way, and ends when somebody stops it or removes the collection', async () => {
  const ends: [() => Promise<unknown>, object | undefined][] = [
    [() => stopRenewing('kiln'), { state: 'done', at: OLD, renewal: { state: 'stopped' } }],
    [() => removeKept('kiln'), undefined],
  ];
  for (const [end, left] of ends) {
    await keepAsBefore(OLD);
    for (const [n, { rank }] of kiln.market) kiln.market.set(n, { rank: rank + 10 });
    const before = await keptItems('kiln');
    const shown: (number | undefined)[] = [];
    const unlisten = onKept(() => void kept().then((now) => shown.push(now?.renewal?.kept)));
    kiln.onAsked = async (path) => {
      if (path === '/nft/kiln/3') await end();
    };
    await runKeeping();
    unlisten();
    expect(shown).toContain(2);
    const now = await kept();
    if (left === undefined) expect(now).toBeUndefined();
    else expect(now).toMatchObject(left);
    expect(await keptItems('kiln')).toEqual(left === undefined ? [] : before);
    expect(await keptItems('kiln/renewed')).toEqual([]);
    kiln.onAsked = () => undefined;
    await removeKept('kiln');
  }
});

test('a sign-out ends it; then it begins anew', async () => {
  await keepAsBefore(OLD);
  for (const [n, { rank }] of kiln.market) kiln.market.set(n, { rank: rank + 10 });
  const waiting: number[] = [];
  let left = false;
  kiln.onAsked = async (path) => {
    if (path !== '/nft/kiln/3' || left) return;
    left = true;
    waiting.push((await keptItems('kiln/renewed')).length);
    await keepOfKept(() => true);
    waiting.push((await keptItems('kiln/renewed')).length);
  };
  await runKeeping();
  expect(waiting).toEqual([2, 0]);
  expect(itemsAsked()).toEqual(['1', '2', '3', '4', '1', '2', '3', '4', '5']);
  expect(await rankOf(1)).toBe(11);
});

test('a press renews all of it, however young the copy is', async () => {
  await keepAsBefore(Date.now());
  await renewNow('kiln');
  await vi.waitFor(async () => expect((await kept())?.renewal).toBeUndefined(), { timeout: 10_000 });
  expect(itemsAsked()).toHaveLength(5);
});
