import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppConfig } from '../contract/config.ts';
import { follow, isAbout, readAgain } from './live-changes.ts';
import { startRuntime } from './runtime.ts';

/** The browser's, mocked: what it was asked for, and what the server says. */
class Source {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readyState = 0;
  onopen = () => {};
  onerror = () => {};
  onmessage: (event: { data: unknown }) => void = () => {};
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    Source.all.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  opens() {
    this.readyState = 1;
    this.onopen();
  }
  says(data: unknown) {
    this.onmessage({ data: typeof data === 'string' ? data : JSON.stringify(data) });
  }
}
const open = () => Source.all.filter(({ readyState }) => readyState !== Source.CLOSED);
const followed = () => open().map(({ url }) => new URL(url, 'http://app.test').searchParams.get('collections'));

const page = Object.assign(new EventTarget(), { hidden: false });
const view = new EventTarget();
const hide = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};

/** Those of the browser, mocked: what is held, and who waits. */
const held = new Set<string>();
let waiting: { name: string; begin: () => void }[] = [];
const locks = {
  async request(
    name: string,
    { ifAvailable, signal }: { ifAvailable?: boolean; signal?: AbortSignal },
    work: (lock: object | null) => Promise<void> | undefined,
  ) {
    if (held.has(name)) {
      if (ifAvailable) return work(null);
      await new Promise<void>((resolve, reject) => {
        const one = { name, begin: resolve };
        waiting.push(one);
        signal?.addEventListener('abort', () => {
          waiting = waiting.filter((other) => other !== one);
          reject(new Error('Left'));
        });
      });
    }
    held.add(name);
    await work({});
    held.delete(name);
    const next = waiting.find((one) => one.name === name);
    waiting = waiting.filter((one) => one !== next);
    next?.begin();
  },
};

const left: (() => void)[] = [];
/** Until the test ends. */
function following(collections: readonly string[], changed: () => void) {
  const leave = follow(collections, changed);
  left.push(leave);
  return leave;
}

