import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartError } from '../config.ts';
import type { ExportRecord } from '../core/export-records.ts';
import { readExport, writeExport, type ExportEnd } from './export-file.ts';

const signer = privateKeyToAccount(`0x${'7'.repeat(64)}`);
const address = `0x${'ab'.repeat(20)}` as const;
const hash = `0x${'cd'.repeat(32)}` as const;
const ether = { address, symbol: 'ETH', decimals: 18 };
const item = { token: address, startAmount: '1', endAmount: '1' } as const;

const RECORDS: ExportRecord[] = [
  {
    part: 'network',
    chainId: 1,
    slug: 'somewhere',
    name: 'Somewhere',
    currency: ether,
    wrapped: ether,
    tokens: [ether],
    explorerTransactionUrl: null,
    seaport: address,
    conduit: address,
    conduitKey: hash,
    zone: null,
    feeBps: 100,
    feeRecipient: address,
  },
  {
    part: 'collection',
    chainId: 1,
    address,
    slug: 'glass',
    name: 'Glass 🏺',
    description: 'Two\nlines',
    creator: { name: 'Ada', address },
    image: 'ipfs://image',
    banner: '',
    itemType: 2,
    royaltyBps: 500,
    royaltyRecipient: address,
    createdAt: 1,
    deployedBlock: 9,
  },
  {
    part: 'item',
    chainId: 1,
    collection: address,
    identifier: '7',
    name: 'Seven',
    description: '',
    image: 'ipfs://seven',
    supply: '1',
    minted: 5,
    rank: 2,
    attributes: [{ traitType: 'Colour', value: 'Red' }],
  },
  { part: 'criteria', chainId: 1, collection: address, root: hash, identifiers: ['1', '2'] },
  {
    part: 'order',
    chainId: 1,
    side: 'listing',
    collection: address,
    trait: null,
    order: {
      parameters: {
        offerer: address,
        zone: address,
        offer: [{ ...item, itemType: 2, identifierOrCriteria: '7' }],
        consideration: [{ ...item, itemType: 0, identifierOrCriteria: '0', recipient: address }],
        orderType: 0,
        startTime: '1',
        endTime: '2',
        zoneHash: hash,
        salt: '3',
        conduitKey: hash,
        counter: '0',
      },
      protocolAddress: address,
      signature: '0x1234',
    },
  },
];

let folder: string;
let whole: string;
let end: ExportEnd;
let lines: string[];

async function* given(records: readonly ExportRecord[]) {
  yield* records;
}
const write = (file: string, records: readonly ExportRecord[]) =>
  writeExport(file, { origin: 'https://market.example', signer, records: given(records) });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
  whole = join(folder, 'whole');
  end = await write(whole, RECORDS);
  lines = gunzipSync(readFileSync(whole)).toString().trimEnd().split('\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(file: string): Promise<{ records: ExportRecord[]; end: ExportEnd }> {
  const records: ExportRecord[] = [];
  const reading = readExport(file);
  for (;;) {
    const next = await reading.next();
    if (next.done) return { records, end: next.value };
    records.push(next.value);
  }
}

/** What is said of a file of these bytes. */
async function refusal(bytes: Uint8Array): Promise<string> {
  const file = join(folder, 'hostile');
  writeFileSync(file, bytes);
  const error: unknown = await read(file).catch((error: unknown) => error);
  if (!(error instanceof StartError)) throw new Error('It was taken, or no sentence says why not', { cause: error });
  return error.message.replace(`${file} cannot be imported: `, '');
}
const ofLines = (changed: readonly string[]) => refusal(gzipSync(`${changed.join('\n')}\n`));
/** With an end that anybody could write who has a key of their own. */
async function signedAnew(changed: readonly string[]): Promise<string> {
  const { createHash } = await import('node:crypto');
  const sha256 = createHash('sha256')
    .update(`${changed.join('\n')}\n`)
    .digest('hex');
  const signature = await signer.signMessage({ message: `Vitrine export\nSHA-256 ${sha256}` });
  return ofLines([...changed, JSON.stringify({ ...end, sha256, signature })]);
}

