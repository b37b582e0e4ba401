import { encodeAbiParameters, type Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type IndexedChain, startIndexedChain } from '../../tests/support/server/indexed-chain.ts';
import { transact } from '../demo/chain/transaction.ts';
import { ada } from '../../tests/support/server/order-market.ts';
import { findCollection, saveCollection } from '../stores/collections.ts';
import { documentTopic } from '../indexer/metadata-events.ts';
import { createContractDocuments } from './contract-documents.ts';
import { createResolver } from './resolver.ts';

let indexed: IndexedChain;
const asked: string[] = [];
let answer: () => string;

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
  const { chain, indexer, database } = indexed;
  await chain.rpc.call('anvil_setCode', [chain.single, codeOf(uri)]);
  await transact(chain.rpc, { from: ada.address, to: chain.single, data: '0x', gas: 100_000n });
  await indexer.catchUp();
  await database.query('update collections set document_after = 0');
}

const documents = () =>
  createContractDocuments({
    context: indexed.context,
    resolver: createResolver({
      hosts: [new Set()],
      ipfsGateway: undefined,
      ownHosts: [
        {
          origin: 'https://own.test',
          read: async (path) => {
            asked.push(path);
            const body = Buffer.from(answer());
            return { body, contentType: 'application/json' } as never;
          },
        },
      ],
    }),
  });
const shown = async () => {
  const row = await findCollection(indexed.database, 'glass');
  return row && { name: row.name, description: row.description, image: row.image, banner: row.banner };
};
const configured = { name: 'glass', description: '', image: '', banner: '' };

test('a contract that says nothing of itself changes nothing, and is not asked again', async () => {
  await documents().run();
  expect(await shown()).toEqual(configured);
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
  await documents().run();
  expect(asked).toEqual(['first.json']);
  const told = { ...configured, description: 'Blown by hand\nin two lines' };
  expect(await shown()).toEqual({ ...told, image: document.image, banner: document.banner_image });
  await documents().run();
  expect(asked).toHaveLength(1);

  // What the operator says goes first, before and after the contract speaks.
  const [registration] = indexed.chain.registrations;
  if (!registration) throw new Error('No collection');
  await saveCollection(indexed.database, { ...registration, description: 'By the operator', name: '' });
  expect(await shown()).toMatchObject({ name: 'Another name', description: 'By the operator', image: document.image });
  await change(
    `data:application/json,${encodeURIComponent('{"description":"Later","image":"https://own.test/c.png"}')}`,
  );
  await documents().run();
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
  await documents().run();
  expect(await shown()).toEqual(configured);
});

test('a host that the operator does not allow is not asked; what failed is tried again, five times at most', async () => {
  answer = () => '{}';
  await change('https://elsewhere.test/a.json');
  for (let tries = 0; tries < 7; tries += 1) {
    await documents().run();
    await indexed.database.query('update collections set document_after = 0');
  }
  expect(asked).toEqual([]);
  expect(await indexed.database.query(`select document_tries as tries from collections where slug = 'glass'`)).toEqual([
    { tries: 5 },
  ]);
});
