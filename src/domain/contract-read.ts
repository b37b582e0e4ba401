import type {
  Abi,
  ContractFunctionArgs,
  ContractFunctionName,
  ContractFunctionReturnType,
  DecodeFunctionResultParameters,
  EncodeFunctionDataParameters,
} from 'viem';
import { decodeFunctionResult, encodeFunctionData } from 'viem/utils';

/** Reads a contract; answers its return data. */
export type ReadChain = {
  call(call: { chainId: number; to: `0x${string}`; value: bigint; data: `0x${string}` }): Promise<`0x${string}`>;
};

/** A contract, and the chain it stands on. */
export type ContractAt = { chainId: number; to: `0x${string}` };

/**
 * Asks a contract's view function. Addresses come out in mixed case.
 * @throws what the chain throws, or when the answer does not fit the ABI
 */
export async function readContract<
  const A extends Abi,
  N extends ContractFunctionName<A, 'view'>,
  const Args extends ContractFunctionArgs<A, 'view', N>,
>(
  chain: ReadChain,
  { chainId, to }: ContractAt,
  call: { abi: A; functionName: N; args?: Args },
): Promise<ContractFunctionReturnType<A, 'view', N, Args>> {
  const data = encodeFunctionData(call as unknown as EncodeFunctionDataParameters);
  const answer = await chain.call({ chainId, to, value: 0n, data });
  return decodeFunctionResult({
    ...call,
    data: answer,
  } as unknown as DecodeFunctionResultParameters) as ContractFunctionReturnType<A, 'view', N, Args>;
}
