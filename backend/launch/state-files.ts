import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a state folder holds beside the store that cannot be made again. Pictures and media can. */
const KEPT = /^(chains|chain-\d+|deployments)\.json$/;
/** Not what waits to be logged, or is just being written. */
const KEY = /^(?!rotations)[a-z-]+$/;
const TRIES = 20;

/** Paths of what is there to keep. */
export function keptFiles(stateDir: string): string[] {
  if (!existsSync(stateDir)) return [];
  const keys = existsSync(join(stateDir, 'keys'))
    ? readdirSync(join(stateDir, 'keys')).filter((name) => KEY.test(name))
    : [];
  return [...readdirSync(stateDir).filter((name) => KEPT.test(name)), ...keys.map((name) => `keys/${name}`)].toSorted();
}

/** A file of the state folder. A chain that is just being written is read again. @throws Error where it stays broken */
export async function readKept(stateDir: string, path: string): Promise<Buffer> {
  for (let left = TRIES; ; left -= 1) {
    const data = readFileSync(join(stateDir, path));
    try {
      if (path.endsWith('.json')) JSON.parse(data.toString());
      return data;
    } catch (error) {
      if (left === 0) throw new Error(`${path} in the state folder is no JSON`, { cause: error });
      await sleep(250);
    }
  }
}

export function writeKept(folder: string, path: string, data: Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, path), data, { mode: 0o600 });
}

/** Puts what `from` holds in the place of what is kept in the state folder, with its embedded store where it has one. */
export function replaceKept(stateDir: string, from: string): void {
  for (const path of keptFiles(stateDir)) rmSync(join(stateDir, path), { force: true });
  // Caches of another store's pictures would never be asked for.
  for (const name of ['db', 'keys', 'images', 'media']) rmSync(join(stateDir, name), { recursive: true, force: true });
  for (const name of readdirSync(from)) renameSync(join(from, name), join(stateDir, name));
  rmSync(from, { recursive: true });
}
