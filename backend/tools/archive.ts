import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import { StartError } from '../config.ts';
import { dumpPartSchema } from '../stores/dump.ts';

/** A back-up: gzip of a JSON text a line. The last line says that it is whole. */
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

/** Writes an archive beside its name first: what is there under the name is whole. For its user alone. */
export async function writeArchive(
  file: string,
  fill: (write: (line: ArchiveLine) => Promise<void>) => Promise<void>,
): Promise<void> {
  if (existsSync(file)) throw new StartError(`${file} is there already: name another file.`);
  const partial = `${file}.partial`;
  const gzip = createGzip();
  const out = gzip.pipe(createWriteStream(partial, { mode: 0o600 }));
  const written = finished(out);
  // Awaited below; until then a full disk must not end the process.
  written.catch(() => {});
  gzip.once('error', () => out.destroy());
  out.once('error', (error) => gzip.destroy(error));
  const write = async (line: ArchiveLine) => {
    if (!gzip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(gzip, 'drain'), written]);
  };
  try {
    await write({ part: 'vitrine-backup', format: FORMAT, madeAt: new Date().toISOString() });
    await fill(write);
    gzip.end();
    await written;
    renameSync(partial, file);
  } catch (error) {
    gzip.destroy();
    rmSync(partial, { force: true });
    throw error;
  }
}

const damaged = (file: string, why: string) => new StartError(`${file} is no back-up that can be restored: ${why}.`);

/** The lines of an archive. @throws StartError where it is damaged, cut off, or made by a later build */
export async function* readArchive(file: string): AsyncGenerator<ArchiveLine> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.once('error', (error) => unzipped.destroy(error));
  let isFirst = true;
  let isWhole = false;
  try {
    for await (const text of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })) {
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
  } finally {
    source.destroy();
  }
  if (!isWhole) throw damaged(file, 'its end is missing');
}
