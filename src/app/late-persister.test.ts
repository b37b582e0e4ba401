import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { latePersister } from './late-persister.ts';
import { createQueryClient } from './query-client.ts';

const load = vi.hoisted(() => ({ fails: true }));
vi.mock('./persist-queries.ts', () => ({
  persistQueries: () => {
    if (load.fails) throw new Error('The file cannot be loaded');
    return { persister: () => Promise.resolve('the device’s copy') };
  },
}));

const ask = (key: string) =>
  createQueryClient({ persister: latePersister }).fetchQuery({
    queryKey: ['public', key],
    queryFn: () => 'the server’s answer',
  });

test('if the device’s copies cannot be loaded the server is asked; the next query tries again', async () => {
  expect(await ask('first')).toBe('the server’s answer');
  load.fails = false;
  expect(await ask('second')).toBe('the device’s copy');
});
