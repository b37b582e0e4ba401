import { expect, test } from 'vitest';
import { readWalletError } from '../domain/wallet-errors.ts';
import { walletConnectError } from './walletconnect-errors.ts';

test('what WalletConnect throws without its code is recognised by its message', () => {
  const codeOf = (thrown: unknown) => readWalletError(walletConnectError(thrown)).code;
  expect(
    [
      new Error('User rejected.'),
      new Error('User rejected methods.'),
      new Error('Proposal expired'),
      new Error('Request expired. Please try again.'),
      new Error('No internet connection detected. Please restart your network and try again.'),
      new Error('Failed to publish payload, please try again. id:1 tag:1108'),
      new Error('Socket stalled when trying to connect to wss://relay.example'),
      'User disapproved requested chains',
    ].map(codeOf),
  ).toEqual([4001, 4001, -32_002, -32_002, 4900, 4900, 4900, 4001]);
});

test('an error with a code, or with an unknown message, is passed on as it is', () => {
  for (const thrown of [{ code: 5000, message: 'User rejected.' }, { code: -32_000 }, new Error('Out of gas'), null, 7])
    expect(walletConnectError(thrown)).toBe(thrown);
  expect(readWalletError(walletConnectError({ code: 5000 })).code).toBe(4001);
});
