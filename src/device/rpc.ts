import * as v from 'valibot';
import { VitrineError } from '../domain/errors.ts';

/** The node gave no usable answer: says nothing about the transaction. */
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

/** One call; its error is thrown. */
export async function rpc(urls: readonly string[], method: string, params: readonly unknown[]): Promise<unknown> {
  const [result] = await rpcBatch(urls, [{ method, params }]);
  if (result === undefined) throw new RpcUnavailableError();
  if (!result.ok) throw result.error;
  return result.value;
}
