import { concat, decodeFunctionData, encodeFunctionData, parseAbi } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import {
  acceptance,
  makeOffer,
  ME,
  OTHER,
  seller,
  TAG,
  told,
  TOKEN,
  type Hex,
} from '../../tests/support/trades/asked-calls.ts';
import { COLLECTION, CREATOR, makeListing, MARKET } from '../../tests/support/trades/orders.ts';
import { mintAbi } from '../domain/mint-sale.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../domain/order.ts';
import { shortenAddress } from '../domain/paths.ts';
import {
  encodeCancel,
  encodeCart,
  encodeCounterIncrement,
  encodePurchase,
  seaportAbi,
} from '../domain/seaport-calls.ts';

const tokenAbi = parseAbi([
  'function approve(address, uint256)',
  'function setApprovalForAll(address, bool)',
  'function deposit() payable',
]);
const mint = concat([encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [2n] }), TAG]);

describe('the calls of each kind, as they are really made', () => {
  test('a purchase: what is sent, received, asked, and to whom it goes', async () => {
    expect(told(encodePurchase(await makeListing(), 1n, TAG), SEAPORT_ADDRESS, 1000n)).toEqual({
      title: 'Buy on the marketplace (Seaport)',
      isExplained: true,
      facts: [
        ['You send', '1 ETH'],
        ['You receive', 'Isohypse #7'],
        ['To the seller', '0.94 ETH'],
        ['Goes to', seller],
        ['Fee or royalty', '0.01 ETH'],
        ['Goes to', MARKET],
        ['Fee or royalty', '0.05 ETH'],
        ['Goes to', CREATOR],
      ],
    });
  });

  test('a part of an order: what these copies cost and who gets what of it, never the whole order’s amounts', async () => {
    const order = await makeListing({ units: 4n, unitPrice: 200n, token: TOKEN });
    const whole = told(encodePurchase(order, 4n, TAG)).facts;
    expect(told(encodePurchase(order, 1n, TAG)).facts).toEqual([
      ['You pay', '2 USDC'],
      ['You receive', 'Isohypse #7'],
      ['Copies in the order', '4'],
      ['Copies bought', '1'],
      ['To the seller', '1.88 USDC'],
      ['Goes to', seller],
      ['Fee or royalty', '0.02 USDC'],
      ['Goes to', MARKET],
      ['Fee or royalty', '0.1 USDC'],
      ['Goes to', CREATOR],
    ]);
    expect(whole.slice(0, 5)).toEqual([
      ['You pay', '8 USDC'],
      ['You receive', 'Isohypse #7'],
      ['Copies in the order', '4'],
      ['Copies bought', '4'],
      ['To the seller', '7.52 USDC'],
    ]);
  });

  test('parts in a cart: each by its own share', async () => {
    const part = { order: await makeListing({ units: 4n, unitPrice: 200n, token: TOKEN }), units: 3n };
    const whole = { order: await makeListing({ unitPrice: 100n, token: TOKEN }), units: 1n };
    const { facts } = told(encodeCart([whole, part], TAG));
    expect(facts.filter(([label]) => /You pay|bought|seller|royalty/.test(label))).toEqual([
      ['You pay', '7 USDC'],
      ['To the seller', '0.94 USDC'],
      ['Fee or royalty', '0.01 USDC'],
      ['Fee or royalty', '0.05 USDC'],
      ['Copies bought', '3'],
      ['To the seller', '5.64 USDC'],
      ['Fee or royalty', '0.06 USDC'],
      ['Fee or royalty', '0.3 USDC'],
    ]);
  });

  test('a part that does not divide, which Seaport refuses, is not explained', async () => {
    const order = await makeListing({ units: 3n, unitPrice: 200n, token: TOKEN });
    const { functionName, args } = decodeFunctionData({ abi: seaportAbi, data: encodePurchase(order, 1n, TAG) });
    if (functionName !== 'fulfillAdvancedOrder') throw new Error('Not a purchase');
    const [advanced, ...rest] = args;
    const halved = { ...advanced, numerator: 1n, denominator: 2n };
    const data = encodeFunctionData({ abi: seaportAbi, functionName, args: [halved, ...rest] });
    expect(told(data).isExplained).toBe(false);
  });

  test('a cart: each item, and how many orders at most', async () => {
    const entry = { order: await makeListing(), units: 1n };
    const { title, facts } = told(encodeCart([entry, entry], TAG), SEAPORT_ADDRESS, 2000n);
    expect(title).toBe('Buy items on the marketplace (Seaport)');
    expect(facts.filter(([label]) => label === 'You receive')).toEqual([
      ['You receive', 'Isohypse #7'],
      ['You receive', 'Isohypse #7'],
    ]);
    expect(facts[0]).toEqual(['You send', '2 ETH']);
    expect(facts.at(-1)).toEqual(['Orders at most', '2']);
  });

  test('a sale: what is given, what is left after all fees, and for whom', async () => {
    expect(told(await acceptance())).toEqual({
      title: 'Accept an offer on the marketplace (Seaport)',
      isExplained: true,
      facts: [
        ['You give', 'Isohypse #7'],
        ['You receive', '9.4 USDC'],
        ['Goes to', `you, ${shortenAddress(ME)}`],
        ['Buyer', seller],
        ['Anything left goes to', `you, ${shortenAddress(ME)}`],
      ],
    });
  });

  test('a mint', () => {
    expect(told(mint, COLLECTION, 500n)).toEqual({
      title: 'Mint',
      isExplained: true,
      facts: [
        ['Collection', `Isohypse, ${COLLECTION}`],
        ['You pay', '0.5 ETH'],
        ['Items', '2'],
      ],
    });
  });

  test('a listing cancelled, and an offer: each with what it gives', async () => {
    const { parameters } = await makeListing();
    expect(told(encodeCancel([parameters, (await makeOffer()).parameters], TAG)).facts).toEqual([
      ['Order that gives', `Isohypse, ${COLLECTION}`],
      ['For', 'ETH'],
      ['Would end', '2100-01-01T00:00:00.000Z'],
      ['Order that gives', `USDC, ${TOKEN}`],
      ['For', `Isohypse, ${COLLECTION}`],
      ['Would end', '2100-01-01T00:00:00.000Z'],
    ]);
  });

  test('everything cancelled', () => {
    expect(told(encodeCounterIncrement(TAG)).facts).toEqual([
      ['Orders', 'every listing and offer you ever signed on this network'],
    ]);
  });
});

