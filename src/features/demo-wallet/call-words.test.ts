import { describe, expect, test } from 'vitest';
import { COLLECTION, makeListing } from '../../../tests/support/trades/orders.ts';
import { encodeFunctionData, parseAbi } from 'viem/utils';
import { mintAbi } from '../../domain/mint-sale.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../domain/order.ts';
import {
  encodeAcceptance,
  encodeCancel,
  encodeCart,
  encodeCounterIncrement,
  encodePurchase,
} from '../../domain/seaport-calls.ts';
import { readCall, type AskedCall } from './call-words.ts';
import type { Named } from './order-words.ts';

const ME = `0x${'0b'.repeat(20)}` as const;
const TOKEN = `0x${'70'.repeat(20)}` as const;
const OTHER = `0x${'99'.repeat(20)}` as const;
const TAG = '0x0102030405060708';
const names = new Map<string, Named>([
  [ZERO_ADDRESS, { symbol: 'ETH', decimals: 3 }],
  [TOKEN, { symbol: 'USDC', decimals: 2 }],
  [COLLECTION, { name: 'Isohypse' }],
]);

/** Title and facts as the window shows them. */
function told(call: Partial<AskedCall>) {
  const { title, facts } = readCall({ to: SEAPORT_ADDRESS, value: 0n, data: '0x', ...call }, ME);
  return { title, facts: facts(names) };
}
const tokenCall = (data: `0x${string}`, to: `0x${string}` = TOKEN, value = 0n) => told({ to, data, value });
const abi = parseAbi([
  'function approve(address, uint256)',
  'function setApprovalForAll(address, bool)',
  'function deposit() payable',
]);

describe('a purchase', () => {
  test('names the item and what is really paid', async () => {
    const order = await makeListing();
    expect(told({ data: encodePurchase(order, 1n, TAG), value: 1000n })).toEqual({
      title: 'Buy on the marketplace (Seaport)',
      facts: [
        ['You pay', '1 ETH'],
        ['You receive', 'Isohypse #7'],
      ],
    });
  });

  test('of some copies for a token is the share of them', async () => {
    const order = await makeListing({ units: 3n, unitPrice: 200n, token: TOKEN });
    expect(told({ data: encodePurchase(order, 2n, TAG) }).facts).toEqual([
      ['You pay', '4 USDC'],
      ['You receive', '2 × Isohypse #7'],
    ]);
  });

  test('of one item from the cart is one; of two, each is named', async () => {
    const order = await makeListing();
    const entry = { order, units: 1n };
    expect(told({ data: encodeCart([entry], TAG), value: 1000n }).title).toBe('Buy on the marketplace (Seaport)');
    expect(told({ data: encodeCart([entry, entry], TAG), value: 2000n })).toEqual({
      title: 'Buy several items on the marketplace (Seaport)',
      facts: [
        ['You pay', '2 ETH'],
        ['You receive', 'Isohypse #7'],
        ['You receive', 'Isohypse #7'],
      ],
    });
  });
});

test('a sale names what is given and what is left after all fees', async () => {
  const listing = await makeListing({ token: TOKEN });
  const [item] = listing.parameters.offer;
  const [money] = listing.parameters.consideration;
  // An offer is a listing the other way round.
  const offer = {
    ...listing,
    side: 'offer' as const,
    parameters: {
      ...listing.parameters,
      offer: [
        { itemType: 1 as const, token: TOKEN, identifierOrCriteria: '0', startAmount: '1000', endAmount: '1000' },
      ],
      consideration: [{ ...item!, recipient: money!.recipient }],
    },
  };
  const data = encodeAcceptance({ order: offer, units: 1n, identifier: '7', seller: ME, net: 940n }, TAG);
  expect(told({ data })).toEqual({
    title: 'Accept an offer on the marketplace (Seaport)',
    facts: [
      ['You give', 'Isohypse #7'],
      ['You receive', '9.4 USDC'],
    ],
  });
});

test('cancelling counts the orders, or says that it is all of them', async () => {
  const { parameters } = await makeListing();
  expect(told({ data: encodeCancel([parameters, parameters], TAG) }).facts).toEqual([['Orders', '2']]);
  expect(told({ data: encodeCounterIncrement(TAG) }).facts).toEqual([
    ['Orders', 'every listing and offer you ever signed on this network'],
  ]);
});

describe('an approval says who may take what', () => {
  test.each([
    [(1n << 256n) - 1n, 'no limit'],
    [1234n, '12.34 USDC'],
  ])('of a token: %d', (amount, text) => {
    expect(
      tokenCall(encodeFunctionData({ abi, functionName: 'approve', args: [SEAPORT_ADDRESS, amount] })).facts,
    ).toEqual([
      ['Who', 'Seaport, the marketplace’s contract'],
      ['Token', 'USDC'],
      ['At most', text],
    ]);
  });

  test('of a collection, given and taken back; a spender nobody knows is shown as it is', () => {
    const call = (isApproved: boolean) =>
      tokenCall(encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [OTHER, isApproved] }), COLLECTION);
    expect(call(true)).toEqual({
      title: 'Let a contract move your items of a collection',
      facts: [
        ['Who', OTHER],
        ['Collection', 'Isohypse'],
      ],
    });
    expect(call(false).title).toBe('Take back a collection approval');
  });
});

test('minting and wrapping say what is paid and what comes back', () => {
  const mint = encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [2n] });
  expect(tokenCall(`${mint}0102030405060708`, COLLECTION, 500n)).toEqual({
    title: 'Mint',
    facts: [
      ['To', COLLECTION],
      ['You pay', '0.5 ETH'],
      ['You receive', '2 × Isohypse'],
    ],
  });
  expect(tokenCall(encodeFunctionData({ abi, functionName: 'deposit' }), TOKEN, 500n)).toEqual({
    title: 'Wrap native currency',
    facts: [
      ['You wrap', '0.5 ETH'],
      ['Into', 'USDC'],
    ],
  });
});

test.each(['0x', '0xdeadbeef', '0xe7acab24', '0xf2d12b12'] as const)(
  '%s, which means nothing here, is told as what it is',
  (data) => {
    expect(told({ data, value: 7n })).toEqual({
      title: 'Send a transaction',
      facts: [
        ['To', SEAPORT_ADDRESS],
        ['You pay', '0.007 ETH'],
      ],
    });
  },
);
