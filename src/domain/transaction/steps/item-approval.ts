import { encodeFunctionData } from 'viem/utils';
import { VitrineError } from '../../errors.ts';
import { erc721Abi } from '../../token-abis.ts';
import { readItemApproval, type ApprovalTarget } from '../../trade-reads.ts';
import type { Call, PatientPorts, ReadPorts } from '../ports.ts';
import { askInTurn } from './send.ts';

/**
 * Behind one address stand several nodes: one tells of the receipt, and the next, a block behind, of what was before.
 */
const LOOKS = 5;

export class NotApprovedError extends VitrineError {
  override name = 'NotApprovedError';
}

/**
 * The approval without which the marketplace may not move the person's items of a collection; none
 * where it may. `spender` is asked only when one is needed.
 * @throws when the chain cannot be read, or would refuse the approval
 */
export async function missingItemApproval(
  target: ApprovalTarget,
  spender: () => Promise<`0x${string}`>,
  ports: ReadPorts,
): Promise<Call[]> {
  if (await readItemApproval(ports, target)) return [];
  const { chainId, collectionAddress, owner } = target;
  const call: Call = {
    chainId,
    from: owner,
    to: collectionAddress,
    value: 0n,
    data: encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [await spender(), true] }),
  };
  await ports.chain.call(call);
  return [call];
}

/**
 * Makes sure that the marketplace may move the person's items of a collection. Only the chain is asked.
 * @throws NotApprovedError when it may not, though the approval was mined
 */
export async function ensureItemApproval(
  target: ApprovalTarget,
  spender: () => Promise<`0x${string}`>,
  ports: PatientPorts,
): Promise<void> {
  const approvals = await missingItemApproval(target, spender, ports);
  await askInTurn(approvals, ports);
  if (approvals.length === 0) return;
  for (let look = 1; !(await readItemApproval(ports, target)); look += 1) {
    if (look === LOOKS) throw new NotApprovedError('The collection did not keep the approval');
    await ports.pause();
  }
}
