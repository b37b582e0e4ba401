import * as v from 'valibot';
import { VitrineError } from '../domain/errors.ts';

/** The node gave no usable answer: this says nothing about the transaction. */
export class RpcUnavailableError extends VitrineError {
  override name = 'RpcUnavailableError';
  constructor(cause?: unknown) {
    super('The network cannot be reached right now', { cause });
  }
}

/** The node answered one call with an error. */
export class RpcAnswerError extends VitrineError {
  override name = 'RpcAnswerError';
  readonly code: number;
  readonly data: unknown;
  constructor(code: number, message: string, data: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export type RpcCall = { method: string; params: readonly unknown[] };
export type RpcResult = { ok: true; value: unknown } | { ok: false; error: RpcAnswerError };

const answersSchema = v.array(
  v.object({
    id: v.number(),
    result: v.optional(v.unknown()),
    error: v.optional(v.object({ code: v.number(), message: v.string(), data: v.optional(v.unknown()) })),
  }),
);

const TIMEOUT_MS = 10_000;

async function post(url: string, calls: readonly RpcCall[]): Promise<RpcResult[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const answers = v.parse(answersSchema, await response.json());
  return calls.map((_, id) => {
    const answer = answers.find((one) => one.id === id);
    if (answer === undefined) throw new Error('A call was not answered');
    return answer.error === undefined
      ? { ok: true, value: answer.result ?? null }
      : { ok: false, error: new RpcAnswerError(answer.error.code, answer.error.message, answer.error.data) };
  });
}

/**
 * Several JSON-RPC calls in one request; the next URL when one fails.
 * @throws RpcUnavailableError when none answered
 */
export async function rpcBatch(urls: readonly string[], calls: readonly RpcCall[]): Promise<RpcResult[]> {
  if (calls.length === 0) return [];
  let last: unknown;
  for (const url of urls) {
    try {
      return await post(url, calls);
    } catch (error) {
      last = error;
    }
  }
  throw new RpcUnavailableError(last);
}

/** How many calls a node takes in one request. */
const CALLS_AT_ONCE = 50;

type Waiting = { call: RpcCall; settle(result: Promise<RpcResult | undefined>): void };
const waiting = new Map<string, Waiting[]>();

function flush(urls: readonly string[], key: string): void {
  const all = waiting.get(key) ?? [];
  waiting.delete(key);
  for (let from = 0; from < all.length; from += CALLS_AT_ONCE) {
    const some = all.slice(from, from + CALLS_AT_ONCE);
    const answers = rpcBatch(
      urls,
      some.map((one) => one.call),
    );
    for (const [index, one] of some.entries()) one.settle(answers.then((results) => results[index]));
  }
}

/**
 * One call; its error is thrown. Whatever is asked of one network at the same moment (for all orders of a cart, say)
 * travels in one request: a flaky network loses all of it or none.
 * @throws RpcUnavailableError
 * @throws RpcAnswerError
 */
export async function rpc(urls: readonly string[], method: string, params: readonly unknown[]): Promise<unknown> {
  const key = urls.join(' ');
  const result = await new Promise<RpcResult | undefined>((resolve) => {
    const one = { call: { method, params }, settle: resolve };
    const others = waiting.get(key);
    if (others !== undefined) {
      others.push(one);
      return;
    }
    waiting.set(key, [one]);
    queueMicrotask(() => flush(urls, key));
  });
  if (result === undefined) throw new RpcUnavailableError();
  if (!result.ok) throw result.error;
  return result.value;
}
