import * as v from 'valibot';
import { StartError } from '../config.ts';
import { dumpPartSchema } from '../stores/dump.ts';
import { readLineFile, writeLineFile } from './line-file.ts';

/** A back-up: a JSON text a line. The last line says that it is whole. */
const FORMAT = 1;
const lineSchema = v.variant('part', [
  v.object({ part: v.literal('vitrine-backup'), format: v.number(), madeAt: v.string() }),
  ...dumpPartSchema.options,
  /** Of the state folder, by its path there, as base64. */
  v.object({
    part: v.literal('file'),
    path: v.pipe(v.string(), v.regex(/^(keys\/)?[\w-]+(\.[\w-]+)*$/)),
    data: v.string(),
  }),
  v.object({ part: v.literal('end'), files: v.number() }),
]);
export type ArchiveLine = v.InferOutput<typeof lineSchema>;

/** Writes an archive: what is there under its name is whole. */
export async function writeArchive(
  file: string,
  fill: (write: (line: ArchiveLine) => Promise<void>) => Promise<void>,
): Promise<void> {
  await writeLineFile(file, async (writeLine) => {
    const write = (line: ArchiveLine) => writeLine(JSON.stringify(line));
    await write({ part: 'vitrine-backup', format: FORMAT, madeAt: new Date().toISOString() });
    await fill(write);
  });
}

const damaged = (file: string, why: string) => new StartError(`${file} is no back-up that can be restored: ${why}.`);

/** The lines of an archive. @throws StartError where it is damaged, cut off, or made by a later build */
export async function* readArchive(file: string): AsyncGenerator<ArchiveLine> {
  let isFirst = true;
  let isWhole = false;
  try {
    for await (const text of readLineFile(file)) {
      const parsed = v.safeParse(lineSchema, JSON.parse(text));
      if (!parsed.success) throw damaged(file, 'a line of it is none that this build knows');
      const line = parsed.output;
      if (isFirst && (line.part !== 'vitrine-backup' || line.format !== FORMAT))
        throw damaged(file, 'its form is another');
      isFirst = false;
      isWhole = line.part === 'end';
      yield line;
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw damaged(file, error instanceof Error ? error.message : String(error));
  }
  if (!isWhole) throw damaged(file, 'its end is missing');
}
