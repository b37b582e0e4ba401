import { ContractFunctionExecutionError, type ContractFunctionParameters } from 'viem';
import type { MarketNetwork } from './networks.ts';

/**
 * The results of many reads, carried out in one call of the chain, after this block or the newest that the node has;
 * undefined for one that reverts.
 * @throws when the chain did not answer that call: of none of the reads anything is known then
 */
export async function readMany(
  network: Pick<MarketNetwork, 'client'>,
  contracts: readonly ContractFunctionParameters[],
  blockNumber?: bigint,
): Promise<unknown[]> {
  const answers = await network.client.multicall({
    contracts,
    allowFailure: true,
    batchSize: 0,
    ...(blockNumber !== undefined && { blockNumber }),
  });
  return answers.map((answer) => {
    if (answer.status === 'success') return answer.result;
    // viem gives the error of the whole call to each read.
    const { error } = answer;
    if (error instanceof ContractFunctionExecutionError && error.functionName === 'aggregate3') throw error;
    return undefined;
  });
}
