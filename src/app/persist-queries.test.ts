import 'fake-indexeddb/auto';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { createStore, get, keys, set } from 'idb-keyval';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { forgetNotes, readNote, storeNote } from '../device/person-notes.ts';
import { OfflineError } from '../domain/errors.ts';
import { authState, leftHere } from '../services/auth-state.ts';
import { watchListQuery } from '../services/watch-list.ts';
import { dropOldAnswers, persistQueries } from './persist-queries.ts';
import { createQueryClient, KEEP_MS } from './query-client.ts';

const queryKey = ['public', 'items'];
const seen = Date.now();
const setNow = (now: number) => void vi.spyOn(Date, 'now').mockReturnValue(now);
const rejections: unknown[] = [];
const onRejection = (reason: unknown) => rejections.push(reason);

/** A launch of the app with a page that shows the query: nothing in memory, what the device kept still there. */
function launch(queryFn: () => Promise<string>, key: readonly unknown[] = queryKey) {
  const client = createQueryClient({ persister: persistQueries().persister });
  const page = new QueryObserver(client, { queryKey: key, queryFn });
  const close = page.subscribe(() => undefined);
  return { page, close };
}

beforeAll(async () => {
  process.on('unhandledRejection', onRejection);
  setNow(seen);
  const { page, close } = launch(() => Promise.resolve('seen'));
  await vi.waitFor(() => expect(page.getCurrentResult().data).toBe('seen'));
  const kept = createStore('vitrine-queries', 'queries');
  await vi.waitFor(async () => expect(await get('query-["public","items"]', kept)).toBeDefined());
  close();
});
afterAll(() => {
  process.off('unhandledRejection', onRejection);
  vi.restoreAllMocks();
});

test('an answer still fresh is not asked for again', async () => {
  setNow(seen + 1000);
  const ask = vi.fn(() => Promise.resolve('new'));
  const { page, close } = launch(ask);
  await vi.waitFor(() => expect(page.getCurrentResult()).toMatchObject({ data: 'seen', dataUpdatedAt: seen }));
  expect(ask).not.toHaveBeenCalled();
  close();
});

test('a stale answer is asked for again; a failure is in the query beside it, not in an unhandled rejection [M1]', async () => {
  setNow(seen + 60_000);
  const { page, close } = launch(() => Promise.reject(new OfflineError()));
  await vi.waitFor(() => expect(page.getCurrentResult().error).toBeInstanceOf(OfflineError));
  expect(page.getCurrentResult()).toMatchObject({ data: 'seen', dataUpdatedAt: seen });
  await new Promise(setImmediate);
  expect(rejections).toEqual([]);
  close();
});

test('the server’s new answer replaces the restored one', async () => {
  setNow(seen + 60_000);
  const { page, close } = launch(() => Promise.resolve('new'));
  await vi.waitFor(() => expect(page.getCurrentResult()).toMatchObject({ data: 'new', dataUpdatedAt: seen + 60_000 }));
  close();
});

test('what is older than a person’s own trade is asked of the server first, and read again later; without an answer the stored one is shown', async () => {
  vi.stubGlobal('localStorage', { getItem: () => String(seen + 100_000) });
  // Just settled: the market may not know of it for two seconds.
  setNow(seen + 101_500);
  const ask = vi.fn(() => Promise.resolve('of after it'));
  const first = launch(ask);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(ask).not.toHaveBeenCalled();
  expect(first.page.getCurrentResult().data).toBeUndefined();
  await vi.waitFor(() => expect(first.page.getCurrentResult().data).toBe('of after it'));
  first.close();

  // Read within the five seconds: not believed yet.
  setNow(seen + 102_500);
  const second = launch(() => Promise.resolve('surely'));
  await vi.waitFor(() => expect(second.page.getCurrentResult().data).toBeDefined());
  expect(second.page.getCurrentResult().data).toBe('surely');
  second.close();

  const third = launch(() => Promise.reject(new OfflineError()));
  await vi.waitFor(() => expect(third.page.getCurrentResult().data).toBeDefined());
  third.close();
  vi.unstubAllGlobals();
});

test('what a server-rendered page brought is there at the next launch, unless it names a person', async () => {
  setNow(seen);
  const made = persistQueries();
  const client = createQueryClient({ persister: made.persister });
  client.setQueryData(['public', 'rendered'], 'by the server');
  client.setQueryData(['watched', '0xaa'], 'of a person');
  await made.keepAll(client);
  const next = createQueryClient({ persister: persistQueries().persister });
  const ask = () => Promise.reject(new OfflineError());
  expect(await next.fetchQuery({ queryKey: ['public', 'rendered'], queryFn: ask })).toBe('by the server');
  await expect(next.fetchQuery({ queryKey: ['watched', '0xaa'], queryFn: ask })).rejects.toThrow(OfflineError);
});

