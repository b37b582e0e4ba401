import { VitrineError } from '../../domain/errors.ts';
import { checkSendable } from '../../domain/sendable.ts';
import { REVERTED_TEXT } from '../../domain/transaction/derive.ts';
import type { Call, TransactionPorts } from '../../domain/transaction/ports.ts';
import type { CalledOrder, Leg, TransactionRecord } from '../../domain/transaction/record.ts';
import { applyEvent, readTransaction } from '../../device/transaction-store.ts';
import { checkTransactions } from '../../device/watcher.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { chainPort, rpcUrlsOf } from '../../services/chain.ts';
import { switchWalletChain } from '../../services/wallet.ts';
import { marketplacePort } from '../chain/marketplace-port.ts';
import { pinned } from '../chain/pinned.ts';
import { askToSend, MINED_CHECK_MS, pause } from '../chain/wallet-call.ts';
import { afterDoubt, intend, purposeOf, WalletLostError } from './asking.ts';
import { batchPorts } from './batches.ts';
import { showAsked } from './transactions-state.ts';
import * as texts from './texts.ts';

/** What a kind may do, for one record in one attempt. */
export function portsFor(record: TransactionRecord): TransactionPorts {
  return {
    chain: chainPort,
    pinned,
    wallet: { switchChain: switchWalletChain },
    marketplace: marketplacePort,
    ask: (kind, call, orders) => ask(record, kind, call, orders),
    batch: batchPorts(record),
    async answered(permissionEnds) {
      await applyEvent(record.id, { type: 'answered', attempt: record.attempt, permissionEnds });
    },
    untilMined: () => untilMined(record.id),
    alert: (description) => raiseAlert({ status: 'error', title: texts.balanceTooLow, description }),
  };
}

async function ask(
  record: TransactionRecord,
  kind: Leg['kind'],
  call: Call,
  orders?: CalledOrder[],
): Promise<TransactionRecord> {
  const purpose = purposeOf(record);
  // Before it is written down that a wallet was asked.
  checkSendable(call, purpose);
  showAsked(record.id, [call]);
  const nonce = await intend(record, kind, call, { orders });
  const answer = await askToSend(call, nonce, purpose);
  if ('doubt' in answer) return afterDoubt(record, answer.doubt);
  // Durable before the screen says pending.
  const returned = await applyEvent(record.id, { type: 'returned', attempt: record.attempt, hash: answer.hash });
  if (returned === null) throw new WalletLostError('The record was cleared while the wallet was open');
  return returned.record;
}

async function untilMined(id: string): Promise<TransactionRecord> {
  for (;;) {
    const record = await readTransaction(id);
    const leg = record?.legs.at(-1);
    if (record === null || leg === undefined || record.status !== 'approve') {
      throw new VitrineError(record?.error ?? texts.recordGone);
    }
    if (leg.receipt?.status === 'success') return record;
    if (leg.receipt?.status === 'reverted') throw new VitrineError(REVERTED_TEXT);
    await checkTransactions([record], rpcUrlsOf);
    await pause(MINED_CHECK_MS);
  }
}