describe('what comes before a trade', () => {
  test.each([
    [(1n << 256n) - 1n, 'Unlimited USDC'],
    [1234n, '12.34 USDC'],
  ])('a token approved: %d', (amount, text) => {
    const data = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [SEAPORT_ADDRESS, amount] });
    expect(told(data, TOKEN).facts).toEqual([
      ['Who', `Seaport, the marketplace’s contract, ${SEAPORT_ADDRESS}`],
      ['At most', text],
    ]);
  });

  test('a collection, given and taken back; a spender nobody knows is shown whole', () => {
    const facts = (isApproved: boolean) =>
      told(
        encodeFunctionData({ abi: tokenAbi, functionName: 'setApprovalForAll', args: [OTHER, isApproved] }),
        COLLECTION,
      ).facts;
    expect(facts(true)).toEqual([
      ['Who', OTHER],
      ['Collection', `Isohypse, ${COLLECTION}`],
      ['From now on', 'it may move all of them'],
    ]);
    expect(facts(false).at(-1)).toEqual(['From now on', 'it may move none of them']);
    const taken = encodeFunctionData({ abi: tokenAbi, functionName: 'setApprovalForAll', args: [OTHER, false] });
    expect(told(taken, COLLECTION).title).toBe('Take back what a contract may move');
  });

  test('an item that nobody may move any more; a value of zero alone may be the number of an item', () => {
    const approve = (spender: Hex, value: bigint) =>
      told(encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [spender, value] }), COLLECTION);
    expect(approve(ZERO_ADDRESS, 7n)).toEqual({
      title: 'Take back the approval of an item',
      isExplained: true,
      facts: [['Item', 'Isohypse #7']],
    });
    expect(approve(OTHER, 0n).title).toBe('Let a contract spend your tokens');
  });

  test('native currency wrapped', () => {
    expect(told(encodeFunctionData({ abi: tokenAbi, functionName: 'deposit' }), TOKEN, 500n).facts).toEqual([
      ['You wrap', '0.5 ETH'],
      ['Into', `USDC, ${TOKEN}`],
    ]);
  });
});
