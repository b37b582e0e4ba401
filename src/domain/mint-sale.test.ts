import type { Abi } from 'viem';
import { decodeFunctionData, encodeFunctionResult, keccak256 } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { COLLECTION, CREATOR } from '../../tests/support/trades/orders.ts';
import { mintAbi, readMintTerms, readSale, readWalletLimit, type SaleChain } from './mint-sale.ts';

const abi: Abi = mintAbi;
const target = { chainId: 31337, to: COLLECTION };
const contract: Record<string, unknown> = {
  MAX_SUPPLY: 100n,
  totalSupply: 40n,
  price: 80n,
  maxPurchase: 5n,
  saleIsActive: true,
  PROVENANCE: 'af3c',
  baseURI: 'ipfs://items/',
  royaltyInfo: [CREATOR, 750n],
};

/** A contract that has these functions; each call of another reverts. */
function chainOf(functions: Record<string, unknown>, calls: unknown[] = []): SaleChain {
  return {
    code: async () => '0x60',
    async call({ data, ...rest }) {
      const { functionName, args } = decodeFunctionData({ abi: mintAbi, data });
      calls.push({ ...rest, functionName, args });
      if (!Object.hasOwn(functions, functionName)) throw new Error('revert');
      return encodeFunctionResult({ abi, functionName, result: functions[functionName] });
    },
  };
}

describe('the sale', () => {
  test('is as the contract says, each number in its place', async () => {
    const calls: unknown[] = [];
    expect(await readSale(target, chainOf(contract, calls))).toEqual({
      maxSupply: 100n,
      minted: 40n,
      price: 80n,
      maxPurchase: 5n,
      isActive: true,
      codeHash: keccak256('0x60'),
    });
    expect(calls).toHaveLength(5);
    for (const call of calls) expect(call).toMatchObject({ ...target, value: 0n });
    expect((await readSale(target, chainOf({ ...contract, saleIsActive: false }))).isActive).toBe(false);
  });
  test('that cannot be read is an error, never a guess', async () => {
    for (const missing of ['MAX_SUPPLY', 'totalSupply', 'price', 'maxPurchase', 'saleIsActive']) {
      const { [missing]: _, ...rest } = contract;
      await expect(readSale(target, chainOf(rest)), missing).rejects.toThrow('revert');
    }
  });
});

describe('the limit of a wallet', () => {
  test('is what the contract counts for this wallet', async () => {
    const calls: { args?: unknown }[] = [];
    const chain = chainOf({ maxPerWallet: 4n, mintedBy: 3n }, calls);
    expect(await readWalletLimit(target, chain, CREATOR)).toEqual({ most: 4n, left: 1n });
    expect(calls[1]).toMatchObject({
      functionName: 'mintedBy',
      args: [expect.stringMatching(new RegExp(CREATOR, 'i'))],
    });
    expect(await readWalletLimit(target, chainOf({ maxPerWallet: 4n, mintedBy: 9n }), CREATOR)).toEqual({
      most: 4n,
      left: 0n,
    });
    expect(await readWalletLimit(target, chainOf({ maxPerWallet: 4n }), null)).toEqual({ most: 4n, left: 4n });
  });
  test('is none where the contract says so', async () => {
    expect(await readWalletLimit(target, chainOf({ maxPerWallet: 0n, mintedBy: 3n }), CREATOR)).toBe('none');
  });
  test('is unknown where the contract has no such function, or its node is silent', async () => {
    expect(await readWalletLimit(target, chainOf({}), CREATOR)).toBe('unknown');
    const silent = { call: () => Promise.reject(new Error('The network cannot be reached right now')) };
    expect(await readWalletLimit(target, silent, CREATOR)).toBe('unknown');
  });
  test('that cannot be counted is an error, never a guess', async () => {
    await expect(readWalletLimit(target, chainOf({ maxPerWallet: 4n }), CREATOR)).rejects.toThrow('revert');
  });
});

describe('what the contract promises beside', () => {
  test('is provenance, base URI and the royalty of a whole', async () => {
    const calls: { functionName: string }[] = [];
    expect(await readMintTerms(target, chainOf(contract, calls))).toEqual({
      provenance: 'af3c',
      baseUri: 'ipfs://items/',
      royaltyReceiver: expect.stringMatching(new RegExp(CREATOR, 'i')),
      royaltyBps: 750n,
    });
    expect(calls.find(({ functionName }) => functionName === 'royaltyInfo')).toEqual({
      ...target,
      value: 0n,
      functionName: 'royaltyInfo',
      args: [1n, 10_000n],
    });
  });
  test('leaves out what it does not have', async () => {
    expect(await readMintTerms(target, chainOf({ baseURI: 'ipfs://items/' }))).toStrictEqual({
      baseUri: 'ipfs://items/',
    });
    expect(await readMintTerms(target, chainOf({ PROVENANCE: 'af3c' }))).toStrictEqual({ provenance: 'af3c' });
    expect(await readMintTerms(target, chainOf({}))).toStrictEqual({});
  });
});
