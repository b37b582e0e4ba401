import { Seaport } from '@opensea/seaport-js';
import { ItemType } from '@opensea/seaport-js/lib/constants.js';
import type { CreateOrderInput, OrderWithCounter } from '@opensea/seaport-js/lib/types.js';
import { JsonRpcProvider, Wallet } from 'ethers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmbeddedAccount } from '../../backend/demo/chain/accounts.ts';
import { testAccount } from '../support/server/accounts.ts';
import { ETHER, startTrade, type Trade } from '../support/server/trade.ts';
import type { OrderParameters, SignedOrder } from '../../src/contract/order.ts';

/*
 * OpenSea's own client library, which the product does not use: what it makes is taken here and can be
 * bought, and what is made here it can fill on the unmodified Seaport.
 */

const [ada, bob, cyd] = [testAccount(10), testAccount(11), testAccount(12)];
let trade: Trade;
let provider: JsonRpcProvider;

beforeAll(async () => {
  trade = await startTrade();
  const { act, single, edition, network } = trade.chain;
  provider = new JsonRpcProvider(network.proxiedRpcUrl ?? '', network.chainId, {
    staticNetwork: true,
    cacheTimeout: -1,
    pollingInterval: 50,
  });
  await act.mint(ada, 20);
  await act.mintEdition(ada, 1, 20);
  for (const rich of [ada, bob, cyd]) await act.wrap(rich, 10n * ETHER);
  await act.approveAll(ada, single);
  await act.approveAll(ada, edition);
  await trade.indexer.catchUp();
  await trade.paint(Array.from({ length: 20 }, (_, index) => index + 1));
}, 120_000);
afterAll(async () => {
  provider.destroy();
  await trade.stop();
});

// The library's types name the other build of ethers.
const client = (account: EmbeddedAccount) => new Seaport(new Wallet(account.privateKey, provider) as never);

/** What a client of our API makes of the library's order: the same numbers as decimal texts. */
function wire({ parameters, signature }: OrderWithCounter): SignedOrder {
  const text = (value: unknown) => BigInt(String(value)).toString();
  const item = (one: OrderWithCounter['parameters']['offer'][number]) => ({
    itemType: one.itemType as OrderParameters['offer'][number]['itemType'],
    token: one.token.toLowerCase() as `0x${string}`,
    identifierOrCriteria: text(one.identifierOrCriteria),
    startAmount: text(one.startAmount),
    endAmount: text(one.endAmount),
  });
  return {
    parameters: {
      offerer: parameters.offerer.toLowerCase() as `0x${string}`,
      zone: parameters.zone.toLowerCase() as `0x${string}`,
      offer: parameters.offer.map(item),
      consideration: parameters.consideration.map((one) => ({
        ...item(one),
        recipient: one.recipient.toLowerCase() as `0x${string}`,
      })),
      orderType: parameters.orderType,
      startTime: text(parameters.startTime),
      endTime: text(parameters.endTime),
      zoneHash: parameters.zoneHash as `0x${string}`,
      salt: text(parameters.salt),
      conduitKey: parameters.conduitKey as `0x${string}`,
      counter: text(parameters.counter),
    },
    protocolAddress: trade.chain.network.seaport,
    signature: signature as `0x${string}`,
  };
}
/** What came over the wire, as the library takes it. */
const library = ({ parameters, signature }: SignedOrder) =>
  JSON.parse(
    JSON.stringify({
      parameters: { ...parameters, totalOriginalConsiderationItems: parameters.consideration.length },
      signature,
    }),
  ) as OrderWithCounter;

const fees = () => [
  { recipient: trade.chain.network.feeRecipient, basisPoints: trade.chain.network.feeBps },
  { recipient: trade.chain.creator.address, basisPoints: 500 },
];
const times = () => ({
  startTime: String(Math.floor(Date.now() / 1000) - 60),
  endTime: String(Math.floor(Date.now() / 1000) + 86_400),
});
const zoned = () => ({ zone: trade.chain.deployment.zone, restrictedByZone: true });
const sells = (identifier: string, more: Partial<CreateOrderInput> = {}): CreateOrderInput => ({
  offer: [{ itemType: ItemType.ERC721, token: trade.chain.single, identifier }],
  consideration: [{ amount: String(ETHER), recipient: ada.address }],
  fees: fees(),
  ...times(),
  ...more,
});
const wants = (item: CreateOrderInput['consideration'][number]): CreateOrderInput => ({
  offer: [{ token: trade.chain.deployment.weth, amount: String(ETHER) }],
  consideration: [item],
  fees: fees(),
  ...times(),
});
const create = async (maker: EmbeddedAccount, input: CreateOrderInput) =>
  wire(await (await client(maker).createOrder(input, maker.address)).executeAllActions());
const holder = async (id: number) => {
  await trade.indexer.catchUp();
  const rows = await trade.database.query<{ owner: string }>('select owner from nfts where uuid = $1', [
    trade.item(id),
  ]);
  return rows[0]?.owner;
};
const taker = { salt: BigInt('0x' + '5'.repeat(40)) };

