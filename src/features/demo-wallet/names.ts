import { decodeAbiParameters, encodeFunctionData, parseAbi } from 'viem/utils';
import * as v from 'valibot';
import type { AppConfig } from '../../contract/config.ts';
import { hexSchema } from '../../contract/primitives.ts';
import { ZERO_ADDRESS } from '../../domain/order.ts';
import { rpcBatch, type RpcResult } from '../../device/rpc.ts';
import type { Contract, Named, Names } from './order-words.ts';

const abi = parseAbi([
  'function symbol() view returns (string)',
  'function name() view returns (string)',
  'function decimals() view returns (uint8)',
]);

type Network = AppConfig['networks'][number];

/** A contract can answer anything, or nothing: then its address stands for it. */
function decode<T>(answer: RpcResult | undefined, read: (data: `0x${string}`) => T): T | undefined {
  try {
    return answer?.ok === true ? read(v.parse(hexSchema, answer.value)) : undefined;
  } catch {
    return undefined;
  }
}
const text = (data: `0x${string}`) => decodeAbiParameters([{ type: 'string' }], data)[0];
const small = (data: `0x${string}`) => decodeAbiParameters([{ type: 'uint8' }], data)[0];

/** What contracts call themselves; asked of the chain, not of the page. `isUnread`: it did not answer. */
export async function readNames(
  network: Network,
  contracts: readonly Contract[],
): Promise<{ names: Names; isUnread: boolean }> {
  const functions = ['symbol', 'name', 'decimals'] as const;
  const calls = contracts.flatMap(({ token }) =>
    functions.map((functionName) => ({
      method: 'eth_call',
      params: [{ to: token, data: encodeFunctionData({ abi, functionName }) }, 'latest'],
    })),
  );
  const answers = await rpcBatch(network.rpcUrls, calls).catch((): RpcResult[] => []);
  const isUnread = answers.length < calls.length;
  const names = new Map<string, Named>([[ZERO_ADDRESS, network.currency]]);
  for (const [index, { token, isMoney }] of contracts.entries()) {
    const [symbol, name, decimals] = answers.slice(index * functions.length);
    const shown = isMoney
      ? { symbol: decode(symbol, text), decimals: decode(decimals, small) ?? 0 }
      : { name: decode(name, text) };
    names.set(token, shown);
  }
  return { names, isUnread };
}
