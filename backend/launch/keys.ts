import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../config.ts';

/** Where keys stand: files of their own, never the store, whose files and copies travel further. */
export const keyFile = (stateDir: string, name: string) => join(stateDir, 'keys', name);

/** A key's file, mode 0600 in a folder of mode 0700. Throws a `StartError` when the file is empty. */
export function readOrMakeKey(stateDir: string, name: string, make: () => string): string {
  const file = keyFile(stateDir, name);
  try {
    mkdirSync(join(stateDir, 'keys'), { recursive: true, mode: 0o700 });
    // Two starts at once: one writes, both read the same.
    writeFileSync(file, `${make()}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key === '')
    throw new StartError(`The key file ${file} is empty: put back a copy, or delete it to make a new key.`);
  return key;
}
