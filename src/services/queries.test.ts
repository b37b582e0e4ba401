import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { dropsQuery } from './page-queries.ts';
import { floorsQuery } from './queries.ts';

const ordersList = vi.hoisted(() => vi.fn());
const dropsList = vi.hoisted(() => vi.fn());
vi.mock('./marketplace.ts', () => ({ ordersList, dropsList }));

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const floors = (collections: string[], client = newClient()) => client.fetchQuery(floorsQuery(collections));

beforeEach(() => {
  ordersList.mockReset();
  dropsList.mockReset();
});

test('floors stand in the order of their collections; one without a listing or an answer is left out', async () => {
  ordersList.mockImplementation(async ({ collection }: { collection: string }) => {
    if (collection === 'broken') throw new Error('500');
    return { data: collection === 'empty' ? [] : [{ uuid: `floor of ${collection}` }] };
  });
  expect(await floors(['one', 'broken', 'empty', 'two'])).toEqual([{ uuid: 'floor of one' }, { uuid: 'floor of two' }]);
  expect(ordersList.mock.calls.map(([filter]) => filter)).toEqual(
    ['one', 'broken', 'empty', 'two'].map((collection) => ({ collection, size: 1 })),
  );
});

test('when no list can be read the query fails; without collections nothing is asked', async () => {
  ordersList.mockRejectedValue(new Error('500'));
  await expect(floors(['one', 'two'])).rejects.toThrow('500');
  ordersList.mockClear();
  expect(await floors([])).toEqual([]);
  expect(ordersList).not.toHaveBeenCalled();
});

test('a failure is told by an alert where nothing is shown yet, and by the page where something is', async () => {
  const client = newClient();
  ordersList.mockResolvedValue({ data: [] });
  await floors(['one'], client);
  await floors(['one'], client);
  expect(ordersList.mock.calls.map(([, , told]) => told)).toEqual([false, true]);
});

test('a further page is new: its failure is told by an alert', async () => {
  const client = newClient();
  dropsList.mockImplementation(async (page: number) => ({ data: [], pagination: { page, size: 1, total: 2 } }));
  const drops = new InfiniteQueryObserver(client, dropsQuery());
  const leave = drops.subscribe(() => undefined);
  await vi.waitFor(() => expect(drops.getCurrentResult().isSuccess).toBe(true));
  await drops.fetchNextPage();
  await drops.refetch();
  leave();
  expect(dropsList.mock.calls.map(([page, , told]) => [page, told])).toEqual([
    [1, false],
    [2, false],
    [1, true],
    [2, true],
  ]);
});
