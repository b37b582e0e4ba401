import { encodeFunctionData, parseAbi, type PrivateKeyAccount } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { expect } from 'playwright/test';
import * as v from 'valibot';
import { nftCardSchema, nftSchema, type NftCard } from '../../../src/contract/nft.ts';
import { commissionSchema, orderSchema, routerSettingsSchema, type Order } from '../../../src/contract/order.ts';
import { checkOffer } from '../../../src/domain/offer.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../../src/domain/order.ts';
import { buildListing, buildOffer } from '../../../src/domain/order-building.ts';
import { encodeAcceptance, encodePurchase } from '../../../src/domain/seaport-calls.ts';
import { hashOrder } from '../../../src/domain/seaport.ts';
import { orderTypedData } from '../../../src/domain/seaport-signing.ts';
import { chain, erc20Abi } from './chain.ts';
import { itemOffersOn, pick, wrappedToken, type Wanted } from './market.ts';
import { origin } from './origin.ts';
import type { TestWallet } from './test-wallet.ts';

type Address = `0x${string}`;

const approvalAbi = parseAbi([
  'function setApprovalForAll(address, bool)',
  'function transferFrom(address, address, uint256)',
]);

async function data<T extends v.GenericSchema>(path: string, schema: T, body?: unknown): Promise<v.InferOutput<T>> {
  const response = await fetch(
    `${origin()}${path}`,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
  );
  return v.parse(v.object({ data: schema }), await response.json()).data;
}

/** How many copies of an order's item the server says somebody owns. */
async function toldCopies(order: Order, owner: Address): Promise<string | null> {
  const path = `/data/nft/${order.nft.collectionSlug}/${order.nft.identifier ?? ''}?owner=${owner}`;
  return (await data(path, nftSchema)).ownedAmount;
}

/**
 * The wallet owns an item that somebody of the world had for sale and nobody made an offer on: moved on
 * chain, and told by the server. Answers the old listing, which sleeps now.
 */
export async function giveItem(wallet: Pick<TestWallet, 'address'>, wanted: Wanted = {}, copies = 1n): Promise<Order> {
  const suits = async (one: Order) => (await itemOffersOn(one)).length === 0 && (await wanted.suits?.(one)) !== false;
  const order = await pick({ ...wanted, units: copies, suits });
  const on = chain(order.chainId);
  const { collectionAddress, identifier, itemType } = order.nft;
  if (itemType === 3) await on.moveCopies(order, order.maker, wallet.address, copies);
  else {
    const call = encodeFunctionData({
      abi: approvalAbi,
      functionName: 'transferFrom',
      args: [order.maker, wallet.address, BigInt(identifier ?? '0')],
    });
    await on.settled(await on.actAs(order.maker, { to: collectionAddress, data: call }));
  }
  await expect.poll(() => toldCopies(order, wallet.address)).toBe(copies.toString());
  return order;
}

/** Live orders of a maker, newest first, as the server lists them. */
export const ordersBy = (maker: Address, side: Order['side']): Promise<Order[]> =>
  data(`/marketplace/v1/${side === 'offer' ? 'offers' : 'orders'}/list?maker=${maker}&size=50`, v.array(orderSchema));

