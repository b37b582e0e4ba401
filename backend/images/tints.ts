import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { tintSchema, type Tint } from '../../src/contract/primitives.ts';
import type { DiskCache } from './disk-cache.ts';

/** Sources whose tint this process has told of. */
const REMEMBERED = 20_000;

const keyOf = (source: string): string => createHash('sha256').update(`tint\n${source}`).digest('hex');

function parse(bytes: Buffer): Tint | null {
  try {
    const tint = v.safeParse(tintSchema, JSON.parse(bytes.toString('utf8')));
    return tint.success ? tint.output : null;
  } catch {
    return null;
  }
}

/**
 * Tells the tints of pictures, and keeps them beside the pictures: a store that is newer than the kept pictures
 * learns of theirs as they are asked for, each source once a process.
 */
export function createTints(cache: DiskCache, tell: (source: string, tint: Tint) => void) {
  const told = new Set<string>();

  function note(source: string, tint: Tint): void {
    if (told.size >= REMEMBERED) told.clear();
    told.add(source);
    tell(source, tint);
  }

  return {
    async made(source: string, tint: Tint | null): Promise<void> {
      if (tint === null) return;
      await cache.put(keyOf(source), Buffer.from(JSON.stringify(tint)));
      note(source, tint);
    },
    /** A kept picture of it is handed out. */
    async shown(source: string): Promise<void> {
      if (told.has(source)) return;
      const bytes = await cache.get(keyOf(source));
      const tint = bytes === null ? null : parse(bytes);
      if (tint !== null) note(source, tint);
    },
  };
}
