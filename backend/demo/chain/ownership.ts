import { decodeFunctionResult, encodeFunctionData, parseAbi, parseEther, type Hex } from 'viem';
import * as v from 'valibot';
import { hexSchema } from '../../../src/contract/primitives.ts';
import { quantitySchema, type Rpc } from './rpc.ts';
import { transact } from './transaction.ts';

/** What our contracts of all versions have. Earlier zones change hands in one step. */
const abi = parseAbi([
  'function owner() view returns (address)',
  'function signer() view returns (address)',
  'function transferOwnership(address)',
  'function acceptOwnership()',
]);
/** Enough for any transaction here. */
const COST = parseEther('1');

/** Lower case. */
export async function readAddress(rpc: Rpc, contract: Hex, functionName: 'owner' | 'signer'): Promise<string> {
  const data = encodeFunctionData({ abi, functionName });
  const answer = v.parse(hexSchema, await rpc.call('eth_call', [{ to: contract, data }, 'latest']));
  return decodeFunctionResult({ abi, functionName, data: answer }).toLowerCase();
}

/** Gives a contract to `owner`, whoever has it: an embedded chain is ours, so we speak for anybody on it. */
export async function takeOwnership(rpc: Rpc, contract: Hex, owner: Hex): Promise<void> {
  const present = await readAddress(rpc, contract, 'owner');
  if (present === owner) return;
  const balance = v.parse(quantitySchema, await rpc.call('eth_getBalance', [present, 'latest']));
  if (balance < COST) await rpc.call('anvil_setBalance', [present, `0x${COST.toString(16)}`]);
  await rpc.call('anvil_impersonateAccount', [present]);
  try {
    const data = encodeFunctionData({ abi, functionName: 'transferOwnership', args: [owner] });
    await transact(rpc, { from: present as Hex, to: contract, data, gas: 100_000n });
  } finally {
    await rpc.call('anvil_stopImpersonatingAccount', [present]);
  }
  if ((await readAddress(rpc, contract, 'owner')) === owner) return;
  const data = encodeFunctionData({ abi, functionName: 'acceptOwnership' });
  await transact(rpc, { from: owner, to: contract, data, gas: 100_000n });
}
