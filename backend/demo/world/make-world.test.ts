import { decodeEventLog, type Hex, parseAbi, parseAbiItem, zeroAddress, zeroHash } from 'viem';
import { beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { signedOrderSchema } from '../../../src/contract/order.ts';
import { deploymentOf } from '../chain/deployments.ts';
import { hashOrder } from '../../seaport/seaport.ts';
import { clientOf, startTestNetworks } from '../../../tests/support/server/embedded-chains.ts';
import {
  fillOneUnit,
  isListing,
  networkOf,
  nftOf,
  type Submitted,
} from '../../../tests/support/server/world-orders.ts';
import { worldCollections } from './collections.ts';
import { MARKETPLACE_FEE_BPS, MARKETPLACE_FEE_RECIPIENT } from './fees.ts';
import { makeWorld } from './make-world.ts';
import type { CollectionRegistration, DropRegistration } from '../../core/registrations.ts';

const collections: CollectionRegistration[] = [];
const drops: DropRegistration[] = [];
const orders: Submitted[] = [];
const traitOffers: (Submitted & { trait: string })[] = [];
const shares: number[] = [];
let started: Awaited<ReturnType<typeof startTestNetworks>>;

const nftAbi = parseAbi([
  'function totalSupply() view returns (uint256)',
  'function royaltyInfo(uint256, uint256) view returns (address, uint256)',
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
  'function saleIsActive() view returns (bool)',
  'function PROVENANCE() view returns (string)',
  'function price() view returns (uint256)',
]);

beforeAll(async () => {
  started = await startTestNetworks();
  await makeWorld({
    networks: started.networks,
    deployments: started.deployments,
    scale: 0.06,
    progress: (_text, share) => shares.push(share),
    market: {
      registerCollection: async (collection) => void collections.push(collection),
      registerDrop: async (drop) => void drops.push(drop),
      readChains: async () => undefined,
      submitOrder: async (chainId, order, trait) => {
        if (trait === undefined) orders.push({ chainId, order });
        else traitOffers.push({ chainId, order, trait });
      },
    },
  });
  return started.end;
}, 60_000);

describe('a small world', () => {
  test('has every collection on its chain, and a past, an upcoming and on each network a live drop', async () => {
    expect(collections.map(({ slug }) => slug).toSorted()).toEqual(worldCollections.map(({ slug }) => slug).toSorted());
    for (const { chainId, address, slug, itemType, royaltyBps, royaltyRecipient } of collections) {
      const client = clientOf(networkOf(started, chainId));
      const contract = { address, abi: nftAbi } as const;
      const [receiver, amount] = await client.readContract({
        ...contract,
        functionName: 'royaltyInfo',
        args: [1n, 10_000n],
      });
      expect([receiver.toLowerCase(), amount]).toEqual([royaltyRecipient, BigInt(royaltyBps)]);
      const uri = await client.readContract({
        ...contract,
        functionName: itemType === 2 ? 'tokenURI' : 'uri',
        args: [3n],
      });
      expect(uri).toBe(`https://world.vitrine.invalid/${slug}/3.json`);
    }
    const now = Date.now() / 1000;
    expect(drops.filter((drop) => drop.endTime < now)).toHaveLength(1);
    expect(drops.filter((drop) => drop.startTime > now)).toHaveLength(1);
    const live = drops.filter((drop) => drop.startTime < now && drop.endTime > now);
    expect(live.map(({ chainId }) => chainId).toSorted((a, b) => a - b)).toEqual(
      started.networks.map(({ chainId }) => chainId),
    );
    for (const drop of live) {
      const contract = { address: drop.collectionAddress, abi: nftAbi } as const;
      const client = clientOf(networkOf(started, drop.chainId));
      expect(await client.readContract({ ...contract, functionName: 'saleIsActive' })).toBe(true);
      expect(Number(await client.readContract({ ...contract, functionName: 'totalSupply' }))).toBeLessThan(
        drop.maxSupply,
      );
      expect(await client.readContract({ ...contract, functionName: 'PROVENANCE' })).toMatch(/^[0-9a-f]{64}$/);
      expect(String(await client.readContract({ ...contract, functionName: 'price' }))).toBe(drop.price);
    }
    // One has two phases; the second is on, at the price that the contract has.
    const [phased, ...others] = live.filter((drop) => drop.phases.length > 0);
    expect(others).toEqual([]);
    const [first, second] = phased?.phases ?? [];
    expect(phased?.phases).toHaveLength(2);
    expect(first?.endTime).toBe(second?.startTime);
    expect(second?.price).toBe(phased?.price);
  });

  test('has a history of real sales whose blocks lie in order between then and now', async () => {
    for (const network of started.networks) {
      const client = clientOf(network);
      const latest = await client.getBlock();
      let previous = 0n;
      for (let number = 1n; number <= latest.number; number += 1n) {
        const { timestamp } = await client.getBlock({ blockNumber: number });
        expect(timestamp).toBeGreaterThanOrEqual(previous);
        previous = timestamp;
      }
      expect(Math.abs(Number(previous) - Date.now() / 1000)).toBeLessThan(30);
      const event = parseAbiItem(
        'event OrderFulfilled(bytes32 orderHash, address indexed offerer, address indexed zone, address recipient, (uint8 itemType, address token, uint256 identifier, uint256 amount)[] offer, (uint8 itemType, address token, uint256 identifier, uint256 amount, address recipient)[] consideration)',
      );
      const sales = await client.getLogs({ event, fromBlock: 0n });
      expect(sales.length).toBeGreaterThan(15);
      const day = await client.getBlock({ blockNumber: sales.at(-1)?.blockNumber ?? 0n });
      expect(Number(day.timestamp)).toBeGreaterThan(Date.now() / 1000 - 3 * 86_400);
      for (const sale of sales) {
        const { args } = decodeEventLog({ abi: [event], ...sale });
        expect(args.consideration.some((item) => item.recipient.toLowerCase() === MARKETPLACE_FEE_RECIPIENT)).toBe(
          true,
        );
      }
    }
  });

  test('leaves orders that the contract understands, in all currencies and shapes', () => {
    expect(orders.length).toBeGreaterThan(100);
    for (const { order } of orders) v.parse(signedOrderSchema, order);
    const shapes = new Set(
      orders.map((one) => `${isListing(one) ? 'listing' : 'offer'} ${nftOf(one.order.parameters).itemType}`),
    );
    expect([...shapes].toSorted()).toEqual(['listing 2', 'listing 3', 'offer 2', 'offer 3', 'offer 4', 'offer 5']);
    const paid = new Set(
      orders.flatMap(({ chainId, order }) => {
        const { weth, usdc } = deploymentOf(started.deployments, chainId);
        const token = order.parameters.consideration[0]?.token;
        return token === zeroAddress ? ['ETH'] : token === weth ? ['WETH'] : token === usdc ? ['USDC'] : [];
      }),
    );
    expect([...paid].toSorted()).toEqual(['ETH', 'USDC', 'WETH']);
    expect(orders.some(({ order }) => order.parameters.orderType === 1)).toBe(true);
    expect(new Set(orders.map(({ order }) => hashOrder(order.parameters))).size).toBe(orders.length);
  });

  test('splits every price exactly, for any number of units', () => {
    for (const submitted of orders) {
      const { parameters } = submitted.order;
      const listing = isListing(submitted);
      const units = BigInt(nftOf(parameters).startAmount);
      const paying = parameters.consideration.filter((item) => item.itemType <= 1);
      const total = listing
        ? paying.reduce((sum, item) => sum + BigInt(item.startAmount), 0n)
        : BigInt(parameters.offer[0]?.startAmount ?? 0);
      for (const item of [...parameters.offer, ...parameters.consideration]) {
        expect(item.startAmount).toBe(item.endAmount);
        expect(BigInt(item.startAmount) % units).toBe(0n);
      }
      const { royaltyBps, royaltyRecipient } =
        collections.find(
          ({ address, chainId }) => address === nftOf(parameters).token && chainId === submitted.chainId,
        ) ?? expect.fail();
      const to = (recipient: Hex) => paying.find((item) => item.recipient === recipient)?.startAmount ?? '0';
      expect(to(MARKETPLACE_FEE_RECIPIENT)).toBe(String((total * BigInt(MARKETPLACE_FEE_BPS)) / 10_000n));
      expect(to(royaltyRecipient)).toBe(String((total * BigInt(royaltyBps)) / 10_000n));
      expect(Number(parameters.endTime)).toBeGreaterThan(Date.now() / 1000 + 14 * 86_400);
      expect([parameters.zoneHash, parameters.conduitKey]).toEqual([zeroHash, zeroHash]);
    }
  });

  test('about half of the makers name the zone, the others leave their orders open; some listings are for later', () => {
    const makers = new Map<string, Set<boolean>>();
    for (const { chainId, order } of [...orders, ...traitOffers]) {
      const { zone, orderType, offerer } = order.parameters;
      const restricted = orderType >= 2;
      expect(zone).toBe(restricted ? deploymentOf(started.deployments, chainId).zone : zeroAddress);
      makers.set(offerer, (makers.get(offerer) ?? new Set()).add(restricted));
    }
    const guarding = [...makers.values()].filter((kinds) => kinds.has(true));
    expect(guarding.length / makers.size).toBeGreaterThan(0.3);
    expect(guarding.length / makers.size).toBeLessThan(0.7);
    expect([...makers.values()].every((kinds) => kinds.size === 1)).toBe(true);
    expect(new Set(orders.map(({ order }) => order.parameters.orderType)).size).toBe(4);
    const later = orders.filter(({ order }) => Number(order.parameters.startTime) > Date.now() / 1000);
    expect(later.length).toBeGreaterThan(0);
    expect(later.length / orders.length).toBeLessThan(0.1);
  });

  test('some offers ask for any item of a trait', () => {
    expect(traitOffers.length).toBeGreaterThan(4);
    for (const { order, trait } of traitOffers) {
      expect(order.parameters.consideration[0]).toMatchObject({ itemType: 4 });
      expect(BigInt(nftOf(order.parameters).identifierOrCriteria)).toBeGreaterThan(2n ** 200n);
      expect(trait).toMatch(/^[^:]+:.+$/);
    }
  });

  test('leaves orders that can all be filled', async () => {
    for (const submitted of orders) {
      if (Number(submitted.order.parameters.startTime) > Date.now() / 1000) continue;
      const filled = await fillOneUnit(started, submitted);
      if (filled === null) continue;
      expect(filled).toBe(1n);
    }
  }, 60_000);

  test('tells how far it is', () => {
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    expect(shares.at(-1)).toBe(1);
    expect(shares.length).toBeGreaterThan(20);
  });
});
