import { createHash } from 'node:crypto';
import { verifyMessage, type LocalAccount } from 'viem';
import * as v from 'valibot';
import { addressSchema, hexSchema } from '../../src/contract/primitives.ts';
import { legalDocuments } from '../../src/contract/theme.ts';
import { LANGUAGES } from '../../src/language/language.ts';
import { StartError } from '../config.ts';
import { exportRecordSchema, type ExportRecord } from '../core/export-records.ts';
import { readLineFile, writeLineFile } from '../launch/line-file.ts';

/*
 * An export: a JSON text a line. The first says of what form it is, then come the records, and the last has their
 * counts and a signature of the SHA-256 of every line before it.
 */

/** Form 1 had no items. Form 3 has a theme; a market without one is written in form 2, which more builds read. */
const READ_FORMATS = [1, 2, 3] as const;
const LATEST_FORMAT = 3;
const formatOf = (first: ExportRecord | undefined) => (first?.part === 'theme' ? LATEST_FORMAT : 2);
/** More than any record has; a record is held whole. */
const LONGEST_LINE = 512 * 1024;
/** Of each part. */
const MOST = {
  theme: 1,
  'legal-text': legalDocuments.length * LANGUAGES.length,
  network: 100,
  collection: 1_000_000,
  item: 10_000_000,
  criteria: 10_000_000,
  order: 10_000_000,
} as const;

/** Read before the rest of the line: a later form may have other fields. */
const formSchema = v.object({ part: v.literal('vitrine-export'), format: v.number() });
const headSchema = v.object({
  part: v.literal('vitrine-export'),
  format: v.picklist(READ_FORMATS),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Where the market is found; null where it has no address of its own. */
  origin: v.nullable(v.pipe(v.string(), v.maxLength(300), v.regex(/^https?:\/\/[^\s/]+$/))),
});
const PARTS = ['theme', 'legal-text', 'network', 'collection', 'item', 'criteria', 'order'] as const;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const countsSchema = v.object({
  theme: v.optional(count, 0),
  'legal-text': v.optional(count, 0),
  network: count,
  collection: count,
  item: v.optional(count, 0),
  criteria: count,
  order: count,
});
type ExportCounts = v.InferOutput<typeof countsSchema>;
const endSchema = v.object({
  part: v.literal('end'),
  counts: countsSchema,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  signer: addressSchema,
  signature: hexSchema,
});
type ExportHead = v.InferOutput<typeof headSchema>;
export type ExportEnd = v.InferOutput<typeof endSchema>;
/** Its last line, with what its first says of where and when it was written. */
export type ExportWhole = ExportEnd & Pick<ExportHead, 'madeAt' | 'origin'>;

const nothing = (): ExportCounts => ({
  theme: 0,
  'legal-text': 0,
  network: 0,
  collection: 0,
  item: 0,
  criteria: 0,
  order: 0,
});
/** What the key signs, as a wallet would: it can be taken for nothing else. */
const signedText = (sha256: string) => `Vitrine export\nSHA-256 ${sha256}`;

/** Writes an export; answers its last line. */
export async function writeExport(
  file: string,
  o: { origin: string | null; signer: LocalAccount; records: AsyncIterable<ExportRecord> },
): Promise<ExportEnd> {
  const hash = createHash('sha256');
  const counts = nothing();
  let end: ExportEnd | undefined;
  await writeLineFile(file, async (writeLine) => {
    const write = async (line: ExportHead | ExportRecord) => {
      const text = JSON.stringify(line);
      hash.update(`${text}\n`);
      await writeLine(text);
    };
    const { origin } = o;
    const begin = (first?: ExportRecord) =>
      write({ part: 'vitrine-export', format: formatOf(first), madeAt: new Date().toISOString(), origin });
    let isBegun = false;
    for await (const record of o.records) {
      if (!isBegun) await begin(record);
      isBegun = true;
      await write(record);
      counts[record.part] += 1;
    }
    if (!isBegun) await begin();
    const sha256 = hash.digest('hex');
    const signature = await o.signer.signMessage({ message: signedText(sha256) });
    const signer = o.signer.address.toLowerCase() as `0x${string}`;
    end = { part: 'end', counts, sha256, signer, signature };
    await writeLine(JSON.stringify(end));
  });
  if (end === undefined) throw new Error('The export has no end');
  return end;
}

const broken = (file: string, why: string) => new StartError(`${file} cannot be imported: ${why}.`);

function parseLine<T extends v.GenericSchema>(schema: T, text: string, why: string): v.InferOutput<T> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(why);
  }
  const parsed = v.safeParse(schema, json, { abortPipeEarly: true });
  if (!parsed.success) throw new Error(why);
  return parsed.output;
}

function parseHead(text: string): ExportHead {
  const { format } = parseLine(formSchema, text, 'it does not begin as one');
  if (!READ_FORMATS.some((one) => one === format))
    throw new Error(`it is of form ${format}, and this build reads forms up to ${LATEST_FORMAT}: take another build`);
  return parseLine(headSchema, text, 'it does not begin as one');
}

async function requireSigned(text: string, sha256: string, counts: ExportCounts): Promise<ExportEnd> {
  const end = parseLine(endSchema, text, 'its end is damaged');
  if (end.sha256 !== sha256) throw new Error('it was changed after it had been written');
  for (const part of PARTS)
    if (end.counts[part] !== counts[part])
      throw new Error(`it has ${counts[part]} records of ${part}, and says ${end.counts[part]}`);
  const { signer: address, signature } = end;
  const isSigned = await verifyMessage({ address, message: signedText(sha256), signature }).catch(() => false);
  if (!isSigned) throw new Error(`its signature is not by ${address}, whom it names`);
  return end;
}

/**
 * The records of an export; returns what its first and last lines say. Who wrote it is not trusted: lines and counts are bounded, every line
 * is parsed, and only the end says that the file is whole, so use nothing before that was seen once.
 * @throws StartError where it is damaged, cut off, of another form, or not signed by whom it names
 */
export async function* readExport(file: string): AsyncGenerator<ExportRecord, ExportWhole> {
  const hash = createHash('sha256');
  const counts = nothing();
  let head: ExportHead | undefined;
  let end: ExportEnd | undefined;
  try {
    for await (const text of readLineFile(file, LONGEST_LINE)) {
      if (end !== undefined) throw new Error('it goes on after its end');
      if (text.startsWith('{"part":"end"')) {
        end = await requireSigned(text, hash.digest('hex'), counts);
        continue;
      }
      hash.update(`${text}\n`);
      if (head === undefined) {
        head = parseHead(text);
        continue;
      }
      const number = PARTS.reduce((sum, part) => sum + counts[part], 2);
      const record = parseLine(exportRecordSchema, text, `line ${number} is nothing that this build knows`);
      counts[record.part] += 1;
      if (counts[record.part] > MOST[record.part]) throw new Error(`it has too many records of ${record.part}`);
      yield record;
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw broken(file, error instanceof Error ? error.message : String(error));
  }
  if (head === undefined || end === undefined) throw broken(file, 'its end is missing');
  const { madeAt, origin } = head;
  return { ...end, madeAt, origin };
}

/** Reads it once to its end, which it answers: of a broken file, or one that another signed, nothing is taken. */
export async function requireWhole(file: string, signer: string | undefined): Promise<ExportWhole> {
  const records = readExport(file);
  for (;;) {
    const next = await records.next();
    if (!next.done) continue;
    if (signer !== undefined && next.value.signer !== signer.toLowerCase())
      throw new StartError(`${file} is signed by ${next.value.signer}, not by ${signer}: nothing was taken.`);
    return next.value;
  }
}
