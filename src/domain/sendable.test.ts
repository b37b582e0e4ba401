import { concat, encodeFunctionData, parseAbi, toFunctionSelector } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { USER } from '../../tests/support/trades/records.ts';
import { encodeTransfer } from './item-transfer.ts';
import { SEAPORT_ADDRESS } from './order.ts';
import { encodeRevocation } from './revocation.ts';
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

describe('an approval that is taken back', () => {
  const tag = '0x0102030405060708';
  const all = { form: 'collection', contract: PLACE, operator: THIEF, identifier: null } as const;
  const one = { ...all, form: 'item', identifier: '7' } as const;
  const money = { ...all, form: 'currency' } as const;
  test('goes by its own call, to its own contract, without money', () => {
    for (const revoke of [all, one, money]) {
      const data = concat([encodeRevocation(revoke), tag]);
      expect(sends(PLACE, data, 0n, { revoke })).toBe(true);
      expect(sends(PLACE, data, 1n, { revoke })).toBe(false);
      expect(sends(THIEF, data, 0n, { revoke })).toBe(false);
      expect(sends(PLACE, data)).toBe(false);
    }
    expect(sends(PLACE, concat([encodeRevocation(all), tag]), 0n, { revoke: one })).toBe(false);
  });
  test('is never one that gives', () => {
    for (const data of [approveAll(THIEF), approve(THIEF)])
      for (const revoke of [all, one, money]) expect(sends(PLACE, concat([data, tag]), 0n, { revoke })).toBe(false);
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

describe('items that are sent', () => {
  const item = { collectionAddress: PLACE, itemType: 3, identifier: '7', amount: '2' } as const;
  const FRIEND = `0x${'f1'.repeat(20)}` as const;
  const TAG = '0x0102030405060708';
  const send = { recipient: FRIEND, items: [item] };
  const transfer = (change: object = {}, from: `0x${string}` = USER, to: `0x${string}` = FRIEND) =>
    concat([encodeTransfer({ ...item, ...change }, from, to), TAG]);

  test('go by exactly their own call, without money', () => {
    expect(sends(PLACE, transfer(), 0n, { send })).toBe(true);
    expect(sends(PLACE, transfer(), 1n, { send })).toBe(false);
    const single = { ...item, itemType: 2 } as const;
    expect(sends(PLACE, transfer(single), 0n, { send: { ...send, items: [item, single] } })).toBe(true);
    expect(sends(PLACE, transfer(single), 0n, { send })).toBe(false);
  });
  test('go to nobody else, from nobody else, and no other item, number or collection does', () => {
    for (const [to, data] of [
      [PLACE, transfer({}, USER, THIEF)],
      [PLACE, transfer({}, THIEF)],
      [PLACE, transfer({ identifier: '8' })],
      [PLACE, transfer({ amount: '3' })],
      [THIEF, transfer()],
    ] as const) {
      expect(sends(to, data, 0n, { send }), data).toBe(false);
    }
  });
  test('carry nothing but the tag after their call, and no other record sends any', () => {
    expect(sends(PLACE, encodeTransfer(item, USER, FRIEND), 0n, { send })).toBe(false);
    expect(sends(PLACE, concat([transfer(), '0x00']), 0n, { send })).toBe(false);
    expect(sends(PLACE, transfer())).toBe(false);
    expect(sends(PLACE, transfer(), 0n, { mint: PLACE, wrap: PLACE })).toBe(false);
  });
});

test('who is stopped there is told so', () => {
  expect(new UnsendableError()).toMatchObject({
    retryable: false,
    userMessage:
      'Nothing was sent: this is no call that Vitrine makes. Reload the page, and tell whoever runs this marketplace.',
  });
});
