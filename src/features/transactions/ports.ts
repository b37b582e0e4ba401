import { OrderMismatchError } from '../../domain/order.ts';
import { readWalletError } from '../../domain/wallet-errors.ts';
import { VitrineError } from '../../domain/errors.ts';
import { REVERTED_TEXT } from '../../domain/transaction/machine.ts';
import type { Call, TransactionPorts } from '../../domain/transaction/ports.ts';
import type { Leg, TransactionRecord } from '../../domain/transaction/record.ts';
import { blockNumber, nextNonce } from '../../device/chain-reads.ts';
import { applyEvent, readTransaction, UnderWayError } from '../../device/transaction-store.ts';
import { checkTransactions } from '../../device/watcher.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { chainPort, rpcUrlsOf } from '../../services/chain.ts';
import * as marketplace from '../../services/marketplace.ts';
import { sendTransaction, switchWalletChain } from '../../services/wallet.ts';

/** The wallet's answer is not known: the chain decides, not an error message. */
export class WalletLostError extends VitrineError {
  override name = 'WalletLostError';
}

/** Codes with which a wallet or node says "that was not sent" beyond doubt are all but these. */
const LEAVES_DOUBT = new Set([-32603, 4900, 4901]);

/** How often the chain is asked while a person waits for an approval to be mined. */
const MINED_POLL_MS = 1000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a kind may do, for one record in one attempt. */
export function portsFor(record: TransactionRecord): TransactionPorts {
  return {
    chain: chainPort,
    wallet: { switchChain: switchWalletChain },
    marketplace: {
      bestOrder: marketplace.bestOrder,
      async routerSettings() {
        const { data } = await marketplace.routerSettings();
        if (data === null) throw new OrderMismatchError('approval address');
        return data;
      },
    },
    ask: (kind, call) => ask(record, kind, call),
    untilMined: () => untilMined(record.id),
    alert: (description) => raiseAlert({ status: 'error', title: 'Your balance is too low', description }),
  };
}

async function ask(record: TransactionRecord, kind: Leg['kind'], call: Call): Promise<TransactionRecord> {
  const { id, attempt, userKey } = record;
  const urls = rpcUrlsOf(call.chainId);
  const [nonceFloor, blockAtAsk] = await Promise.all([nextNonce(urls, userKey), blockNumber(urls)]);
  const leg = {
    kind,
    chainId: call.chainId,
    from: userKey,
    to: call.to,
    value: call.value.toString(),
    data: call.data,
    nonceFloor,
    blockAtAsk,
  };
  // Durable before the wallet opens.
  const asked = await applyEvent(id, { type: 'asked', attempt, leg });
  if (!asked?.changed) throw new UnderWayError();

  let hash: `0x${string}`;
  try {
    // Pinned: should this request be answered after we gave up on it and asked again, both carry
    // the same nonce, and at most one of them can ever be mined.
    hash = await sendTransaction({ ...call, nonce: nonceFloor });
  } catch (error) {
    const { code, message } = readWalletError(error);
    if (code === null || !LEAVES_DOUBT.has(code)) throw error;
    await applyEvent(id, { type: 'lost', attempt, message });
    throw new WalletLostError(message, { cause: error });
  }
  // Durable before the screen says pending.
  const returned = await applyEvent(id, { type: 'returned', attempt, hash });
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
