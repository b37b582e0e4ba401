import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppConfig } from '../contract/config.ts';

/* Who is signed in is known only once it was looked up; until then nobody may decide anything by it. */

const kept = new Map<string, string>();
let answer: (response: Response) => void;

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: globalThis.navigator.locks,
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

async function openPage() {
  const { startRuntime } = await import('./runtime.ts');
  const config = { marketplaceUrl: 'http://market.invalid', networks: [] } as unknown as AppConfig;
  const fetch = () => new Promise<Response>((resolve) => (answer = resolve));
  startRuntime({ config, fetch, isServer: false });
  const { authState } = await import('./auth-state.ts');
  const auth = await import('./auth.ts');
  auth.startAuth();
  return { authState, ...auth };
}

test('a page does not know who is signed in until it has read it [C33]', async () => {
  const { authState, restoreSession } = await openPage();
  expect(authState).toEqual({ accessToken: null, refreshToken: null, user: null, ready: false });
  await restoreSession();
  expect(authState).toEqual({ accessToken: null, refreshToken: null, user: null, ready: true });
});

test('a session of an earlier visit, its server mocked, is shown as it was kept and is ready once the server knows it [C33]', async () => {
  const { keepSession } = await import('./session-store.ts');
  const user = { address: `0x${'1'.repeat(40)}`, chainId: 31337 } as const;
  await keepSession('an-old-token', user);
  const { authState, restoreSession } = await openPage();
  const restored = restoreSession();
  await vi.waitFor(() => expect(answer).toBeDefined());
  expect(authState).toMatchObject({ user, ready: false, accessToken: null });
  answer(Response.json({ data: null, status: { code: 401, message: 'no', msgId: 'auth.refresh' } }, { status: 401 }));
  await restored;
  expect(authState).toMatchObject({ user: null, ready: true });
});