describe('orders made by another client, posted here', () => {
  test.each([
    ['open', 1],
    ['restricted to our zone', 2],
  ] as const)('a listing that is %s appears and is bought', async (kind, id) => {
    const order = await create(ada, sells(String(id), kind === 'open' ? {} : zoned()));
    await trade.submit('order', order);
    const best = await trade.best(trade.item(id), undefined, bob);
    expect(best).toMatchObject({ hash: trade.hashOf(order), price: { value: String(ETHER) } });
    expect(best.permissionEnds === null).toBe(kind === 'open');
    await trade.chain.act.fill(best, bob, [1n, 1n], ETHER);
    expect(await holder(id)).toBe(bob.address);
  });

  test('listings signed together with one signature', async () => {
    const inputs = ['3', '4', '5'].map((id) => sells(id));
    const made = await (await client(ada).createBulkOrders(inputs, ada.address)).executeAllActions();
    for (const order of made.map(wire)) await trade.submit('order', order);
    for (const id of [3, 4, 5]) {
      await trade.chain.act.fill(await trade.best(trade.item(id), undefined, bob), bob, [1n, 1n], ETHER);
      expect(await holder(id)).toBe(bob.address);
    }
  });

  test('a listing of several copies, bought in part', async () => {
    const order = await create(
      ada,
      sells('1', {
        offer: [{ itemType: ItemType.ERC1155, token: trade.chain.edition, identifier: '1', amount: '4' }],
        consideration: [{ amount: String(4n * ETHER), recipient: ada.address }],
        allowPartialFills: true,
      }),
    );
    const { uuid } = await trade.submit('order', order);
    await trade.chain.act.fill(await trade.best(uuid, undefined, bob), bob, [3n, 4n], 3n * ETHER);
    await trade.indexer.catchUp();
    expect(await trade.best(uuid)).toMatchObject({ tokensRemaining: '1', price: { value: String(ETHER) } });
  });

  test('an offer on an item, and one on all items of a trait, are accepted', async () => {
    const { single } = trade.chain;
    const one = await create(
      bob,
      wants({ itemType: ItemType.ERC721, token: single, identifier: '6', recipient: bob.address }),
    );
    const { uuid } = await trade.submit('offer', one);
    await trade.chain.act.accept({ offer: await trade.best(uuid, '6', ada), identifier: 6 }, ada);
    expect(await holder(6)).toBe(bob.address);
    const red = Array.from({ length: 10 }, (_, index) => String(2 * index + 1));
    const many = await create(
      bob,
      wants({ itemType: ItemType.ERC721, token: single, identifiers: red, recipient: bob.address }),
    );
    const { uuid: offer } = await trade.submit('offer', many, { trait: 'Colour:Red' });
    const best = await trade.best(offer, '7', ada);
    await trade.chain.act.accept({ offer: best, identifier: 7, criteriaProof: best.criteriaProof }, ada);
    expect(await holder(7)).toBe(bob.address);
  });

  test('and cancelled by it on the network, they leave the lists', async () => {
    const made = await (await client(ada).createOrder(sells('8'), ada.address)).executeAllActions();
    await trade.submit('order', wire(made));
    await (await client(ada).cancelOrders([made.parameters], ada.address).transact()).wait();
    await trade.indexer.catchUp();
    expect((await trade.raw.best(trade.item(8))).status).toBe(404);
  });
});

describe('orders made here, filled by another client', () => {
  const list = (id: number, restricted: boolean) =>
    trade.chain.act.sign('listing', ada, { wares: { id }, unitPrice: ETHER, restricted, ...taker, startIn: -200 - id });

  test('an open listing', async () => {
    const order = await list(9, false);
    await trade.submit('order', order);
    const best = await trade.best(trade.item(9));
    const { executeAllActions } = await client(cyd).fulfillOrder({ order: library(best), accountAddress: cyd.address });
    await (await executeAllActions()).wait();
    expect(await holder(9)).toBe(cyd.address);
  });

  test('a restricted listing, with the permission of the best-order answer and not without', async () => {
    const order = await list(10, true);
    await trade.submit('order', order);
    const best = await trade.best(trade.item(10));
    // Named, so that the library takes the call that carries extra data.
    const fill = { order: library(best), accountAddress: cyd.address, recipientAddress: cyd.address };
    const without = await client(cyd).fulfillOrder(fill);
    await expect(without.executeAllActions()).rejects.toThrow();
    const { executeAllActions } = await client(cyd).fulfillOrder({ ...fill, extraData: best.extraData });
    await (await executeAllActions()).wait();
    expect(await holder(10)).toBe(cyd.address);
  });

  test('several at once, as a cart', async () => {
    const details = [];
    for (const [id, restricted] of [
      [11, true],
      [12, false],
      [13, true],
    ] as const) {
      await trade.submit('order', await list(id, restricted));
      const best = await trade.best(trade.item(id));
      details.push({ order: library(best), extraData: best.extraData });
    }
    const { executeAllActions } = await client(cyd).fulfillOrders({
      fulfillOrderDetails: details,
      accountAddress: cyd.address,
    });
    await (await executeAllActions()).wait();
    for (const id of [11, 12, 13]) expect(await holder(id)).toBe(cyd.address);
  });

  test('an offer', async () => {
    const offer = await trade.chain.act.sign('offer', bob, {
      wares: { id: 14 },
      unitPrice: ETHER,
      currency: trade.chain.deployment.weth,
      restricted: true,
    });
    const { uuid } = await trade.submit('offer', offer);
    const best = await trade.best(uuid, '14', ada);
    const { executeAllActions } = await client(ada).fulfillOrder({
      order: library(best),
      extraData: best.extraData,
      accountAddress: ada.address,
      recipientAddress: ada.address,
    });
    await (await executeAllActions()).wait();
    expect(await holder(14)).toBe(bob.address);
  });
});
