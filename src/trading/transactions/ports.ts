import { OrderMismatchError } from '../../domain/order.ts';
import { NOT_SENT, readWalletError } from '../../domain/wallet-errors.ts';
import { VitrineError } from '../../domain/errors.ts';
import { REVERTED_TEXT } from '../../domain/transaction/machine.ts';
import type { Call, TransactionPorts } from '../../domain/transaction/ports.ts';
import type { Leg, TransactionRecord } from '../../domain/transaction/record.ts';
import { applyEvent, readTransaction } from '../../device/transaction-store.ts';
import { checkTransactions } from '../../device/watcher.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { chainPort, rpcUrlsOf } from '../../services/chain.ts';
import * as marketplace from '../../services/marketplace.ts';
import { sendTransaction, switchWalletChain } from '../../services/wallet.ts';
import { afterDoubt, intend, WalletLostError } from './asking.ts';
import { batchPorts } from './batches.ts';

/** How often the chain is asked while a person waits for an approval to be mined. */
const MINED_POLL_MS = 1000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a kind may do, for one record in one attempt. */
export function portsFor(record: TransactionRecord): TransactionPorts {
  return {
    chain: chainPort,
    wallet: { switchChain: switchWalletChain },
    marketplace: {
      bestOrder: (uuid, identifier) => marketplace.bestOrder(uuid, { identifier, fulfill: true }),
      bestOrders: (uuids) => marketplace.bestOrders(uuids, { fulfill: true }),
      async cancelOrder(side, hash, chainId) {
        const { data } = await marketplace.cancelOrder(side, hash, chainId);
        if (data === null) throw new VitrineError('The marketplace does not know this order');
        return data;
      },
      async routerSettings() {
        const { data } = await marketplace.routerSettings();
        if (data === null) throw new OrderMismatchError('approval address');
        return data;
      },
    },
    ask: (kind, call) => ask(record, kind, call),
    batch: batchPorts(record),
    async answered(permissionEnds) {
      await applyEvent(record.id, { type: 'answered', attempt: record.attempt, permissionEnds });
    },
    untilMined: () => untilMined(record.id),
    alert: (description) => raiseAlert({ status: 'error', title: 'Your balance is too low', description }),
  };
}

async function ask(record: TransactionRecord, kind: Leg['kind'], call: Call): Promise<TransactionRecord> {
  const nonce = await intend(record, kind, call);
  let hash: `0x${string}`;
  try {
    // Pinned: should this request be answered after we gave up on it and asked again, both carry
    // the same nonce, and at most one of them can ever be mined.
    hash = await sendTransaction({ ...call, nonce });
  } catch (error) {
    const failure = readWalletError(error);
    if (NOT_SENT.has(failure.code)) throw error;
    return afterDoubt(record, failure);
  }
  // Durable before the screen says pending.
  const returned = await applyEvent(record.id, { type: 'returned', attempt: record.attempt, hash });
  if (returned === null) throw new WalletLostError('The record was cleared while the wallet was open');
  return returned.record;
}

async function untilMined(id: string): Promise<TransactionRecord> {
  for (;;) {
    const record = await readTransaction(id);
    const leg = record?.legs.at(-1);
    if (record === null || leg === undefined || record.status !== 'approve') {
      throw new VitrineError(record?.error ?? 'The transaction is no longer there');
    }
    if (leg.receipt?.status === 'success') return record;
    if (leg.receipt?.status === 'reverted') throw new VitrineError(REVERTED_TEXT);
    await checkTransactions([record], rpcUrlsOf);
    await pause(MINED_POLL_MS);
  }
}
