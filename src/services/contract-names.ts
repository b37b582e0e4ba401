import { decodeAbiParameters, encodeFunctionData, parseAbi } from 'viem/utils';
import * as v from 'valibot';
import type { AppConfig } from '../contract/config.ts';
import { hexSchema } from '../contract/primitives.ts';
import type { Contract, Named, Names } from '../domain/clear-signing/line-text.ts';
import { ZERO_ADDRESS } from '../domain/order.ts';
import { rpcBatch, type RpcResult } from '../device/rpc.ts';

const abi = parseAbi([
  'function symbol() view returns (string)',
  'function name() view returns (string)',
  'function decimals() view returns (uint8)',
]);

type Network = AppConfig['networks'][number];

/** A contract can answer anything, or nothing: then its address is shown instead. */
function decode<T>(answer: RpcResult | undefined, read: (data: `0x${string}`) => T): T | undefined {
  try {
    return answer?.ok === true ? read(v.parse(hexSchema, answer.value)) : undefined;
  } catch {
    return undefined;
  }
}
const text = (data: `0x${string}`) => decodeAbiParameters([{ type: 'string' }], data)[0];
const small = (data: `0x${string}`) => decodeAbiParameters([{ type: 'uint8' }], data)[0];

/** The native currency's name and symbol, which need no chain. */
export const nativeNames = ({ currency }: Network): Names => new Map([[ZERO_ADDRESS, currency]]);

/** What contracts call themselves; asked of the chain, not of the page. `isUnread`: the chain did not answer. */
export async function readNames(
  network: Network,
  contracts: readonly Contract[],
): Promise<{ names: Names; isUnread: boolean }> {
  const functions = ['symbol', 'name', 'decimals'] as const;
  const calls = contracts.flatMap((to) =>
    functions.map((functionName) => ({
      method: 'eth_call',
      params: [{ to, data: encodeFunctionData({ abi, functionName }) }, 'latest'],
    })),
  );
  const answers = await rpcBatch(network.rpcUrls, calls).catch((): RpcResult[] => []);
  const isUnread = answers.length < calls.length;
  const names = new Map<string, Named>(nativeNames(network));
  for (const [index, contract] of contracts.entries()) {
    const [symbol, name, decimals] = answers.slice(index * functions.length);
    names.set(contract, {
      symbol: decode(symbol, text),
      name: decode(name, text),
      decimals: decode(decimals, small),
    });
  }
  return { names, isUnread };
}
