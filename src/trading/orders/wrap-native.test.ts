import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readyToTrade } from '../../../tests/support/trades/drafts.ts';
import { TOKEN } from '../../../tests/support/trades/offers.ts';
import { closeApp, openApp, type Outside } from '../../../tests/support/trades/outside.ts';
import { USER } from '../../../tests/support/trades/records.ts';
import { vitrineWrappedCode } from '../../../tests/support/trades/wrapped.ts';

const FOREIGN = `0x${'7e'.repeat(20)}` as const;

let outside: Outside;
let has: bigint;
let wrapNative: (typeof import('./wrap-native.ts'))['wrapNative'];

beforeEach(async () => {
  outside = await openApp(USER);
  readyToTrade(outside);
  has = 30n;
  Object.assign(outside.bench.chain, { balanceOf: () => has, deposit: () => undefined });
  outside.bench.code = (address) => (address === TOKEN ? vitrineWrappedCode() : '0x60');
  ({ wrapNative } = await import('./wrap-native.ts'));
  const { send } = outside.wallet;
  outside.wallet.send = async (request) => {
    has += request.value;
    return send(request);
  };
});
afterEach(closeApp);

const wrap = (amount: bigint, needed: bigint, token: `0x${string}` = TOKEN) =>
  wrapNative({ chainId: 31337, owner: USER, token, amount, needed });

test('only what is missing now is wrapped', async () => {
  await wrap(70n, 100n);
  expect(outside.wallet.sent).toMatchObject([{ to: TOKEN, value: 70n, data: '0xd0e30db0', nonce: 3 }]);
  await wrap(70n, 100n);
  expect(outside.wallet.sent).toHaveLength(1);
});

test('more than the person agreed to is never wrapped', async () => {
  has = 10n;
  await expect(wrap(70n, 100n)).rejects.toThrow('Your balance has changed. Check the amount again.');
  expect(outside.wallet.sent).toEqual([]);
});

test('money that does not arrive is told', async () => {
  outside.wallet.send = async () => {
    outside.nonce = { pending: 4, latest: 4 };
    return `0x${'1'.repeat(64)}`;
  };
  await expect(wrap(70n, 100n)).rejects.toThrow('The wrapped amount has not arrived');
});

test('offline, or signed out, no wallet is asked', async () => {
  outside.setOnline(false);
  await expect(wrap(70n, 100n)).rejects.toThrow('You are offline. Connect to wrap.');
  outside.setOnline(true);
  const { authState } = await import('../../services/auth-state.ts');
  authState.user = null;
  await expect(wrap(70n, 100n)).rejects.toMatchObject({ name: 'NotLoggedInError' });
  expect(outside.wallet.chains).toEqual([]);
});

describe('no money goes to', () => {
  /** The server names another contract from now on, though the device knows one. */
  const lie = (change: object) => {
    const settings = outside.market['/v1/contract/router/settings']!;
    outside.market['/v1/contract/router/settings'] = (asked) =>
      (settings(asked) as object[]).map((one) => ({ ...one, ...change }));
  };
  test('a wrapped token other than that of the first visit, unless the person trusts it', async () => {
    await wrap(70n, 100n);
    lie({ wrappedNative: { address: FOREIGN, symbol: 'WETH', decimals: 18 } });
    await expect(wrap(70n, 200n, FOREIGN)).rejects.toMatchObject({ name: 'PinDeclinedError' });
    expect(outside.wallet.sent.map(({ to }) => to)).toEqual([TOKEN]);
  });
  test('a token of the form that is not the pinned one', async () => {
    await expect(wrap(70n, 100n, FOREIGN)).rejects.toThrow('The marketplace’s terms have changed.');
    expect(outside.wallet.chains).toEqual([]);
  });
  test('a contract whose code the app does not know, where the node cannot show that money comes back', async () => {
    outside.bench.code = () => '0x6001';
    await expect(wrap(70n, 100n)).rejects.toMatchObject({ name: 'NotWrappedError' });
    expect(outside.wallet.sent).toEqual([]);
  });
  test('an address without code', async () => {
    outside.bench.code = () => '0x';
    await expect(wrap(70n, 100n)).rejects.toMatchObject({ name: 'NotWrappedError' });
    expect(outside.wallet.sent).toEqual([]);
  });
});
