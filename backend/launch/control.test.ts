import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { NetworkHealth } from '../../src/contract/health.ts';
import type { Database } from '../db/database.ts';
import type { StoreContext } from '../stores/context.ts';
import { saveCollection } from '../stores/save-collection.ts';
import { testContext, testNetwork } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { askServer } from './ask.ts';
import { createControl, type Controlled } from './control.ts';
import { connectToHolder, lockStateFolder } from './state-lock.ts';

let folder: string;
let database: Database;
let context: StoreContext;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'control-'));
  database = await openTestDatabase();
  context = await testContext(database, [testNetwork(1, 'first')]);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const health = (state: NetworkHealth['state']): NetworkHealth => ({
  network: 'first',
  state,
  block: 1,
  head: 9,
  error: null,
});

async function ask(server: Partial<Controlled> | null) {
  const control = createControl();
  onTestFinished(await lockStateFolder(folder, control.onConnection));
  if (server)
    control.offer({ context, networksHealth: () => [health('following')], takeOrders: async () => [], ...server });
  const socket = await connectToHolder(folder);
  if (socket === null) throw new Error('Nobody is there');
  const asked = askServer(socket);
  onTestFinished(asked.end);
  return { asked, socket };
}

async function all<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const part of parts) found.push(part);
  return found;
}

test('one connection answers one question after the other', async () => {
  const { asked } = await ask({});
  const address = `0x${'c0'.repeat(20)}` as const;
  await saveCollection(database, {
    chainId: 1,
    address,
    slug: 'glass',
    name: 'Glass',
    description: '',
    creator: { name: '', address },
    image: '',
    banner: '',
    itemType: 2,
    royaltyBps: 0,
    royaltyRecipient: address,
    createdAt: 0,
    deployedBlock: 0,
    verified: false,
  });
  await asked.requireNetworksRead();
  expect((await all(asked.exportRecords())).map(({ part }) => part)).toEqual(['network', 'collection']);
  expect((await all(asked.dump())).at(-1)).toMatchObject({ part: 'whole' });
  const places = [
    { chainId: 1, collection: null },
    { chainId: 2, collection: null },
    { chainId: 1, collection: address },
    { chainId: 2, collection: address },
    { chainId: 1, collection: 'x' },
  ];
  expect(await asked.known(places)).toEqual([true, false, true, false, false]);
  expect(await asked.take([])).toEqual([]);
});

test('a server that starts, or has a network to read, says so', async () => {
  const starting = await ask(null);
  await expect(starting.asked.requireNetworksRead()).rejects.toThrow('The server is starting.');
  rmSync(folder, { recursive: true });
  folder = mkdtempSync(join(tmpdir(), 'control-'));
  const behind = await ask({ networksHealth: () => [health('behind')] });
  await expect(behind.asked.requireNetworksRead()).rejects.toThrow('The server has not read first up to now');
});

test('what fails at the server is told, and it answers what is asked next', async () => {
  const { asked } = await ask({ takeOrders: () => Promise.reject(new Error('First does not answer now.')) });
  await expect(asked.take([])).rejects.toThrow('First does not answer now.');
  await asked.requireNetworksRead();
});

test('a server that ends is noticed, and so is a question that there is not', async () => {
  const { asked, socket } = await ask({});
  socket.write('{"ask":"keys"}\n');
  await expect(asked.requireNetworksRead()).rejects.toThrow('The server ended before it had answered.');
});

test('a network is read again by its name, once at a time, and tells how far it is', async () => {
  await database.query(`update networks set cursor_block = 40, cursor_hash = 'h' where slug = 'first'`);
  const { asked } = await ask({});
  expect(await asked.reindexed('first')).toBeNull();
  await expect(asked.reindex('second', 0)).rejects.toThrow('There is no network second here');
  await expect(asked.reindex('first', 41)).rejects.toThrow('Block 41 is not read yet');
  const begun = { first: 7, next: 7, last: 40, mended: 0 };
  expect(await asked.reindex('first', 7)).toMatchObject({ ...begun, isNew: true });
  expect(await asked.reindex('first', 0)).toMatchObject({ ...begun, isNew: false });
  await database.query('update networks set reindex_next = 20, reindex_mended = 3');
  expect(await asked.reindexed('first')).toMatchObject({ ...begun, next: 20, mended: 3 });
});
