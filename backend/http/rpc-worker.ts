import * as v from 'valibot';
import type { RpcDialect } from '../core/rpc-dialect.ts';
import { createTurns } from '../core/turns.ts';
import { ApiError } from './answers.ts';
import { answerInDialect, isDialect } from './rpc-dialect.ts';
import { boundCalls, isHeavy, readBounded, rpcLimits, type RpcCall } from './rpc-limits.ts';

const headSchema = v.object({ result: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,12}$/i), v.transform(Number)) });

/** The result of `work`, or the signal's reason if that comes first. The work itself goes on. */
function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}

/** Asks once for all callers that wait; the answer is reused for a moment. */
function shared<T>(ask: () => Promise<T>, forMs: number): () => Promise<T> {
  let known: { answer: Promise<T>; freshUntil: number } | null = null;
  return () => {
    if (known !== null && performance.now() < known.freshUntil) return known.answer;
    const asked = { answer: ask(), freshUntil: Number.POSITIVE_INFINITY };
    known = asked;
    asked.answer.then(
      () => (asked.freshUntil = performance.now() + forMs),
      () => (asked.freshUntil = 0),
    );
    return asked.answer;
  };
}

/** Carries out calls on one embedded chain, a few at a time. */
export function createRpcWorker(target: string, dialect?: RpcDialect) {
  const heavy = createTurns({ slots: rpcLimits.heavyAtOnce, perGroup: rpcLimits.heavyOfOne });
  const light = createTurns({ slots: rpcLimits.lightAtOnce, perGroup: rpcLimits.lightOfOne });

  async function post(body: unknown): Promise<Response> {
    const answer = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(rpcLimits.workMs),
      redirect: 'error',
    });
    if (answer.status !== 200) throw new ApiError(502, 'rpc.unreachable', 'The network does not answer.');
    return answer;
  }

  const head = shared(async () => {
    const answer = await post({ jsonrpc: '2.0', id: 0, method: 'eth_blockNumber', params: [] });
    return v.parse(headSchema, await answer.json()).result;
  }, rpcLimits.headMs);

  async function spoken(own: RpcDialect, isBatch: boolean, calls: readonly RpcCall[]) {
    const answers = await answerInDialect(own, calls, post);
    const text = new TextEncoder().encode(JSON.stringify(isBatch ? answers : answers?.[0]));
    return answers === null || text.byteLength > rpcLimits.answerBytes ? null : text;
  }

  /**
   * The chain's answer, put into its dialect where there is one; null when it is too long. Throws a `CallRefused`, or
   * the deadline's reason. `client`: the caller, who takes turns with others.
   */
  return async function work(
    body: unknown,
    calls: readonly RpcCall[],
    { client, deadline }: { client: string; deadline: AbortSignal },
  ): Promise<Uint8Array<ArrayBuffer> | null> {
    const bound = await until(deadline, boundCalls(calls, head));
    const isHeavyHere = (call: RpcCall) => isHeavy(call) || (dialect?.executes(call) ?? false);
    const turn = calls.some(isHeavyHere) ? heavy : light;
    const leave = await turn(client, () => true, deadline);
    // The chain finishes what it has begun even if the caller hangs up: the slot stays taken until it has answered.
    const answered =
      dialect && isDialect(dialect, bound)
        ? spoken(dialect, Array.isArray(body), bound).finally(leave)
        : post(Array.isArray(body) ? bound : bound[0])
            .then((answer) => readBounded(answer, rpcLimits.answerBytes))
            .finally(leave);
    return until(deadline, answered);
  };
}
