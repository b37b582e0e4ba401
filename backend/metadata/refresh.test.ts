import { expect, test } from 'vitest';
import { jsonSource, resolverOf, useUnreadItems } from '../../tests/support/server/unread-items.ts';
import { restRanking, unrankedCollections } from '../stores/facets.ts';

const items = useUnreadItems();

/** A loader whose documents all say one thing, with what it was asked for. */
function oneName(name: string, isReading: (path: string) => Promise<void> = async () => {}) {
  const asked: string[] = [];
  const resolver = resolverOf(async (path) => {
    asked.push(path);
    await isReading(path);
    return jsonSource({ name, attributes: [{ trait_type: 'Name', value: name }] });
  });
  return { asked, loader: items.loader(resolver) };
}
const stateOf = (id: string) =>
  items.database.query('select name, metadata_state as state from nfts where uuid = $1', [items.uuidOf(id)]);

test('a refresh reads its own item alone, whatever else waits; one that another node is reading is read again after it', async () => {
  const { database, uuidOf } = items;
  const { chainId } = items.chain.network;
  await database.query(`update nfts set metadata_state = 'waiting', metadata_tries = 0, metadata_after = 0`);
  const web = oneName('Asked for');
  await web.loader.refresh(uuidOf('2'));
  expect(web.asked).toEqual(['glass/2.json']);
  expect(await stateOf('2')).toEqual([{ name: 'Asked for', state: 'done' }]);
  expect(await stateOf('1')).toMatchObject([{ state: 'waiting' }]);
  // Its traits count at once, its collection is ranked by who has the time.
  expect(await unrankedCollections(database, chainId)).toHaveLength(1);

  const worker = oneName('Before', async (path) => {
    if (path === 'glass/3.json') await web.loader.refresh(uuidOf('3'));
  });
  await worker.loader.drain();
  expect(web.asked).toHaveLength(1);
  expect(await stateOf('3')).toEqual([{ name: 'Before', state: 'waiting' }]);
  await database.query('update nfts set metadata_after = 0');
  await web.loader.drain();
  expect(await stateOf('3')).toEqual([{ name: 'Asked for', state: 'done' }]);
  await Promise.all([web.loader.stop(), worker.loader.stop()]);
});

test('after a collection was ranked no node ranks it again before its rest is over', async () => {
  const { database, uuidOf } = items;
  const { chainId } = items.chain.network;
  const [first, second] = [oneName('First'), oneName('Second')];
  await database.query(`update collections set rank_after = now()`);
  await first.loader.refresh(uuidOf('1'));
  await first.loader.drain();
  const [rest] = await database.query<{ seconds: number; uuid: string }>(
    `select extract(epoch from rank_after - now())::float8 as seconds, uuid from collections where slug = 'glass'`,
  );
  expect(rest?.seconds).toBeGreaterThan(0);
  expect(await unrankedCollections(database, chainId)).toEqual([]);
  await restRanking(database, rest?.uuid ?? '', 1_000);
  await second.loader.refresh(uuidOf('1'));
  await second.loader.drain();
  const [waits] = await unrankedCollections(database, chainId);
  expect(waits?.wait).toBeGreaterThan(900);
  await database.query('update collections set rank_after = now()');
  await second.loader.drain();
  expect(await unrankedCollections(database, chainId)).toEqual([]);
  await Promise.all([first.loader.stop(), second.loader.stop()]);
});
