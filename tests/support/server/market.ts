import { createPublicClient, custom, defineChain, type PublicClient, zeroAddress, zeroHash } from 'viem';
import { testZoneSigner } from './embedded-chains.ts';
import type { Database } from '../../../backend/db/database.ts';
import { applyRange, nothingTouched } from '../../../backend/indexer/apply.ts';
import { nftUuid, collectionUuid, orderUuid } from '../../../src/contract/identity.ts';
import { networksOf, type MarketNetwork } from '../../../backend/core/networks.ts';
import { usdMicros } from '../../../backend/core/price.ts';
import { saveCollection } from '../../../backend/stores/save-collection.ts';
import type { StoreContext } from '../../../backend/stores/context.ts';
import { refreshCollectionStats, refreshNftMarket } from '../../../backend/stores/market-columns.ts';
import { rankCollection } from '../../../backend/stores/facets.ts';
import { saveMetadata } from '../../../backend/stores/metadata.ts';
import { saveNetwork } from '../../../backend/stores/networks.ts';
import { judgeOrders } from '../../../backend/market/judge-orders.ts';
import { insertOrders, type NewOrder } from '../../../backend/stores/orders.ts';

export const address = (number: number) => `0x${number.toString(16).padStart(40, '0')}` as const;
export const hash = (number: number) => `0x${number.toString(16).padStart(64, '0')}` as const;

const token = (number: number, symbol: string, decimals: number) => ({ address: address(number), symbol, decimals });

/** A client whose chain never answers, or answers what the test says. */
export function testClient(chainId: number, answer?: (method: string, params: unknown) => unknown): PublicClient {
  const chain = defineChain({
    id: chainId,
    name: 'Test',
    nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://rpc.invalid'] } },
    contracts: { multicall3: { address: address(0xca11) } },
  });
  return createPublicClient({
    chain,
    transport: custom(
      {
        async request({ method, params }: { method: string; params: unknown }) {
          if (!answer) throw new Error('The test chain is silent');
          return answer(method, params);
        },
      },
      { retryCount: 0 },
    ),
  });
}

export function testNetwork(chainId: number, slug: string, client: PublicClient = testClient(chainId)): MarketNetwork {
  const currency = { ...token(0, 'ETH', 18), address: zeroAddress };
  const wrapped = token(0xe7, 'WETH', 18);
  return {
    chainId,
    slug,
    name: slug,
    client,
    publicRpcUrls: [`/rpc/${chainId}`],
    proxiedRpcUrl: null,
    explorerTransactionUrl: null,
    seaport: address(0x5ea),
    conduit: address(0x5ea),
    conduitKey: zeroHash,
    zone: { address: address(0x20e), signer: testZoneSigner },
    currency,
    wrapped,
    tokens: [currency, wrapped, token(0x05dc, 'USDC', 6)],
    feeBps: 100,
    feeRecipient: address(0xfee),
  };
}

export const rates = new Map([
  ['ETH', 3_057_300_000n],
  ['WETH', 3_057_300_000n],
  ['USDC', 1_000_000n],
]);

export async function testContext(
  database: Database,
  networks = [testNetwork(31337, 'meridian'), testNetwork(31338, 'tessera')],
) {
  const context: StoreContext = { database, networks: networksOf(networks), usdRates: rates };
  for (const network of networks) await saveNetwork(database, network);
  return context;
}

export const collectionAddress = address(0xc0);
export const editionsAddress = address(0xc1);
export const owners = [address(0xa1), address(0xa2), address(0xa3)] as const;
const now = () => Math.floor(Date.now() / 1000);

