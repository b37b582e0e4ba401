import { afterEach, expect, test, vi } from 'vitest';
import { loadAgain, tellsMissing } from './load-again.ts';

afterEach(() => {
  tellsMissing(() => undefined);
  vi.unstubAllGlobals();
});

/** A browser whose network is there or not, and how to bring it back. */
function browser(onLine: boolean) {
  const network = { onLine };
  let back = () => undefined as void;
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (back = listener));
  const told = vi.fn();
  tellsMissing(told);
  const comesBack = () => {
    network.onLine = true;
    back();
  };
  return { told, comesBack };
}

test('without a network a part of the app is said to be missing, and comes once the network is back', async () => {
  const { told, comesBack } = browser(false);
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('the part');
  const loaded = loadAgain(load);
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
  comesBack();
  expect(await loaded).toBe('the part');
});

test('with a network whoever asked gets the error', async () => {
  const { told } = browser(true);
  await expect(loadAgain(() => Promise.reject(new TypeError('Gone')))).rejects.toThrow('Gone');
  expect(told).not.toHaveBeenCalled();
});
