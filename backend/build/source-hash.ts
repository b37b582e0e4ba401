import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files-below.ts';

/** Everything the built app is made of: files and folders, from the repository's root. */
const SOURCES = [
  'src',
  'sw',
  'public',
  'backend/build',
  'index.html',
  'vite.config.ts',
  'manifest.webmanifest',
  'package-lock.json',
];

/** Tests and generated files do not change what is built. */
const isBuiltFrom = (path: string) => !/\.test\.tsx?$|\.gen\.ts$/.test(path);

/** A hash of all sources, 64 hex digits: the same sources give the same one, wherever they lie. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES.filter((path) => existsSync(join(root, path)))) {
    for (const path of filesBelow(root, source).filter(isBuiltFrom)) {
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(root, path)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** What pages, the worker and `builds/latest.json` call this build. */
export const buildId = (root: string): string => sourceHash(root).slice(0, 16);
