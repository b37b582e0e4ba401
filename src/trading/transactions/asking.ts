import { DUPLICATE_ID, type WalletFailure } from '../../domain/wallet-errors.ts';
import * as v from 'valibot';
import { VitrineError } from '../../domain/errors.ts';
import type { Purpose } from '../../domain/sendable.ts';
import type { Call } from '../../domain/transaction/ports.ts';
import {
  isLive,
  isOpenBatch,
  isUnresolved,
  type Leg,
  type TransactionRecord,
} from '../../domain/transaction/record.ts';
import { revokeFieldsSchema } from '../../domain/transaction/views/approval-revoke.ts';
import { sendFieldsSchema } from '../../domain/transaction/views/item-send.ts';
import { mintFieldsSchema } from '../../domain/transaction/views/mint-make.ts';
import { blockNumber, nextNonce } from '../../device/chain-reads.ts';
import { UnderWayError } from '../../domain/transaction/under-way.ts';
import { applyEvent, readTransaction } from '../../device/transaction-store.ts';
import { checkNow } from '../../device/watcher.ts';
import { rpcUrlsOf } from '../../services/chain.ts';
import * as texts from './texts.ts';

/*
 * What comes before a wallet opens and after it failed, for one call or a batch.
 */

/** What a record may have sent beside calls to Seaport: the mint, the items or the approval that its modal shows. */
export function purposeOf(record: TransactionRecord): Purpose {
  switch (record.type) {
    case 'mint:make':
      return { mint: v.parse(mintFieldsSchema, record).collectionAddress };
    case 'item:send':
      return { send: v.parse(sendFieldsSchema, record) };
    case 'approval:revoke':
      return { revoke: v.parse(revokeFieldsSchema, record) };
    default:
      return {};
  }
}

/** The wallet's answer is not known: the chain decides, not its error message. */
export class WalletLostError extends VitrineError {
  override name = 'WalletLostError';
}

/** The wallet failed after it was asked, and the chain shows nothing of it yet. */
export class DoubtfulError extends VitrineError {
  override name = 'DoubtfulError';
}

/** An earlier request may be on the chain, which cannot be read now: asking again could double it. */
export class ChainUnreadableError extends VitrineError {
  override name = 'ChainUnreadableError';
  constructor() {
    super(texts.chainUnreadable);
  }
}

/** Another wallet took a batch that it may still carry out, and this wallet cannot continue it. */
class BatchOpenError extends VitrineError {
  override name = 'BatchOpenError';
  constructor() {
    super(texts.batchOpen);
  }
}

/** The connection broke, or the wallet has the request already: the person should check the wallet. */
const IN_THE_WALLET = new Set([-32603, 4900, 4901, DUPLICATE_ID]);

/**
 * Stores what the wallet is about to be asked.
 * @returns the sender's next nonce
 * @throws UnderWayError when something of this record may still be sent
 */
export async function intend(
  record: TransactionRecord,
  kind: Leg['kind'],
  call: Call,
  more: Pick<Leg, 'orders' | 'callsId' | 'approvals'> = {},
): Promise<number> {
  const { id, attempt, userKey } = record;
  const urls = rpcUrlsOf(call.chainId);
  const [nonceFloor, blockAtAsk] = await Promise.all([nextNonce(urls, userKey), blockNumber(urls)]);
  await refuseWhatWasSent(record, nonceFloor, more.callsId);
  const leg = {
    kind,
    chainId: call.chainId,
    from: userKey,
    to: call.to,
    value: call.value.toString(),
    data: call.data,
    ...more,
    nonceFloor,
    blockAtAsk,
  };
  // Durable before the wallet opens.
  const asked = await applyEvent(id, { type: 'asked', attempt, leg });
  if (!asked?.changed) throw new UnderWayError();
  return nonceFloor;
}

/**
 * Two requests of one nonce exclude each other. Where the nonce has moved since an earlier request
 * that nobody answered, what moved it is checked before another may open a wallet.
 */
async function refuseWhatWasSent(record: TransactionRecord, nonceFloor: number, callsId?: string): Promise<void> {
  const now = await readTransaction(record.id);
  if (now === null) return;
  // A batch has no nonce of ours: only its own id keeps it from being carried out twice.
  if (now.legs.some((leg) => isOpenBatch(leg) && leg.callsId !== callsId)) throw new BatchOpenError();
  if (!now.legs.some((leg) => isUnresolved(leg) && leg.nonceFloor < nonceFloor)) return;
  if (!(await checkNow(now, rpcUrlsOf))) throw new ChainUnreadableError();
  const after = await readTransaction(record.id);
  if (after?.status !== 'approve' || after.legs.some(isLive)) throw new UnderWayError();
}

/**
 * An error is no proof that nothing was sent: a node can take a transaction and lose its answer.
 * The chain is asked at once; what it does not show yet is watched for.
 */
export async function afterDoubt({ id, attempt }: TransactionRecord, { code, message }: WalletFailure) {
  const mayBeOpen = code !== null && IN_THE_WALLET.has(code);
  const lost = await applyEvent(id, { type: 'lost', attempt, message });
  const reached = lost !== null && (await checkNow(lost.record, rpcUrlsOf));
  const now = await readTransaction(id);
  if (now !== null && now.status !== 'approve') return now;
  if (now !== null && now.legs.at(-1)?.ask === 'returned') return now;
  if (mayBeOpen || !reached) throw new WalletLostError(message);
  throw new DoubtfulError(message);
}
