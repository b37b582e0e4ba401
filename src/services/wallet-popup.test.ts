import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWalletPopup } from './wallet-popup.ts';
import { windowPress } from './window-press-state.ts';
import { cancelPress, pressed } from './window-press.ts';

/* The window is mocked: what is tested is what the app says to it and hears from it. */

const WALLET = 'https://wallet.test';
type Shown = { closed: boolean; posted: { message: { id: string }; origin: string }[] };
let page: EventTarget;
let opened: (Shown & { features: string; url: string })[];
let isBlocked: boolean;
let isActive: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  opened = [];
  isBlocked = false;
  isActive = true;
  vi.stubGlobal('navigator', {
    userActivation: {
      get isActive() {
        return isActive;
      },
    },
  });
  const open = (url: string, _: string, features: string) => {
    if (isBlocked) return null;
    const shown = {
      url,
      features,
      closed: false,
      posted: [] as Shown['posted'],
      focus: () => {},
      close: () => (shown.closed = true),
      postMessage: (message: { id: string }, origin: string) => shown.posted.push({ message, origin }),
    };
    opened.push(shown);
    return shown;
  };
  vi.stubGlobal('window', { open });
  vi.stubGlobal('location', { origin: 'https://market.test' });
  for (const [name, value] of Object.entries({ innerWidth: 1400, innerHeight: 900, screenX: 10, screenY: 20 }))
    vi.stubGlobal(name, value);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const content = { action: { method: 'personal_sign', params: [] }, chainId: 31337 };
const say = (data: unknown, source: unknown = opened.at(-1), origin = WALLET) =>
  page.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
const loaded = (id = 'page') => say({ id, event: 'PopupLoaded' });

test('with a mocked window: 420 by 600 in the middle; nothing is posted before it has loaded, then to its origin alone [H10] [H11] [L18] [L19]', async () => {
  const popup = createWalletPopup({ origin: WALLET, page: 'own-wallet' });
  const asked = popup.ask(content);
  const [shown] = opened;
  expect(shown?.features).toBe('popup,width=420,height=600,left=500,top=170');
  expect(shown?.url).toBe(`${WALLET}/wallet/own-wallet.html?origin=https%3A%2F%2Fmarket.test&language=en`);
  expect(shown?.posted).toEqual([]);
  loaded();
  expect(shown?.posted).toEqual([{ message: { id: expect.any(String), content }, origin: WALLET }]);
  // A login led it away and back: the same question again.
  loaded('second page');
  expect(new Set(shown?.posted.map(({ message }) => message.id)).size).toBe(1);
  say({ id: 'x', requestId: shown?.posted[0]?.message.id, content: { result: '0xabc' } });
  await expect(asked).resolves.toBe('0xabc');
});

test('with a mocked window: what another window or origin says is not heard', async () => {
  const popup = createWalletPopup({ origin: WALLET, page: 'own-wallet' });
  const asked = popup.ask(content);
  say({ id: 'page', event: 'PopupLoaded' }, {});
  say({ id: 'page', event: 'PopupLoaded' }, opened[0], 'https://evil.test');
  expect(opened[0]?.posted).toEqual([]);
  loaded();
  const requestId = opened[0]?.posted[0]?.message.id;
  say({ requestId, content: { result: 'forged' } }, {});
  say({ requestId, content: { result: 'forged' } }, opened[0], 'https://evil.test');
  say({ id: 'another page', event: 'PopupUnload' }, null);
  say({ requestId: 'guessed', content: { result: 'forged' } });
  say({ requestId, content: 'no answer' });
  say({ requestId, content: { result: 'true' } });
  await expect(asked).resolves.toBe('true');
});

test.each([
  ['says that it unloads', () => say({ id: 'page', event: 'PopupUnload' })],
  ['is gone when it says so', () => say({ id: 'page', event: 'PopupUnload' }, null)],
  [
    'is closed without a word',
    () => void (Object.assign(opened[0] ?? {}, { closed: true }), vi.advanceTimersByTime(1_000)),
  ],
])(
  'with a mocked window that %s: all that is pending is rejected with 4001, and it opens again [H12] [H13] [H14]',
  async (_, leave) => {
    const popup = createWalletPopup({ origin: WALLET, page: 'own-wallet' });
    const both = Promise.allSettled([popup.ask(content), popup.ask(content)]);
    loaded();
    leave();
    const ends = await both;
    expect(ends.map((end) => end.status === 'rejected' && (end.reason as { code: number }).code)).toEqual([4001, 4001]);
    void popup.ask(content).catch(() => {});
    expect(opened).toHaveLength(2);
    popup.close();
  },
);

