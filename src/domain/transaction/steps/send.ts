import { isOpenBatch, isUnresolved, type CalledOrder, type TransactionRecord } from '../record.ts';
import type { ApprovalPorts, BatchPorts, Call, TransactionPorts } from '../ports.ts';

/** Has each approval made and mined, in turn. */
export async function askInTurn(approvals: readonly Call[], ports: ApprovalPorts): Promise<void> {
  for (const approval of approvals) {
    await ports.ask('allowance', approval);
    await ports.untilMined();
  }
}

/** A call that was checked and is ready for the wallet. */
export type Sending = {
  call: Call;
  /** What must be allowed first. */
  approvals?: readonly Call[];
  /** The orders that it fills. */
  orders?: CalledOrder[];
  /**
   * Simulates the exact call, as the wallet will send it; by itself that it does not revert.
   * @throws when it would not do what was asked
   */
  check?(simulate: (call: Call) => Promise<`0x${string}`>): Promise<unknown>;
};

/**
 * Asks for the main call and the approvals it needs: as one confirmation where the wallet takes atomic
 * batches, else one after the other. A call by itself goes as a batch where only the batch's id would find
 * it again. `prepare` makes it, with every check, and makes it anew after approvals: they can take minutes,
 * the marketplace's permission to fill lasts 90 seconds.
 */
export async function send(
  record: TransactionRecord,
  prepare: () => Promise<Sending>,
  ports: TransactionPorts,
): Promise<void> {
  const first = await prepare();
  const { call, approvals = [], orders } = first;
  const { batch } = ports;
  if (batch !== undefined && (await isBatchable(record, first, batch))) {
    await simulated(first, (one) => batch.simulate([...approvals, one]));
    if ((await batch.ask(approvals, call, orders)) !== null) return;
  }
  await askInTurn(approvals, ports);
  const sending = approvals.length > 0 ? await prepare() : first;
  await simulated(sending, (one) => ports.chain.call(one));
  await ports.ask('main', sending.call, sending.orders);
}

const simulated = ({ call, check }: Sending, simulate: (call: Call) => Promise<`0x${string}`>): Promise<unknown> =>
  check === undefined ? simulate(call) : check(simulate);

async function isBatchable(
  record: TransactionRecord,
  { call, approvals = [] }: Sending,
  batch: BatchPorts,
): Promise<boolean> {
  const open = record.legs.filter((leg) => leg.kind === 'main' && isUnresolved(leg));
  // A batch that may still be acted on is only ever repeated under its own id, which a wallet takes
  // once; a plain request that may be, only under its own nonce. Neither excludes the other.
  const isWanted = open.length > 0 ? open.every(isOpenBatch) : approvals.length > 0 || batch.isForSingleCalls();
  if (!isWanted) return false;
  return batch.isOffered(call.chainId, call.from);
}