test('of a page’s answer and the device’s the newer one wins, unless an own change is newer still', async () => {
  setNow(seen);
  const made = persistQueries();
  const launchOf = (data: string, updatedAt: number) => {
    const client = createQueryClient({ persister: made.persister });
    client.setQueryData(['public', 'page'], data, { updatedAt });
    return client;
  };
  const shown = (client: ReturnType<typeof launchOf>) => client.getQueryState(['public', 'page']);
  await made.keepAll(launchOf('of the device', seen));
  const old = launchOf('of an older page', seen - 1000);
  await made.keepAll(old);
  expect(shown(old)).toMatchObject({ data: 'of the device', dataUpdatedAt: seen });

  vi.stubGlobal('localStorage', { getItem: () => String(seen - 3000) });
  const changed = launchOf('of an older page', seen - 1000);
  await made.keepAll(changed);
  expect(shown(changed)?.data).toBe('of an older page');
  vi.unstubAllGlobals();

  await made.keepAll(launchOf('of a newer page', seen + 1000));
  const last = launchOf('of an older page', seen);
  await made.keepAll(last);
  expect(shown(last)).toMatchObject({ data: 'of a newer page', dataUpdatedAt: seen + 1000 });
});

test('a watch list is stored with its person’s data: used without a network or an answer, never before the server’s, and removed with them', async () => {
  const [ADA, BOB] = ['0xaa', '0xbb'] as const;
  const offline = () => Promise.reject(new OfflineError());
  const signIn = (address: typeof ADA | typeof BOB) => (authState.user = { address, chainId: 1 });
  /** A launch that asks for the list. */
  const ask = (owner: string, queryFn: () => Promise<string>) =>
    createQueryClient({ persister: persistQueries().persister }).fetchQuery({
      queryKey: watchListQuery(owner).queryKey,
      queryFn,
    });

  setNow(seen);
  signIn(ADA);
  expect(await ask(ADA, () => Promise.resolve('a vase'))).toBe('a vase');
  await vi.waitFor(async () => expect(await readNote('watch-list', ADA)).toHaveLength(2));
  expect(await ask(ADA, () => Promise.resolve('a bowl'))).toBe('a bowl');
  await vi.waitFor(async () => expect((await readNote('watch-list', ADA))?.[1]).toContain('a bowl'));

  setNow(seen + 60_000);
  expect(await ask(ADA, offline)).toBe('a bowl');
  onlineManager.setOnline(false);
  const { page, close } = launch(offline, watchListQuery(ADA).queryKey);
  await vi.waitFor(() => expect(page.getCurrentResult()).toMatchObject({ data: 'a bowl', dataUpdatedAt: seen }));
  close();

  signIn(BOB);
  await expect(ask(ADA, offline)).rejects.toThrow(OfflineError);
  await expect(ask(BOB, offline)).rejects.toThrow(OfflineError);
  // What was asked for Ada and comes after she has left is not written down.
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
  expect(await ask(ADA, () => Promise.resolve('late'))).toBe('late');
  expect(await ask(BOB, () => Promise.resolve('a jug'))).toBe('a jug');
  await vi.waitFor(async () => expect((await readNote('watch-list', BOB))?.[1]).toContain('a jug'));
  expect(JSON.stringify(puts.mock.calls)).not.toContain('late');
  const [key = '', kept = ''] = (await readNote('watch-list', BOB)) ?? [];
  for (const damaged of [kept.slice(0, -1), 'null', '{"state":{}}']) {
    await storeNote('watch-list', { owner: BOB, texts: [key, damaged], isStill: () => true });
    await expect(ask(BOB, offline)).rejects.toThrow(OfflineError);
  }
  await forgetNotes();
  await expect(ask(BOB, offline)).rejects.toThrow(OfflineError);
  onlineManager.setOnline(true);
  authState.user = null;
});

test('on a page where somebody has signed out, no answer that names them is stored until they are back', async () => {
  setNow(seen);
  const left = '0x00000000000000000000000000000000000000aa';
  const kept = createStore('vitrine-queries', 'queries');
  const show = async (name: string, answer: string) => {
    const { page, close } = launch(() => Promise.resolve(answer), ['public', name]);
    await vi.waitFor(() => expect(page.getCurrentResult().data).toBe(answer));
    // The next one is stored after it.
    const other = launch(() => Promise.resolve('of nobody'), ['public', `after ${name}`]);
    await vi.waitFor(async () => expect(await get(`query-["public","after ${name}"]`, kept)).toBeDefined());
    close();
    other.close();
    return (await get(`query-["public","${name}"]`, kept)) !== undefined;
  };
  leftHere.address = left;
  try {
    expect(await show('provenance', `to ${left.toUpperCase()}`)).toBe(false);
    authState.user = { address: left, chainId: 1 };
    expect(await show('provenance again', `to ${left}`)).toBe(true);
  } finally {
    authState.user = null;
    leftHere.address = '';
  }
});

test('what is too old or has another shape is removed, one entry after the other; the rest stays', async () => {
  setNow(seen);
  const kept = createStore('vitrine-queries', 'queries');
  const entry = { buster: 'contract-2', queryHash: '', queryKey: ['public'], state: { data: 1, dataUpdatedAt: seen } };
  await set('query-new', entry, kept);
  await set('query-of-another-shape', { ...entry, buster: 'contract-1' }, kept);
  await set('query-damaged', 'damaged', kept);
  await set('query-old', { ...entry, state: { data: 1, dataUpdatedAt: seen - KEEP_MS - 1 } }, kept);
  const all = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  await dropOldAnswers();
  expect(all).not.toHaveBeenCalled();
  const names = (await keys(kept)).map(String);
  expect(names).toContain('query-new');
  expect(names.filter((name) => /old|damaged|another/.test(name))).toEqual([]);
});
