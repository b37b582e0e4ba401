import { beforeEach, expect, test, vi } from 'vitest';
import { install, installWay, inviteOnce, type InstallPrompt } from './install.ts';
import { updateState } from './update-state.ts';
import { viewed } from './viewed.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0',
    maxTouchPoints: 0,
    onLine: true,
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  updateState.inviting = false;
});

function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }));
  window.vitrineInstall = Object.assign(new Event('beforeinstallprompt'), { prompt }) as InstallPrompt;
  return prompt;
}
const look = (count: number) => {
  for (let index = 0; index < count; index++) {
    viewed.put({ kind: 'item', href: `/collections/one/${index}`, name: `#${index}`, of: 'One', image: '' });
  }
};

test('a browser that offers installing asks by itself, once per offer', async () => {
  expect(installWay()).toBeNull();
  const prompt = offer('accepted');
  expect(installWay()).toBe('prompt');
  expect(await install()).toBe(true);
  expect(await install()).toBe(false);
  expect(prompt).toHaveBeenCalledTimes(1);
});

test('on iOS the person has to open the share menu; an installed app is not offered again', () => {
  vi.stubGlobal('navigator', { userAgent: IPHONE, maxTouchPoints: 5 });
  expect(installWay()).toBe('share-menu');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(installWay()).toBeNull();
});

test('a first-time visitor is not invited', () => {
  offer('accepted');
  look(2);
  inviteOnce();
  expect(updateState.inviting).toBe(false);
});

test('a returning visitor is invited once', () => {
  offer('dismissed');
  look(3);
  inviteOnce();
  expect(updateState.inviting).toBe(true);
  updateState.inviting = false;
  inviteOnce();
  expect(updateState.inviting).toBe(false);
});

test('without a network nobody is invited, until there is one', () => {
  offer('accepted');
  look(3);
  vi.stubGlobal('navigator', { onLine: false });
  inviteOnce();
  expect(updateState.inviting).toBe(false);
  vi.stubGlobal('navigator', { onLine: true, userAgent: '', maxTouchPoints: 0 });
  inviteOnce();
  expect(updateState.inviting).toBe(true);
});

test('without storage, which could not remember the invitation, nobody is invited', () => {
  offer('accepted');
  look(3);
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  inviteOnce();
  expect(updateState.inviting).toBe(false);
});
