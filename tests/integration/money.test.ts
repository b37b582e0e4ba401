import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestChain, type TestChain } from '../support/server/chain.ts';
import type { Commission } from '../../src/contract/order.ts';
import { checkOffer } from '../../src/domain/offer.ts';
import { splitListing, ZERO_ADDRESS } from '../../src/domain/order.ts';
import { splitPrice } from '../../src/domain/order-building.ts';
import { createTradeBench, type TradeBench } from '../support/trades/trade-bench.ts';

/*
 * Money, to the base unit: what the app says before a trade against what the chain did, over random
 * prices, fees, quantities and parts, native and token, buying and selling.
 */

const RUNS = Number(process.env['MONEY_RUNS'] ?? 40);
const MARKET = `0x${'fe'.repeat(20)}` as const;
const CREATOR = `0x${'ad'.repeat(20)}` as const;

let chain: TestChain;
let bench: TradeBench;
beforeAll(async () => {
  chain = await startTestChain();
  bench = createTradeBench(chain);
  const [seller, buyer] = [bench.person(10), bench.person(11)];
  for (let id = 1; id <= 3; id += 1) await chain.act.mintEdition(seller, id, 1_000_000);
  await chain.act.approveAll(seller, chain.edition);
  await chain.act.wrap(buyer, 10n ** 21n);
});
afterAll(() => chain.stop());

const trade = fc
  .record({
    units: fc.bigInt({ min: 1n, max: 60n }),
    unitValue: fc.oneof(
      fc.bigInt({ min: 1n, max: 500n }),
      fc.bigInt({ min: 1n, max: 10n ** 18n }),
      fc.constantFrom(10n ** 18n, 333_333_333_333_333_333n, 9_999n, 10_001n),
    ),
    marketplaceBps: fc.integer({ min: 0, max: 1000 }),
    royaltyBps: fc.integer({ min: 0, max: 1000 }),
    isToken: fc.boolean(),
    parts: fc.array(fc.bigInt({ min: 1n, max: 60n }), { minLength: 1, maxLength: 3 }),
  })
  .map(({ marketplaceBps, royaltyBps, ...rest }) => ({
    ...rest,
    commission: {
      marketplaceBps,
      marketplaceRecipient: MARKET,
      royaltyBps,
      royaltyRecipient: CREATOR,
    } satisfies Commission,
  }));

/** Fills that together are at most the whole. */
const fillsWithin = (parts: readonly bigint[], units: bigint) => {
  let left = units;
  return parts.flatMap((part) => {
    const taken = part < left ? part : left;
    left -= taken;
    return taken > 0n ? [taken] : [];
  });
};

test('buying: what the screen says is what everybody gets, part by part', async () => {
  const [seller, buyer] = [bench.person(10), bench.person(11)];
  await fc.assert(
    fc.asyncProperty(trade, async ({ units, unitValue, isToken, parts, commission }) => {
      fc.pre(splitPrice(unitValue, units, commission).seller > 0n);
      const currency = isToken ? chain.network.wrapped.address : ZERO_ADDRESS;
      const order = await bench.list(seller, '1', {
        units,
        unitValue,
        currency,
        commission,
        itemType: 3,
        collectionAddress: chain.edition,
      });
      for (const part of fillsWithin(parts, units)) {
        const said = splitListing(order.parameters, part);
        const owners = [seller.address, MARKET, CREATOR];
        const before = await Promise.all(owners.map((owner) => bench.balance(currency, owner)));
        const copies = await bench.copies('1', buyer.address);
        const { asked } = await bench.run('purchase:buy_now', buyer, { order, units: part });
        const after = await Promise.all(owners.map((owner) => bench.balance(currency, owner)));
        const got = after.map((value, index) => value - before[index]!);
        const fee = (recipient: string) =>
          said.fees.filter((one) => one.recipient === recipient).reduce((sum, one) => sum + one.amount, 0n);
        expect(got).toEqual([said.seller, fee(MARKET), fee(CREATOR)]);
        expect(said.total).toBe(unitValue * part);
        if (!isToken) expect(asked.at(-1)?.value).toBe(said.total);
        expect((await bench.copies('1', buyer.address)) - copies).toBe(part);
      }
    }),
    { numRuns: RUNS },
  );
});

test('selling to an offer: the seller receives what was said, and no wei is left over', async () => {
  const [seller, bidder] = [bench.person(10), bench.person(11)];
  const weth = chain.network.wrapped.address;
  await fc.assert(
    fc.asyncProperty(trade, async ({ units, unitValue, parts, commission }) => {
      fc.pre(splitPrice(unitValue, units, commission).seller > 0n);
      const change = { units, unitValue, commission, itemType: 3, collectionAddress: chain.edition } as const;
      const order = await bench.bid(bidder, { identifier: '2' }, change);
      for (const part of fillsWithin(parts, units)) {
        const said = checkOffer(order, { identifier: '2', units: part });
        const owners = [bidder.address, seller.address, MARKET, CREATOR];
        const before = await Promise.all(owners.map((owner) => bench.balance(weth, owner)));
        await bench.run('offer:accept', seller, {
          order,
          units: part,
          item: { identifier: '2', name: 'Sheet', image: '' },
        });
        const after = await Promise.all(owners.map((owner) => bench.balance(weth, owner)));
        const got = after.map((value, index) => value - before[index]!);
        const fee = (recipient: string) =>
          said.fees.filter((one) => one.recipient === recipient).reduce((sum, one) => sum + one.amount, 0n);
        expect(got).toEqual([-said.total, said.net, fee(MARKET), fee(CREATOR)]);
        expect(said.total).toBe(unitValue * part);
      }
    }),
    { numRuns: RUNS },
  );
});
