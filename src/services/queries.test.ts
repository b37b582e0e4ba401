import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { floorsQuery } from './queries.ts';

const ordersList = vi.hoisted(() => vi.fn());
vi.mock('./marketplace.ts', () => ({ ordersList }));

const floors = (collections: string[]) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(floorsQuery(collections));

beforeEach(() => void ordersList.mockReset());

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