beforeEach(() => {
  vi.useFakeTimers();
  Source.all = [];
  page.hidden = false;
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
  vi.stubGlobal('navigator', { onLine: true, locks });
  onlineManager.setOnline(true);
  startRuntime({ config: { dataUrl: '/data' } as AppConfig, fetch, isServer: false });
});
afterEach(async () => {
  for (const leave of left.splice(0)) leave();
  await settle();
  expect(open()).toEqual([]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(400);

test('one stream follows what all views of a page name, and stands until the next one does', async () => {
  const [glass, sheets] = [vi.fn(), vi.fn()];
  const leave = following(['glass'], glass);
  following(['sheets', 'glass'], sheets);
  await settle();
  expect(followed()).toEqual(['glass,sheets']);
  const [first] = Source.all;
  first?.opens();
  leave();
  following(['dunes'], vi.fn());
  await settle();
  expect(followed()).toEqual(['glass,sheets', 'dunes,glass,sheets']);
  first?.says({ collections: ['sheets'] });
  Source.all[1]?.opens();
  expect(followed()).toEqual(['dunes,glass,sheets']);
  await vi.advanceTimersByTimeAsync(600);
  expect(sheets).toHaveBeenCalledTimes(1);
  expect(glass).not.toHaveBeenCalled();
});

test('a view is told soon, and then every five seconds at most, whatever the server says', async () => {
  const changed = vi.fn();
  following(['glass'], changed);
  await settle();
  const [source] = open();
  source?.opens();
  for (const odd of ['', '{', 'null', { collections: 'glass' }, { collections: [7] }]) source?.says(odd);
  source?.says({ collections: ['sheets'] });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(changed).not.toHaveBeenCalled();
  for (let tenth = 0; tenth < 100; tenth += 1) {
    source?.says({ collections: ['glass'] });
    await vi.advanceTimersByTimeAsync(100);
    if (tenth === 6) expect(changed).toHaveBeenCalledTimes(1);
  }
  expect(changed.mock.calls.length).toBeLessThanOrEqual(3);
});

test('nothing is followed while the page is hidden, offline, left, or its person saves data', async () => {
  following(['glass'], vi.fn());
  await settle();
  expect(followed()).toEqual(['glass']);
  hide(true);
  expect(followed()).toEqual([]);
  hide(false);
  await settle();
  expect(followed()).toEqual(['glass']);
  onlineManager.setOnline(false);
  await settle();
  expect(followed()).toEqual([]);
  onlineManager.setOnline(true);
  await settle();
  expect(followed()).toEqual(['glass']);
  view.dispatchEvent(new Event('pagehide'));
  expect(followed()).toEqual([]);
  view.dispatchEvent(new Event('pageshow'));
  await settle();
  expect(followed()).toEqual(['glass']);
  vi.stubGlobal('navigator', { onLine: true, locks, connection: { saveData: true } });
  hide(false);
  expect(followed()).toEqual([]);
});

test('after a connection that was lost everything may have changed; after a refusal a minute passes', async () => {
  const changed = vi.fn();
  following(['glass'], changed);
  await settle();
  const [source] = open();
  source?.opens();
  source?.onerror();
  source?.opens();
  await vi.advanceTimersByTimeAsync(600);
  expect(changed).toHaveBeenCalledTimes(1);
  source?.close();
  source?.onerror();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(followed()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(followed()).toEqual(['glass']);
});

test('what is shown of a collection is read again; cards and long lists only when somebody comes back', async () => {
  const queries = new QueryClient();
  const keys = {
    named: ['public', 'collection', 'glass'],
    filtered: ['public', 'orders', { collection: 'glass', size: 1 }],
    address: ['public', 'history', 'meridian', '0xABC', '1'],
    short: ['public', 'collection-activity', 'glass', 'all'],
    long: ['public', 'collection-activity', 'glass', 'sales'],
    cards: ['public', 'collection-nfts', 'glass', {}],
    other: ['public', 'collection', 'sheets'],
    own: ['cart-gas', 'glass'],
  };
  const asked: string[] = [];
  for (const [name, queryKey] of Object.entries(keys)) {
    const pages = { pages: Array.from({ length: name === 'long' ? 3 : 2 }, () => ({})), pageParams: [] };
    queries.setQueryData(queryKey, pages);
    new QueryObserver(queries, {
      queryKey,
      staleTime: Infinity,
      queryFn: () => {
        asked.push(name);
        return pages;
      },
    }).subscribe(() => undefined);
  }
  readAgain(queries, isAbout(['glass', '0xabc']));
  await vi.runAllTimersAsync();
  expect(asked.toSorted()).toEqual(['address', 'filtered', 'named', 'short']);
  for (const later of [keys.long, keys.cards]) expect(queries.getQueryState(later)?.isInvalidated).toBe(true);
  expect(queries.getQueryState(keys.other)?.isInvalidated).toBe(false);
  queries.clear();
});

test('of many windows two are told at a time; the next one is, as soon as one of them is left', async () => {
  held.add('vitrine:live-1').add('vitrine:live-2');
  const changed = vi.fn();
  following(['glass'], changed);
  await settle();
  expect(followed()).toEqual([]);
  held.delete('vitrine:live-1');
  waiting.shift()?.begin();
  await settle();
  expect(followed()).toEqual(['glass']);
  // What happened while it waited was told to nobody here.
  open()[0]?.opens();
  await vi.advanceTimersByTimeAsync(600);
  expect(changed).toHaveBeenCalledTimes(1);
  hide(true);
  await settle();
  expect([...held]).toEqual(['vitrine:live-2']);
  // One that waits is left, too.
  held.add('vitrine:live-1');
  hide(false);
  await settle();
  hide(true);
  await settle();
  expect(waiting).toEqual([]);
  expect(followed()).toEqual([]);
  held.clear();
});
