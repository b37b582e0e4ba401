import fc from 'fast-check';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import { splitPrice as splitOnServer } from '../../backend/core/fees.ts';
import { readOrder } from '../../backend/market/order-terms-and-fees.ts';
import { isSignedByKey } from '../../backend/market/order-signature.ts';
import * as serverTrees from '../../backend/seaport/merkle.ts';
import type { Commission, Order, OrderParameters } from '../../src/contract/order.ts';
import * as deviceTrees from '../../src/domain/merkle.ts';
import { checkOffer } from '../../src/domain/offer.ts';
import { checkListing, SEAPORT_ADDRESS } from '../../src/domain/order.ts';
import { formatUnits } from '../../src/domain/money.ts';
import { buildListing, buildOffer, splitPrice as splitOnDevice } from '../../src/domain/order-building.ts';
import { recoverMaker } from '../../src/domain/order-signature.ts';
import { orderTypedData } from '../../src/domain/seaport-signing.ts';
import { address, testNetwork } from '../support/server/market.ts';
import { makeListing } from '../support/trades/orders.ts';

/*
 * Server and device judge orders with two implementations, on purpose: a device must not believe a
 * server because both share a mistake. Here both get the same random orders, good and damaged; hashes
 * and signatures are compared in `order-signatures.test.ts`.
 */

const RUNS = Number(process.env['MONEY_RUNS'] ?? 100);
const NOW = 1_800_000_000;
const network = { ...testNetwork(31337, 'meridian'), seaport: SEAPORT_ADDRESS } as const;
const { chainId } = network;
const collectionAddress = address(0xc0);
const maker = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const offerer = maker.address.toLowerCase() as Hex;

const intent = fc
  .record({
    side: fc.constantFrom('listing', 'offer'),
    itemType: fc.constantFrom(2, 3),
    copies: fc.bigInt({ min: 1n, max: 40n }),
    unitValue: fc.oneof(fc.bigInt({ min: 100n, max: 20_000n }), fc.bigInt({ min: 1n, max: 10n ** 20n })),
    isToken: fc.boolean(),
    identifier: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String),
    marketplaceBps: fc.integer({ min: 0, max: 1_000 }),
    royaltyBps: fc.integer({ min: 0, max: 1_000 }),
    salt: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
    isRestricted: fc.boolean(),
  })
  .map(({ copies, marketplaceBps, royaltyBps, side, isToken, ...rest }) => ({
    ...rest,
    side,
    units: rest.itemType === 2 ? 1n : copies,
    token: side === 'offer' || isToken ? network.wrapped : network.currency,
    commission: {
      marketplaceBps,
      marketplaceRecipient: network.feeRecipient,
      royaltyBps,
      royaltyRecipient: address(0xad),
    } satisfies Commission,
  }));
type Intent = typeof intent extends fc.Arbitrary<infer T> ? T : never;

function build(o: Intent): OrderParameters {
  const { units, unitValue, commission, salt } = o;
  const zone = o.isRestricted ? (network.zone?.address ?? address(0)) : address(0);
  const terms = {
    maker: offerer,
    collectionAddress,
    itemType: o.itemType,
    units,
    unitValue,
    commission,
    salt,
  };
  const times = { startTime: NOW - 10, endTime: NOW + 86_400 };
  const all = { ...terms, ...times, currency: o.token.address, zone, counter: 0n };
  return o.side === 'listing' ? buildListing(all, o.identifier) : buildOffer(all, { identifier: o.identifier });
}

/** Whether the server would take these parameters as the order that was meant. */
function serverTakes(o: Intent, parameters: OrderParameters): boolean {
  const { royaltyBps: bps, royaltyRecipient: recipient, marketplaceBps: feeBps } = o.commission;
  try {
    const read = readOrder(parameters, { ...network, feeBps }, { bps, recipient }, o.itemType, NOW);
    return (
      read.side === o.side &&
      read.contract === collectionAddress &&
      read.identifier === o.identifier &&
      read.units === o.units &&
      read.unitValue === o.unitValue &&
      read.token === o.token.address
    );
  } catch {
    return false;
  }
}

const served = await makeListing();
/** Whether the device would open a wallet for these parameters where the order that was meant is shown. */
function deviceTakes(o: Intent, parameters: OrderParameters): boolean {
  const { identifier, units, unitValue } = o;
  const itemType = o.itemType;
  const order: Order = {
    ...served,
    side: o.side,
    chainId,
    price: {
      ...served.price,
      amount: formatUnits(unitValue, o.token.decimals),
      value: String(unitValue),
      token: o.token,
    },
    nft: { ...served.nft, collectionAddress, identifier, itemType },
    parameters,
  };
  const shown = { chainId, collectionAddress, identifier, itemType, priceValue: String(unitValue) };
  try {
    if (o.side === 'offer') checkOffer(order, { identifier, units });
    else checkListing(order, { ...shown, priceToken: o.token.address, units });
    return true;
  } catch {
    return false;
  }
}

type Item = OrderParameters['consideration'][number];
const plus = (text: string, more: bigint) => String(BigInt(text) + more);

/**
 * What is shown to people and judged by both: item, number, price, currency, and who it goes to. How the
 * fees are shared, zone, conduit and times are the server's to judge: the device shows the shares as they
 * are signed, and has the chain simulate the exact call.
 */
