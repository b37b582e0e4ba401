import { expect, test } from 'vitest';
import { ETH, listingOf, WETH } from '../../../tests/support/trades/cart.ts';
import type { CheckoutPart } from '../../domain/cart-checkout.ts';
import { APPROVAL_GAS, estimateGas } from '../../domain/network-fee.ts';
import { gasOf, keyOf } from './purchase-gas.ts';

const partOf = (n: number, token = ETH): CheckoutPart => ({
  token,
  chainId: 31337,
  entries: [{ order: { ...listingOf(n, { token, value: 10n }), hash: `0x${`${n}`.repeat(64)}` }, units: 1n }],
});
const inEth = partOf(1);
const inWeth = partOf(2, WETH);

test('a part is named by the orders and copies that its call buys', () => {
  expect(keyOf(inEth)).toBe(`0x${'1'.repeat(64)} 1`);
  expect(keyOf(inWeth)).not.toBe(keyOf(inEth));
});

test('what the node told of a call counts, and an estimate where it told nothing', () => {
  const both = [inEth, partOf(3)];
  expect(gasOf(both, undefined, null)).toBe(estimateGas(inEth) + estimateGas(partOf(3)));
  expect(gasOf(both, new Map([[keyOf(inEth), 7n]]), null)).toBe(7n + estimateGas(partOf(3)));
  expect(gasOf([inEth], new Map([[keyOf(inEth), null]]), null)).toBe(estimateGas(inEth));
});

test('an approval is counted for a token that Seaport may not take yet, and never for native money', () => {
  const exact = new Map([
    [keyOf(inEth), 1n],
    [keyOf(inWeth), 1n],
  ]);
  const allowed = (allowance: bigint) => new Map([[WETH.address, { balance: 0n, allowance }]]);
  expect(gasOf([inEth], exact, null)).toBe(1n);
  expect(gasOf([inWeth], exact, null)).toBe(1n + APPROVAL_GAS);
  expect(gasOf([inWeth], exact, allowed(9n))).toBe(1n + APPROVAL_GAS);
  expect(gasOf([inWeth], exact, allowed(10n))).toBe(1n);
});
