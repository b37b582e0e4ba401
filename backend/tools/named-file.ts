import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { requireWord } from './command.ts';

/** Does `work` with the file that was named; for `-` with one that is passed on to our output, or filled from our input. */
export async function withFile<T>(
  given: string | undefined,
  flow: 'in' | 'out',
  work: (file: string) => Promise<T>,
): Promise<T> {
  const named = requireWord(given, 'file');
  // npm changes the folder; who types a path means their own.
  if (named !== '-') return work(resolve(process.env['INIT_CWD'] ?? process.cwd(), named));
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  const file = join(folder, 'file');
  try {
    if (flow === 'in') await pipeline(process.stdin, createWriteStream(file));
    const result = await work(file);
    if (flow === 'out') await pipeline(createReadStream(file), process.stdout, { end: false });
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
