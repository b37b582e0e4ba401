import { zeroHash } from 'viem';
import { describe, expect, test } from 'vitest';
import type { OrderParameters } from '../../src/contract/order.ts';
import { address, testNetwork } from '../../tests/support/server/market.ts';
import { splitPrice } from '../core/fees.ts';
import { readOrder } from './order-terms-and-fees.ts';

const network = testNetwork(31337, 'meridian');
const zone = network.zone?.address ?? address(0);
const maker = address(0xa1);
const creator = address(0xc0ffee);
const contract = address(0xc0);
const NOW = 1_800_000_000;
const royalty = { bps: 500, recipient: creator };

type Item = OrderParameters['consideration'][number];
const money = (recipient: `0x${string}`, amount: bigint, token = network.currency.address): Item => ({
  itemType: token === network.currency.address ? 0 : 1,
  token,
  identifierOrCriteria: '0',
  startAmount: String(amount),
  endAmount: String(amount),
  recipient,
});
const nft = (units: string, itemType: 2 | 3 | 4 = 2) => ({
  itemType,
  token: contract,
  identifierOrCriteria: itemType === 4 ? '0' : '7',
  startAmount: units,
  endAmount: units,
});

function parameters(
  sides: Pick<OrderParameters, 'offer' | 'consideration'>,
  changes: Partial<OrderParameters> = {},
): OrderParameters {
  return {
    offerer: maker,
    zone: address(0),
    ...sides,
    orderType: 0,
    startTime: String(NOW - 10),
    endTime: String(NOW + 1_000),
    zoneHash: zeroHash,
    salt: '1',
    conduitKey: zeroHash,
    counter: '0',
    ...changes,
  };
}

function listing(unit: bigint, units = 1n, changes: Partial<OrderParameters> = {}) {
  const shares = splitPrice(unit, units, { marketplaceBps: 100, royaltyBps: 500 });
  return parameters(
    {
      offer: [nft(String(units), units > 1n ? 3 : 2)],
      consideration: [
        money(maker, shares.seller),
        money(network.feeRecipient, shares.marketplace),
        money(creator, shares.royalty),
      ],
    },
    changes,
  );
}

const read = (order: OrderParameters, itemType: 2 | 3 = 2) => readOrder(order, network, royalty, itemType, NOW);

describe('an order is read without the chain', () => {
  test('a listing: price of one unit, fees to the last unit [C3]', () => {
    expect(read(listing(1_000_001n)).unitValue).toBe(1_000_001n);
    expect(read(listing(999n, 7n, { orderType: 1 }), 3)).toMatchObject({ units: 7n, unitValue: 999n, partial: true });
  });

  test('an offer on an item or a whole collection', () => {
    const weth = network.wrapped.address;
    const fees = [money(network.feeRecipient, 10n, weth), money(creator, 50n, weth)];
    const bid = {
      itemType: 1 as const,
      token: weth,
      identifierOrCriteria: '0',
      startAmount: '1000',
      endAmount: '1000',
    };
    expect(
      read(parameters({ offer: [bid], consideration: [{ ...nft('1'), recipient: maker }, ...fees] })),
    ).toMatchObject({ side: 'offer', identifier: '7', unitValue: 1000n });
    expect(
      read(parameters({ offer: [bid], consideration: [{ ...nft('1', 4), recipient: maker }, ...fees] })).identifier,
    ).toBeNull();
  });

  const seller = (order: OrderParameters, change: (items: Item[]) => Item[]): OrderParameters => ({
    ...order,
    consideration: change(order.consideration),
  });
  test.each<[string, OrderParameters]>([
    [
      'order.fees',
      seller(listing(1000n), (items) =>
        items.map((item, index) => (index === 1 ? { ...item, startAmount: '9', endAmount: '9' } : item)),
      ),
    ],
    ['order.fees', seller(listing(1000n), (items) => items.slice(0, 2))],
    ['order.fees', seller(listing(1000n), (items) => [...items, money(address(0xbad), 1n)])],
    ['order.moving-price', seller(listing(1000n), (items) => items.map((item) => ({ ...item, endAmount: '1' })))],
    [
      'order.currency',
      seller(listing(1000n), (items) =>
        items.map((item) => ({ ...item, itemType: 1 as const, token: address(0xdead) })),
      ),
    ],
    ['order.time', listing(1000n, 1n, { endTime: String(NOW) })],
    ['order.time', listing(1000n, 1n, { startTime: String(NOW + 5_000) })],
    ['order.zone', listing(1000n, 1n, { orderType: 2 })],
    ['order.zone', listing(1000n, 1n, { zone })],
    ['order.zone', listing(1000n, 1n, { zone, orderType: 2, zoneHash: `0x${'1'.repeat(64)}` })],
    ['order.zone', listing(1000n, 1n, { zone: address(9) })],
    ['order.conduit', listing(1000n, 1n, { conduitKey: `0x${'1'.repeat(64)}` })],
    ['order.item-type', listing(1000n, 2n)],
    ['order.shape', { ...listing(1000n), offer: [nft('1'), nft('1')] }],
  ])('refuses %s', (msgId, order) => {
    expect(() => read(order)).toThrow(expect.objectContaining({ name: 'OrderRefusedError', msgId }));
  });
});
