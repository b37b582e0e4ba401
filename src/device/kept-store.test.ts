import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptCollection, KeptItem } from './kept-store.ts';

const PERSON = '0xabc';
const mayStay = (row: unknown) => !JSON.stringify(row).includes(PERSON);

const collection = (slug: string, total: number, answer: unknown): KeptCollection => ({
  slug,
  uuid: slug,
  address: slug,
  name: slug,
  state: 'done',
  size: total,
  total,
  listed: total,
  next: null,
  kept: total,
  bytes: total * 10,
  answer,
  widths: [],
  pictures: [],
  at: 1,
});
const item = (slug: string, n: number, nft: unknown): KeptItem => ({
  slug,
  n,
  identifier: String(n),
  card: null,
  nft,
  info: null,
  pictures: [],
  bytes: 10,
  at: 1,
});

/** Which of the 250 items name the person. */
const THEIRS = [3, 120];

/** A new page on this device. */
async function launch() {
  vi.resetModules();
  return import('./kept-store.ts');
}

/** One collection with two items of theirs, and one that is theirs. */
async function fill(): Promise<void> {
  const store = await launch();
  await store.putCollection(collection('vessels', 250, 'public'));
  await store.putCollection(collection('own', 1, PERSON));
  const items = Array.from({ length: 250 }, (_, n) => item('vessels', n, THEIRS.includes(n) ? PERSON : 'public'));
  await store.changeKept('vessels', () => ({}), items);
  await store.changeKept('own', () => ({}), [item('own', 0, 'public')]);
  await store.closeKept();
}

const left = async ({ keptCollections, keptItems }: Awaited<ReturnType<typeof launch>>) => ({
  collections: (await keptCollections()).map(({ slug, kept, total, bytes }) => ({ slug, kept, total, bytes })),
  items: [...(await keptItems('vessels')), ...(await keptItems('own'))].length,
  databases: (await indexedDB.databases()).map(({ name }) => name),
});
const ALL_THAT_MAY_STAY = {
  collections: [{ slug: 'vessels', kept: 248, total: 248, bytes: 2_480 }],
  items: 248,
  databases: ['vitrine-kept'],
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.restoreAllMocks());

test('after a sign-out nothing of the person is kept, and everything else is; it is read a hundred items at a time', async () => {
  await fill();
  const store = await launch();
  const read = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  await store.keepOfKept(mayStay);
  const sizes = read.mock.results.map(({ value }) => (value as IDBRequest<unknown[]>).result.length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
  expect(await left(store)).toEqual(ALL_THAT_MAY_STAY);
});

test('on a full device all of it goes', async () => {
  await fill();
  const store = await launch();
  await store.dropKept();
  expect(await indexedDB.databases()).toEqual([]);
});

/** The page dies at its nth use of a database. Answers whether it lived to the end. */
async function diesAt(moment: number): Promise<boolean> {
  let used = 0;
  const dying = (owner: object, name: string) => {
    const real = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
    return vi.spyOn(owner as Record<string, typeof real>, name).mockImplementation(function use(
      this: unknown,
      ...args: unknown[]
    ) {
      // fake-indexeddb opens the transaction of an upgrade itself.
      if (args[1] !== 'versionchange' && used++ >= moment) throw new Error('dead');
      return real.apply(this, args);
    });
  };
  const store = await launch();
  const spies = [
    dying(IDBDatabase.prototype, 'transaction'),
    dying(indexedDB, 'open'),
    dying(indexedDB, 'deleteDatabase'),
  ];
  await store.keepOfKept(mayStay).catch(() => undefined);
  for (const spy of spies) spy.mockRestore();
  return used <= moment;
}

test('a page that dies at any moment of it loses nothing that may stay: the next page finishes it', async () => {
  let moment = 0;
  for (let isOver = false; !isOver; moment += 1) {
    globalThis.indexedDB = new IDBFactory();
    await fill();
    isOver = await diesAt(moment);
    const next = await launch();
    await next.keepOfKept(mayStay);
    expect(await left(next), `died at ${moment}`).toEqual(ALL_THAT_MAY_STAY);
  }
  expect(moment).toBeGreaterThan(10);
});
