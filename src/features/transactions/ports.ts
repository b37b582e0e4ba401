import { OrderMismatchError } from '../../domain/order.ts';
import { NOT_SENT, readWalletError } from '../../domain/wallet-errors.ts';
import { VitrineError } from '../../domain/errors.ts';
import { REVERTED_TEXT } from '../../domain/transaction/machine.ts';
import type { Call, TransactionPorts } from '../../domain/transaction/ports.ts';
import { isLive, isSought, type Leg, type TransactionRecord } from '../../domain/transaction/record.ts';
import { blockNumber, nextNonce } from '../../device/chain-reads.ts';
import { applyEvent, readTransaction, UnderWayError } from '../../device/transaction-store.ts';
import { checkNow, checkTransactions } from '../../device/watcher.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { chainPort, rpcUrlsOf } from '../../services/chain.ts';
import * as marketplace from '../../services/marketplace.ts';
import { sendTransaction, switchWalletChain } from '../../services/wallet.ts';

/** The wallet's answer is not known: the chain decides, not an error message. */
export class WalletLostError extends VitrineError {
  override name = 'WalletLostError';
}

/** Said after it was asked, and nothing of it is on the chain yet. */
export class DoubtfulError extends VitrineError {
  override name = 'DoubtfulError';
}

/** What was asked before may be on the chain, which cannot be read now: asking again could double it. */
export class ChainUnreadableError extends VitrineError {
  override name = 'ChainUnreadableError';
  constructor() {
    super('The network cannot be read right now, so it is not known whether this was sent already. Try again later.');
  }
}

/** With these its line broke: whoever waits for it should look into the wallet. */
const LINE_BROKE = new Set([-32603, 4900, 4901]);

/** How often the chain is asked while a person waits for an approval to be mined. */
const MINED_POLL_MS = 1000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a kind may do, for one record in one attempt. */
export function portsFor(record: TransactionRecord): TransactionPorts {
  return {
    chain: chainPort,
    wallet: { switchChain: switchWalletChain },
    marketplace: {
      bestOrder: (uuid, identifier) => marketplace.bestOrder(uuid, { identifier }),
      bestOrders: marketplace.bestOrders,
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
    async answered(permissionEnds) {
      await applyEvent(record.id, { type: 'answered', attempt: record.attempt, permissionEnds });
    },
    untilMined: () => untilMined(record.id),
    alert: (description) => raiseAlert({ status: 'error', title: 'Your balance is too low', description }),
  };
}

async function ask(record: TransactionRecord, kind: Leg['kind'], call: Call): Promise<TransactionRecord> {
  const { id, attempt, userKey } = record;
  const urls = rpcUrlsOf(call.chainId);
  const [nonceFloor, blockAtAsk] = await Promise.all([nextNonce(urls, userKey), blockNumber(urls)]);
  await refuseWhatWasSent(record, nonceFloor);
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
    if (NOT_SENT.has(code)) throw error;
    return afterDoubt(id, attempt, message, code !== null && LINE_BROKE.has(code));
  }
  // Durable before the screen says pending.
  const returned = await applyEvent(id, { type: 'returned', attempt, hash });
  if (returned === null) throw new WalletLostError('The record was cleared while the wallet was open');
  return returned.record;
}

/**
 * Two requests of one nonce exclude each other. Where the nonce has moved since an earlier request
 * that nobody answered, what moved it is looked at before another may open a wallet.
 */
async function refuseWhatWasSent(record: TransactionRecord, nonceFloor: number): Promise<void> {
  const now = await readTransaction(record.id);
  if (now === null || !now.legs.some((leg) => isSought(leg) && leg.nonceFloor < nonceFloor)) return;
  if (!(await checkNow(now, rpcUrlsOf))) throw new ChainUnreadableError();
  const after = await readTransaction(record.id);
  if (after?.status !== 'approve' || after.legs.some(isLive)) throw new UnderWayError();
}

/**
 * An error is no proof that nothing was sent: a node can take a transaction and lose its answer.
 * The chain is asked at once; what it does not show yet is looked for on.
 */
async function afterDoubt(id: string, attempt: number, message: string, lineBroke: boolean) {
  const lost = await applyEvent(id, { type: 'lost', attempt, message });
  const reached = lost !== null && (await checkNow(lost.record, rpcUrlsOf));
  const now = await readTransaction(id);
  if (now !== null && now.status !== 'approve') return now;
  if (now !== null && now.legs.at(-1)?.ask === 'returned') return now;
  if (lineBroke || !reached) throw new WalletLostError(message);
  throw new DoubtfulError(message);
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
