import type { DumpPart } from '../stores/dump.ts';
import { writeArchive } from './archive.ts';
import { keptFiles, readKept } from './state-files.ts';

export type Take = (part: DumpPart) => Promise<void>;

/** Writes a store, as `dump` hands it out, and what the state folder keeps, into one file. Answers what is in it. */
export async function writeBackup(
  file: string,
  stateDir: string,
  dump: (take: Take) => Promise<void>,
): Promise<{ rows: number; files: number }> {
  let rows = 0;
  const files = keptFiles(stateDir);
  await writeArchive(file, async (write) => {
    await dump(async (part) => {
      if (part.part === 'whole') rows = part.rows;
      await write(part);
    });
    for (const path of files) {
      const data = await readKept(stateDir, path);
      await write({ part: 'file', path, data: data.toString('base64') });
    }
    await write({ part: 'end', files: files.length });
  });
  return { rows, files: files.length };
}
