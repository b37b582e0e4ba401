import { readContract } from './contract-read.ts';
import { ITEM } from './item-types.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from './order.ts';
import { seaportAbi } from './seaport-calls.ts';
import { erc1155Abi, erc20Abi, erc721Abi } from './token-abis.ts';
import type { ReadPorts } from './transaction/ports.ts';

/*
 * What a trade reads of its chain; the chain itself is handed in. Addresses are in lower case, amounts
 * of money in base units. All of them throw when the chain cannot be read.
 */

type Address = `0x${string}`;

/** Somebody's money in one currency; the zero address is the native one. */
export type TokenOwner = { chainId: number; token: Address; owner: Address };

/** What somebody has of a currency. */
export const readBalance = ({ chain }: ReadPorts, { chainId, token, owner }: TokenOwner): Promise<bigint> =>
  token === ZERO_ADDRESS
    ? chain.nativeBalance(chainId, owner)
    : readContract(chain, { chainId, to: token }, { abi: erc20Abi, functionName: 'balanceOf', args: [owner] });

/** How much of somebody's token Seaport, or another `spender`, may take. */
export const readAllowance = (
  { chain }: ReadPorts,
  { chainId, token, owner }: TokenOwner,
  spender: Address = SEAPORT_ADDRESS,
): Promise<bigint> =>
  readContract(chain, { chainId, to: token }, { abi: erc20Abi, functionName: 'allowance', args: [owner, spender] });

/** One item, or copies of it, in somebody's hands. */
export type Holding = { chainId: number; collection: Address; itemType: 2 | 3; identifier: string; owner: Address };

/** Copies that somebody holds now. */
export async function readHeld({ chain }: ReadPorts, holding: Holding): Promise<bigint> {
  const { chainId, collection, itemType, identifier, owner } = holding;
  const at = { chainId, to: collection };
  const id = BigInt(identifier);
  if (itemType === ITEM.ERC1155) {
    return readContract(chain, at, { abi: erc1155Abi, functionName: 'balanceOf', args: [owner, id] });
  }
  const holder = await readContract(chain, at, { abi: erc721Abi, functionName: 'ownerOf', args: [id] });
  return holder.toLowerCase() === owner ? 1n : 0n;
}

export type ApprovalTarget = { chainId: number; collectionAddress: Address; owner: Address };

/** Whether Seaport may move somebody's items of a collection. ERC-721 and ERC-1155 ask alike. */
export const readItemApproval = (
  { chain }: ReadPorts,
  { chainId, collectionAddress, owner }: ApprovalTarget,
): Promise<boolean> =>
  readContract(
    chain,
    { chainId, to: collectionAddress },
    { abi: erc721Abi, functionName: 'isApprovedForAll', args: [owner, SEAPORT_ADDRESS] },
  );

/** The maker's counter: an order that names another one is dead. */
export const readCounter = ({ chain }: ReadPorts, chainId: number, maker: Address): Promise<bigint> =>
  readContract(chain, { chainId, to: SEAPORT_ADDRESS }, { abi: seaportAbi, functionName: 'getCounter', args: [maker] });

export type ChainStatus = { isCancelled: boolean; isFilled: boolean; counter: bigint };

/** What Seaport knows of an order. */
export async function readChainStatus(
  ports: ReadPorts,
  { chainId, hash, offerer }: { chainId: number; hash: Address; offerer: Address },
): Promise<ChainStatus> {
  const [[, isCancelled, totalFilled, totalSize], counter] = await Promise.all([
    readContract(
      ports.chain,
      { chainId, to: SEAPORT_ADDRESS },
      { abi: seaportAbi, functionName: 'getOrderStatus', args: [hash] },
    ),
    readCounter(ports, chainId, offerer),
  ]);
  // A size of zero only means that nothing was filled yet.
  return { isCancelled, isFilled: totalSize > 0n && totalFilled === totalSize, counter };
}

/** Cancelled, filled, or under a counter of before: Seaport fills it no more. */
export const isOver = ({ isCancelled, isFilled, counter }: ChainStatus, signedCounter: string): boolean =>
  isCancelled || isFilled || counter.toString() !== signedCounter;
