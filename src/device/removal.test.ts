import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createBucket } from './bucket.ts';
import { createConnection, requested, type Connection } from './connection.ts';
import { removeWhen } from './removal.ts';

const STORE = 'texts';
const remove = (connection: Connection) => removeWhen(connection, () => Promise.resolve(true));

/** Two tabs on one database: each has a connection of its own. */
function twoTabs(name: string) {
  const place = createBucket(name, name, 'relaxed');
  const upgrade = (database: IDBDatabase) => void database.createObjectStore(STORE);
  const tab = () => createConnection({ name, version: 1, place, upgrade });
  return { place, mine: tab(), other: tab() };
}

const write = ({ run }: Connection, text: string) =>
  run([STORE], 'readwrite', async (transaction) => void (await requested(transaction.objectStore(STORE).put(text, 1))));
const read = ({ run }: Connection) =>
  run([STORE], 'readonly', (transaction) => requested<unknown>(transaction.objectStore(STORE).get(1)));

test('a removal that waits for another tab does not wait for a read of its own tab, which waits for the removal', async () => {
  const { place, mine, other } = twoTabs('read-meanwhile');
  await write(other, 'of somebody');
  let letGo = () => {};
  const elsewhere = await new Promise<{ ended: Promise<void> }>((taken) => {
    const ended = place.alone(
      () =>
        new Promise<void>((resolve) => {
          letGo = resolve;
          taken({ ended });
        }),
    );
  });
  const removed = remove(mine);
  const found = read(mine);
  letGo();
  await elsewhere.ended;
  await removed;
  expect(await found).toBeUndefined();
  await mine.close();
});

test('nor does the second of two removals, as when two writes at once find a device full', async () => {
  const { mine } = twoTabs('twice');
  await write(mine, 'of somebody');
  let found: Promise<unknown> = Promise.resolve('not read');
  const first = removeWhen(mine, () => {
    found = read(mine);
    return Promise.resolve(true);
  });
  await Promise.all([first, remove(mine)]);
  expect(await found).toBeUndefined();
  await mine.close();
});
