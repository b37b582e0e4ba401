import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeFunctionData } from 'viem';
import { COLLECTION } from '../../../tests/support/trades/orders.ts';
import { closeApp, openApp, type Outside } from '../../../tests/support/trades/outside.ts';
import { hashOf, USER } from '../../../tests/support/trades/records.ts';
import { SEAPORT_ADDRESS } from '../../domain/order.ts';
import { erc20Abi } from '../../domain/token-abis.ts';
import type { Call } from '../../domain/transaction/ports.ts';

const APPROVE = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [SEAPORT_ADDRESS, 1n] });
const CALL: Call = { chainId: 31337, from: USER, to: COLLECTION, value: 0n, data: APPROVE };

let outside: Outside;
let calls: typeof import('./wallet-call.ts');

beforeEach(async () => {
  outside = await openApp(USER);
  calls = await import('./wallet-call.ts');
});
afterEach(closeApp);

/** The network was asked again after it said "not yet". */
const askedTwice = (method: string) =>
  vi.waitFor(() => expect(outside.rpc.filter((one) => one === method).length).toBeGreaterThan(3));

class WalletError extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`code ${code}`);
    this.code = code;
  }
}
const failing = (code: number) => async () => {
  throw new WalletError(code);
};

describe('one call', () => {
  test('is sent under the nonce that was asked for', async () => {
    await expect(calls.askToSend(CALL, 7, {})).resolves.toEqual({ hash: hashOf(1) });
    expect(outside.wallet.sent).toEqual([{ ...CALL, nonce: 7 }]);
  });
  test('that this app never makes reaches no wallet', async () => {
    for (const data of ['0x12', APPROVE] as const) {
      const foreign = data === APPROVE ? { ...CALL, value: 1n } : { ...CALL, data };
      await expect(calls.askToSend(foreign, 7, {})).rejects.toMatchObject({ name: 'UnsendableError' });
      await expect(calls.callsWithoutRecord().ask('main', foreign)).rejects.toMatchObject({ name: 'UnsendableError' });
    }
    expect(outside.wallet.sent).toEqual([]);
  });
  test('that the wallet refused was not sent: its own error is thrown', async () => {
    outside.wallet.send = failing(4001);
    await expect(calls.askToSend(CALL, 7, {})).rejects.toMatchObject({ code: 4001 });
  });
  test('of which the wallet tells an odd error may have been sent all the same', async () => {
    outside.wallet.send = failing(-32603);
    await expect(calls.askToSend(CALL, 7, {})).resolves.toMatchObject({ doubt: { code: -32603 } });
  });
});

describe('a call without a record', () => {
  test('carries the next nonce, and is waited for until it is mined', async () => {
    const { ask, untilMined } = calls.callsWithoutRecord();
    const { send } = outside.wallet;
    outside.wallet.send = async (request) => {
      const hash = await send(request);
      outside.mined.clear();
      outside.nonce = { pending: 4, latest: 3 };
      return hash;
    };
    await ask('allowance', CALL);
    expect(outside.wallet.sent[0]?.nonce).toBe(3);
    let over = false;
    const waiting = Promise.resolve(untilMined()).then(() => {
      over = true;
    });
    await askedTwice('eth_getTransactionReceipt');
    expect(over).toBe(false);
    outside.mined.set(hashOf(1), 'success');
    await waiting;
  });
  test('that was mined and reverted says so', async () => {
    const { ask, untilMined } = calls.callsWithoutRecord();
    await ask('allowance', CALL);
    outside.mined.set(hashOf(1), 'reverted');
    await expect(untilMined()).rejects.toThrow('Transaction reverted');
  });
  test('that was sped up under another hash is over when its nonce is taken', async () => {
    const { ask, untilMined } = calls.callsWithoutRecord();
    await ask('allowance', CALL);
    outside.mined.clear();
    outside.nonce = { pending: 4, latest: 4 };
    await expect(untilMined()).resolves.toBeUndefined();
  });
  test('whose answer got lost on its way was sent where the nonce moved', async () => {
    outside.wallet.send = async () => {
      outside.nonce = { pending: 4, latest: 4 };
      throw new WalletError(-32603);
    };
    const { ask, untilMined } = calls.callsWithoutRecord();
    await ask('allowance', CALL);
    await expect(untilMined()).resolves.toBeUndefined();
  });
  test('of which neither wallet nor network tells anything may still be open in the wallet', async () => {
    outside.wallet.send = failing(-32603);
    await expect(calls.callsWithoutRecord().ask('allowance', CALL)).rejects.toMatchObject({
      name: 'UnclearAnswerError',
      userMessage: expect.stringMatching(/Check your wallet before you try again/),
    });
  });
  test('a network that does not answer is asked again, and decides nothing', async () => {
    const { ask, untilMined } = calls.callsWithoutRecord();
    await ask('allowance', CALL);
    const answering = globalThis.fetch;
    let silent = 2;
    globalThis.fetch = (...args) => {
      silent -= 1;
      return silent >= 0 ? Promise.reject(new TypeError('down')) : answering(...args);
    };
    await expect(untilMined()).resolves.toBeUndefined();
    expect(silent).toBeLessThan(0);
  });
});

describe('before something is counted on', () => {
  test('what waits of the same sender is waited for', async () => {
    outside.nonce = { pending: 4, latest: 3 };
    let over = false;
    const waiting = calls.untilNothingWaits(31337, USER).then(() => {
      over = true;
    });
    await askedTwice('eth_getTransactionCount');
    expect(over).toBe(false);
    outside.nonce = { pending: 4, latest: 4 };
    await waiting;
  });
});