/** One collection of `count` single items, every third listed, and one with five copies of one item. */
export async function fillMarket(
  context: StoreContext,
  count: number,
): Promise<{ uuid: string; prices: Map<string, bigint> }> {
  const chainId = 31337;
  const uuid = collectionUuid(chainId, collectionAddress);
  const common = {
    chainId,
    description: 'Glass.',
    creator: { name: 'Ada', address: owners[0] },
    image: 'https://world.vitrine.invalid/glass/logo.svg',
    banner: 'https://world.vitrine.invalid/glass/banner.svg',
    royaltyBps: 500,
    royaltyRecipient: owners[0],
    createdAt: now() - 1_000,
    verified: true,
    deployedBlock: 1,
  };
  await saveCollection(context.database, {
    ...common,
    address: collectionAddress,
    slug: 'glass',
    name: 'Glass',
    itemType: 2,
  });
  await saveCollection(context.database, {
    ...common,
    address: editionsAddress,
    slug: 'sheets',
    name: 'Sheets',
    itemType: 3,
  });
  const editions = collectionUuid(chainId, editionsAddress);
  const place = (block: number, logIndex: number) => ({
    blockNumber: block,
    blockHash: hash(block),
    logIndex,
    time: now() - 500 + block,
  });
  const mint = (
    index: number,
    collection: string,
    contract: string,
    identifier: string,
    receiver: string,
    amount: string,
  ) => ({
    ...place(1 + Math.floor(index / 10), index),
    sub: 0,
    transactionHash: hash(10_000 + index),
    collectionUuid: collection,
    nftUuid: nftUuid(chainId, contract, identifier),
    identifier,
    sender: zeroAddress,
    receiver,
    amount,
  });
  const items = Array.from({ length: count }, (_, index) => String(index + 1));
  await applyRange(
    context,
    chainId,
    {
      transfers: [
        ...items.map((id, index) => mint(index, uuid, collectionAddress, id, owners[index % 3] ?? owners[0], '1')),
        mint(count, editions, editionsAddress, '1', owners[0], '5'),
      ],
      sales: [],
      fills: [],
      cancels: [],
      approvals: [],
      accounts: new Set(),
      metadata: new Map(),
      documents: new Set(),
    },
    { blocks: [], cursor: { block: 100, hash: hash(100), time: now() - 400 }, backfilled: [uuid, editions] },
    nothingTouched(),
  );
  await saveMetadata(
    context.database,
    items.map((id, index) => ({
      uuid: nftUuid(chainId, collectionAddress, id),
      tokenUri: `https://world.vitrine.invalid/glass/${id}.json`,
      name: `Pane ${id}`,
      description: '',
      image: `https://world.vitrine.invalid/glass/${id}.svg`,
      media: '',
      attributes: [
        { traitType: 'Colour', value: ['Red', 'Green', 'Blue'][index % 3] ?? 'Red' },
        { traitType: 'Size', value: index % 2 === 0 ? 'Large' : 'Small' },
      ],
    })),
  );
  await context.database.transaction((tx) => rankCollection(tx, uuid));
  const prices = new Map<string, bigint>();
  const orders = items.flatMap((id, index) => {
    if (index % 3 !== 0) return [];
    // Two of the same price, so that the identifier has to decide.
    const value = BigInt(1 + Math.floor(index / 6)) * 10n ** 17n;
    prices.set(id, value);
    return [testOrder(context, { number: 1_000 + index, identifier: id, maker: owners[0], value })];
  });
  const offers = [
    testOrder(context, {
      number: 5_001,
      side: 'offer',
      identifier: '2',
      maker: owners[2],
      value: 5n * 10n ** 16n,
      token: address(0xe7),
    }),
    testOrder(context, {
      number: 5_002,
      side: 'offer',
      identifier: null,
      maker: owners[2],
      value: 4n * 10n ** 16n,
      token: address(0xe7),
    }),
  ];
  await storeOrders(context, [...orders, ...offers]);
  await refreshCollectionStats(context.database, context, editions, now());
  return { uuid, prices };
}

export function testOrder(
  context: StoreContext,
  o: {
    number: number;
    side?: 'listing' | 'offer';
    identifier: string | null;
    maker: `0x${string}`;
    value: bigint;
    token?: `0x${string}`;
    units?: string;
    contract?: `0x${string}`;
    endTime?: number;
  },
): NewOrder {
  const chainId = 31337;
  const network = context.networks.require(chainId);
  const contract = o.contract ?? collectionAddress;
  const currency = network.tokens.find((known) => known.address === (o.token ?? zeroAddress)) ?? network.currency;
  const nftItem = {
    itemType: 2,
    token: contract,
    identifierOrCriteria: o.identifier ?? '0',
    startAmount: '1',
    endAmount: '1',
  };
  const money = {
    itemType: currency.address === zeroAddress ? 0 : 1,
    token: currency.address,
    identifierOrCriteria: '0',
    startAmount: String(o.value),
    endAmount: String(o.value),
  };
  const listing = (o.side ?? 'listing') === 'listing';
  const startTime = now() - 100;
  const endTime = o.endTime ?? now() + 86_400;
  return {
    chainId,
    hash: hash(o.number),
    uuid: orderUuid(chainId, hash(o.number)),
    side: o.side ?? 'listing',
    collectionUuid: collectionUuid(chainId, contract),
    nftUuid: o.identifier === null ? null : nftUuid(chainId, contract, o.identifier),
    identifier: o.identifier,
    maker: o.maker,
    itemType: 2,
    partial: false,
    units: o.units ?? '1',
    unitValue: String(o.value),
    token: currency.address,
    rank: String(usdMicros(o.value, currency, context.usdRates)),
    startTime,
    endTime,
    counter: '0',
    operator: network.seaport,
    protocolAddress: network.seaport,
    parameters: JSON.stringify({
      offerer: o.maker,
      zone: zeroAddress,
      offer: [listing ? nftItem : money],
      consideration: [{ ...(listing ? money : nftItem), recipient: o.maker }],
      orderType: 0,
      startTime: String(startTime),
      endTime: String(endTime),
      zoneHash: zeroHash,
      salt: String(2n ** 200n + BigInt(o.number)),
      conduitKey: zeroHash,
      counter: '0',
    }),
    signature: '0x00',
    makerCounter: '0',
    makerHolds: o.units ?? '1',
    makerApproved: true,
    restricted: false,
    replacing: false,
    liveFrom: startTime,
    criteriaRoot: null,
    traitType: null,
    traitValue: null,
  };
}

export async function storeOrders(context: StoreContext, orders: readonly NewOrder[]): Promise<void> {
  await context.database.transaction(async (tx) => {
    await insertOrders(tx, orders, now());
    const judged = await judgeOrders(
      tx,
      31337,
      orders.map((order) => order.hash),
      now(),
    );
    await refreshNftMarket(tx, judged.nftUuids);
    for (const uuid of judged.collectionUuids) await refreshCollectionStats(tx, context, uuid, now());
  });
}
