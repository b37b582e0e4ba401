import 'fake-indexeddb/auto';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppConfig } from '../contract/config.ts';
import { forgetNotes, readNote } from '../device/person-notes.ts';
import * as alerts from './alerts.ts';
import { authState } from './auth-state.ts';
import { useCredentials } from './http.ts';
import { startRuntime } from './runtime.ts';
import { sendWaiting } from './waiting-hearts.ts';
import { isWatchedQuery, setWatched, waitingHearts, watchListQuery } from './watch-list.ts';

const ADA = '0x00000000000000000000000000000000000000aa';
const [VASE, BOWL] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const name = 'A vase';

let queries: QueryClient;
let asked: string[];
/** What the server, mocked, answers. */
let status: number | 'unreachable';
let whenAsked: () => Promise<void>;
const told = vi.spyOn(alerts, 'raiseAlert').mockImplementation(() => undefined);

const press = (uuid: string, isWatched: boolean) => setWatched(queries, { owner: ADA, uuid, name, isWatched });
const stored = () => readNote('waiting-hearts', ADA);

beforeEach(async () => {
  // As the app's own: a query asks even without a network.
  queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'offlineFirst', retry: false } } });
  asked = [];
  status = 200;
  whenAsked = async () => {};
  told.mockClear();
  waitingHearts.wanted = {};
  authState.user = { address: ADA, chainId: 31337 };
  onlineManager.setOnline(false);
  useCredentials({ accessToken: () => 'a-token', refresh: async () => true, refused: () => {} });
  startRuntime({
    config: { marketplaceUrl: 'http://market.invalid', networks: [] } as unknown as AppConfig,
    async fetch(url, init) {
      if (status === 'unreachable') throw new TypeError('no network');
      asked.push(`${init?.method} ${/[0-9a-f-]{36}/.exec(`${url} ${JSON.stringify(init?.body)}`)?.[0]}`);
      await whenAsked();
      const data = status === 200 ? { uuid: VASE } : null;
      return Response.json(
        { data, status: { code: status, message: 'Your watch list is full', msgId: 'x' } },
        { status },
      );
    },
    isServer: false,
  });
  await forgetNotes();
});
afterEach(() => onlineManager.setOnline(true));

test('without a network a press waits on the device, and the last one on an item is sent', async () => {
  expect(await press(VASE, true)).toBe(true);
  expect(await press(BOWL, true)).toBe(true);
  expect(await press(VASE, false)).toBe(true);
  expect(waitingHearts.wanted).toEqual({ [BOWL]: true, [VASE]: false });
  expect(asked).toEqual([]);

  // A page that is loaded next knows of it.
  waitingHearts.wanted = {};
  await sendWaiting(queries, ADA);
  expect(waitingHearts.wanted).toEqual({ [BOWL]: true, [VASE]: false });
  onlineManager.setOnline(true);
  await sendWaiting(queries, ADA);
  expect(asked).toEqual([`PUT ${BOWL}`, `DELETE ${VASE}`]);
  expect([waitingHearts.wanted, await stored()]).toEqual([{}, null]);
  expect(queries.getQueryData(isWatchedQuery(ADA, BOWL).queryKey)).toBe(true);
});

test('an answer from before the press, still under way as it is sent, does not undo it', async () => {
  await press(VASE, true);
  onlineManager.setOnline(true);
  let answer: (isWatched: boolean) => void = () => undefined;
  const older = queries
    .fetchQuery({
      ...isWatchedQuery(ADA, VASE),
      queryFn: () => new Promise<boolean>((resolve) => (answer = resolve)),
    })
    .catch(() => undefined);
  await sendWaiting(queries, ADA);
  answer(false);
  await older;
  expect(queries.getQueryData(isWatchedQuery(ADA, VASE).queryKey)).toBe(true);
});

test('without a network a heart is as the kept list says; where that is not whole, nobody knows', async () => {
  const keep = (total: number) =>
    queries.setQueryData(watchListQuery(ADA).queryKey, {
      pages: [{ data: [{ uuid: VASE }], pagination: { page: 1, size: 1, total } }],
      pageParams: [1],
    } as unknown as undefined);
  status = 'unreachable';
  keep(1);
  await expect(queries.fetchQuery(isWatchedQuery(ADA, VASE))).resolves.toBe(true);
  await expect(queries.fetchQuery(isWatchedQuery(ADA, BOWL))).resolves.toBe(false);
  keep(2);
  await expect(queries.fetchQuery(isWatchedQuery(ADA, BOWL))).rejects.toMatchObject({ name: 'OfflineError' });
});

test('what cannot be sent yet keeps waiting; a press made meanwhile replaces it', async () => {
  await press(VASE, true);
  onlineManager.setOnline(true);
  for (const answer of ['unreachable', 503, 429] as const) {
    status = answer;
    await sendWaiting(queries, ADA);
    expect(waitingHearts.wanted).toEqual({ [VASE]: true });
  }
  status = 200;
  asked = [];
  expect(await press(VASE, false)).toBe(false);
  expect(asked).toEqual([`DELETE ${VASE}`]);
  expect([waitingHearts.wanted, await stored()]).toEqual([{}, null]);
});

test('what the server refuses is reported, undone and not sent again', async () => {
  await press(VASE, true);
  onlineManager.setOnline(true);
  status = 409;
  await sendWaiting(queries, ADA);
  expect(told).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ status: 'error', description: 'A vase: Your watch list is full' }),
  );
  expect([waitingHearts.wanted, await stored()]).toEqual([{}, null]);
});

test('with a network a press is noted until it is answered: the page may be left before that', async () => {
  onlineManager.setOnline(true);
  let noted: string[] | null = null;
  whenAsked = async () => void (noted = await stored());
  expect(await press(VASE, true)).toBe(false);
  expect(noted).toEqual([`+${VASE} ${name}`]);
  expect([asked, waitingHearts.wanted, await stored()]).toEqual([[`PUT ${VASE}`], {}, null]);
  // The page is left.
  whenAsked = () => new Promise(() => {});
  void press(BOWL, true);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  whenAsked = async () => {};
  await sendWaiting(queries, ADA);
  expect([asked.slice(2), await stored()]).toEqual([[`PUT ${BOWL}`], null]);
});

test('with a network what the server refuses is undone, and not sent again', async () => {
  onlineManager.setOnline(true);
  status = 409;
  await expect(press(VASE, true)).rejects.toMatchObject({ status: 409 });
  expect(queries.getQueryData(isWatchedQuery(ADA, VASE).queryKey)).toBe(false);
  expect([waitingHearts.wanted, await stored()]).toEqual([{}, null]);
});

test('it belongs to one person, and is removed when they sign out', async () => {
  await press(VASE, true);
  authState.user = { address: '0x00000000000000000000000000000000000000bb', chainId: 31337 };
  onlineManager.setOnline(true);
  await sendWaiting(queries, ADA);
  expect(asked).toEqual([]);
  await forgetNotes();
  expect(await stored()).toBeNull();
});
