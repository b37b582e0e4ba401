import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExportRecord } from '../core/export-records.ts';
import { readExport, requireWhole, writeExport } from './export-file.ts';

const signer = privateKeyToAccount(`0x${'7'.repeat(64)}`);
/** How a PNG begins is enough here: who uses a mark draws it anew. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString('base64');
const looks = {
  part: 'theme',
  name: 'Marea',
  accent: { light: '#7a1f5c', dark: '#f0a8d4' },
  mark: PNG,
} as const;
const legal = {
  part: 'legal-text',
  document: 'terms-of-use',
  language: 'ar',
  text: '# Rules\n\nBe kind.',
  since: 1_790_000_000_000,
} as const;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'themed-export-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const newFile = () => join(folder, String((files += 1)));
/** The lines of an export of these records. */
async function written(records: readonly ExportRecord[]): Promise<string[]> {
  const file = newFile();
  async function* given() {
    yield* records;
  }
  await writeExport(file, { origin: null, signer, records: given() });
  return gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
}
async function read(lines: readonly string[]): Promise<ExportRecord[]> {
  const file = newFile();
  writeFileSync(file, gzipSync(`${lines.join('\n')}\n`));
  const records: ExportRecord[] = [];
  for await (const record of readExport(file)) records.push(record);
  await requireWhole(file, signer.address);
  return records;
}

test('a theme is read as it was written, with its texts; it alone makes the file of form 3', async () => {
  const lines = await written([looks, legal]);
  expect(lines[0]).toContain('"format":3,');
  expect(await read(lines)).toEqual([looks, legal]);
  const plain = await written([]);
  expect(plain[0]).toContain('"format":2,');
  expect(await read(plain)).toEqual([]);
});

test('a theme that another wrote into the file, or took out of it, is noticed', async () => {
  const lines = await written([looks, legal]);
  const changed = 'it was changed after it had been written';
  await expect(read(lines.map((line) => line.replace('Marea', 'Mareo')))).rejects.toThrow(changed);
  await expect(read(lines.map((line) => line.replace('#7a1f5c', '#7a1f5d')))).rejects.toThrow(changed);
  await expect(read(lines.toSpliced(1, 1))).rejects.toThrow(changed);
});

test('the largest mark that can be drawn, and the longest text, fit into their lines', async () => {
  const mark = PNG.slice(0, 11).padEnd(360_000, 'A');
  const text = '\n漢'.repeat(10_000).slice(1);
  const records = [
    { ...looks, mark },
    { ...legal, text },
  ];
  expect(await read(await written(records))).toEqual(records);
});

test('no market has two themes, or more legal texts than pages', async () => {
  await expect(read(await written([looks, looks]))).rejects.toThrow('it has too many records of theme.');
  const texts = Array.from({ length: 19 }, () => legal);
  await expect(read(await written(texts))).rejects.toThrow('it has too many records of legal-text.');
});
