import { afterEach, beforeEach, expect, test } from 'vitest';
import { TOKEN } from '../../../tests/support/trades/offers.ts';
import { closeApp, openApp, type Outside } from '../../../tests/support/trades/outside.ts';
import { USER } from '../../../tests/support/trades/records.ts';

let outside: Outside;
let has: bigint;
let wrapNative: (typeof import('./wrap-native.ts'))['wrapNative'];

beforeEach(async () => {
  outside = await openApp(USER);
  has = 30n;
  Object.assign(outside.bench.chain, { balanceOf: () => has, deposit: () => undefined });
  ({ wrapNative } = await import('./wrap-native.ts'));
  const { send } = outside.wallet;
  outside.wallet.send = async (request) => {
    has += request.value;
    return send(request);
  };
});
afterEach(closeApp);

const wrap = (amount: bigint, needed: bigint) =>
  wrapNative({ chainId: 31337, owner: USER, token: TOKEN, amount, needed });

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
