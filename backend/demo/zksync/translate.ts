import { decodeFunctionData, isHex, numberToHex, toEventSelector, type Hex } from 'viem';
import * as v from 'valibot';
import { BOOTLOADER_ADDRESS } from '../chain/session-accounts.ts';
import { bootloaderAbi } from '../contracts/artifacts/bootloader.ts';
import type { RawRpc } from './raw-rpc.ts';

/*
 * How blocks, transactions and receipts look on ZKsync. An account's transaction is one of the relay to the
 * bootloader: its call data says all there is to say, so nothing has to be remembered.
 */

const RECEIPTS = new Set(['eth_getTransactionReceipt', 'eth_getBlockReceipts']);
const TRANSACTIONS = new Set([
  'eth_getTransactionByHash',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
]);
const BLOCKS = new Set(['eth_getBlockByHash', 'eth_getBlockByNumber']);

const recordSchema = v.record(v.string(), v.unknown());
type Item = v.InferOutput<typeof recordSchema>;
const logsSchema = v.array(v.looseObject({ address: v.string(), topics: v.array(v.string()), data: v.string() }));

const processed = bootloaderAbi.find((one) => one.type === 'event' && one.name === 'TransactionProcessed');
const PROCESSED = processed?.type === 'event' ? toEventSelector(processed) : '0x';

const address = (value: bigint): Hex => numberToHex(value, { size: 20 });
const isBootloader = ({ to }: Item) => to === BOOTLOADER_ADDRESS;
/** No batch is ever sealed here: there is no other network below. */
const NO_BATCH = { l1BatchNumber: null, l1BatchTxIndex: null } as const;

export const isTranslated = (method: string): boolean =>
  RECEIPTS.has(method) || TRANSACTIONS.has(method) || BLOCKS.has(method);

/** What the relay's call data say of the account's transaction; null where it is no such call. */
function accountsOwn(transaction: Item) {
  const { input } = transaction;
  if (!isBootloader(transaction) || !isHex(input)) return null;
  try {
    const { functionName, args } = decodeFunctionData({ abi: bootloaderAbi, data: input });
    if (functionName !== 'processTransaction') return null;
    const [own] = args;
    return { own, from: address(own.from), to: address(own.to) };
  } catch {
    return null;
  }
}

/** Only what was sent for a key that signed type 113 has a signature of nothing. */
const isUnsigned = ({ r, s }: Item) => r === '0x0' && s === '0x0';

function transactionOf(item: Item): Item {
  const found = accountsOwn(item);
  if (found === null) return { ...item, ...NO_BATCH, ...(isUnsigned(item) ? { type: '0x71' } : {}) };
  const { own, from, to } = found;
  return {
    ...item,
    ...NO_BATCH,
    type: '0x71',
    from,
    to,
    nonce: numberToHex(own.nonce),
    gas: numberToHex(own.gasLimit),
    value: numberToHex(own.value),
    input: own.data,
    gasPrice: numberToHex(own.maxFeePerGas),
    maxFeePerGas: numberToHex(own.maxFeePerGas),
    maxPriorityFeePerGas: numberToHex(own.maxPriorityFeePerGas),
    r: '0x0',
    s: '0x0',
    v: '0x0',
    yParity: '0x0',
  };
}

async function receiptOf(rpc: RawRpc, receipt: Item): Promise<Item> {
  const logs = v.parse(logsSchema, receipt['logs']).map((log, index) => ({
    ...log,
    l1BatchNumber: null,
    transactionLogIndex: numberToHex(index),
    logType: null,
  }));
  const common = { ...receipt, ...NO_BATCH, logs, l2ToL1Logs: [] };
  const sent = v.parse(recordSchema, await rpc('eth_getTransactionByHash', [receipt['transactionHash']]));
  const found = accountsOwn(sent);
  if (found === null) return isUnsigned(sent) ? { ...common, type: '0x71' } : common;
  const event = logs.find(({ address: from, topics }) => from === BOOTLOADER_ADDRESS && topics[0] === PROCESSED);
  return {
    ...common,
    type: '0x71',
    from: found.from,
    to: found.to,
    // The bootloader's own transaction succeeds also where the execution that it was for did not.
    status: event !== undefined && BigInt(event.data) === 1n ? '0x1' : '0x0',
    effectiveGasPrice: numberToHex(found.own.maxFeePerGas),
  };
}

export async function translate(rpc: RawRpc, method: string, result: unknown): Promise<unknown> {
  if (result === null || result === undefined) return result;
  if (method === 'eth_getTransactionReceipt') return receiptOf(rpc, v.parse(recordSchema, result));
  if (RECEIPTS.has(method)) {
    return Promise.all(v.parse(v.array(recordSchema), result).map((receipt) => receiptOf(rpc, receipt)));
  }
  if (TRANSACTIONS.has(method)) return transactionOf(v.parse(recordSchema, result));
  const block = v.parse(recordSchema, result);
  const transactions = v.safeParse(v.array(recordSchema), block['transactions']);
  return {
    ...block,
    l1BatchNumber: null,
    l1BatchTimestamp: null,
    ...(transactions.success ? { transactions: transactions.output.map(transactionOf) } : {}),
  };
}
