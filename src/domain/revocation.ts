import { encodeFunctionData, parseAbi } from 'viem/utils';
import type { ApprovalForm } from '../contract/approval.ts';
import { readContract } from './contract-read.ts';
import { ZERO_ADDRESS } from './order.ts';
import { erc721Abi } from './token-abis.ts';
import { readAllowance } from './trade-reads.ts';
import type { ReadPorts } from './transaction/ports.ts';

type Address = `0x${string}`;

/** What somebody let an operator move. `identifier` is that of the one item, and null for the other forms. */
export type Approval = { form: ApprovalForm; contract: Address; operator: Address; identifier: string | null };

// One selector, 0x095ea7b3, with two meanings: a token's number in one standard, an amount in the other.
const approveAbi = parseAbi(['function approve(address spender, uint256 amount)']);
const itemAbi = parseAbi([
  'function getApproved(uint256 id) view returns (address)',
  'function ownerOf(uint256 id) view returns (address)',
]);
const operatorAbi = parseAbi(['function isApprovedForAll(address owner, address operator) view returns (bool)']);

/** The call by which its owner takes an approval back. */
export function encodeRevocation({ form, operator, identifier }: Approval): `0x${string}` {
  switch (form) {
    case 'collection':
      return encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [operator, false] });
    case 'item':
      return encodeFunctionData({
        abi: approveAbi,
        functionName: 'approve',
        args: [ZERO_ADDRESS, BigInt(identifier ?? '0')],
      });
    case 'currency':
      return encodeFunctionData({ abi: approveAbi, functionName: 'approve', args: [operator, 0n] });
    default:
      return form satisfies never;
  }
}

/**
 * How much an operator may move now: base units of a currency, else one or none.
 * @throws when the chain cannot be read
 */
export async function readApproved(
  ports: ReadPorts,
  { form, contract, operator, identifier }: Approval,
  { chainId, owner }: { chainId: number; owner: Address },
): Promise<bigint> {
  if (form === 'currency') return readAllowance(ports, { chainId, token: contract, owner }, operator);
  const at = { chainId, to: contract };
  if (form === 'collection') {
    const args = [owner, operator] as const;
    return (await readContract(ports.chain, at, { abi: operatorAbi, functionName: 'isApprovedForAll', args }))
      ? 1n
      : 0n;
  }
  const args = [BigInt(identifier ?? '0')] as const;
  const [approved, holder] = await Promise.all([
    readContract(ports.chain, at, { abi: itemAbi, functionName: 'getApproved', args }),
    readContract(ports.chain, at, { abi: itemAbi, functionName: 'ownerOf', args }),
  ]);
  return approved.toLowerCase() === operator && holder.toLowerCase() === owner ? 1n : 0n;
}
