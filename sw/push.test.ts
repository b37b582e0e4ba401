import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetNotes, isNoted, storeNote } from '../src/device/person-notes.ts';
import { showPush } from './push.ts';

const ORIGIN = 'https://market.test';
/** What the system shows, by tag; as browsers do it, a second one of a tag takes the place of the first. */
let shown = new Map<string, string>();
/** What becomes of the next showing. */
let showing: () => Promise<void>;
let places: string[];

const registration = {
  async showNotification(title: string, { tag }: { tag: string }) {
    await showing();
    shown.set(tag, title);
  },
  getNotifications: async () => [...shown.keys()].map((tag) => ({ close: () => shown.delete(tag) })),
};
const push = (tag: string, title = 'Offer received') =>
  JSON.stringify({
    web_push: 8030,
    notification: { title, body: '', navigate: `${ORIGIN}/notifications`, tag, lang: 'en', dir: 'ltr' },
  });

beforeEach(() => {
  shown = new Map();
  showing = async () => {};
  places = ['person'];
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('self', { registration });
  const storageBuckets = { keys: async () => places, open: async () => ({ indexedDB }) };
  vi.stubGlobal('navigator', { locks: navigator.locks, storageBuckets });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await forgetNotes();
});

test('a push is shown once, however often it arrives; what was seen in the app is not', async () => {
  await showPush(push('one'));
  expect([...shown]).toEqual([['one', 'Offer received']]);
  shown.clear();
  await showPush(push('one'));
  await storeNote('seen-notifications', { owner: '0xada', texts: ['two'], isStill: () => true });
  await showPush(push('two'));
  await showPush(push('three').replace(ORIGIN, 'https://elsewhere.test'));
  expect([...shown]).toEqual([]);
});

test('what could not be shown is shown when it arrives again; twice at the same time it is one', async () => {
  showing = () => Promise.reject(new TypeError('No permission'));
  await expect(showPush(push('one'))).rejects.toThrow('No permission');
  showing = async () => {};
  await Promise.all([showPush(push('one')), showPush(push('one'))]);
  expect([...shown.keys()]).toEqual(['one']);
  expect(await isNoted('shown-pushes', 'one')).toBe(true);
});

test('who signs out while a push is being shown sees none, and leaves no note', async () => {
  showing = async () => void places.pop();
  await showPush(push('one'));
  expect([...shown]).toEqual([]);
  expect(await isNoted('shown-pushes', 'one')).toBe(false);
  places = [];
  showing = async () => {};
  await showPush(push('two'));
  expect([...shown]).toEqual([]);
});
