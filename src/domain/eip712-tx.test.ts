import { parseEip712Transaction, zksync } from 'viem/zksync';
import { expect, test } from 'vitest';
import { DEFAULT_GAS_PER_PUBDATA, EIP712_TX_TYPE, eip712Request } from './eip712-tx.ts';

const [from, to, paymaster] = [`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`, `0x${'33'.repeat(20)}`] as const;
const request = { chainId: 31338, from, to };

test('a transaction of type 113 needs a positive chain id [I28]', () => {
  expect(eip712Request({ ...request, chainId: 1 }).chainId).toBe(1);
  for (const chainId of [0, -1, Number.NaN, 1.5, undefined]) {
    expect(() => eip712Request({ ...request, chainId })).toThrow('The chain id must be a positive number');
  }
});

test.each(['from', 'to', 'paymaster'] as const)('a malformed %s is refused [I29]', (name) => {
  for (const bad of ['0x12', `0x${'zz'.repeat(20)}`, 'ada.eth', '']) {
    expect(() => eip712Request({ ...request, paymasterInput: '0x', [name]: bad })).toThrow(
      `"${name}" is not an address`,
    );
  }
});

test('sender and target are needed [I29]', () => {
  expect(() => eip712Request({ chainId: 1, to })).toThrow('"from" is missing');
  expect(() => eip712Request({ chainId: 1, from })).toThrow('"to" is missing');
});

test('a paymaster and its input are both given or both omitted [I30] [I31] [I32]', () => {
  expect(() => eip712Request({ ...request, paymaster })).toThrow('A paymaster needs its input');
  expect(() => eip712Request({ ...request, paymasterInput: '0x12' })).toThrow('A paymaster input needs its paymaster');
  expect(eip712Request(request)).toMatchObject({ type: 'eip712' });
  expect(eip712Request({ ...request, paymaster, paymasterInput: '0x12' })).toMatchObject({ paymaster });
});

test('its number is 113, and gas per byte of pubdata 50000 where none is given [I33] [I34] [L23] [L24]', async () => {
  const raw = zksync.serializers.transaction({ ...eip712Request(request), customSignature: '0x' }, undefined);
  expect(raw).toMatch(/^0x71/);
  expect(Number.parseInt(raw.slice(2, 4), 16)).toBe(EIP712_TX_TYPE);
  expect(parseEip712Transaction(raw).gasPerPubdata).toBe(50_000n);
  expect(DEFAULT_GAS_PER_PUBDATA).toBe(50_000n);
  expect(eip712Request({ ...request, gasPerPubdata: 800n }).gasPerPubdata).toBe(800n);
});
