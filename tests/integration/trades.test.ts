import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vitrineCollectionAbi } from '../../backend/demo/contracts/artifacts/vitrine-collection.ts';
import { startTestChain, type TestChain } from '../support/server/chain.ts';
import { buildListing } from '../../src/domain/order-building.ts';
import { criteriaProof, criteriaRoot } from '../../src/domain/merkle.ts';
import { ZERO_ADDRESS } from '../../src/domain/order.ts';
import { bulkSignatures, bulkTypedData } from '../../src/domain/seaport-signing.ts';
import { hashOrder } from '../../src/domain/seaport.ts';
import { cartPurchaseOf } from '../../src/domain/transaction/views.ts';
import { readOutcome } from '../../src/domain/transaction/views/purchase-cart.ts';
import { createTradeBench, type TradeBench } from '../support/trades/trade-bench.ts';

/* Every kind of trade, from what the device builds to what the chain says, on real Seaport. */

let chain: TestChain;
let bench: TradeBench;

beforeAll(async () => {
  chain = await startTestChain();
  bench = createTradeBench(chain);
  for (let batch = 0; batch < 3; batch += 1) await chain.act.mint(bench.person(10), 20);
  for (const id of [1, 2, 3]) await chain.act.mintEdition(bench.person(10), id, 1000);
  await chain.act.approveAll(bench.person(10), chain.single);
  await chain.act.approveAll(bench.person(10), chain.edition);
  await chain.act.wrap(bench.person(11), 10n ** 20n);
});
afterAll(() => chain.stop());

let next = 1;
/** An item that nobody has traded yet. */
const fresh = () => String(next++);
const weth = () => chain.network.wrapped.address;

