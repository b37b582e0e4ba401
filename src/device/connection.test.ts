import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createConnection, requested } from './connection.ts';
import { StoreUnavailableError } from './store-errors.ts';

/** A store on a device that is full until so much has given way. */
function fullDevice(name: string, fullUntil: number) {
  const gone: string[] = [];
  const connection = createConnection({
    name,
    version: 1,
    room: [
      () => Promise.reject(new Error('The pictures cannot be removed')).finally(() => gone.push('pictures')),
      () => Promise.resolve(gone.push('answers')),
    ],
    upgrade: (database) => void database.createObjectStore('records'),
  });
  const write = vi.fn(() =>
    connection.run(['records'], 'readwrite', async (transaction) => {
      if (gone.length < fullUntil) throw new DOMException('Full', 'QuotaExceededError');
      await requested(transaction.objectStore('records').put('a record', 'key'));
    }),
  );
  const read = () =>
    connection.run(['records'], 'readonly', (transaction) =>
      requested<unknown>(transaction.objectStore('records').get('key')),
    );
  return { gone, write, read };
}

test('while there is room for a record, nothing is dropped', async () => {
  const { gone, write, read } = fullDevice('empty', 0);
  await write();
  expect([await read(), gone]).toEqual(['a record', []]);
});

test('on a full device pictures are dropped before answers, and the record is written', async () => {
  const { gone, write, read } = fullDevice('full', 2);
  await write();
  expect([await read(), gone]).toEqual(['a record', ['pictures', 'answers']]);
});

test('when nothing more can be dropped, the store says that it cannot be written', async () => {
  const { gone, write, read } = fullDevice('too-full', 3);
  await expect(write()).rejects.toThrow(StoreUnavailableError);
  expect([await read(), gone]).toEqual([undefined, ['pictures', 'answers']]);
});

test('two writes never run at once, whatever stores they are of', async () => {
  const { run } = createConnection({
    name: 'two-stores',
    version: 1,
    upgrade(database) {
      database.createObjectStore('one');
      database.createObjectStore('other');
    },
  });
  const steps: string[] = [];
  const write = (store: string) =>
    run([store], 'readwrite', async (transaction) => {
      for (let step = 0; step < 3; step++) {
        await requested(transaction.objectStore(store).put(step, 'key'));
        steps.push(store);
      }
    });
  await Promise.all([write('one'), write('other')]);
  expect(steps).toEqual(['one', 'one', 'one', 'other', 'other', 'other']);
});