test('with a mocked window that never loads: given up after 20 s and closed, which is not called the person’s no', async () => {
  const popup = createWalletPopup({ origin: WALLET, page: 'own-wallet' });
  const asked = popup.ask(content);
  const rejected = expect(asked).rejects.toMatchObject({ code: -32603, message: 'Pop up window failed to open' });
  vi.advanceTimersByTime(19_900);
  expect(opened[0]?.closed).toBe(false);
  vi.advanceTimersByTime(500);
  await rejected;
  expect(opened[0]?.closed).toBe(true);
});

test('with a mocked browser that blocks it within a press: the spec’s words at once [K41]', async () => {
  isBlocked = true;
  const popup = createWalletPopup({ origin: WALLET, page: 'own-wallet' });
  await expect(popup.open()).rejects.toMatchObject({ code: -32603, message: 'Pop up window failed to open' });
  expect(windowPress.isNeeded).toBe(false);
});

test('with a mocked browser that blocks it after the press is over: it opens within the next one, once for all that is asked', async () => {
  isBlocked = true;
  isActive = false;
  const popup = createWalletPopup({ origin: WALLET, page: 'own-wallet' });
  const both = Promise.all([popup.ask(content), popup.ask(content)]);
  expect(windowPress.isNeeded).toBe(true);
  isBlocked = false;
  pressed();
  expect(windowPress.isNeeded).toBe(false);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(0);
  loaded();
  for (const { message } of opened[0]?.posted ?? []) say({ requestId: message.id, content: { result: 'signed' } });
  await expect(both).resolves.toEqual(['signed', 'signed']);
  popup.close();
});

test.each([
  ['cancelled', cancelPress, 4001],
  ['blocked too', pressed, -32603],
])('with a mocked browser that blocks it, and the next press %s: what waits is rejected', async (_, go, code) => {
  isBlocked = true;
  isActive = false;
  const popup = createWalletPopup({ origin: WALLET, page: 'own-wallet' });
  const asked = popup.ask(content);
  go();
  await expect(asked).rejects.toMatchObject({ code });
  expect(windowPress.isNeeded).toBe(false);
});

test('with a mocked browser that blocks it: who no longer waits is not asked to press', async () => {
  isBlocked = true;
  isActive = false;
  const popup = createWalletPopup({ origin: WALLET, page: 'own-wallet' });
  const asked = popup.ask(content);
  popup.close();
  await expect(asked).rejects.toMatchObject({ code: 4001 });
  expect(windowPress.isNeeded).toBe(false);
});

test('with a mocked window: its error keeps code and words; a late answer before the close is heard', async () => {
  const popup = createWalletPopup({ origin: WALLET, page: 'own-wallet' });
  const [refused, answered] = [popup.ask(content), popup.ask(content)];
  loaded();
  const [first, second] = opened[0]?.posted ?? [];
  say({ requestId: first?.message.id, content: { error: { code: -32005, message: 'Too much' } } });
  await expect(refused).rejects.toMatchObject({ code: -32005, message: 'Too much' });
  Object.assign(opened[0] ?? {}, { closed: true });
  vi.advanceTimersByTime(250);
  say({ requestId: second?.message.id, content: { result: 1 } });
  await expect(answered).resolves.toBe(1);
  popup.close();
});

test('with a mocked window: it hears that the page goes while it is open, and not after it closed', () => {
  const popup = createWalletPopup({ origin: WALLET, page: 'own-wallet' });
  void popup.ask(content).catch(() => undefined);
  loaded();
  page.dispatchEvent(new Event('pagehide'));
  const [shown] = opened;
  const leaves = () => shown?.posted.filter(({ message }) => 'event' in message && message.event === 'OpenerUnload');
  expect(leaves()).toEqual([{ message: { event: 'OpenerUnload' }, origin: WALLET }]);
  popup.close();
  page.dispatchEvent(new Event('pagehide'));
  expect(leaves()).toHaveLength(1);
});
