import { setTimeout as sleep } from 'node:timers/promises';
import { HttpRequestError, RpcRequestError, TimeoutError, type Transport } from 'viem';
import * as v from 'valibot';

/** A provider that did not answer is not waited for again so soon. */
const GONE_MS = 30_000;
const STANDING_MS = 10 * 60_000;
/** One that is asked too often and does not say until when: twice as long each time. */
const BUSY_MS = 250;
const BUSY_MOST_MS = 10_000;
const BUSY_TRIES = 4;
/** The same head, told so often, is compared with what others tell. */
const SAME_HEADS = 20;
const BEHIND = 3;
/** Providers' own codes for "too often", beside the status 429. */
const BUSY_CODES: ReadonlySet<number> = new Set([429, -32007]);

const headSchema = v.object({ number: v.pipe(v.string(), v.transform(Number)) });
const numberSchema = v.pipe(v.string(), v.transform(Number));

function* causesOf(error: unknown) {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
}

/** Whether the provider says that it is asked too often. That says nothing about the question. */
export function isBusy(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    if (cause instanceof HttpRequestError) return cause.status === 429;
    if (cause instanceof RpcRequestError) return BUSY_CODES.has(cause.code);
  }
  return false;
}

function isGone(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    if (cause instanceof TimeoutError) return true;
    if (cause instanceof HttpRequestError)
      return cause.status === undefined || cause.status >= 500 || cause.status === 401 || cause.status === 403;
  }
  return false;
}

/** How long a provider asks to be left alone; null where it does not say. */
function retryAfter(error: unknown): number | null {
  for (const cause of causesOf(error)) {
    const seconds = cause instanceof HttpRequestError ? cause.headers?.get('Retry-After') : undefined;
    if (seconds && /^\d{1,4}$/.test(seconds)) return Number(seconds) * 1000;
  }
  return null;
}

class RestingError extends Error {
  override name = 'RestingError';
}

type Rest = { until: number; refusals: number; head: number; sameHeads: number };

/**
 * Lets a provider rest that does not answer, is asked too often, or stands still while another goes on: the next one is
 * asked meanwhile. Where all rest, one that is asked too often is waited for, and one that is gone is asked all the same.
 */
export function restingProviders(transports: readonly Transport[], now: () => number = Date.now): Transport[] {
  const rests = transports.map((): Rest => ({ until: 0, refusals: 0, head: -1, sameHeads: 0 }));

  return transports.map((transport, at): Transport => (config) => {
    const inner = transport(config);
    const rest = rests[at] ?? { until: 0, refusals: 0, head: -1, sameHeads: 0 };
    const isAnotherSooner = () => rests.some((other) => other !== rest && other.until < rest.until);

    /** Whether others have seen later blocks than the one that this provider tells again and again. */
    async function standsStill(answer: unknown): Promise<boolean> {
      const told = v.safeParse(headSchema, answer);
      if (!told.success) return false;
      const { number } = told.output;
      rest.sameHeads = number === rest.head ? rest.sameHeads + 1 : 0;
      rest.head = number;
      if (rest.sameHeads < SAME_HEADS || rests.length === 1) return false;
      rest.sameHeads = 0;
      const others = await Promise.allSettled(
        transports
          .filter((_, other) => other !== at)
          .map((other) => other(config).request({ method: 'eth_blockNumber' })),
      );
      return others.some((other) => {
        const head = v.safeParse(numberSchema, other.status === 'fulfilled' ? other.value : null);
        return head.success && head.output > number + BEHIND;
      });
    }

    const request = async (args: { method: string; params?: unknown }): Promise<unknown> => {
      for (let tries = 1; ; tries += 1) {
        if (rest.until > now()) {
          if (isAnotherSooner()) throw new RestingError('This provider rests');
          if (rest.refusals > 0) await sleep(rest.until - now());
        }
        try {
          const answer: unknown = await inner.request(args);
          rest.refusals = 0;
          const isHead =
            args.method === 'eth_getBlockByNumber' && Array.isArray(args.params) && args.params[0] === 'latest';
          if (!isHead || !(await standsStill(answer))) return answer;
          rest.until = now() + STANDING_MS;
        } catch (error) {
          if (isGone(error)) rest.until = now() + GONE_MS;
          if (!isBusy(error)) throw error;
          // Calls that travelled together are refused together.
          if (rest.until <= now()) {
            rest.refusals += 1;
            const pause = retryAfter(error) ?? BUSY_MS * 2 ** (rest.refusals - 1);
            rest.until = now() + Math.min(BUSY_MOST_MS, pause);
          }
          if (tries === BUSY_TRIES || isAnotherSooner()) throw error;
        }
      }
    };
    return { ...inner, request: request as typeof inner.request };
  });
}
