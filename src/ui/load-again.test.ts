import { afterEach, expect, test, vi } from 'vitest';
import { loadAgain, onOfflineMiss } from './load-again.ts';

afterEach(() => {
  onOfflineMiss(() => undefined);
  vi.unstubAllGlobals();
});

/** A browser whose network is there or not, with a worker or without, and how to bring the network back. */
function browser(onLine: boolean, controller: object | null = {}) {
  const network = { onLine, serviceWorker: { controller } };
  let back = () => undefined as void;
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (back = listener));
  const told = vi.fn();
  onOfflineMiss(told);
  const comesBack = () => {
    network.onLine = true;
    back();
  };
  return { told, comesBack };
}

test('without a network what is missing is told once, and all of it comes when the network is back', async () => {
  const { told, comesBack } = browser(false);
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('the part');
  const loaded = [
    loadAgain(load),
    loadAgain(() => (navigator.onLine ? Promise.resolve('another') : Promise.reject(new TypeError('Failed')))),
  ];
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
  comesBack();
  expect(await Promise.all(loaded)).toEqual(['the part', 'another']);
  expect(told).toHaveBeenCalledOnce();
});

test('with neither network nor worker nothing is asked for, so that no browser remembers that it failed', async () => {
  const { told, comesBack } = browser(false, null);
  const load = vi.fn().mockResolvedValue('the part');
  const loaded = loadAgain(load);
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(load).not.toHaveBeenCalled();
  comesBack();
  expect(await loaded).toBe('the part');
});

test('with a network whoever asked gets the error', async () => {
  const { told } = browser(true);
  await expect(loadAgain(() => Promise.reject(new TypeError('Gone')))).rejects.toThrow('Gone');
  expect(told).not.toHaveBeenCalled();
});