test('what is read is what was written, with the signer and the counts', async () => {
  const found = await read(whole);
  expect(found.records).toEqual(RECORDS);
  expect(found.end).toMatchObject(end);
  expect(end).toMatchObject({
    signer: signer.address.toLowerCase(),
    counts: { network: 1, collection: 1, item: 1, criteria: 1, order: 1 },
  });
  expect(lines[0]).toMatch(/^\{"part":"vitrine-export","format":2,"madeAt":"\d{4}-.*Z","origin":"https:/);
});

test('nothing is left of an export that fails, and no file is overwritten', async () => {
  async function* failing(): AsyncGenerator<ExportRecord> {
    yield* RECORDS;
    throw new Error('The store is gone');
  }
  const file = join(folder, 'failed');
  await expect(writeExport(file, { origin: null, signer, records: failing() })).rejects.toThrow('The store is gone');
  expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
  await expect(write(whole, [])).rejects.toThrow('is there already');
});

test('a file that is cut off is refused, wherever', async () => {
  const bytes = readFileSync(whole);
  for (const part of [0.2, 0.5, 0.9]) expect(await refusal(bytes.subarray(0, bytes.length * part))).toMatch(/end/);
  for (let count = 0; count < lines.length; count += 1)
    expect(await ofLines(lines.slice(0, count)), `${count} lines`).toMatch(/its end is missing|does not begin/);
  expect(await refusal(Buffer.from('not gzip at all'))).toMatch(/header/);
});

test('one changed byte is noticed', async () => {
  const changed = lines.map((line) => line.replace('"identifierOrCriteria":"7"', '"identifierOrCriteria":"8"'));
  expect(changed).not.toEqual(lines);
  expect(await ofLines(changed)).toBe('it was changed after it had been written.');
  expect(await ofLines([...lines.slice(0, 3), ...lines.slice(4)])).toBe('it was changed after it had been written.');
});

test('a signature counts that is by whom the file names, and by nobody else', async () => {
  const stranger = privateKeyToAccount(`0x${'8'.repeat(64)}`);
  const message = `Vitrine export\nSHA-256 ${end.sha256}`;
  const by = (changed: object) => ofLines([...lines.slice(0, -1), JSON.stringify({ ...end, ...changed })]);
  expect(await by({ signature: await stranger.signMessage({ message }) })).toMatch(/^its signature is not by 0x/);
  expect(await by({ signer: stranger.address.toLowerCase() })).toMatch(/^its signature is not by 0x/);
  expect(await by({ signature: '0x1234' })).toMatch(/^its signature is not by 0x/);
  expect(await by({ signature: 'none' })).toBe('its end is damaged.');
  expect(await by({ counts: { ...end.counts, order: 2 } })).toBe('it has 1 records of order, and says 2.');
});

test('a line without an end is not held', async () => {
  expect(await ofLines([`${lines[0]}`, `{"part":"order","pad":"${'x'.repeat(600_000)}"}`])).toMatch(
    /^a line of it is longer than 524,288 bytes/,
  );
  const endless = gzipSync(Buffer.alloc(50_000_000, 'x'));
  expect(endless.length).toBeLessThan(100_000);
  expect(await refusal(endless)).toMatch(/^a line of it is longer than/);
});

test('a later form is known as one', async () => {
  expect(await ofLines(['{"part":"vitrine-export","format":4,"other":true}'])).toMatch(
    /^it is of form 4, and this build reads forms up to 3/,
  );
  expect(await ofLines(['{"part":"vitrine-backup","format":1}'])).toBe('it does not begin as one.');
});

test.each([
  ['a part that there is not', '{"part":"session","address":"0x00"}'],
  ['no JSON', '{"part":'],
  ['an order without a signature', JSON.stringify({ ...RECORDS[4], order: {} })],
  ['a collection that would write to the terminal', JSON.stringify({ ...RECORDS[1], slug: '\u001B[2J' })],
  ['too many items at once', JSON.stringify({ ...RECORDS[3], identifiers: Array.from({ length: 501 }, () => '1') })],
])('%s is refused, whoever signed it', async (_, line) => {
  expect(await signedAnew([...lines.slice(0, 2), line])).toBe('line 3 is nothing that this build knows.');
});

test('more networks than anybody has are refused before the end is seen', async () => {
  const networks = Array.from({ length: 101 }, () => lines[1] ?? '');
  expect(await ofLines([lines[0] ?? '', ...networks])).toBe('it has too many records of network.');
});

test('nothing may follow the end', async () => {
  expect(await ofLines([...lines, lines[4] ?? ''])).toBe('it goes on after its end.');
});

test('a file of form 1, which had no items, is read', async () => {
  const old = [
    lines[0]!.replace('"format":2', '"format":1'),
    ...lines.slice(1, -1).filter((line) => !line.startsWith('{"part":"item"')),
  ];
  const { createHash } = await import('node:crypto');
  const sha256 = createHash('sha256')
    .update(`${old.join('\n')}\n`)
    .digest('hex');
  const signature = await signer.signMessage({ message: `Vitrine export\nSHA-256 ${sha256}` });
  const { item: _, ...counts } = end.counts;
  const file = join(folder, 'old');
  writeFileSync(file, gzipSync(`${[...old, JSON.stringify({ ...end, counts, sha256, signature })].join('\n')}\n`));
  expect((await read(file)).records).toEqual(RECORDS.filter(({ part }) => part !== 'item'));
});
