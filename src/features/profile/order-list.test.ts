import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ListedOrder } from '../../contract/listed-order.ts';
import { OrderList, type ListTexts } from './order-list.tsx';
import type { useOrders } from './order-queries.ts';
import * as texts from './texts.ts';

const answered = (data: readonly Partial<ListedOrder>[]) =>
  ({
    data: { data, pagination: { page: 1, size: 50, total: data.length } },
    dataUpdatedAt: 1,
  }) as unknown as ReturnType<typeof useOrders>;
const LISTINGS: ListTexts = { count: texts.ownListingCount, subject: '', none: 'None', toDo: 'Do this' };
const drawn = (data: readonly Partial<ListedOrder>[], labels = LISTINGS) =>
  renderToStaticMarkup(createElement(OrderList, { query: answered(data), labels, renderRow: () => null }));

test('a list of own orders that is empty says what to do, with a way there; that of others only that it is', () => {
  expect(drawn([])).toContain('Do this');
  expect(drawn([])).toContain('href="/collections"');
  const { toDo: _, ...others } = LISTINGS;
  expect(drawn([], others)).toContain('None');
  expect(drawn([], others)).not.toContain('href');
});

test('what is counted but cannot be bought now is told apart', () => {
  const all = [
    { uuid: 'a', state: 'active' },
    { uuid: 'b', state: 'inactive' },
  ] as const;
  expect(drawn(all)).toContain('2 listings, 1 live');
  expect(drawn(all.slice(0, 1))).toContain('1 listing<');
});