describe('buying', () => {
  test('one item in native currency: the parts arrive to the wei [D23]', async () => {
    const [seller, buyer] = [bench.person(10), bench.person(11)];
    const id = fresh();
    const order = await bench.list(seller, id, { unitValue: 123_456_789_012_345_677n });
    const before = await bench.balance(ZERO_ADDRESS, seller.address);
    const fee = await bench.balance(ZERO_ADDRESS, bench.commission.marketplaceRecipient);
    const { record, asked } = await bench.run('purchase:buy_now', buyer, { order, units: 1n });
    expect(record.status).toBe('success');
    expect(await bench.owner(id)).toBe(buyer.address);
    expect(asked[0]?.value).toBe(123_456_789_012_345_677n);
    const marketplace = 1_234_567_890_123_456n;
    const royalty = 6_172_839_450_617_283n;
    expect((await bench.balance(ZERO_ADDRESS, bench.commission.marketplaceRecipient)) - fee).toBe(marketplace);
    expect((await bench.balance(ZERO_ADDRESS, seller.address)) - before).toBe(
      123_456_789_012_345_677n - marketplace - royalty,
    );
    expect(record.legs[0]?.receipt?.fills).toEqual([
      { orderHash: order.hash, collectionAddress: chain.single, identifier: id, units: '1' },
    ]);
  });

  test('some copies of a listing, what arrived is read from the event [D34] [C10]', async () => {
    const [seller, buyer] = [bench.person(10), bench.person(11)];
    const order = await bench.list(seller, '1', {
      units: 7n,
      unitValue: 1_000_000_007n,
      itemType: 3,
      collectionAddress: chain.edition,
      currency: weth(),
    });
    for (const units of [2n, 3n, 2n]) {
      const copies = await bench.copies('1', buyer.address);
      const { record } = await bench.run('purchase:buy_now', buyer, { order, units });
      expect(record.legs.at(-1)?.receipt?.fills?.[0]?.units).toBe(units.toString());
      expect((await bench.copies('1', buyer.address)) - copies).toBe(units);
    }
    await expect(bench.run('purchase:buy_now', buyer, { order, units: 1n })).rejects.toThrow('was expired');
  });

  test('a cart in one call; a token is approved once [D24] [F13] [E17]', async () => {
    const [seller, buyer] = [bench.person(10), bench.person(12)];
    await chain.act.sendWeth(bench.person(11), buyer, 10_000n);
    const ids = [fresh(), fresh()];
    const orders = await Promise.all(ids.map((id) => bench.list(seller, id, { unitValue: 3333n, currency: weth() })));
    const copies = await bench.list(seller, '2', {
      units: 5n,
      unitValue: 101n,
      itemType: 3,
      collectionAddress: chain.edition,
      currency: weth(),
    });
    const entries = [...orders.map((order) => ({ order, units: 1n })), { order: copies, units: 3n }];
    const { record, asked } = await bench.run('purchase:cart', buyer, { entries, checkout: orders[0]!.uuid });
    expect(record.status).toBe('success');
    expect(asked).toHaveLength(2);
    for (const id of ids) expect(await bench.owner(id)).toBe(buyer.address);
    expect(await bench.copies('2', buyer.address)).toBe(3n);
    expect(await bench.balance(weth(), buyer.address)).toBe(10_000n - 2n * 3333n - 303n);
    expect(cartPurchaseOf(record)?.bought).toEqual(entries.map(({ order }) => order.uuid));
    expect(readOutcome(record)?.map(({ units, wanted }) => [units, wanted])).toEqual([
      [1n, 1n],
      [1n, 1n],
      [3n, 3n],
    ]);
  });

  test('a cart item that went away meanwhile stops it by name, before a wallet opens [D9] [F8]', async () => {
    const [seller, buyer] = [bench.person(10), bench.person(11)];
    const [here, gone] = [fresh(), fresh()];
    const orders = [await bench.list(seller, here), await bench.list(seller, gone)];
    await chain.act.give(seller, bench.person(13), Number(gone));
    const entries = orders.map((order) => ({ order, units: 1n }));
    await expect(bench.run('purchase:cart', buyer, { entries, checkout: orders[0]!.uuid })).rejects.toThrow(
      `Order for token Glass #${gone} was expired`,
    );
    expect(await bench.owner(here)).toBe(seller.address);
  });

  test('listings signed together by one bulk signature are each for sale [D29]', async () => {
    const [seller, buyer] = [bench.person(10), bench.person(11)];
    for (const count of [1, 2, 3, 5]) {
      const ids = Array.from({ length: count }, fresh);
      const terms = await Promise.all(ids.map(() => bench.terms(seller, {})));
      const parameters = terms.map((one, index) => buildListing(one, ids[index]!));
      const { domain, types, primaryType, message } = bulkTypedData(parameters, chain.network.chainId);
      const { EIP712Domain: _, ...signed } = types;
      const signature = await seller.signer.signTypedData({ domain, types: signed, primaryType, message } as never);
      const signatures = bulkSignatures(parameters, signature);
      for (const [index, identifier] of ids.entries()) {
        const change = { ...terms[index]!, identifier, signature: signatures[index]! };
        const order = await bench.publish(seller, 'listing', parameters[index]!, change);
        const { record } = await bench.run('purchase:buy_now', buyer, { order, units: 1n });
        expect(record.status).toBe('success');
      }
    }
  });
});

