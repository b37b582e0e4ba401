import { HttpRequestError } from 'viem';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoConnectionError, noConnectionText, sendOnce } from './connection.ts';

const HASH = `0x${'ab'.repeat(32)}` as const;
const BROKEN = new HttpRequestError({ url: 'http://node' });

/** A transaction whose node gives these answers to its broadcasts, one after the other. */
function transaction(...answers: (Error | null)[]) {
  const broadcast = vi.fn(async () => {
    const answer = answers.shift();
    if (answer !== null && answer !== undefined) throw answer;
  });
  return { sign: vi.fn(async () => ({ hash: HASH, broadcast })), broadcast };
}
const known = (isKnown: boolean) => async () => isKnown;

describe('sending from the demo wallet, with the device’s network and a node’s answers made up', () => {
  beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
  afterEach(() => vi.unstubAllGlobals());

  it('offline nothing is signed and nothing goes out', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { sign } = transaction(null);
    await expect(sendOnce(sign, known(false))()).rejects.toMatchObject({ name: 'NoConnectionError', mayBeSent: false });
    expect(sign).not.toHaveBeenCalled();
  });

  it('signs once, however often it is approved', async () => {
    const { sign, broadcast } = transaction(BROKEN, null);
    const send = sendOnce(sign, known(false));
    await expect(send()).rejects.toMatchObject({ mayBeSent: true });
    expect(await send()).toBe(HASH);
    expect(sign).toHaveBeenCalledTimes(1);
    expect(broadcast).toHaveBeenCalledTimes(2);
  });

  it('the doubt stays while the device is offline', async () => {
    const { sign } = transaction(BROKEN, null);
    const send = sendOnce(sign, known(false));
    await expect(send()).rejects.toMatchObject({ mayBeSent: true });
    vi.stubGlobal('navigator', { onLine: false });
    await expect(send()).rejects.toMatchObject({ mayBeSent: true });
  });

  it('the second time refused because the first arrived: that is its hash', async () => {
    const { sign } = transaction(BROKEN, new Error('already known'));
    const send = sendOnce(sign, known(true));
    await expect(send()).rejects.toBeInstanceOf(NoConnectionError);
    expect(await send()).toBe(HASH);
  });

  it('a refusal by the network is told as it is', async () => {
    const refusal = new Error('insufficient funds');
    await expect(sendOnce(transaction(refusal).sign, known(true))()).rejects.toBe(refusal);
    const again = sendOnce(transaction(BROKEN, refusal).sign, known(false));
    await expect(again()).rejects.toBeInstanceOf(NoConnectionError);
    await expect(again()).rejects.toBe(refusal);
  });

  it('says what can be done, and claims nothing that is not known', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(noConnectionText('Approve', false)).toBe(
      'You are offline. Approve again when you are back online, or reject: nothing was sent and nothing was signed.',
    );
    expect(noConnectionText('Approve', true)).not.toContain('nothing was sent');
  });
});
