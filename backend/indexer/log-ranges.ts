import { HttpRequestError, ResponseBodyTooLargeError, RpcRequestError, TimeoutError } from 'viem';
import { isBusy } from '../core/resting-providers.ts';

/** Blocks that one question spans at most. */
export const WIDEST = 2_000;
/** Wider questions are tried again after so many answers: what was dense may be over. */
const WIDER_AFTER = 50;
/** By these a provider says that it will not answer so much; 429 and 5xx say nothing about the question. */
const REFUSING_STATUS: ReadonlySet<number | undefined> = new Set([400, 413]);

/**
 * Whether the provider answered that it will not answer this: too many blocks, too many logs, too long an answer. Each
 * has words of its own for it, and some change them: none are read.
 */
function isRefused(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof RpcRequestError) return !isBusy(current);
    if (current instanceof ResponseBodyTooLargeError) return true;
    if (current instanceof HttpRequestError) return REFUSING_STATUS.has(current.status);
  }
  return false;
}

/** It may be too much for the provider, or the provider may be gone: waiting for it again and again would hide that. */
function isLate(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof TimeoutError) return true;
  return false;
}

/**
 * Asks for a range of blocks, both ends included, in questions as wide as the provider answers: half as wide after a
 * refusal, wider again after many answers. Answers come in order. A single block that is refused is an error; so is an answer
 * that does not come in time, after which the next call asks for less.
 */
export function createRangeReader() {
  let width = WIDEST;
  let answeredInRow = 0;

  return async function read<T>(
    from: number,
    to: number,
    ask: (from: number, to: number) => Promise<readonly T[]>,
  ): Promise<T[]> {
    const found: T[] = [];
    let next = from;
    while (next <= to) {
      const last = Math.min(to, next + width - 1);
      try {
        for (const one of await ask(next, last)) found.push(one);
      } catch (error) {
        const asked = last - next + 1;
        if (asked === 1 || !(isRefused(error) || isLate(error))) throw error;
        answeredInRow = 0;
        width = Math.floor(asked / 2);
        if (isLate(error)) throw error;
        continue;
      }
      next = last + 1;
      answeredInRow += 1;
      if (answeredInRow > WIDER_AFTER) width = Math.min(WIDEST, width * 2);
    }
    return found;
  };
}
