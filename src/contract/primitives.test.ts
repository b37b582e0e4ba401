import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addressSchema, hexSchema, slugSchema, uintStringSchema } from './primitives.ts';

const takes = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

test('unsigned integers up to 256 bits, and nothing else, without ever throwing', () => {
  for (const good of ['0', '7', ((1n << 256n) - 1n).toString()]) expect(takes(uintStringSchema, good)).toBe(true);
  for (const bad of [
    '',
    '1e3',
    '-1',
    '01',
    ' 1',
    '0x1',
    '1.5',
    'abc',
    (1n << 256n).toString(),
    '9'.repeat(500),
    5,
    null,
  ]) {
    expect(takes(uintStringSchema, bad)).toBe(false);
  }
});

test('addresses come out in lower case', () => {
  expect(v.parse(addressSchema, `0x${'AB'.repeat(20)}`)).toBe(`0x${'ab'.repeat(20)}`);
  expect(takes(addressSchema, `0x${'AB'.repeat(19)}`)).toBe(false);
});

test('hex is whole bytes, slugs are plain', () => {
  expect(takes(hexSchema, '0x')).toBe(true);
  expect(takes(hexSchema, '0x123')).toBe(false);
  expect(takes(slugSchema, 'pocket-fauna')).toBe(true);
  expect(takes(slugSchema, '../etc')).toBe(false);
});
