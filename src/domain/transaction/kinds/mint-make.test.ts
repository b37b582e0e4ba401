import { keccak256 } from 'viem';
import { beforeEach, describe, expect, test } from 'vitest';
import { createKindBench, lastAsk, type KindBench } from '../../../../tests/support/trades/kind-bench.ts';
import { ETH } from '../../../../tests/support/trades/cart.ts';
import { COLLECTION } from '../../../../tests/support/trades/orders.ts';
import { makeRecord, recordIn } from '../../../../tests/support/trades/records.ts';
import { intentTag } from '../../seaport-calls.ts';
import { mintMake, MintRefusedError, type MintRequest } from './mint-make.ts';
import { mintMakeView } from '../views/mint-make.ts';

const FINNEY = 10n ** 15n;
const request: MintRequest = {
  chainId: 31337,
  network: 'meridian',
  collectionAddress: COLLECTION,
  codeHash: keccak256('0x60'),
  name: 'Pocket Fauna',
  image: '/fauna.svg',
  currency: ETH,
  price: 80n * FINNEY,
  amount: 3n,
};

let bench: KindBench;
let sale: { isActive: boolean; price: bigint; minted: bigint; maxPurchase: bigint };

beforeEach(() => {
  bench = createKindBench();
  sale = { isActive: true, price: request.price, minted: 90n, maxPurchase: 5n };
  Object.assign(bench.chain, {
    MAX_SUPPLY: () => 100n,
    totalSupply: () => sale.minted,
    price: () => sale.price,
    maxPurchase: () => sale.maxPurchase,
    saleIsActive: () => sale.isActive,
  });
});

function run(change: Partial<MintRequest> = {}, damage: object = {}) {
  const { fields, args } = mintMake.describe({ ...request, ...change });
  const executor = { kind: 'mint:make', version: 1, args };
  return mintMake.run(makeRecord({ ...fields, id: 'the-id', type: 'mint:make', executor, ...damage }), bench.ports());
}

describe('the record', () => {
  test("carries the spec's fields, the value is price × amount [C90] [C91] [C92]", () => {
    expect(mintMake.describe(request)).toEqual({
      fields: {
        value: (240n * FINNEY).toString(),
        price: (80n * FINNEY).toString(),
        amount: '3',
        collectionAddress: COLLECTION,
        currencySymbol: 'ETH',
        tokenName: 'Pocket Fauna',
        network: 'meridian',
        itemType: 2,
        displayImageURL: '/fauna.svg',
        decimals: 18,
      },
      args: { codeHash: request.codeHash },
      resources: [`31337:${COLLECTION}:mint`],
    });
  });
  test('is named as a purchase is', () => {
    expect(mintMakeView.titles(recordIn('approve', 'mint:make'))).toMatchObject({
      approve: 'Approve purchase',
      success: 'Your purchase is complete',
    });
    expect(mintMake).toMatchObject({ type: 'mint:make', version: 1 });
  });
});

describe('a mint', () => {
  test('is one simulated request to the collection, with the value shown and the tag [E19]', async () => {
    await run();
    expect(bench.log).toEqual(['pinned', 'switch 31337', 'simulate mint', 'ask main']);
    const ask = lastAsk(bench);
    expect(ask).toMatchObject({ name: 'mint', args: [3n], tag: intentTag('the-id'), kind: 'main' });
    expect(ask.call).toMatchObject({ to: COLLECTION, value: 240n * FINNEY, chainId: 31337 });
  });
  test("reads the sale of this collection, on the record's own network", async () => {
    const read: unknown[] = [];
    bench.chain['price'] = (_, call) => (read.push(call.to, call.chainId), sale.price);
    await run();
    expect(read).toEqual([COLLECTION, 31337]);
  });
  test('of all that is left, or of as many as one may, goes', async () => {
    sale.minted = 97n;
    await run();
    sale.maxPurchase = 3n;
    await run();
    expect(bench.asks).toHaveLength(2);
  });
  test('without the money says the balance, as error and toast', async () => {
    bench.native = 240n * FINNEY - 1n;
    const sentence = 'Your balance: 0.239999999999999999 ETH, you need 0.24 ETH to purchase';
    await expect(run()).rejects.toThrow(sentence);
    expect(bench.alerts).toEqual([sentence]);
    expect(bench.asks).toEqual([]);
  });
  test('with exactly the money goes', async () => {
    bench.native = 240n * FINNEY;
    await expect(run()).resolves.toBeUndefined();
  });
});

describe('what stops it before the wallet, in words for the person', () => {
  const refused = async (sentence: string, change: Partial<MintRequest> = {}) => {
    const failure = await run(change).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MintRefusedError);
    expect(failure).toMatchObject({ message: sentence, name: 'MintRefusedError' });
    expect(bench.log).toEqual(['pinned', 'switch 31337']);
    return failure as MintRefusedError;
  };
  test('a sale that is not open', async () => {
    sale.isActive = false;
    expect((await refused('The sale is not open. Nothing was minted.')).retryable).toBe(true);
  });
  test('nothing left', async () => {
    sale.minted = 100n;
    await refused('Everything has been minted.');
  });
  test('less left than wanted', async () => {
    sale.minted = 98n;
    await refused('Only 2 are left. Choose fewer.');
  });
  test('more than one transaction may hold', async () => {
    await refused('At most 5 can be minted in one transaction.', { amount: 6n });
  });
  test('more than one wallet may mint', async () => {
    let minted = 3n;
    Object.assign(bench.chain, { maxPerWallet: () => 4n, mintedBy: () => minted });
    await refused('One wallet can mint at most 4: choose 1 or fewer.');
    minted = 9n;
    bench.log = [];
    await refused('One wallet can mint at most 4. You have minted yours.', { amount: 1n });
    minted = 1n;
    await run();
    expect(bench.asks).toHaveLength(1);
  });
  test('another price than was shown, dearer or cheaper: only a new click goes on', async () => {
    for (const [price, shown] of [
      [90n * FINNEY, '0.09'],
      [70n * FINNEY, '0.07'],
    ] as const) {
      bench.log = [];
      sale.price = price;
      const error = await refused(`Token Pocket Fauna now costs ${shown} ETH, available: 10`);
      expect(error.retryable).toBe(false);
    }
  });
  test('a simulation that fails', async () => {
    bench.chain['mint'] = () => {
      throw new Error('Purchase exceeds supply');
    };
    await expect(run()).rejects.toThrow('Purchase exceeds supply');
    expect(bench.asks).toEqual([]);
  });
  test('fields that were tampered with in storage', async () => {
    for (const damage of [
      { amount: '-1' },
      { value: '' },
      { collectionAddress: '0x' },
      { decimals: '18' },
      { tokenName: 7 },
    ]) {
      await expect(run({}, damage), JSON.stringify(damage)).rejects.toThrow();
    }
    expect(bench.log).toEqual([]);
  });
});
