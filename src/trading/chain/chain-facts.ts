import { decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem/utils';
import * as v from 'valibot';
import type { Order } from '../../contract/order.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../domain/order.ts';
import { seaportAbi } from '../../domain/seaport-calls.ts';
import { readChainStatus } from '../../domain/transaction/steps/order-checks.ts';
import { rpc } from '../../device/rpc.ts';
import { chainPort, rpcUrlsOf } from '../../services/chain.ts';

type Address = `0x${string}`;

const erc20Abi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
]);
const erc721Abi = parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
]);
const erc1155Abi = parseAbi(['function balanceOf(address owner, uint256 id) view returns (uint256)']);

const call = (chainId: number, to: Address, data: `0x${string}`) => chainPort.call({ chainId, to, value: 0n, data });

/** The maker's counter: an order that names another one is dead. */
export async function readCounter(chainId: number, maker: Address): Promise<bigint> {
  const data = encodeFunctionData({ abi: seaportAbi, functionName: 'getCounter', args: [maker] });
  return decodeFunctionResult({
    abi: seaportAbi,
    functionName: 'getCounter',
    data: await call(chainId, SEAPORT_ADDRESS, data),
  });
}

const blockSchema = v.object({ timestamp: v.pipe(v.string(), v.regex(/^0x[0-9a-f]+$/i), v.transform(Number)) });

export const readBlockTime = async (chainId: number): Promise<number> =>
  v.parse(blockSchema, await rpc(rpcUrlsOf(chainId), 'eth_getBlockByNumber', ['latest', false])).timestamp;

export type Holding = { chainId: number; collection: Address; itemType: 2 | 3; identifier: string; owner: Address };

/** Copies that somebody holds now. */
export async function readHeld({ chainId, collection, itemType, identifier, owner }: Holding): Promise<bigint> {
  const id = BigInt(identifier);
  if (itemType === 3) {
    const data = encodeFunctionData({ abi: erc1155Abi, functionName: 'balanceOf', args: [owner, id] });
    return decodeFunctionResult({
      abi: erc1155Abi,
      functionName: 'balanceOf',
      data: await call(chainId, collection, data),
    });
  }
  const data = encodeFunctionData({ abi: erc721Abi, functionName: 'ownerOf', args: [id] });
  const answer = await call(chainId, collection, data);
  const holder = decodeFunctionResult({ abi: erc721Abi, functionName: 'ownerOf', data: answer });
  return holder.toLowerCase() === owner ? 1n : 0n;
}

/** Whether Seaport may move somebody's works of a collection. */
export async function readItemApproval(chainId: number, collection: Address, owner: Address): Promise<boolean> {
  const data = encodeFunctionData({
    abi: erc721Abi,
    functionName: 'isApprovedForAll',
    args: [owner, SEAPORT_ADDRESS],
  });
  return decodeFunctionResult({
    abi: erc721Abi,
    functionName: 'isApprovedForAll',
    data: await call(chainId, collection, data),
  });
}

export async function readBalance(chainId: number, token: Address, owner: Address): Promise<bigint> {
  if (token === ZERO_ADDRESS) return chainPort.nativeBalance(chainId, owner);
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
  return decodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', data: await call(chainId, token, data) });
}

export type Balances = { balance: bigint; allowance: bigint; native: bigint };

/** What somebody could pay with, and what Seaport may take of it. */
export async function readBalances(chainId: number, token: Address, owner: Address): Promise<Balances> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [owner, SEAPORT_ADDRESS] });
  const [balance, allowed, native] = await Promise.all([
    readBalance(chainId, token, owner),
    call(chainId, token, data),
    chainPort.nativeBalance(chainId, owner),
  ]);
  return {
    balance,
    allowance: decodeFunctionResult({ abi: erc20Abi, functionName: 'allowance', data: allowed }),
    native,
  };
}

/** Whether Seaport could still fill an order that nobody published. */
export async function isOverOnChain(order: Order): Promise<boolean> {
  const { chainId, hash, parameters } = order;
  const status = await readChainStatus({ chainId, hash, offerer: parameters.offerer }, { chain: chainPort });
  return status.isCancelled || status.isFilled || status.counter.toString() !== parameters.counter;
}
