import { afterEach, expect, test, vi } from 'vitest';
import { takeOver } from './take-over.ts';

const serviceWorker = new EventTarget();
const asked = vi.fn<(message: unknown) => void>();
const worker = { postMessage: asked } as unknown as ServiceWorker;

vi.stubGlobal('navigator', { serviceWorker });
vi.useFakeTimers();
afterEach(() => void asked.mockClear());

const takesOver = () => serviceWorker.dispatchEvent(new Event('controllerchange'));

test('the page is loaded once when the worker has taken over in time', () => {
  const load = vi.fn<() => void>();
  takeOver(worker, load);
  expect(asked).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  expect(load).not.toHaveBeenCalled();
  takesOver();
  vi.runAllTimers();
  takesOver();
  expect(load).toHaveBeenCalledOnce();
});

test('it is loaded after 15 s without the worker, and once more when the worker takes over later', () => {
  const load = vi.fn<() => void>();
  takeOver(worker, load);
  vi.advanceTimersByTime(14_999);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(1);
  takesOver();
  takesOver();
  expect(load).toHaveBeenCalledTimes(2);
});