/** Posts an order as any client could; answers the status. */
export async function post(path: string, body: unknown): Promise<number> {
  const response = await fetch(`${origin()}/marketplace${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status;
}

/** Somebody nobody knows, with all the money a test needs. */
export async function richStranger(chainId: number, token?: Address): Promise<PrivateKeyAccount> {
  const stranger = privateKeyToAccount(generatePrivateKey());
  const on = chain(chainId);
  await on.give(stranger.address, 10n ** 24n);
  if (token !== undefined) {
    await on.wrap(stranger, token, 10n ** 20n);
    await on.approveToken(stranger, token);
  }
  return stranger;
}

/** Whether the network would let somebody buy one unit of this order as it is. @throws when not */
export const simulateFill = (order: Order, buyer: Address) =>
  chain(order.chainId).reader.call({
    account: buyer,
    to: SEAPORT_ADDRESS,
    value: BigInt(order.price.value),
    data: encodePurchase(order, 1n, '0x00'),
  });

/** The holder of an item accepts an offer with it, on chain. @throws when the network refuses */
export async function acceptOnChain(order: Order, holder: Address, identifier: string, units = 1n): Promise<void> {
  const on = chain(order.chainId);
  const { collectionAddress } = order.nft;
  const approve = encodeFunctionData({
    abi: approvalAbi,
    functionName: 'setApprovalForAll',
    args: [SEAPORT_ADDRESS, true],
  });
  await on.settled(await on.actAs(holder, { to: collectionAddress, data: approve }));
  const { net } = checkOffer(order, { identifier, units });
  const call = encodeAcceptance({ order, units, identifier, seller: holder, net }, '0x0102030405060708');
  // Refused by the network: at once, without waiting for a block.
  await on.reader.call({ account: holder, to: SEAPORT_ADDRESS, data: call });
  await on.settled(await on.actAs(holder, { to: SEAPORT_ADDRESS, data: call }));
}

/** All items of a collection, by trait or not. */
export async function itemsOf(slug: string, trait?: string): Promise<NftCard[]> {
  const all: NftCard[] = [];
  let next: string | null = null;
  do {
    const query = new URLSearchParams({ size: '100', sort: 'identifier' });
    if (trait !== undefined) query.set('trait', trait);
    if (next !== null) query.set('next', next);
    const response = await fetch(`${origin()}/marketplace/v1/collections/nfts/list/${slug}?${query}`);
    const page: v.InferOutput<typeof itemsPage> = v.parse(itemsPage, await response.json());
    all.push(...page.data);
    ({ next } = page);
  } while (next !== null);
  return all;
}
const itemsPage = v.object({ data: v.array(nftCardSchema), next: v.nullable(v.string()) });

/** Somebody signs and posts an order on an item, through another client than the app. */
export async function publish(
  side: Order['side'],
  account: PrivateKeyAccount,
  item: Order,
  terms: { unitValue: bigint; zoned?: boolean; units?: bigint; any?: boolean },
): Promise<Order> {
  const { chainId, nft } = item;
  const settings = await data('/marketplace/v1/contract/router/settings', routerSettingsSchema);
  const { zone, wrappedNative } = settings.find((one) => one.chainId === chainId)!;
  const maker = account.address.toLowerCase() as Address;
  const now = Math.floor(Date.now() / 1000);
  const full = {
    maker,
    collectionAddress: nft.collectionAddress,
    itemType: nft.itemType,
    units: terms.units ?? 1n,
    unitValue: terms.unitValue,
    currency: side === 'offer' ? wrappedNative.address : ZERO_ADDRESS,
    startTime: now - 60,
    endTime: now + 3600,
    commission: await data(`/marketplace/v1/collections/commission/${nft.collectionSlug}`, commissionSchema),
    zone: terms.zoned === false ? ZERO_ADDRESS : zone,
    counter: 0n,
    salt: BigInt(generatePrivateKey()),
  };
  const identifier = nft.identifier ?? '0';
  const target = terms.any === true ? ({ any: true } as const) : { identifier };
  const parameters = side === 'offer' ? buildOffer(full, target) : buildListing(full, identifier);
  const typed = orderTypedData(parameters, chainId) as Parameters<typeof account.signTypedData>[0];
  const signature = await account.signTypedData(typed);
  const body = { parameters, protocolAddress: SEAPORT_ADDRESS, signature };
  const path = side === 'offer' ? 'offer' : 'order';
  const status = await post(`/v1/${path}?chain=${chainId}&user=${maker}`, body);
  if (status !== 200) throw new Error(`The order was refused: ${status}`);
  const hash = hashOrder(parameters);
  return (await ordersBy(maker, side)).find((order) => order.hash === hash)!;
}

/** Somebody bids on an item, or on any of its collection. */
export async function bidOn(item: Order, unitValue: bigint, any = false): Promise<{ bidder: Address; offer: Order }> {
  const account = await richStranger(item.chainId, await wrappedToken(item.chainId));
  const offer = await publish('offer', account, item, { unitValue, any });
  return { bidder: account.address.toLowerCase() as Address, offer };
}

/** Somebody lets Seaport move their items of this collection. */
export async function approveItems(account: PrivateKeyAccount, item: Order): Promise<void> {
  const on = chain(item.chainId);
  const approve = encodeFunctionData({
    abi: approvalAbi,
    functionName: 'setApprovalForAll',
    args: [SEAPORT_ADDRESS, true],
  });
  await on.settled(await on.broadcast(await on.sign(account, { to: item.nft.collectionAddress, data: approve })));
}

/** The wallet has so much of the wrapped currency, and lets Seaport use it. */
export async function giveWeth(wallet: TestWallet, chainId: number, value: bigint): Promise<void> {
  const on = chain(chainId);
  const token = await wrappedToken(chainId);
  await on.wrap(wallet.account, token, value);
  await on.approveToken(wallet.account, token);
}

/** Somebody gives an account, of whatever kind, so much of the wrapped currency; answers the currency. */
export async function sendWeth(to: Address, chainId: number, value: bigint): Promise<Address> {
  const token = await wrappedToken(chainId);
  const stranger = await richStranger(chainId, token);
  const on = chain(chainId);
  const call = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] });
  await on.settled(await on.broadcast(await on.sign(stranger, { to: token, data: call })));
  return token;
}
