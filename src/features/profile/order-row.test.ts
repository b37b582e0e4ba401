import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ListedOrder } from '../../contract/listed-order.ts';
import { OrderRow } from './order-row.tsx';

const price = { value: '1', amount: '1', amountUsd: '1', token: { address: '0x', symbol: 'WETH', decimals: 18 } };
const order = (identifier: string | null) =>
  ({
    side: 'offer',
    state: 'active',
    reason: null,
    network: 'meridian',
    criteria: null,
    price,
    tokensRemaining: '1',
    endTime: 4_000_000_000,
    ownItem: false,
    nft: {
      identifier,
      name: 'Marzipan #387',
      image: '',
      collectionSlug: 'pocket-fauna',
      collectionName: 'Pocket Fauna',
      itemType: 2,
    },
  }) as unknown as ListedOrder;
const timesNamed = (identifier: string | null) =>
  renderToStaticMarkup(createElement(OrderRow, { order: order(identifier) })).split('Pocket Fauna').length - 1;

test('a row names the collection once, whether it is about one item or about any', () => {
  expect([timesNamed('387'), timesNamed(null)]).toEqual([1, 1]);
});
