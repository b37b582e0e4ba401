import { numberToHex, pad, toFunctionSelector, toHex } from 'viem';
import { expect, test } from 'vitest';
import { SEAPORT_ADDRESS } from '../../domain/order.ts';
import { checkSessionTransaction } from '../../domain/session-policy/check.ts';
import { SESSION_STATUS } from '../../domain/session-policy/config.ts';
import { purchasePolicy } from '../../domain/session-policy/purchase.ts';
import { uncovered } from './sso-uncovered.ts';

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
    return (error as Error).message;
  }
  return 'covered';
}

test('what a session refuses is told for people, by its kind and by what of the purchase it is', () => {
  expect(refusalOf({})).toBe('covered');
  const told: [refusal: string, sentence: RegExp][] = [
    [refusalOf({ at: 3, to: BigInt(OTHER) }), /to another account than yours/],
    [refusalOf({ at: 10, to: BigInt(OTHER) }), /open to anyone/],
    [refusalOf({ at: 13, to: 0n }), /open to anyone/],
    [refusalOf({ at: 27, to: 1n }), /not paid in/],
    [refusalOf({ at: 21, to: 1n }), /not a purchase of one item/],
    [refusalOf({ at: 2, to: 1n }), /another way than/],
    [refusalOf({ value: 6n }), /limit per purchase/],
    [refusalOf({ value: 5n }), /left to spend/],
    [refusalOf({ target: OTHER }), /something else/],
    [refusalOf({ data: toFunctionSelector('function mint()') }), /something else/],
    [refusalOf({ target: OTHER, data: '0x' }), /no transfers/],
    ['Session validation failed: a later kind (not_known)', /does not allow this/],
    ['', /does not allow this/],
  ];
  for (const [refusal, sentence] of told) {
    expect(refusal).not.toBe('covered');
    expect(uncovered(refusal), refusal).toMatch(sentence);
    expect(uncovered(refusal)).not.toMatch(/0x|Parameter|constraint|_/);
  }
});
