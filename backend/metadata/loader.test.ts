import { expect, test } from 'vitest';
import { jsonSource, resolverOf, useUnreadItems } from '../../tests/support/server/unread-items.ts';
import { findCollection } from '../stores/collections.ts';
import { claimWaiting } from '../stores/metadata.ts';
import { askForChanged, noteChanged, type MetadataChanges } from '../stores/metadata-changes.ts';
import { nftDetail } from '../stores/nfts.ts';
import { inlineHost } from './inline.ts';

const items = useUnreadItems();

test('items get their words, counts and ranks; a refresh reads again what changed; broken ones stay shown [J33]', async () => {
  const { database, context, uuidOf } = items;
  const contents = new Map<string, unknown>();
  const read = async (path: string) => (contents.has(path) ? jsonSource(contents.get(path)) : null);
  const loader = items.loader(resolverOf(read));
  const trait = (value: string) => [{ trait_type: 'Colour', value }];
  contents.set('glass/1.json', { name: 'One', attributes: trait('Red') });
  contents.set('glass/2.json', { name: 'Two', attributes: trait('Red') });
  contents.set('glass/3.json', { name: 'Three\u0000', attributes: trait('Blue') });
  await loader.drain();
  const item = async (id: string) => {
    const collection = await findCollection(database, 'glass');
    return collection && nftDetail(context, collection, id, null);
  };
  expect(await item('1')).toMatchObject({
    name: 'One',
    rank: 2,
    attributes: [{ traitType: 'Colour', value: 'Red', count: 2 }],
  });
  expect(await item('3')).toMatchObject({
    name: 'Three',
    rank: 1,
    tokenUri: 'https://world.vitrine.invalid/glass/3.json',
  });
  expect(await item('4')).toMatchObject({ name: 'glass #4', attributes: [] });

  contents.set('glass/1.json', { name: 'One, again', attributes: trait('Blue') });
  await loader.refresh(uuidOf('1'));
  expect(await item('1')).toMatchObject({ name: 'One, again', attributes: [{ value: 'Blue', count: 2 }] });

  contents.delete('glass/1.json');
  await loader.refresh(uuidOf('1'));
  expect(await item('1')).toMatchObject({ name: 'One, again' });
  await loader.stop();
});

test('a drawing and a program in the metadata itself are shown under addresses of their own', async () => {
  const { database, context, uuidOf } = items;
  const document = {
    name: 'On chain',
    image: `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`,
    animation_url: 'data:text/html,<!doctype html><p>runs</p>',
  };
  const resolver = resolverOf(async () => jsonSource(document), inlineHost(database));
  const loader = items.loader(resolver);
  await loader.refresh(uuidOf('3'));
  await loader.stop();
  const collection = await findCollection(database, 'glass');
  const item = collection && (await nftDetail(context, collection, '3', null));
  expect(item).toMatchObject({ name: 'On chain', media: { kind: 'interactive' } });
  const limits = { maxBytes: 10_000, timeoutMs: 1_000 };
  expect((await resolver.read(item?.image ?? '', limits)).type).toBe('image/svg+xml');
  expect(Buffer.from((await resolver.read(item?.media?.source ?? '', limits)).body).toString()).toContain('runs');
});

test('a collection that says all of it changed has it read anew, also what changed while it was read; what fails keeps what it shows', async () => {
  const { chain, database, context } = items;
  const names = new Map<string, string | undefined>([
    ['/glass/1.json', 'First'],
    ['/glass/2.json', 'Second'],
  ]);
  const all: MetadataChanges = new Map();
  const collection = await findCollection(database, 'glass');
  if (!collection) throw new Error('There is no such collection');
  noteChanged(all, collection.uuid, { from: 0n, to: 2n ** 256n - 1n });
  let isReading = () => Promise.resolve();
  const read = async (path: string) => {
    await isReading();
    const name = names.get(`/${path}`);
    return name === undefined ? null : jsonSource({ name });
  };
  const loader = items.loader(resolverOf(read, inlineHost(database)));
  const nameOf = async (id: string) => (await nftDetail(context, collection, id, null))?.name;
  const rested = () => database.query('update nfts set metadata_read = 0');
  await loader.drain();
  await rested();
  const third = await nameOf('3');

  await askForChanged(database, chain.network.chainId, all);
  // Who drains what waits leaves what a collection says to who is poked.
  await loader.drain();
  expect(await nameOf('2')).not.toBe('Second');
  loader.poke();
  await loader.drain();
  expect([await nameOf('1'), await nameOf('2'), await nameOf('3')]).toEqual(['First', 'Second', third]);

  await rested();
  names.set('/glass/1.json', 'Before');
  const one: MetadataChanges = new Map();
  noteChanged(one, collection.uuid, { from: 1n, to: 1n });
  await askForChanged(database, chain.network.chainId, one);
  isReading = async () => {
    isReading = () => Promise.resolve();
    await askForChanged(database, chain.network.chainId, one);
  };
  await loader.drain();
  names.set('/glass/1.json', 'After');
  expect(await nameOf('1')).toBe('Before');
  await database.query(`update nfts set metadata_after = 0 where metadata_state = 'waiting'`);
  await loader.drain();
  expect(await nameOf('1')).toBe('After');
  await loader.stop();
});

test('several workers read each waiting item once; one that died is followed; what is given up says why', async () => {
  const { chain, database } = items;
  const asked: string[] = [];
  const read = async (path: string) => {
    asked.push(path);
    await new Promise<void>((resolve) => void setImmediate(resolve));
    return path.endsWith('/2.json') ? null : jsonSource({ name: 'x' });
  };
  const resolver = resolverOf(read);
  const waits = () =>
    database.query(`update nfts set metadata_state = 'waiting', metadata_tries = 0, metadata_after = 0`);
  const workers = [0, 1, 2].map(() => items.loader(resolver));
  const drain = () => Promise.all(workers.map((loader) => loader.drain()));
  await waits();
  await drain();
  expect(asked.toSorted()).toEqual([1, 2, 3, 4].map((id) => `glass/${id}.json`));

  await waits();
  asked.length = 0;
  expect(await claimWaiting(database, chain.network.chainId, 0, 100)).toHaveLength(4);
  await drain();
  expect(asked).toEqual([]);
  await database.query(`update metadata_claims set until = now() - interval '1 second'`);
  await drain();
  expect(asked).toHaveLength(4);

  for (let tries = 1; tries < 5; tries += 1) {
    await database.query('update nfts set metadata_after = 0');
    await drain();
  }
  expect(
    await database.query(`select identifier, metadata_error as error from nfts where metadata_state = 'failed'`),
  ).toEqual([{ identifier: '2', error: 'The source does not exist.' }]);
  expect(await database.query('select * from metadata_claims')).toEqual([]);
  await Promise.all(workers.map((loader) => loader.stop()));
});
