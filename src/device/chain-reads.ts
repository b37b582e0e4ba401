import * as v from 'valibot';
import { addressSchema, hash32Schema, hexSchema } from '../contract/primitives.ts';
import type { ChainTransaction } from '../domain/transaction/reconcile.ts';
import { proofsOf, readFills, type CarriedCall, type EventLog } from '../domain/seaport-fills.ts';
import type { LegReceipt } from '../domain/transaction/record.ts';
import { rpc, rpcBatch, RpcAnswerError, RpcUnavailableError, type RpcResult } from './rpc.ts';

const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]+$/),
  v.transform((text) => BigInt(text)),
);
const small = v.pipe(quantity, v.transform(Number), v.safeInteger());

const transactionSchema = v.object({
  hash: hash32Schema,
  from: addressSchema,
  to: v.nullable(addressSchema),
  value: quantity,
  input: hexSchema,
  nonce: small,
});

const logSchema = v.object({ address: addressSchema, topics: v.array(hexSchema), data: hexSchema });

const receiptSchema = v.object({
  transactionHash: hash32Schema,
  blockHash: hash32Schema,
  blockNumber: small,
  status: v.picklist(['0x1', '0x0']),
  logs: v.optional(v.array(logSchema), []),
});

const blockSchema = v.object({ transactions: v.array(transactionSchema) });

/** The value of a call, parsed; a node that answers nonsense has not answered. */
function valueOf<T extends v.GenericSchema>(result: RpcResult | undefined, schema: T): v.InferOutput<T> {
  if (result === undefined || !result.ok) throw new RpcUnavailableError(result?.error);
  const parsed = v.safeParse(schema, result.value);
  if (!parsed.success) throw new RpcUnavailableError(v.flatten(parsed.issues));
  return parsed.output;
}

const toTransaction = (raw: v.InferOutput<typeof transactionSchema>): ChainTransaction => ({
  hash: raw.hash,
  from: raw.from,
  to: raw.to,
  value: raw.value,
  data: raw.input,
  nonce: raw.nonce,
});

/**
 * Null when the node knows no receipt. For a call that was handed over as a batch (`batched`) the transaction's own
 * status says nothing: the call succeeded if the logs contain its proof.
 */
export function readReceipt(result: RpcResult | undefined, batched?: CarriedCall): LegReceipt | null {
  const raw = valueOf(result, v.nullable(receiptSchema));
  if (raw === null) return null;
  const logs = batched === undefined ? raw.logs : proofsOf(raw.logs, batched);
  const isMissing = batched !== undefined && logs.length === 0;
  return {
    hash: raw.transactionHash,
    blockHash: raw.blockHash,
    blockNumber: raw.blockNumber,
    status: raw.status === '0x1' && !isMissing ? 'success' : 'reverted',
    fills: readFills(logs),
  };
}

/** The logs of a mined transaction; none when the node knows no receipt. @throws when it does not answer */
export async function logsOf(urls: readonly string[], hash: string): Promise<readonly EventLog[]> {
  const value = await rpc(urls, 'eth_getTransactionReceipt', [hash]);
  return valueOf({ ok: true, value }, v.nullable(receiptSchema))?.logs ?? [];
}

/** Null when the node knows no such transaction, mined or waiting. */
export function readTransactionAnswer(result: RpcResult | undefined): ChainTransaction | null {
  const raw = valueOf(result, v.nullable(transactionSchema));
  return raw === null ? null : toTransaction(raw);
}

const wordsSchema = v.pipe(
  v.string(),
  v.regex(/^0x(?:[0-9a-fA-F]{64})+$/),
  v.transform((text) => Array.from(text.slice(2).matchAll(/.{64}/g), ([word]) => BigInt(`0x${word}`))),
);

/** What a contract returned, word by word. */
export const readWords = (result: RpcResult | undefined): bigint[] => valueOf(result, wordsSchema);

/** The number in an answer that holds one, such as a nonce. */
export const readCount = (result: RpcResult | undefined): number => valueOf(result, small);

export const hex = (value: number) => `0x${value.toString(16)}`;

async function nonceAt(urls: readonly string[], from: string, block: number): Promise<number> {
  return v.parse(small, await rpc(urls, 'eth_getTransactionCount', [from, hex(block)]));
}

/** The block in which the sender's nonce became greater than `nonce`, by bisection. */
async function blockOfNonce(
  urls: readonly string[],
  from: string,
  nonce: number,
  low: number,
  high: number,
): Promise<number> {
  let [first, last] = [low, high];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if ((await nonceAt(urls, from, middle)) > nonce) last = middle;
    else first = middle + 1;
  }
  return first;
}

