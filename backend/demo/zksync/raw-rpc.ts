import * as v from 'valibot';
import { RpcError } from '../chain/errors.ts';

/** One call of a chain, its result. Throws a `ChainRefusal` with the data that a contract refused with. */
export type RawRpc = (method: string, params: unknown[]) => Promise<unknown>;

/** The chain's own error, with what a contract gave as its reason. */
export class ChainRefusal extends RpcError {
  override name = 'ChainRefusal';
  /** The chain's own words. */
  readonly reason: string;
  readonly data: unknown;
  constructor(method: string, message: string, data: unknown) {
    super(method, message);
    this.reason = message;
    this.data = data;
  }
}

const TIMEOUT_MS = 20_000;

const answerSchema = v.object({
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string(), data: v.optional(v.unknown()) })),
});

export function createRawRpc(url: string): RawRpc {
  return async (method, params) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 0, method, params }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { result, error } = v.parse(answerSchema, await response.json());
    if (error) throw new ChainRefusal(method, error.message, error.data);
    return result;
  };
}
