import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/* The page stands in: events, a place and a store. */

let page: EventTarget;
let reload: ReturnType<typeof vi.fn>;
let errors: typeof import('./chunk-errors.ts');

beforeEach(async () => {
  page = new EventTarget();
  reload = vi.fn();
  const stored = new Map<string, string>();
  vi.stubGlobal('__BUILD_ID__', 'one');
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.resetModules();
  errors = await import('./chunk-errors.ts');
  errors.watchChunkErrors();
});
afterEach(() => vi.unstubAllGlobals());

/** What Vite does when a chunk cannot be loaded; it goes on with nothing where the default is prevented. */
function fail(): { message: string; isThrown: boolean } {
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  page.dispatchEvent(event);
  return { message: payload.message, isThrown: !event.defaultPrevented };
}

test('a chunk that is gone reloads the page once per build, and whoever asked for it gets the error', () => {
  expect(fail()).toEqual({ message: 'A part of the app could not be loaded. /assets/a.js', isThrown: true });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(errors.isLeaving()).toBe(true);
  page.dispatchEvent(new Event('pageshow'));
  expect(fail().isThrown).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a chunk that fails because the person navigates away reloads nothing, and does not use up the one reload', () => {
  page.dispatchEvent(new Event('beforeunload'));
  fail();
  expect(reload).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('pageshow'));
  fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('nothing is reloaded during a wallet request', () => {
  errors.reloadsWaitFor(() => true);
  fail();
  expect(reload).not.toHaveBeenCalled();
});
