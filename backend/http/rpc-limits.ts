import * as v from 'valibot';

/** What strangers may have an embedded chain do. The same numbers are in docs/operating.md. */
export const rpcLimits = {
  requestBytes: 512 * 1024,
  answerBytes: 4 * 1024 * 1024,
  /** Calls in one request, and among them executions: simulations, estimates. */
  batch: 100,
  /** Gas of one execution, and of all executions in one request. */
  gas: 30_000_000n,
  batchGas: 300_000_000n,
  /** Blocks that all log queries of one request may span together. */
  logBlocks: 2_000,
  feeHistoryBlocks: 256,
  /** Requests that a chain works on at the same time: those that execute or search, and all others. */
  heavyAtOnce: 4,
  lightAtOnce: 32,
  /** How many of these may come from one network address. */
  heavyOfOne: 2,
  lightOfOne: 16,
  /** When the caller is told that there is no answer, counted from when the body has arrived. */
  deadlineMs: 5_000,
  /** When a slot is released although the chain is still working. */
  workMs: 20_000,
  /** How old the known newest block number may be when log queries are checked against it. */
  headMs: 1_000,
};

/** One call of a request. */
export type RpcCall = { jsonrpc: '2.0'; id: string | number | null; method: string; params?: unknown };

/** A call that is refused; becomes an error answer in JSON-RPC. */
export class CallRefused extends Error {
  override name = 'CallRefused';
}

const EXECUTES = new Set(['eth_call', 'eth_createAccessList', 'eth_estimateGas', 'eth_simulateV1']);
const SEARCHES = new Set(['eth_getLogs', 'eth_feeHistory', 'eth_getBlockReceipts']);
export const isHeavy = ({ method }: RpcCall): boolean => EXECUTES.has(method) || SEARCHES.has(method);

const objectSchema = v.record(v.string(), v.unknown());
const listSchema = v.optional(v.array(v.unknown()), []);
const simulationSchema = v.tupleWithRest(
  [
    v.looseObject({
      blockStateCalls: v.array(v.looseObject({ calls: v.optional(v.array(objectSchema), []) })),
    }),
  ],
  v.unknown(),
);
const filterSchema = v.looseObject({
  fromBlock: v.nullish(v.string(), 'latest'),
  toBlock: v.nullish(v.string(), 'latest'),
  blockHash: v.nullish(v.string()),
});

function parse<T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T> {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new CallRefused('The parameters are not understood.');
  return parsed.output;
}

/** How many executions this call causes on the chain. */
function executionsOf({ method, params }: RpcCall): number {
  if (!EXECUTES.has(method)) return 0;
  if (method !== 'eth_simulateV1') return 1;
  const [{ blockStateCalls }] = parse(simulationSchema, params);
  // An empty block is produced as well.
  return blockStateCalls.reduce((sum, { calls }) => sum + Math.max(1, calls.length), 0);
}

/** The same transaction with gas capped at `most`, which is also the default. */
function capped(transaction: Record<string, unknown>, most: bigint): Record<string, unknown> {
  const { gasLimit, gas = gasLimit, ...rest } = transaction;
  const named = typeof gas === 'string' && /^0x[0-9a-f]{1,16}$/i.test(gas) ? BigInt(gas) : most;
  return { ...rest, gas: `0x${(named < most ? named : most).toString(16)}` };
}

function cappedCall(call: RpcCall, most: bigint): RpcCall {
  const params = parse(listSchema, call.params);
  if (call.method === 'eth_simulateV1') {
    const [{ blockStateCalls, ...options }, ...rest] = parse(simulationSchema, params);
    const blocks = blockStateCalls.map((block) => {
      // Another block number would make the chain produce all blocks in between.
      if ('blockOverrides' in block && block['blockOverrides'] != null) {
        throw new CallRefused('Blocks cannot be overridden here.');
      }
      return { ...block, calls: block.calls.map((one) => capped(one, most)) };
    });
    return { ...call, params: [{ ...options, blockStateCalls: blocks }, ...rest] };
  }
  const [transaction, block, state, blockOverrides] = params;
  if (blockOverrides != null || params.length > 4) throw new CallRefused('Blocks cannot be overridden here.');
  const kept = state == null ? [block] : [block, state];
  return { ...call, params: [capped(parse(objectSchema, transaction), most), ...(block == null ? [] : kept)] };
}

const blockOf = (tag: string, head: number): number => {
  if (tag === 'earliest') return 0;
  if (['latest', 'pending', 'safe', 'finalized'].includes(tag)) return head;
  const number = /^0x[0-9a-f]{1,12}$/i.test(tag) ? Number(tag) : Number.NaN;
  if (!Number.isSafeInteger(number)) throw new CallRefused('The block is not understood.');
  return number;
};

/** How many blocks this call searches for logs. */
async function blocksSearched({ method, params }: RpcCall, head: () => Promise<number>): Promise<number> {
  const [first] = parse(listSchema, params);
  if (method === 'eth_feeHistory' && !(Number(first) <= rpcLimits.feeHistoryBlocks)) {
    throw new CallRefused(`At most ${rpcLimits.feeHistoryBlocks} blocks can be asked for at a time.`);
  }
  if (method !== 'eth_getLogs') return 0;
  const { fromBlock, toBlock, blockHash } = parse(filterSchema, first);
  if (blockHash != null) return 1;
  const newest = await head();
  // Beyond the newest block there is nothing to search.
  return Math.max(0, Math.min(blockOf(toBlock, newest), newest) - blockOf(fromBlock, newest) + 1);
}

/**
 * The calls as they are passed to the chain: with bounded gas and bounded searches. Throws a `CallRefused`. `head`
 * returns the newest block's number.
 */
export async function boundCalls(calls: readonly RpcCall[], head: () => Promise<number>): Promise<RpcCall[]> {
  const executions = calls.reduce((sum, call) => sum + executionsOf(call), 0);
  if (executions > rpcLimits.batch) {
    throw new CallRefused(`At most ${rpcLimits.batch} calls can be executed at a time.`);
  }
  const share = executions === 0 ? rpcLimits.gas : rpcLimits.batchGas / BigInt(executions);
  const most = share < rpcLimits.gas ? share : rpcLimits.gas;
  const bound: RpcCall[] = [];
  let searched = 0;
  for (const call of calls) {
    if (SEARCHES.has(call.method)) searched += await blocksSearched(call, head);
    if (searched > rpcLimits.logBlocks) {
      throw new CallRefused(`Logs of at most ${rpcLimits.logBlocks} blocks can be asked for at a time.`);
    }
    bound.push(EXECUTES.has(call.method) ? cappedCall(call, most) : call);
  }
  return bound;
}

/** Reads an answer up to `limit` bytes; null when it is longer, and the rest is not read. */
export async function readBounded(answer: Response, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel().catch(() => {});
      return null;
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
