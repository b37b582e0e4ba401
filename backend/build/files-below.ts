import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All files in a folder, in a fixed order, or the file itself; paths from `root`, with `/`. */
export function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .toSorted()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}
