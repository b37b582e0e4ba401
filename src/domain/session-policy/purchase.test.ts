import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listingParameters, makeListing } from '../../../tests/support/trades/orders.ts';
import { SEAPORT_ADDRESS } from '../order.ts';
import { encodePurchase, intentTag } from '../seaport-calls.ts';
import { checkSessionTransaction } from './check.ts';
import { sessionConfigSchema, type SessionState } from './config.ts';
import type { SessionTransaction } from './policy.ts';
import { purchasePolicy } from './purchase.ts';

const ZONE = `0x${'2a'.repeat(20)}` as const;
const config = purchasePolicy({
  signer: `0x${'dd'.repeat(20)}`,
  seaport: SEAPORT_ADDRESS,
  zone: ZONE,
  limit: 10n ** 18n,
  feeLimit: 10n ** 16n,
  expiresAt: 2_000n,
});
const listing = await makeListing();
const [policy] = config.callPolicies;
const state: SessionState = {
  status: 1,
  feesRemaining: 10n ** 16n,
  transferValue: [],
  callValue: [{ remaining: 10n ** 18n, target: SEAPORT_ADDRESS, selector: policy?.selector ?? '0x', index: 0n }],
  callParams: [],
};

type Parameters = (typeof listing)['parameters'];
const sealed = (parameters: Parameters): Parameters => ({ ...parameters, zone: ZONE, orderType: 2 });

/** Whether the session lets this listing be bought for a value; `change` alters the call data's words by their number. */
function buys(parameters: Parameters, value = 1n, change: Record<number, bigint> = {}): boolean {
  const data = encodePurchase({ ...listing, parameters }, 1n, intentTag('a'));
  const altered = Object.entries(change).reduce<string>((text, [index, word]) => {
    const at = 10 + 64 * Number(index);
    return text.slice(0, at) + word.toString(16).padStart(64, '0') + text.slice(at + 64);
  }, data);
  const transaction: SessionTransaction = {
    to: SEAPORT_ADDRESS,
    value,
    data: altered as `0x${string}`,
    gas: 1n,
    maxFeePerGas: 1n,
  };
  try {
    checkSessionTransaction({ config, state, transaction, now: 1_000n });
    return true;
  } catch {
    return false;
  }
}

test('a proposed session is one that the account takes', () => {
  expect(v.parse(sessionConfigSchema, config)).toEqual(config);
});

test('it buys what the marketplace’s zone watches, up to its limit', () => {
  expect(buys(sealed(listingParameters()))).toBe(true);
  expect(buys(sealed(listingParameters()), 10n ** 18n)).toBe(true);
  expect(buys(sealed(listingParameters()), 10n ** 18n + 1n)).toBe(false);
});

test('it fills no order that the marketplace has not judged', () => {
  const order = sealed(listingParameters());
  expect(buys({ ...order, zone: `0x${'00'.repeat(20)}` })).toBe(false);
  for (const orderType of [0, 1, 4]) expect(buys(order, 1n, { 13: BigInt(orderType) })).toBe(false);
  expect(buys({ ...order, orderType: 3 })).toBe(true);
});

test('it sells nothing and pays in nothing but the native currency', () => {
  const order = sealed(listingParameters());
  const inDollars = order.consideration.map((item) => ({ ...item, itemType: 1 as const }));
  expect(buys({ ...order, consideration: inDollars })).toBe(false);
  const [item] = order.offer;
  if (!item) expect.fail('no item');
  expect(buys({ ...order, offer: [{ ...item, itemType: 1 }] })).toBe(false);
  expect(buys({ ...order, offer: [item, item] })).toBe(false);
});

test.each([0, 2, 3, 4, 11, 12])(
  'what it buys stays with the account, and data that is laid out otherwise is refused: word %i',
  (word) => {
    expect(buys(sealed(listingParameters()), 1n, { [word]: 0x1234n })).toBe(false);
  },
);
