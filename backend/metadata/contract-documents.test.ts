import { encodeAbiParameters, type Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type IndexedChain, startIndexedChain } from '../../tests/support/server/indexed-chain.ts';
import { transact } from '../demo/chain/transaction.ts';
import { ada } from '../../tests/support/server/order-market.ts';
import { actOnFailed } from '../jobs/failed-jobs.ts';
import { findCollection } from '../stores/collections.ts';
import { saveCollection } from '../stores/save-collection.ts';
import { askForDocuments, queueUnreadDocuments } from '../stores/contract-documents.ts';
import { listFailedJobs } from '../stores/job-lists.ts';
import { documentTopic } from '../indexer/metadata-events.ts';
import { createJobRunner } from '../jobs/runner.ts';
import { documentWork } from './contract-documents.ts';
import { createResolver } from './resolver.ts';

let indexed: IndexedChain;
const asked: string[] = [];
let answer: () => string;
/** Happens while a document is read. */
let meanwhile = async () => {};

beforeAll(async () => {
  indexed = await startIndexedChain();
}, 120_000);
afterAll(() => indexed.stop());
beforeEach(() => {
  asked.length = 0;
});

const two = (value: number) => value.toString(16).padStart(4, '0');

/** Contract code that answers every call with this text, and tells of a change when it is called with nothing. */
function codeOf(uri: string): Hex {
  const data = encodeAbiParameters([{ type: 'string' }], [uri]).slice(2);
  const length = two(data.length / 2);
  const changed = `7f${documentTopic.slice(2)}60006000a100`;
  const start = 4 + changed.length / 2;
  const tail = (at: number) => `5b61${length}61${two(at)}60003961${length}6000f3`;
  const offset = start + tail(0).length / 2;
  return `0x3660${start.toString(16).padStart(2, '0')}57${changed}${tail(offset)}${data}`;
}

/** The contract says that it has changed, and to where. */
async function change(uri: string) {
  const { chain, indexer } = indexed;
  await chain.rpc.call('anvil_setCode', [chain.single, codeOf(uri)]);
  await transact(chain.rpc, { from: ada.address, to: chain.single, data: '0x', gas: 100_000n });
  await indexer.catchUp();
}

/** Reads every document that waits, whatever its rest. */
async function readDocuments(): Promise<void> {
  const { context, database } = indexed;
  await database.query(`update jobs set run_after = now() where kind = 'document'`);
  const resolver = createResolver({
    hosts: [new Set()],
    ipfsGateway: undefined,
    ownHosts: [
      {
        origin: 'https://own.test',
        read: async (path) => {
          asked.push(path);
          await meanwhile();
          return { type: 'application/json', body: Buffer.from(answer()) };
        },
      },
    ],
  });
  await createJobRunner({ database, works: [documentWork({ context, resolver })], log: () => {} }).drain();
}
const jobs = () =>
  indexed.database.query<{ attempts: number; error: string | null; isDead: boolean; wait: number }>(
    `select attempts, last_error as error, dead_at is not null as "isDead",
       extract(epoch from run_after - now())::float8 as wait from jobs where kind = 'document'`,
  );
const shown = async () => {
  const row = await findCollection(indexed.database, 'glass');
  return row && { name: row.name, description: row.description, image: row.image, banner: row.banner };
};
const configured = { name: 'glass', description: '', image: '', banner: '' };

test('a contract that says nothing of itself changes nothing, and is not asked again', async () => {
  expect((await jobs()).length).toBeGreaterThan(0);
  await readDocuments();
  expect(await shown()).toEqual(configured);
  expect(await jobs()).toEqual([]);
  expect(await indexed.database.query('select 1 from collections where document_read < document_asks')).toEqual([]);
});

