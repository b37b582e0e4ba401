import { numberToHex, pad, toFunctionSelector, toHex } from 'viem';
import { expect, test } from 'vitest';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../domain/order.ts';
import { checkSessionTransaction, SessionValidationError } from '../../domain/session-policy/check.ts';
import { SESSION_STATUS } from '../../domain/session-policy/config.ts';
import { purchasePolicy } from '../../domain/session-policy/purchase.ts';
import { uncovered, type Refused } from './sso-uncovered.ts';

const address = (n: number) => pad(toHex(n), { size: 20 });
const [ZONE, OTHER] = [address(2), address(9)];

/** The words of a purchase that the session covers, changed at one place. */
function refusalOf(o: { at?: number; to?: bigint; value?: bigint; target?: `0x${string}`; data?: `0x${string}` }) {
  const config = purchasePolicy({
    signer: address(1),
    seaport: SEAPORT_ADDRESS,
    zone: ZONE,
    limit: 10n,
    maxPerPurchase: 5n,
    feeLimit: 1n,
    expiresAt: 100n,
  });
  const [policy] = config.callPolicies;
  const words = Array.from({ length: 30 }, () => 0n);
  for (const { index, refValue } of policy?.constraints ?? []) words[Number(index)] = BigInt(refValue);
  if (o.at !== undefined) words[o.at] = o.to ?? 7n;
  const data = [policy?.selector ?? '0x', ...words.map((word) => numberToHex(word, { size: 32 }).slice(2))].join('');
  const row = {
    target: SEAPORT_ADDRESS as `0x${string}`,
    selector: policy?.selector ?? '0x',
    index: 0n,
    remaining: 4n,
  };
  try {
    checkSessionTransaction({
      config,
      state: {
        status: SESSION_STATUS.active,
        feesRemaining: 1n,
        transferValue: [],
        callValue: [row],
        callParams: [],
      },
      transaction: {
        to: o.target ?? SEAPORT_ADDRESS,
        value: o.value ?? 1n,
        data: o.data ?? (data as `0x${string}`),
        paymaster: address(3),
      },
      now: 1n,
    });
  } catch (error) {
    if (!(error instanceof SessionValidationError)) throw error;
    return { refusal: error.message, limit: error.limit };
  }
  return { refusal: 'covered', limit: null };
}

test('what a session refuses is told for people, by its kind and by what of the purchase it is', () => {
  expect(refusalOf({}).refusal).toBe('covered');
  const told: [refused: Refused, sentence: RegExp][] = [
    [refusalOf({ at: 3, to: BigInt(OTHER) }), /to another account than yours/],
    [refusalOf({ at: 10, to: BigInt(OTHER) }), /open to anyone/],
    [refusalOf({ at: 13, to: 0n }), /open to anyone/],
    [refusalOf({ at: 27, to: 1n }), /not paid in/],
    [refusalOf({ at: 21, to: 1n }), /not a purchase of one item/],
    [refusalOf({ at: 2, to: 1n }), /another way than/],
    [refusalOf({ value: 6n }), /above your session’s limit of 0\.5 MRD per purchase/],
    [refusalOf({ value: 5n }), /more than the 0\.4 MRD that your session has left to spend/],
    [{ ...refusalOf({ value: 6n }), limit: null }, /session’s limit per purchase/],
    [refusalOf({ target: OTHER }), /something else/],
    [refusalOf({ data: toFunctionSelector('function mint()') }), /something else/],
    [refusalOf({ target: OTHER, data: '0x' }), /no transfers/],
    [{ refusal: 'Session validation failed: a later kind (not_known)', limit: 1n }, /does not allow this/],
    [{ refusal: '', limit: null }, /does not allow this/],
  ];
  for (const [refused, sentence] of told) {
    expect(refused.refusal).not.toBe('covered');
    const sees = uncovered(refused, { currency: { address: ZERO_ADDRESS, symbol: 'MRD', decimals: 1 } });
    expect(sees, refused.refusal).toMatch(sentence);
    expect(sees).not.toMatch(/0x|Parameter|constraint|_/);
  }
});
