import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MAX_BYTES = 512 * 1024 * 1024;
/** Trimming goes this far below the limit, so that it is rare. */
const KEEP_SHARE = 0.9;

/** Files named by hash, the least recently read thrown away first. */
export function createDiskCache(folder: string, maxBytes = MAX_BYTES) {
  let total = -1;
  let trimming: Promise<void> | null = null;
  const ready = mkdir(folder, { recursive: true });
  const fileOf = (key: string) => join(folder, key.slice(0, 2), key);

  async function files() {
    const found: { path: string; size: number; used: number }[] = [];
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const info = await stat(path).catch(() => null);
      if (info) found.push({ path, size: info.size, used: info.mtimeMs });
    }
    return found;
  }

  async function trim(): Promise<void> {
    const found = (await files()).toSorted((a, b) => a.used - b.used);
    total = found.reduce((sum, file) => sum + file.size, 0);
    for (const file of found) {
      if (total <= maxBytes * KEEP_SHARE) break;
      await rm(file.path, { force: true });
      total -= file.size;
    }
  }

  return {
    async get(key: string): Promise<Buffer | null> {
      const path = fileOf(key);
      const bytes = await readFile(path).catch(() => null);
      if (!bytes) return null;
      const now = new Date();
      // The time of last use is the order of throwing away.
      void utimes(path, now, now).catch(() => {});
      return bytes;
    },
    /** Best effort: a full disk loses the copy, not the picture. */
    async put(key: string, bytes: Uint8Array): Promise<void> {
      try {
        await ready;
        const path = fileOf(key);
        await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
        const temporary = `${path}.${randomBytes(4).toString('hex')}`;
        await writeFile(temporary, bytes);
        await rename(temporary, path);
        if (total >= 0) total += bytes.byteLength;
        if (total < 0 || total > maxBytes) {
          trimming ??= trim()
            .catch(() => {})
            .finally(() => {
              trimming = null;
            });
        }
      } catch {
        // See above.
      }
    },
    async settled(): Promise<void> {
      await trimming;
    },
  };
}

export type DiskCache = ReturnType<typeof createDiskCache>;
