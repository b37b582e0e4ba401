import { encodeFunctionData, parseAbi, toFunctionSelector } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { USER } from '../../tests/support/trades/records.ts';
import { SEAPORT_ADDRESS } from './order.ts';
import { seaportAbi } from './seaport-calls.ts';
import { checkSendable, UnsendableError, type Purpose } from './sendable.ts';

const abi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function transfer(address to, uint256 amount)',
  'function deposit() payable',
  'function withdraw(uint256 amount)',
  'function mint(uint256 quantity) payable',
]);
const PLACE = `0x${'c0'.repeat(20)}` as const;
const THIEF = `0x${'7e'.repeat(20)}` as const;

const sends = (to: `0x${string}`, data: `0x${string}`, value = 0n, purpose: Purpose = {}) => {
  try {
    checkSendable({ chainId: 1, from: USER, to, value, data }, purpose);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(UnsendableError);
    return false;
  }
};
const seaport = (name: string) => toFunctionSelector(seaportAbi.find((one) => 'name' in one && one.name === name)!);
const approve = (spender: `0x${string}`) => encodeFunctionData({ abi, functionName: 'approve', args: [spender, 5n] });
const approveAll = (operator: `0x${string}`) =>
  encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [operator, true] });
const deposit = encodeFunctionData({ abi, functionName: 'deposit' });
const mint = encodeFunctionData({ abi, functionName: 'mint', args: [2n] });

describe('Seaport', () => {
  test('is asked to fill, with or without money', () => {
    for (const name of ['fulfillAdvancedOrder', 'fulfillAvailableAdvancedOrders']) {
      expect(sends(SEAPORT_ADDRESS, seaport(name), 7n)).toBe(true);
    }
  });
  test('is asked to match, to cancel and to move the counter, never with money', () => {
    for (const name of ['matchAdvancedOrders', 'cancel', 'incrementCounter']) {
      expect(sends(SEAPORT_ADDRESS, seaport(name))).toBe(true);
      expect(sends(SEAPORT_ADDRESS, seaport(name), 1n)).toBe(false);
    }
  });
  test('is asked for nothing else, and nobody in its place', () => {
    expect(sends(SEAPORT_ADDRESS, '0x')).toBe(false);
    expect(sends(SEAPORT_ADDRESS, mint)).toBe(false);
    expect(sends(THIEF, seaport('fulfillAdvancedOrder'), 7n)).toBe(false);
    expect(sends(THIEF, seaport('cancel'))).toBe(false);
    expect(sends(THIEF, seaport('incrementCounter'))).toBe(false);
  });
});

describe('an approval', () => {
  test('is given to Seaport alone, and carries no money', () => {
    expect(sends(PLACE, approve(SEAPORT_ADDRESS))).toBe(true);
    expect(sends(PLACE, approveAll(SEAPORT_ADDRESS))).toBe(true);
    expect(sends(PLACE, approve(THIEF))).toBe(false);
    expect(sends(PLACE, approveAll(THIEF))).toBe(false);
    expect(sends(PLACE, approve(SEAPORT_ADDRESS), 1n)).toBe(false);
  });
});

describe('money goes', () => {
  test('to the pinned wrapped currency, when it is wrapped', () => {
    expect(sends(PLACE, deposit, 5n, { wrap: PLACE })).toBe(true);
    expect(sends(THIEF, deposit, 5n, { wrap: PLACE })).toBe(false);
    expect(sends(PLACE, deposit, 5n)).toBe(false);
    expect(sends(PLACE, deposit, 5n, { mint: PLACE })).toBe(false);
  });
  test('to the contract of a mint, when it is minted', () => {
    expect(sends(PLACE, mint, 5n, { mint: PLACE })).toBe(true);
    expect(sends(THIEF, mint, 5n, { mint: PLACE })).toBe(false);
    expect(sends(PLACE, mint, 5n)).toBe(false);
  });
  test('nowhere else: not by a transfer, not without a call', () => {
    const purpose = { wrap: PLACE, mint: PLACE };
    expect(sends(PLACE, '0x', 5n, purpose)).toBe(false);
    expect(sends(PLACE, encodeFunctionData({ abi, functionName: 'transfer', args: [THIEF, 5n] }), 0n, purpose)).toBe(
      false,
    );
    expect(sends(PLACE, encodeFunctionData({ abi, functionName: 'withdraw', args: [5n] }), 0n, purpose)).toBe(false);
  });
});

test('who is stopped there is told so', () => {
  expect(new UnsendableError()).toMatchObject({
    retryable: false,
    userMessage:
      'Nothing was sent: this is no call that Vitrine makes. Reload the page, and tell whoever runs this marketplace.',
  });
});
