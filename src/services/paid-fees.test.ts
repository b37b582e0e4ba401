import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { forgetNotes } from '../device/person-notes.ts';
import { authState } from './auth-state.ts';
import { keepFees, keptFees } from './paid-fees.ts';

const ADA = '0x00000000000000000000000000000000000000aa';
const BOB = '0x00000000000000000000000000000000000000bb';
const signIn = (address: string | null) => {
  authState.user = address === null ? null : ({ address } as NonNullable<typeof authState.user>);
};
const fee = (wei: bigint, from = ADA) => ({ from, wei, symbol: 'ETH', decimals: 18 });

beforeEach(async () => {
  await forgetNotes();
  signIn(ADA);
});

test('what was read stays for a statement without a network, later ones beside it; what others paid does not', async () => {
  await keepFees(ADA, new Map([['0x1', fee(589_148_000_000_000n)]]));
  await keepFees(
    ADA,
    new Map([
      ['0x2', fee(2n ** 80n)],
      ['0x3', fee(7n, BOB)],
      ['0x1', fee(8n)],
    ]),
  );
  expect(await keptFees(ADA.toUpperCase().replace('0X', '0x'))).toEqual(
    new Map([
      ['0x2', fee(2n ** 80n)],
      ['0x1', fee(8n)],
    ]),
  );
  expect(await keptFees(BOB)).toEqual(new Map());
});

test('a sign-out leaves nothing, and who has left meanwhile leaves nothing either', async () => {
  await keepFees(ADA, new Map([['0x1', fee(1n)]]));
  await forgetNotes();
  expect(await keptFees(ADA)).toEqual(new Map());
  signIn(null);
  await keepFees(ADA, new Map([['0x1', fee(1n)]]));
  expect(await keptFees(ADA)).toEqual(new Map());
});