const damages: Record<string, (item: Item, o: Intent) => Partial<Item>> = {
  'moving amount': (item) => ({ endAmount: plus(item.endAmount, 1n) }),
  'another contract': () => ({ token: address(0xbad) }),
  'another type': (item) => ({ itemType: (item.itemType + 1) as Item['itemType'] }),
  'another kind': (item) => ({ itemType: (item.itemType < 2 ? item.itemType + 2 : 0) as Item['itemType'] }),
};

/** Of an offer's fees the device judges the currency only: what is left for the seller is shown as it is signed. */
const damagedAmounts: typeof damages = {
  'larger amount': (item, o) => ({
    startAmount: plus(item.startAmount, o.units),
    endAmount: plus(item.startAmount, o.units),
  }),
  'an amount that does not divide': (item) => ({
    startAmount: plus(item.startAmount, 1n),
    endAmount: plus(item.startAmount, 1n),
  }),
};

/** The parameters with one of their items damaged; `place` counts through both lists. */
function damage(parameters: OrderParameters, place: number, change: (item: Item) => Partial<Item>): OrderParameters {
  const { offer, consideration } = parameters;
  const at = place % (offer.length + consideration.length);
  const apply = <T extends OrderParameters['offer'][number]>(item: T, index: number): T =>
    index === at ? { ...item, ...change({ recipient: offerer, ...item }) } : item;
  const [given] = offer.map(apply);
  const { recipient: _, ...plain } = { recipient: offerer, ...given! };
  return {
    ...parameters,
    offer: [plain],
    consideration: consideration.map((item, index) => apply(item, index + offer.length)),
  };
}

const isSellable = (o: Intent) => splitOnDevice(o.unitValue, o.units, o.commission).seller > 0n;

describe('server and device say the same of', () => {
  test('how a price is shared', () => {
    fc.assert(
      fc.property(intent, ({ unitValue, units, commission }) => {
        const { total, ...shares } = splitOnDevice(unitValue, units, commission);
        expect(splitOnServer(unitValue, units, commission)).toEqual(shares);
        expect(shares.marketplace + shares.royalty + shares.seller).toBe(total);
      }),
      { numRuns: RUNS },
    );
  });

  test('an order as it is shown, and one that is damaged', () => {
    fc.assert(
      fc.property(
        intent.filter(isSellable),
        fc.constantFrom(...Object.keys(damages)),
        fc.constantFrom(...Object.keys(damagedAmounts)),
        fc.nat(),
        fc.bigInt({ min: 1n, max: 5n }),
        (o, name, amount, place, more) => {
          const good = build(o);
          expect([serverTakes(o, good), deviceTakes(o, good)]).toEqual([true, true]);
          const bad = [
            damage(good, place, (item) => damages[name]!(item, o)),
            damage(good, o.side === 'offer' ? place % 2 : place, (item) => damagedAmounts[amount]!(item, o)),
          ];
          for (const one of bad) expect([serverTakes(o, one), deviceTakes(o, one)]).toEqual([false, false]);
          const others: [string, Intent][] = [
            ['identifier', { ...o, identifier: plus(o.identifier, o.identifier === '0' ? 1n : -1n) }],
            ['price', { ...o, unitValue: o.unitValue + more }],
          ];
          for (const [what, meant] of others) {
            expect([serverTakes(meant, good), deviceTakes(meant, good)], what).toEqual([false, false]);
          }
          const [first, ...rest] = good.consideration;
          const taken = { ...good, consideration: [{ ...first!, recipient: address(0xbad) }, ...rest] };
          expect([serverTakes(o, taken), deviceTakes(o, taken)], 'its recipient').toEqual([false, false]);
          const twice = { ...good, offer: [...good.offer, ...good.offer] };
          expect([serverTakes(o, twice), deviceTakes(o, twice)], 'two items').toEqual([false, false]);
        },
      ),
      { numRuns: RUNS * 3 },
    );
  });

  test('which last bytes a signature may have', async () => {
    const [parameters] = fc.sample(intent.filter(isSellable), { numRuns: 1, seed: 1 }).map(build);
    const signature = await maker.signTypedData(orderTypedData(parameters!, chainId) as never);
    for (let last = 0; last < 256; last += 1) {
      const changed = `${signature.slice(0, -2)}${last.toString(16).padStart(2, '0')}` as Hex;
      const server = await isSignedByKey(network, {
        parameters: parameters!,
        protocolAddress: SEAPORT_ADDRESS,
        signature: changed,
      });
      expect([last, (await recoverMaker(parameters!, chainId, changed)) === offerer]).toEqual([last, server]);
    }
  });

  test('criteria: root, proofs, and what is under it', () => {
    const identifiers = fc.uniqueArray(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(identifiers, fc.nat(), fc.bigInt({ min: 0n, max: 50n }).map(String), (set, at, other) => {
        const root = serverTrees.criteriaRoot(set);
        expect(deviceTrees.criteriaRoot(set.toReversed())).toBe(root);
        const member = set[at % set.length]!;
        const proof = serverTrees.criteriaProof(set, member);
        expect(deviceTrees.criteriaProof(set, member)).toEqual(proof);
        expect(deviceTrees.provesCriteria(BigInt(root), member, proof!)).toBe(true);
        expect(deviceTrees.criteriaProof(set, other)).toEqual(serverTrees.criteriaProof(set, other));
        if (!set.includes(other)) expect(deviceTrees.provesCriteria(BigInt(root), other, proof!)).toBe(false);
      }),
      { numRuns: RUNS },
    );
    // An empty set has no root: Seaport would read it as "any item of the collection".
    expect(() => serverTrees.criteriaRoot([])).toThrow(RangeError);
    expect(deviceTrees.criteriaRoot([])).toBeNull();
  });
});
