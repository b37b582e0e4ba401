import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppConfig } from '../contract/config.ts';
import type { PushSubscriptionBody } from '../contract/push.ts';
import { forgetNotes } from '../device/person-notes.ts';
import { authState } from './auth-state.ts';
import { useCredentials } from './http.ts';
import { followPush, readUnwanted, renewPush, turnOffPush, turnOnPush, updatePush } from './push.ts';
import { reminders } from './reminders.ts';
import { savedSearches } from './saved-searches.ts';
import { startRuntime } from './runtime.ts';

const ADA = '0x00000000000000000000000000000000000000aa';

/** What the browser, a stand-in, is subscribed at; null for not at all. */
let endpoint: string | null;
/** What the server, a stand-in, was sent. */
let sent: (Pick<PushSubscriptionBody, 'endpoint' | 'drops' | 'searches'> | 'ended')[];
let status: number;

const follow = (slug: string, endTime?: number) =>
  reminders.put({
    href: `/drops/${slug}`,
    name: slug,
    image: '',
    startTime: 1,
    ...(endTime === undefined ? {} : { endTime }),
  });
const [TIDES, KILN] = [
  { slug: 'tides', ofEnd: false },
  { slug: 'kiln', ofEnd: true },
];

beforeEach(async () => {
  endpoint = 'https://push.example/a';
  sent = [];
  status = 200;
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  const made = () => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    async unsubscribe() {
      endpoint = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => (endpoint === null ? null : made()),
    async subscribe() {
      endpoint = 'https://push.example/new';
      return made();
    },
  };
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', {
    locks: navigator.locks,
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
  });
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  authState.user = { address: ADA, chainId: 31337 };
  useCredentials({ accessToken: () => 'a-token', refresh: async () => true, refused: () => {} });
  startRuntime({
    config: { marketplaceUrl: 'http://market.invalid', networks: [] } as unknown as AppConfig,
    async fetch(_, init) {
      if (init?.method === 'PUT' && typeof init.body === 'string') sent.push(JSON.parse(init.body));
      if (init?.method === 'DELETE') sent.push('ended');
      const data = init?.method === 'GET' ? { publicKey: 'k'.repeat(87) } : { endpoint };
      return Response.json(
        { data: status === 200 ? data : null, status: { code: status, message: 'no', msgId: 'x' } },
        { status },
      );
    },
    isServer: false,
  });
  await forgetNotes();
});
afterEach(() => {
  onlineManager.setOnline(true);
  authState.user = null;
  vi.unstubAllGlobals();
});

test('turning it on tells the server which drops are followed, and of which the end', async () => {
  follow('tides');
  follow('kiln', 9);
  endpoint = null;
  await turnOnPush(ADA, []);
  expect(sent).toMatchObject([{ endpoint: 'https://push.example/new', drops: [KILN, TIDES], language: 'en' }]);
  await renewPush();
  expect(sent).toHaveLength(1);
});

test('a changed reminder is sent, once; without a network it goes with the next visit', async () => {
  await updatePush(ADA, []);
  follow('tides');
  await renewPush();
  await renewPush();
  expect(sent.map((one) => one !== 'ended' && one.drops)).toEqual([[], [TIDES]]);
  onlineManager.setOnline(false);
  reminders.remove('/drops/tides');
  await renewPush();
  expect(sent).toHaveLength(2);
  onlineManager.setOnline(true);
  // The server is not there: the same.
  status = 503;
  await renewPush();
  status = 200;
  sent = [];
  await renewPush();
  await renewPush();
  expect(sent).toMatchObject([{ drops: [] }]);
});

test('a subscription that the browser has renewed by itself is sent', async () => {
  await updatePush(ADA, ['offers']);
  endpoint = 'https://push.example/renewed';
  await renewPush();
  expect(sent).toMatchObject([
    {},
    { endpoint, unwanted: ['offer', 'collection-offer', 'trait-offer', 'outbid'], drops: [] },
  ]);
});

test('if drops are unwanted the server is told of none', async () => {
  follow('tides');
  await updatePush(ADA, ['drops']);
  follow('kiln', 9);
  await renewPush();
  expect(sent).toMatchObject([{ drops: [], unwanted: [] }]);
  expect(await readUnwanted(ADA)).toEqual(['drops']);
  await updatePush(ADA, []);
  expect(sent).toMatchObject([{}, { drops: [KILN, TIDES] }]);
});

test('of saved searches those for what is for sale are sent; a new name is, and where they are unwanted none', async () => {
  const cheap = { href: '/collections/kiln?max=0.5&trait=Glaze%3ABlue', name: 'Blue' };
  const sale = { href: '/collections/kiln?status=buy-now', name: 'For sale' };
  for (const href of ['/collections/kiln', '/collections/kiln?status=new', `/profile/${ADA}?tab=Created`])
    savedSearches.put({ href, name: 'Here alone' });
  for (const one of [cheap, sale, { href: `/collections/kiln?max=1&q=${'x'.repeat(1_000)}`, name: 'Too long' }])
    savedSearches.put(one);
  await updatePush(ADA, []);
  await renewPush();
  expect(sent).toMatchObject([{ searches: [sale, cheap] }]);
  savedSearches.put({ ...cheap, name: 'Blue ones' });
  await renewPush();
  expect(sent[1]).toMatchObject({ searches: [{ ...cheap, name: 'Blue ones' }, sale] });
  await updatePush(ADA, ['searches']);
  savedSearches.remove(cheap.href);
  await renewPush();
  expect(sent.slice(2)).toMatchObject([{ searches: [], unwanted: [] }]);
});

test('while it is off, or nobody is signed in, nothing is sent', async () => {
  follow('tides');
  authState.user = null;
  await renewPush();
  authState.user = { address: ADA, chainId: 31337 };
  await turnOffPush();
  follow('kiln', 9);
  await renewPush();
  expect(sent).toEqual(['ended']);
});

// The last: it follows for as long as its module lives.
test('a visit sends what has changed since the last, and so do a change and the network’s return', async () => {
  await updatePush(ADA, []);
  follow('tides');
  sent = [];
  followPush();
  await vi.waitFor(() => expect(sent).toMatchObject([{ drops: [TIDES] }]));
  onlineManager.setOnline(false);
  follow('kiln', 9);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(sent).toMatchObject([{}, { drops: [KILN, TIDES] }]));
  savedSearches.put({ href: '/collections/kiln?max=1', name: 'Kiln' });
  await vi.waitFor(() => expect(sent).toMatchObject([{}, {}, { searches: [{ name: 'Kiln' }] }]));
});