/** Null when the node has no such block, or one that cannot be read. */
async function readBlock(urls: readonly string[], block: string): Promise<ChainTransaction[] | null> {
  const raw = await rpc(urls, 'eth_getBlockByNumber', [block, true]);
  const parsed = v.safeParse(v.nullable(blockSchema), raw);
  return parsed.success && parsed.output !== null ? parsed.output.transactions.map(toTransaction) : null;
}

const transactionsIn = async (urls: readonly string[], block: string) => (await readBlock(urls, block)) ?? [];

/** Blocks read one by one where a node has forgotten old states: some hours of most networks. */
const BLOCKS_AT_MOST = 2000;

/**
 * The mined transaction that took a nonce; null when it is in none of these blocks. `nobody`: the nonce was used up in
 * a block without such a transaction, as by an EIP-7702 authorization. Found by bisection over the sender's nonce; a
 * node that keeps no old states is asked for the blocks themselves.
 * @throws when the node can tell neither way: not knowing is not a "no"
 */
export async function findByNonce(
  urls: readonly string[],
  from: string,
  nonce: number,
  fromBlock: number,
  toBlock: number,
): Promise<ChainTransaction | 'nobody' | null> {
  const isIt = (one: ChainTransaction) => one.from === from && one.nonce === nonce;
  try {
    const block = await blockOfNonce(urls, from, nonce, fromBlock, toBlock);
    const inBlock = await readBlock(urls, hex(block));
    const found = inBlock?.find(isIt);
    if (found !== undefined) return found;
    // Asked after the block was read: a block that a re-org has replaced proves nothing.
    const isTaken =
      inBlock !== null &&
      block > fromBlock &&
      (await nonceAt(urls, from, block)) > nonce &&
      (await nonceAt(urls, from, block - 1)) <= nonce;
    return isTaken ? 'nobody' : null;
  } catch (error) {
    if (!(error instanceof RpcAnswerError) || toBlock - fromBlock > BLOCKS_AT_MOST) throw error;
  }
  for (let block = fromBlock; block <= toBlock; block += 1) {
    const found = (await transactionsIn(urls, hex(block))).find(isIt);
    if (found !== undefined) return found;
  }
  return null;
}

/** Waiting transactions of the sender, as far as the node shows its pool. */
export async function findWaiting(urls: readonly string[], from: string): Promise<ChainTransaction[]> {
  return (await transactionsIn(urls, 'pending')).filter((one) => one.from === from);
}

const foundLogSchema = v.object({ ...logSchema.entries, transactionHash: hash32Schema });

/** Null where the node refuses, as it does for too wide a range. @throws when it does not answer */
export async function findLogs(urls: readonly string[], filter: object) {
  const [answer] = await rpcBatch(urls, [{ method: 'eth_getLogs', params: [filter] }]);
  return answer?.ok === false ? null : valueOf(answer, v.array(foundLogSchema));
}

/**
 * Transactions since a block, whoever sent them, with logs that prove a call. None where the node refuses so wide a
 * range: the wallet then tells what became of a batch, and the batch's id keeps it from being carried out twice.
 */
export async function findCarried(
  urls: readonly string[],
  call: CarriedCall,
  fromBlock: number,
): Promise<ChainTransaction[]> {
  const filter = { address: call.to, fromBlock: hex(fromBlock), toBlock: 'latest' };
  const logs = (await findLogs(urls, filter)) ?? [];
  const hashes = new Set(logs.filter((log) => proofsOf([log], call).length > 0).map((log) => log.transactionHash));
  if (hashes.size === 0) return [];
  const calls = [...hashes].map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] }));
  return (await rpcBatch(urls, calls)).map(readTransactionAnswer).filter((one) => one !== null);
}

/** The newest block's number. @throws RpcUnavailableError */
export async function blockNumber(urls: readonly string[]): Promise<number> {
  return v.parse(small, await rpc(urls, 'eth_blockNumber', []));
}

const timedSchema = v.object({ timestamp: small });

/**
 * The time of a block in Unix seconds; `pending`: of the next one, even when none has come for long.
 * @throws RpcUnavailableError
 */
export async function blockTime(urls: readonly string[], block: 'latest' | 'pending' | `0x${string}`): Promise<number> {
  const method = block.startsWith('0x') ? 'eth_getBlockByHash' : 'eth_getBlockByNumber';
  return v.parse(timedSchema, await rpc(urls, method, [block, false])).timestamp;
}

/** How many transactions of the sender are mined. */
export async function minedNonce(urls: readonly string[], from: string): Promise<number> {
  return v.parse(small, await rpc(urls, 'eth_getTransactionCount', [from, 'latest']));
}

/** The sender's next nonce, counting what waits in the node's pool. @throws RpcUnavailableError */
export async function nextNonce(urls: readonly string[], from: string): Promise<number> {
  return v.parse(small, await rpc(urls, 'eth_getTransactionCount', [from, 'pending']));
}
