import { isOpenBatch, type TransactionRecord } from '../../domain/transaction/record.ts';
import { applyEvent } from '../../device/transaction-store.ts';
import { walletState } from '../../services/wallet-state.ts';
import { readCallsStatus } from '../../services/wallet.ts';
import * as texts from './texts.ts';

/** Index of a record's batch that has no hash yet. */
const openBatch = (record: TransactionRecord) =>
  record.legs.findLastIndex((leg) => isOpenBatch(leg) && leg.hashes.length === 0 && leg.ask !== 'asked');

export const awaitsWallet = (record: TransactionRecord): boolean => openBatch(record) >= 0;

/**
 * Asks the wallet what became of the batches it took. Its answer gives a hash, which the chain then
 * proves or not; an id that it does not know, or no longer knows, means nothing.
 */
export async function askWalletAbout(records: readonly TransactionRecord[]): Promise<void> {
  if (walletState.status !== 'connected') return;
  for (const record of records) {
    const legIndex = openBatch(record);
    const callsId = record.legs[legIndex]?.callsId;
    if (callsId === undefined || record.userKey !== walletState.address) continue;
    const status = await readCallsStatus(callsId);
    if (status === null) continue;
    const { id, attempt } = record;
    if (status.hash !== null) await applyEvent(id, { type: 'found', legIndex, hash: status.hash, nonce: null });
    else if (status.state === 'dropped')
      await applyEvent(id, { type: 'dropped', callsId, message: texts.batchDropped });
    else await applyEvent(id, { type: 'accepted', attempt, callsId });
  }
}
