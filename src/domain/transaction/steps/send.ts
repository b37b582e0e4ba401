import { isOpenBatch, isUnresolved, type TransactionRecord } from '../record.ts';
import type { ApprovalPorts, BatchPorts, Call, TransactionPorts } from '../ports.ts';

/** Has each approval made and mined, in turn. */
export async function askInTurn(approvals: readonly Call[], ports: ApprovalPorts): Promise<void> {
  for (const approval of approvals) {
    await ports.ask('allowance', approval);
    await ports.untilMined();
  }
}

type Sending = {
  call: Call;
  /** What must be allowed first; none when everything is. */
  approvals?: readonly Call[];
  /**
   * Simulates the exact call, as the wallet will send it; by itself that it does not revert.
   * @throws when it would not do what was asked
   */
  check?(simulate: (call: Call) => Promise<`0x${string}`>): Promise<unknown>;
};

/**
 * Asks for the main call and the approvals it needs: as one confirmation where the wallet takes
 * atomic batches, else one after the other.
 */
export async function send(record: TransactionRecord, sending: Sending, ports: TransactionPorts): Promise<void> {
  const { call, approvals = [], check = (simulate) => simulate(call) } = sending;
  const { batch } = ports;
  if (batch !== undefined && (await isBatchable(record, approvals, call, batch))) {
    await check((one) => batch.simulate([...approvals, one]));
    if ((await batch.ask(approvals, call)) !== null) return;
  }
  await askInTurn(approvals, ports);
  await check((one) => ports.chain.call(one));
  await ports.ask('main', call);
}

async function isBatchable(
  record: TransactionRecord,
  approvals: readonly Call[],
  call: Call,
  batch: BatchPorts,
): Promise<boolean> {
  const open = record.legs.filter((leg) => leg.kind === 'main' && isUnresolved(leg));
  // A batch that may still be acted on is only ever repeated under its own id, which a wallet takes
  // once; a plain request that may be, only under its own nonce. Neither excludes the other.
  if (open.length > 0 ? !open.every(isOpenBatch) : approvals.length === 0) return false;
  return batch.isOffered(call.chainId, call.from);
}
