import { encodeFunctionData, erc721Abi } from 'viem';
import { criteriaRoot } from '../../../src/domain/merkle.ts';
import type { EmbeddedAccount } from '../../../backend/demo/chain/accounts.ts';
import type { TestChain } from '../server/chain.ts';
import type { Order } from '../../../src/contract/order.ts';
import { SEAPORT_ADDRESS } from '../../../src/domain/order.ts';
import type { RevokeRequest } from '../../../src/domain/transaction/kinds/approval-revoke.ts';
import type { TransactionType } from '../../../src/domain/transaction/record.ts';
import type { SendFields } from '../../../src/domain/transaction/views/item-send.ts';
import type { RequestOf } from '../../../src/domain/transaction/registry.ts';
import type { TradeBench } from '../trades/trade-bench.ts';

/** One thing a person wants once. */
export type Scenario = {
  name: string;
  type: TransactionType;
  user: EmbeddedAccount;
  request: RequestOf<TransactionType>;
  /** How often it has happened, by the chain's (or the server's) word. */
  effects(): Promise<number>;
  /** The wallet takes atomic batches (EIP-5792). */
  batches?: boolean;
  /** Something must be approved first. */
  needsApproval?: boolean;
  /** Off-chain: the same twice is once, and nothing of it is on the chain. */
  isOffChain?: boolean;
};

type Given = SendFields['items'][number];

type Bench = { chain: TestChain; bench: TradeBench };

const [SELLER, BUYER, STRANGER] = [10, 11, 14] as const;

