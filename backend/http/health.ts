import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { NetworkHealth } from '../../src/contract/health.ts';
import { lagOf } from '../core/metrics.ts';
import type { StoreContext } from '../stores/context.ts';
import { writeSetting } from '../stores/settings.ts';
import { ApiError, single } from './answers.ts';

/** Callers that ask more often get the last answer, or wait for the check that is running: each check costs a write. */
const FRESH_MS = 1_000;
/** A store that does not answer within this time is not ready. */
const PATIENCE_MS = 5_000;
const PROBE_BYTES = 64 * 1024;

async function writeProbe(stateDir: string): Promise<void> {
  const file = join(stateDir, '.ready');
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES));
  } finally {
    await rm(file, { force: true });
  }
}

/** Checks whether the store and the disk accept writes. @throws ApiError 503 when not */
export function createReadiness(context: StoreContext, stateDir: string | null): () => Promise<void> {
  let asked: Promise<ApiError | null> | null = null;

  async function ask(): Promise<ApiError | null> {
    const patience = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The store does not answer')), PATIENCE_MS).unref();
    });
    try {
      await Promise.race([writeSetting(context.database, 'ready-at', String(Date.now())), patience]);
    } catch {
      return new ApiError(503, 'store.unreachable', 'The store cannot be reached, or takes no writes.');
    }
    try {
      if (stateDir !== null) await writeProbe(stateDir);
    } catch {
      return new ApiError(503, 'disk.unwritable', 'The state folder takes no writes.');
    }
    return null;
  }

  return async () => {
    asked ??= ask().finally(() => setTimeout(() => (asked = null), FRESH_MS).unref());
    const failure = await asked;
    if (failure !== null) throw failure;
  };
}

export const ALIVE_PATH = '/health';
const READY_PATH = '/ready';
export const isAlive = single({ alive: true });

const neverStored = createMiddleware(async (c, next) => {
  c.header('Cache-Control', 'no-store');
  await next();
});

/**
 * For whatever starts and stops servers: alive while this process answers, ready while it can do its work. No limit
 * counts these calls, or a flood from behind the same proxy would have the server restarted; both cost next to nothing,
 * however often they are made.
 */
export function healthPages(isReady: () => Promise<void>, networksHealth: () => NetworkHealth[]): Hono {
  const app = new Hono();
  // By path: a part of the app that is mounted at its root has its `use` run for every other part as well.
  for (const path of [ALIVE_PATH, READY_PATH]) app.use(path, neverStored);
  return app
    .get(ALIVE_PATH, (c) => c.json(isAlive))
    .get(READY_PATH, async (c) => {
      await isReady();
      return c.json(single({ networks: networksHealth() }));
    });
}

export const STATUS_PATH = '/status';

/** How far each network is read, for people who ask why a page is old: blocks, and seconds since it was up to the present. */
export const statusOf = (networksHealth: () => NetworkHealth[]) => (c: Context) => {
  const now = Date.now();
  const networks = networksHealth().map((health) => ({
    network: health.network,
    state: health.state,
    block: health.block,
    head: health.head,
    lagSeconds: lagOf(health, now),
    reindex: health.reindex ? { from: health.reindex.from, block: health.reindex.block, to: health.reindex.to } : null,
  }));
  return c.json(single({ networks }), 200, { 'Cache-Control': 'no-store' });
};
