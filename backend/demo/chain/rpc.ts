import * as v from 'valibot';
import { RpcError } from './errors.ts';

export type RpcCall = { method: string; params: unknown[] };

/** JSON-RPC without a client library: thousands of calls in batches, and methods only anvil knows. */
export type Rpc = {
  call(method: string, params?: unknown[]): Promise<unknown>;
  /** Answers in the order of the calls. Anvil may run them in any order. */
  batch(calls: RpcCall[]): Promise<unknown[]>;
};

const answerSchema = v.object({
  id: v.number(),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ code: v.number(), message: v.string() })),
});
const batchSchema = v.array(answerSchema);

/** A chain that does not answer is an error after `timeout` milliseconds, never a wait without an end. */
export function createRpc(url: string, timeout = 60_000): Rpc {
  async function post(body: unknown): Promise<unknown> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    return response.json();
  }

  return {
    async call(method, params = []) {
      const answer = v.parse(answerSchema, await post({ jsonrpc: '2.0', id: 0, method, params }));
      if (answer.error) throw new RpcError(method, answer.error.message);
      return answer.result;
    },
    async batch(calls) {
      if (calls.length === 0) return [];
      const body = calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }));
      const results: unknown[] = [];
      for (const answer of v.parse(batchSchema, await post(body))) {
        if (answer.error) {
          throw new RpcError(calls[answer.id]?.method ?? 'batch', answer.error.message);
        }
        results[answer.id] = answer.result;
      }
      return results;
    },
  };
}

/** A hex quantity such as `0x1f`. */
export const quantitySchema = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]+$/),
  v.transform((value) => BigInt(value)),
);

export const blockSchema = v.object({ number: quantitySchema, timestamp: quantitySchema });
