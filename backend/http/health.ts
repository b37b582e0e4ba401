import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoreContext } from '../stores/context.ts';
import { writeSetting } from '../stores/settings.ts';
import { ApiError } from './answers.ts';

/** Whoever asks more often gets the last answer: asking costs a write. */
const FRESH_MS = 2_000;
/** A store that does not answer in this time is not ready. */
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

/** Asks whether the store and the disk take writes. @throws ApiError 503 when not */
export function createReadiness(context: StoreContext, stateDir: string | null): () => Promise<void> {
  let asked: { at: number; answer: Promise<ApiError | null> } | null = null;

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
    const now = Date.now();
    if (asked === null || now - asked.at >= FRESH_MS) asked = { at: now, answer: ask() };
    const failure = await asked.answer;
    if (failure !== null) throw failure;
  };
}
