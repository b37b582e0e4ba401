import { toHex } from 'viem/utils';
import { NO_BATCH, provesNothingSent, readWalletError } from '../../domain/wallet-errors.ts';
import { checkSendable } from '../../domain/sendable.ts';
import type { BatchPorts, Call } from '../../domain/transaction/ports.ts';
import { isOpenBatch, type CalledOrder, type TransactionRecord } from '../../domain/transaction/record.ts';
import { applyEvent, readTransaction } from '../../device/transaction-store.ts';
import { canSimulate, simulate } from '../../services/chain.ts';
import { offersBatches, sendCalls } from '../../services/wallet.ts';
import { hasNoNonce } from '../../services/wallet-state.ts';
import { showAsked } from './transactions-state.ts';
import { afterDoubt, intend, purposeOf, WalletLostError } from './asking.ts';

/*
 * EIP-5792: approvals and the call that needs them, as one confirmation.
 */

const newId = () => toHex(crypto.getRandomValues(new Uint8Array(32)));

export const batchPorts = (record: TransactionRecord): BatchPorts => ({
  async isOffered(chainId, owner) {
    return (await offersBatches(owner, chainId)) && (await canSimulate(chainId));
  },
  isForSingleCalls: hasNoNonce,
  simulate,
  ask: (approvals, main, orders) => ask(record, approvals, main, orders),
});

async function ask(
  record: TransactionRecord,
  approvals: readonly Call[],
  main: Call,
  orders?: CalledOrder[],
): Promise<TransactionRecord | null> {
  const { id, attempt } = record;
  for (const call of [...approvals, main]) checkSendable(call, purposeOf(record));
  // A batch that may still be in the wallet is sent again under its own id: a wallet takes each id
  // once, so the two together are carried out at most once.
  const callsId = (await readTransaction(id))?.legs.findLast(isOpenBatch)?.callsId ?? newId();
  showAsked(id, [...approvals, main]);
  await intend(record, 'main', main, { callsId, approvals: approvals.length, orders });
  let taken: string;
  try {
    taken = await sendCalls({ id: callsId, chainId: main.chainId, from: record.userKey, calls: [...approvals, main] });
  } catch (error) {
    const failure = readWalletError(error);
    if (failure.code !== null && NO_BATCH.has(failure.code)) {
      await applyEvent(id, { type: 'declined', attempt });
      return null;
    }
    if (provesNothingSent(failure)) throw error;
    return afterDoubt(record, failure);
  }
  // Durable before the screen says pending.
  const accepted = await applyEvent(id, { type: 'accepted', attempt, callsId: taken });
  if (accepted === null) throw new WalletLostError('The record was cleared while the wallet was open');
  return accepted.record;
}
