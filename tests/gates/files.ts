import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of all files below a folder, at any depth, each beginning with that folder's path. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

/** All files of tests, beside their sources and in `tests`. */
export const testFiles = (): string[] =>
  ['src', 'sw', 'backend', 'tests'].flatMap(filesBelow).filter((path) => /\.(test|spec)\.tsx?$/.test(path));
