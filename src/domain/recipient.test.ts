import { getAddress } from 'viem/utils';
import { expect, test } from 'vitest';
import { recipientProblem } from './recipient.ts';

const ME = `0x${'aa'.repeat(20)}`;
const PLACE = `0x${'c0'.repeat(20)}`;
const FRIEND = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const problem = (text: string) => recipientProblem(text, { address: ME, collections: [PLACE] });

test('an address can be sent to, with its checksum and without one', () => {
  expect(problem(FRIEND)).toBeNull();
  expect(problem(`0x${FRIEND.slice(2).toUpperCase()}`)).toBeNull();
  expect(problem(getAddress(FRIEND))).toBeNull();
});

test('what is no address is told so', () => {
  for (const text of [
    '0x',
    'alice.eth',
    FRIEND.slice(0, -1),
    `${FRIEND}0`,
    FRIEND.replace('7', 'g'),
    FRIEND.slice(2),
  ]) {
    expect(problem(text), text).toMatch(/^This is no address\./);
  }
});

test('one character of another case breaks the checksum', () => {
  const right = getAddress(FRIEND);
  const at = right.search(/(?<=^0x.*)[A-F]/);
  const wrong = right.slice(0, at) + right.charAt(at).toLowerCase() + right.slice(at + 1);
  expect(problem(wrong)).toMatch(/^A character of this address is wrong/);
});

test('nobody’s address, one’s own and the collection’s are refused, in any case', () => {
  expect(problem(`0x${'0'.repeat(40)}`)).toMatch(/belongs to nobody/);
  expect(problem(ME)).toBe('This is your own address.');
  expect(problem(`0x${'AA'.repeat(20)}`)).toBe('This is your own address.');
  expect(problem(PLACE)).toMatch(/^This is the collection’s own contract/);
});