test('what a contract says is shown where the operator says nothing, and renewed when it says that it has changed', async () => {
  const document = {
    name: 'Another name',
    description: 'Blown \u202eby hand\nin two lines',
    image: 'https://own.test/a.png',
    banner_image: 'https://own.test/b.png',
  };
  answer = () => JSON.stringify(document);
  await change('https://own.test/first.json');
  await readDocuments();
  expect(asked).toEqual(['first.json']);
  const told = { ...configured, description: 'Blown by hand\nin two lines' };
  expect(await shown()).toEqual({ ...told, image: document.image, banner: document.banner_image });
  await readDocuments();
  expect(asked).toHaveLength(1);

  // What the operator says goes first, before and after the contract speaks.
  const [registration] = indexed.chain.registrations;
  if (!registration) throw new Error('No collection');
  await saveCollection(indexed.database, { ...registration, description: 'By the operator', name: '' });
  expect(await shown()).toMatchObject({ name: 'Another name', description: 'By the operator', image: document.image });
  await change(
    `data:application/json,${encodeURIComponent('{"description":"Later","image":"https://own.test/c.png"}')}`,
  );
  await readDocuments();
  expect(await shown()).toEqual({
    name: '',
    description: 'By the operator',
    image: 'https://own.test/c.png',
    banner: '',
  });
  await saveCollection(indexed.database, registration);
  expect(await shown()).toMatchObject({ name: 'glass', description: 'Later' });
});

test.each([
  ['no JSON', () => 'no'],
  [
    'no texts',
    () => JSON.stringify({ name: {}, description: [1], image: { url: 'https://own.test/a' }, banner_image: 7 }),
  ],
  ['other schemes', () => JSON.stringify({ image: 'javascript:alert(1)', banner_image: 'http://own.test/a' })],
  ['a private address', () => JSON.stringify({ image: 'https://user:word@own.test/' })],
])('a hostile document, %s, is one without words', async (_name, text) => {
  answer = text;
  await change('https://own.test/hostile.json');
  await readDocuments();
  expect(await shown()).toEqual(configured);
});

test('however often a contract says that it has changed, its document is read once in ten minutes', async () => {
  answer = () => '{"description":"Now"}';
  await change('https://own.test/often.json');
  await readDocuments();
  await change('https://own.test/oftener.json');
  const [waits] = await jobs();
  expect(waits?.wait).toBeGreaterThan(550);
  expect(waits?.wait).toBeLessThanOrEqual(600);
  expect(asked).toEqual(['often.json']);
  await readDocuments();
  expect(asked).toEqual(['often.json', 'oftener.json']);
});

test('what changes while it is read is read once more, after its rest', async () => {
  const { database } = indexed;
  const collection = await findCollection(database, 'glass');
  meanwhile = async () => {
    meanwhile = async () => {};
    await askForDocuments(database, [collection?.uuid ?? '']);
  };
  answer = () => '{"description":"Once"}';
  await change('https://own.test/meanwhile.json');
  await readDocuments();
  const [waits] = await jobs();
  expect(waits).toMatchObject({ attempts: 0, error: null });
  expect(waits?.wait).toBeGreaterThan(550);
  await readDocuments();
  expect(await jobs()).toEqual([]);
});

test('a host that the operator does not allow is not asked: the document is given up until it is, or is discarded', async () => {
  answer = () => '{}';
  await change('https://elsewhere.test/a.json');
  await readDocuments();
  const [dead] = await jobs();
  expect(dead).toMatchObject({
    attempts: 1,
    isDead: true,
    error: 'This host is not on the list of allowed sources.',
  });
  const { context, database } = indexed;
  await queueUnreadDocuments(database);
  expect(await jobs()).toMatchObject([{ isDead: true }]);
  const failed = await listFailedJobs(context, { page: 1, size: 10 });
  expect(failed.data).toMatchObject([{ kind: 'document', subject: { name: 'glass' } }]);

  await actOnFailed(context, ada.address, { id: failed.data[0]?.id ?? null, what: 'again' });
  await change('https://own.test/allowed.json');
  await readDocuments();
  expect(asked).toEqual(['allowed.json']);
  expect(await jobs()).toEqual([]);

  await change('https://elsewhere.test/b.json');
  await readDocuments();
  await actOnFailed(context, ada.address, { id: null, what: 'discard' });
  await queueUnreadDocuments(database);
  expect(await jobs()).toEqual([]);
});

test('what fails is tried again after longer and longer, and says why', async () => {
  answer = () => {
    throw new Error('mocked');
  };
  await change('https://own.test/fails.json');
  for (let tries = 1; tries < 8; tries += 1) {
    await readDocuments();
    expect(await jobs()).toMatchObject([{ attempts: tries, error: 'mocked', isDead: false }]);
  }
  await readDocuments();
  expect(await jobs()).toMatchObject([{ attempts: 8, isDead: true }]);
});
