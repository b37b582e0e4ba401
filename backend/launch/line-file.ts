import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '../config.ts';

/*
 * Files of lines, as gzip.
 */

/** Writes a file beside its name first: what is there under the name is whole. For its user alone. */
export async function writeLineFile(
  file: string,
  fill: (write: (line: string) => Promise<void>) => Promise<void>,
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
  try {
    await fill(async (line) => {
      if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), written]);
    });
    gzip.end();
    await written;
    renameSync(partial, file);
  } catch (error) {
    gzip.destroy();
    rmSync(partial, { force: true });
    throw error;
  }
}

const NEWLINE = 10;

/** The lines of a text of which no more than one is held. @throws Error at one of more bytes than `longest` */
async function* linesOf(chunks: AsyncIterable<Buffer>, longest: number): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let bytes = 0;
  const add = (part: Buffer) => {
    bytes += part.length;
    if (bytes > longest) throw new Error(`a line of it is longer than ${longest.toLocaleString('en')} bytes`);
    parts.push(part);
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, end));
      yield Buffer.concat(parts).toString();
      [parts, bytes, from] = [[], 0, end + 1];
    }
    add(chunk.subarray(from));
  }
  if (bytes > 0) yield Buffer.concat(parts).toString();
}

/** The lines of such a file. @throws StartError where there is none @throws Error where it cannot be read */
export async function* readLineFile(file: string, longest = Number.POSITIVE_INFINITY): AsyncGenerator<string> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.once('error', (error) => unzipped.destroy(error));
  try {
    yield* linesOf(unzipped, longest);
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}