describe('accepting offers', () => {
  const bidder = () => bench.person(11);
  const seller = () => bench.person(10);

  test('on one item: the fees come out of the offered money, the seller approves no token [D25] [E18]', async () => {
    const id = fresh();
    const order = await bench.bid(bidder(), { identifier: id }, { unitValue: 1_000_003n });
    const before = await bench.balance(weth(), seller().address);
    const fee = await bench.balance(weth(), bench.commission.marketplaceRecipient);
    const item = { identifier: id, name: `Glass #${id}`, image: '' };
    const { record, asked } = await bench.run('offer:accept', seller(), { order, units: 1n, item });
    expect(record.status).toBe('success');
    expect(asked).toHaveLength(1);
    expect(await bench.owner(id)).toBe(bidder().address);
    expect((await bench.balance(weth(), bench.commission.marketplaceRecipient)) - fee).toBe(10_000n);
    expect((await bench.balance(weth(), seller().address)) - before).toBe(1_000_003n - 10_000n - 50_000n);
    expect(record['received']).toBe('0.000000000000940003');
    // The same record again cannot be filled a second time: its mirror order is used up.
    expect(record.legs[0]?.receipt?.fills?.map((fill) => fill.orderHash)).toContain(order.hash);
  });

  test('on a whole collection, and on those that share a trait', async () => {
    const [any, chosen, other] = [fresh(), fresh(), fresh()];
    const give = (identifier: string) => ({ identifier, name: `Glass #${identifier}`, image: '' });
    const onAny = await bench.bid(bidder(), { any: true }, { unitValue: 500n });
    await bench.run('offer:accept', seller(), { order: onAny, units: 1n, item: give(any) });
    expect(await bench.owner(any)).toBe(bidder().address);

    const ids = [chosen, '90', '91', '92', '93'];
    const root = criteriaRoot(ids)!;
    const onTrait = await bench.bid(bidder(), { root }, { unitValue: 700n });
    const proven = { ...onTrait, criteriaProof: criteriaProof(ids, chosen)! };
    bench.market.set(onTrait.uuid, proven);
    await expect(bench.run('offer:accept', seller(), { order: onTrait, units: 1n, item: give(other) })).rejects.toThrow(
      'item',
    );
    await bench.run('offer:accept', seller(), { order: proven, units: 1n, item: give(chosen) });
    expect(await bench.owner(chosen)).toBe(bidder().address);
  });

  test('in parts, exact at every step', async () => {
    const order = await bench.bid(
      bidder(),
      { identifier: '3' },
      { units: 6n, unitValue: 33_333n, itemType: 3, collectionAddress: chain.edition },
    );
    for (const units of [1n, 2n, 3n]) {
      const before = await bench.balance(weth(), seller().address);
      const item = { identifier: '3', name: 'Sheet', image: '' };
      const { record } = await bench.run('offer:accept', seller(), { order, units, item });
      expect(record.status).toBe('success');
      expect((await bench.balance(weth(), seller().address)) - before).toBe((33_333n - 333n - 1666n) * units);
    }
  });

  test('an unapproved collection is approved first, then accepted [D16]', async () => {
    const owner = bench.person(14);
    const id = fresh();
    await chain.act.give(seller(), owner, Number(id));
    const order = await bench.bid(bidder(), { identifier: id });
    const item = { identifier: id, name: `Glass #${id}`, image: '' };
    const { record, asked } = await bench.run('offer:accept', owner, { order, units: 1n, item });
    expect(record.legs.map((leg) => leg.kind)).toEqual(['allowance', 'main']);
    expect(asked[0]?.to).toBe(chain.single);
    expect(await bench.owner(id)).toBe(bidder().address);
  });

  test('an offer that pays less, pays another or takes another item than the screen says is not sent', async () => {
    const id = fresh();
    const order = await bench.bid(bidder(), { identifier: id }, { unitValue: 10_000n });
    const item = { identifier: id, name: '', image: '' };
    const cheaper = await bench.bid(bidder(), { identifier: id }, { unitValue: 9_000n });
    const lies: Partial<typeof order>[] = [
      { price: { ...order.price, value: '10001' } },
      { ...cheaper, uuid: order.uuid },
      { parameters: { ...order.parameters, salt: '99' } },
      { parameters: cheaper.parameters, hash: order.hash },
      { signature: cheaper.signature },
      { protocolAddress: chain.single },
      { nft: { ...order.nft, collectionAddress: chain.edition } },
      { price: { ...order.price, token: { ...order.price.token, address: ZERO_ADDRESS } } },
    ];
    for (const lie of lies) {
      bench.market.set(order.uuid, { ...order, ...lie });
      await expect(bench.run('offer:accept', seller(), { order, units: 1n, item })).rejects.toThrow(/match|expired/);
    }
    expect(await bench.owner(id)).toBe(seller().address);
  });
});