/** What all scenarios stand on; made once, each case then starts from a snapshot of it. */
export async function prepare({ chain, bench }: Bench): Promise<(() => Promise<Scenario>)[]> {
  const [seller, buyer, stranger] = [bench.person(SELLER), bench.person(BUYER), bench.person(STRANGER)];
  await chain.act.mint(seller, 20);
  await chain.act.mintEdition(seller, 1, 100);
  await chain.act.approveAll(seller, chain.single);
  await chain.act.approveAll(seller, chain.edition);
  await chain.act.wrap(buyer, 10n ** 18n);
  await chain.act.sendWeth(buyer, stranger, 10n ** 17n);
  await chain.act.give(seller, stranger, 20);
  await bench.openSale();
  const weth = chain.network.wrapped.address;
  const owned = async (identifiers: readonly string[], owner: EmbeddedAccount) => {
    const owners = await Promise.all(identifiers.map((identifier) => bench.owner(identifier)));
    return owners.every((one) => one === owner.address) ? 1 : 0;
  };
  const item = (identifier: string) => ({ identifier, name: `Glass #${identifier}`, image: '' });
  const copies = (order: Order, units: bigint) => async () =>
    Number((await bench.copies(order.nft.identifier ?? '', stranger.address)) / units);
  const edition = { units: 9n, unitValue: 1000n, itemType: 3, collectionAddress: chain.edition } as const;
  const given = { collectionName: 'Glass', slug: 'glass', network: chain.network.slug, displayImageURL: '' };
  const single = (identifier: string): Given => ({
    ...given,
    collectionAddress: chain.single,
    identifier,
    itemType: 2,
    amount: '1',
    tokenName: `Glass #${identifier}`,
  });
  const some: Given = { ...single('1'), collectionAddress: chain.edition, itemType: 3, amount: '2' };
  const send = (...items: Given[]) => ({ chainId: chain.network.chainId, recipient: stranger.address, items });
  const revoke = (what: Pick<RevokeRequest, 'form' | 'contract'>): RevokeRequest => ({
    ...what,
    operator: SEAPORT_ADDRESS,
    identifier: null,
    name: 'Glass',
    slug: 'glass',
    network: chain.network.slug,
    displayImageURL: '',
    chainId: chain.network.chainId,
  });
  const isApproved = encodeFunctionData({
    abi: erc721Abi,
    functionName: 'isApprovedForAll',
    args: [seller.address, SEAPORT_ADDRESS],
  });
  const sentCopies = async () => Number((await bench.copies('1', stranger.address)) / 2n);

  return [
    async () => {
      const order = await bench.list(seller, '1');
      return {
        name: 'buy one',
        type: 'purchase:buy_now',
        user: stranger,
        request: { order, units: 1n },
        effects: () => owned(['1'], stranger),
      };
    },
    async () => {
      const order = await bench.list(seller, '1', edition);
      return {
        name: 'buy copies',
        type: 'purchase:buy_now',
        user: stranger,
        request: { order, units: 2n },
        effects: copies(order, 2n),
      };
    },
    async () => {
      const order = await bench.list(seller, '1', { ...edition, currency: weth });
      return {
        name: 'buy copies for a token that is not approved yet',
        needsApproval: true,
        type: 'purchase:buy_now',
        user: stranger,
        request: { order, units: 2n },
        effects: copies(order, 2n),
      };
    },
    async () => {
      const order = await bench.list(seller, '1', { ...edition, currency: weth });
      return {
        name: 'approve and buy copies in one batch',
        needsApproval: true,
        type: 'purchase:buy_now',
        user: stranger,
        request: { order, units: 2n },
        effects: copies(order, 2n),
        batches: true,
      };
    },
    async () => {
      const orders = [await bench.list(seller, '1', edition), await bench.list(seller, '2')];
      const entries = orders.map((order, index) => ({ order, units: index === 0 ? 3n : 1n }));
      return {
        name: 'a cart',
        type: 'purchase:cart',
        user: stranger,
        request: { entries, checkout: orders[0]!.uuid },
        effects: copies(orders[0]!, 3n),
      };
    },
    async () => {
      const order = await bench.bid(buyer, { identifier: '20' });
      return {
        name: 'accept an offer on an item whose collection is not approved yet',
        needsApproval: true,
        type: 'offer:accept',
        user: stranger,
        request: { order, units: 1n, item: item('20') },
        effects: () => owned(['20'], buyer),
      };
    },
    async () => {
      const order = await bench.bid(buyer, { identifier: '20' });
      return {
        name: 'approve the collection and accept in one batch',
        needsApproval: true,
        type: 'offer:accept',
        user: stranger,
        request: { order, units: 1n, item: item('20') },
        effects: () => owned(['20'], buyer),
        batches: true,
      };
    },
    async () => {
      const any = await bench.bid(buyer, { root: criteriaRoot(['3'])! }, { unitValue: 777n });
      return {
        name: 'accept an offer by trait',
        type: 'offer:accept',
        user: seller,
        request: { order: any, units: 1n, item: item('3') },
        effects: () => owned(['3'], buyer),
      };
    },
    async () => ({
      name: 'mint',
      type: 'mint:make',
      user: stranger,
      request: {
        chainId: chain.network.chainId,
        network: chain.network.slug,
        collectionAddress: chain.single,
        codeHash: await bench.codeHash(chain.single),
        name: 'Glass',
        image: '',
        currency: chain.network.currency,
        price: 0n,
        amount: 2n,
      },
      effects: async () => Number(((await bench.balance(chain.single, stranger.address)) - 1n) / 2n),
    }),
    async () => {
      const order = await bench.list(seller, '4');
      return {
        name: 'cancel a listing on chain',
        type: 'listing:cancel',
        user: seller,
        request: { order, mode: 'chain' },
        effects: async () => ((await bench.isCancelled(order)) ? 1 : 0),
      };
    },
    async () => {
      const order = await bench.list(seller, '5');
      return {
        name: 'cancel a listing by the server',
        type: 'listing:cancel',
        user: seller,
        request: { order, mode: 'server' },
        effects: async () => (bench.withdrawn.has(order.hash) ? 1 : 0),
        isOffChain: true,
      };
    },
    async () => {
      const orders = [await bench.bid(buyer, { identifier: '6' }), await bench.bid(buyer, { identifier: '7' })];
      const { chainId } = chain.network;
      return {
        name: 'cancel offers on chain',
        type: 'offer:cancel',
        user: buyer,
        request: { orders, chainId, mode: 'chain' },
        effects: async () => ((await bench.isCancelled(orders[1]!)) ? 1 : 0),
      };
    },
    async () => {
      const before = await bench.counterOf(seller);
      const { chainId } = chain.network;
      return {
        name: 'cancel everything',
        type: 'offer:cancel',
        user: seller,
        request: { orders: [await bench.list(seller, '8')], chainId, mode: 'counter' },
        effects: async () => ((await bench.counterOf(seller)) === before ? 0 : 1),
      };
    },
    async () => ({
      name: 'send an item',
      type: 'item:send',
      user: seller,
      request: send(single('9')),
      effects: () => owned(['9'], stranger),
    }),
    async () => ({
      name: 'send copies',
      type: 'item:send',
      user: seller,
      request: send(some),
      effects: sentCopies,
    }),
    async () => ({
      name: 'revoke the approval of a collection',
      type: 'approval:revoke',
      user: seller,
      request: revoke({ form: 'collection', contract: chain.single }),
      effects: async () =>
        BigInt(await bench.call({ chainId: chain.network.chainId, to: chain.single, value: 0n, data: isApproved })) ===
        0n
          ? 1
          : 0,
    }),
    async () => ({
      name: 'send an item and copies in one batch',
      type: 'item:send',
      user: seller,
      request: send(single('9'), some),
      // Whole or not at all: the last of them stands for both.
      effects: async () => ((await owned(['9'], stranger)) === ((await sentCopies()) > 0 ? 1 : 0) ? sentCopies() : 99),
      batches: true,
    }),
  ];
}
