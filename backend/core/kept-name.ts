import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { marketNameSchema } from '../../src/contract/theme.ts';
import { BUILT_IN_NAME } from '../../src/language/market-name.ts';

/* What the market is called, for whoever asks before the store is open. */

const KEPT_NAME_FILE = 'market-name';

/** As it was last known on this machine; the built-in name where none was. */
export function readKeptName(stateDir: string): string {
  try {
    const kept = v.safeParse(marketNameSchema, readFileSync(join(stateDir, KEPT_NAME_FILE), 'utf8'));
    return kept.success ? kept.output : BUILT_IN_NAME;
  } catch {
    return BUILT_IN_NAME;
  }
}

/** A folder that cannot be written to keeps what it has: only the pages of a start say it. */
export function keepName(stateDir: string, name: string): void {
  if (readKeptName(stateDir) === name) return;
  try {
    writeFileSync(join(stateDir, KEPT_NAME_FILE), name);
  } catch {
    // The disk is full, or not ours.
  }
}