describe('taking back', () => {
  test('a listing on chain: Seaport says cancelled, and nobody can buy it [D27] [E20] [C93]', async () => {
    const seller = bench.person(10);
    const order = await bench.list(seller, fresh());
    const { record, asked } = await bench.run('listing:cancel', seller, { order, mode: 'chain' });
    expect(record.status).toBe('finalized');
    expect(asked).toHaveLength(1);
    expect(hashOrder(record['orderParameters'] as typeof order.parameters)).toBe(order.hash);
    await expect(bench.run('purchase:buy_now', bench.person(11), { order, units: 1n })).rejects.toThrow('was expired');
    // What is cancelled already needs no second transaction.
    const again = await bench.run('listing:cancel', seller, { order, mode: 'chain' });
    expect(again.record.status).toBe('finalized');
    expect(again.asked).toEqual([]);
  });

  test('several offers in one call [D28] [E21] [C99]', async () => {
    const bidder = bench.person(11);
    const orders = await Promise.all([fresh(), fresh()].map((identifier) => bench.bid(bidder, { identifier })));
    const chainId = chain.network.chainId;
    const { record, asked } = await bench.run('offer:cancel', bidder, { orders, chainId, mode: 'chain' });
    expect(record.status).toBe('finalized');
    expect(asked).toHaveLength(1);
    expect((record['items'] as unknown[]).length).toBe(2);
    for (const order of orders) {
      const item = { identifier: order.nft.identifier!, name: '', image: '' };
      await expect(bench.run('offer:accept', bench.person(10), { order, units: 1n, item })).rejects.toThrow('expired');
    }
  });

  test('everything at once: the counter moves and all orders die', async () => {
    const seller = bench.person(10);
    const order = await bench.list(seller, fresh());
    const chainId = chain.network.chainId;
    const { record } = await bench.run('offer:cancel', seller, { orders: [order], chainId, mode: 'counter' });
    expect(record.status).toBe('finalized');
    expect(await bench.counterOf(seller)).not.toBe(BigInt(order.parameters.counter));
    await expect(bench.run('purchase:buy_now', bench.person(11), { order, units: 1n })).rejects.toThrow('was expired');
  });
});

describe('minting', () => {
  let codeHash: `0x${string}`;
  beforeAll(async () => {
    codeHash = await bench.codeHash(chain.single);
  });
  const own = (functionName: 'setSaleIsActive' | 'setPrice' | 'setMaxPurchase', args: readonly unknown[]) =>
    bench.act(
      chain.creator,
      chain.single,
      encodeFunctionData({ abi: vitrineCollectionAbi, functionName, args: args as never }),
    );
  const request = (amount: bigint, price = 500n) => ({
    codeHash,
    chainId: chain.network.chainId,
    network: chain.network.slug,
    collectionAddress: chain.single,
    name: 'Glass',
    image: '',
    currency: chain.network.currency,
    price,
    amount,
  });

  test('mints what was asked for and pays price × amount [D33] [E19] [C90] [C91]', async () => {
    await own('setPrice', [500n]);
    const minter = bench.person(15);
    await expect(bench.run('mint:make', minter, request(2n))).rejects.toThrow('The sale is not open');
    await own('setSaleIsActive', [true]);
    const { record, asked } = await bench.run('mint:make', minter, request(2n));
    expect(record.status).toBe('success');
    expect(record).toMatchObject({ value: '1000', price: '500', amount: '2', collectionAddress: chain.single });
    expect(asked[0]).toMatchObject({ to: chain.single, value: 1000n });
    expect(await bench.balance(chain.single, minter.address)).toBe(2n);
  });
  test('refuses before a wallet opens: too many, another price, sold out [C57] [C58] [C59] [C60]', async () => {
    const minter = bench.person(15);
    await own('setMaxPurchase', [3n]);
    await expect(bench.run('mint:make', minter, request(4n))).rejects.toThrow('At most 3');
    await own('setPrice', [600n]);
    await expect(bench.run('mint:make', minter, request(1n))).rejects.toThrow('Token Glass now costs');
    await own('setMaxPurchase', [100n]);
    await expect(bench.run('mint:make', minter, request(50n, 600n))).rejects.toThrow('Only');
  });
});
