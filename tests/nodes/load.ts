import { setTimeout as sleep } from 'node:timers/promises';
import { ACCESS_TOKEN_HEADER } from '../../src/contract/auth.ts';

/** What came of one request. */
export type Outcome = { ms: number; status: number; hasWait: boolean; at: number; text: string };

export type Load = {
  origin: string;
  /** By what was asked. */
  outcomes: Map<string, Outcome[]>;
  /** Asks, and notes what came of it; 0 stands for no answer, or one that was cut. */
  ask(
    name: string,
    path: string,
    init?: RequestInit & { token?: string },
  ): Promise<{ status: number; body: unknown; text: string }>;
};

export function createLoad(origin: string): Load {
  const outcomes = new Map<string, Outcome[]>();
  return {
    origin,
    outcomes,
    async ask(name, path, { token, ...init } = {}) {
      const began = performance.now();
      let status = 0;
      let hasWait = false;
      let text = '';
      try {
        const headers = {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { [ACCESS_TOKEN_HEADER]: token }),
        };
        const answer = await fetch(origin + path, { ...init, headers });
        text = await answer.text();
        status = answer.status;
        hasWait = answer.headers.has('retry-after');
      } catch {
        // Cut, or never answered.
      }
      const all = outcomes.get(name) ?? [];
      outcomes.set(name, all);
      all.push({
        ms: performance.now() - began,
        status,
        hasWait,
        at: Date.now(),
        text: status === 200 ? '' : text.slice(0, 200),
      });
      let body: unknown = null;
      try {
        body = JSON.parse(text);
      } catch {
        // A page.
      }
      return { status, body, text };
    },
  };
}

/**
 * Starts `work` so often a second, however long each takes, until it is told to stop; resolves when all have ended.
 * @throws what `work` threw
 */
export function atRate(perSecond: number, work: () => Promise<unknown>) {
  const running = new Set<Promise<unknown>>();
  const thrown: unknown[] = [];
  const timer = setInterval(() => {
    const one = work()
      .catch((error: unknown) => thrown.push(error))
      .finally(() => running.delete(one));
    running.add(one);
  }, 1000 / perSecond);
  return async (): Promise<void> => {
    clearInterval(timer);
    await Promise.all(running);
    if (thrown.length > 0) throw thrown[0];
  };
}

/** Asks again until it answers with 200, for so long. */
export async function until200(ask: () => Promise<{ status: number; body: unknown }>, forMs: number) {
  const end = Date.now() + forMs;
  for (;;) {
    const answer = await ask();
    if (answer.status === 200 || Date.now() > end) return answer;
    await sleep(250);
  }
}

export const percentile = (all: readonly number[], share: number): number =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? Number.NaN;

/** How many reads of a node since its start a replica, or in its stead the primary, has answered, by its metrics. */
export async function storeReads(metricsPort: number, from: 'replica' | 'primary'): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`^vitrine_store_reads_total\\{from="${from}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}
