import { concat } from 'viem/utils';
import * as v from 'valibot';
import { VitrineError } from '../../errors.ts';
import { encodeRevocation, readApproved } from '../../revocation.ts';
import { intentTag } from '../../seaport-calls.ts';
import type { Call, TransactionPorts } from '../ports.ts';
import type { TransactionRecord } from '../record.ts';
import { enterNetwork } from '../steps/network.ts';
import { send } from '../steps/send.ts';
import type { TransactionKind } from '../kind.ts';
import { revokeFieldsSchema, type RevokeFields } from '../views/approval-revoke.ts';

/** One approval on one network. */
export type RevokeRequest = RevokeFields & { chainId: number };

/** There is nothing to take back, or the contract would not do it; in words for the person. */
export class RevokeRefusedError extends VitrineError {
  override name = 'RevokeRefusedError';
}

function describe({ chainId, ...fields }: RevokeRequest) {
  const { contract, operator, form, identifier } = fields;
  if ((form === 'item') !== (identifier !== null))
    throw new RevokeRefusedError('This is no approval.', { retryable: false });
  return {
    fields: fields satisfies RevokeFields,
    args: {},
    resources: [`${chainId}:revoke:${contract}:${operator}:${identifier ?? ''}`],
  };
}

/** What a token answers that reports failure instead of reverting. */
const FALSE = /^0x0{64}$/;

async function run(record: TransactionRecord, ports: TransactionPorts): Promise<void> {
  const approval = v.parse(revokeFieldsSchema, record);
  const { chainId, userKey: owner } = record;
  await enterNetwork(chainId, [], ports);
  if ((await readApproved(ports, approval, { chainId, owner })) === 0n) {
    throw new RevokeRefusedError('This approval no longer stands. Nothing was sent.', { retryable: false });
  }
  const call: Call = {
    chainId,
    from: owner,
    to: approval.contract,
    value: 0n,
    // Contracts ignore what follows the arguments; it names the intent, as for Seaport.
    data: concat([encodeRevocation(approval), intentTag(record.id)]),
  };
  await send(
    record,
    async () => ({
      call,
      async check(simulate) {
        if (!FALSE.test(await simulate(call))) return;
        throw new RevokeRefusedError('The contract refuses to take the approval back. Nothing was sent.');
      },
    }),
    ports,
  );
}

export const approvalRevoke: TransactionKind<'approval:revoke', RevokeRequest> = {
  type: 'approval:revoke',
  version: 1,
  describe,
  run,
};
