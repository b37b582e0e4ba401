import * as v from 'valibot';
import { nftInfoSchema } from '../../../src/contract/nft.ts';
import { commissionSchema, orderSchema, routerSettingsSchema, type Order } from '../../../src/contract/order.ts';
import { ZERO_ADDRESS } from '../../../src/domain/order.ts';
import { origin } from './origin.ts';

async function get<T extends v.GenericSchema>(path: string, data: T): Promise<v.InferOutput<T>> {
  const response = await fetch(`${origin()}${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return v.parse(v.object({ data }), await response.json()).data;
}

const PAGE = 100;
/** What a test's wallet can afford of each. */
const MOST = 20n * 10n ** 18n;

let listings: Promise<Order[]> | null = null;

async function readListings(): Promise<Order[]> {
  const all: Order[] = [];
  for (let page = 1; ; page += 1) {
    const orders = await get(`/marketplace/v1/orders/list?page=${page}&size=${PAGE}`, v.array(orderSchema));
    all.push(...orders);
    if (orders.length < PAGE) return all;
  }
}

export type Wanted = {
  network?: 'meridian' | 'tessera';
  /** Native when it is not given. */
  symbol?: 'ETH' | 'WETH' | 'USDC';
  itemType?: 2 | 3;
  /** Units on offer, at least. */
  units?: bigint;
  /** Nothing of it is traded: others may use it too. Few items of the world come in several copies. */
  looksOnly?: boolean;
  /** Looked at last, since it may ask the server. */
  suits?: (order: Order) => boolean | Promise<boolean>;
};

const taken = new Set<string>();

/** The best listing of an item now, as its page shows it; null when there is none. */
export async function bestListing(order: Order): Promise<Order | null> {
  const path = `/marketplace/v1/collections/nfts/info/${order.nft.collectionSlug}/${order.nft.identifier ?? ''}`;
  return (await get(path, nftInfoSchema)).bestListing;
}

/** Live listings of an item, cheapest first. */
export const listingsOf = (order: Order): Promise<Order[]> =>
  get(`/marketplace/v1/orders/list?nft=${order.nft.uuid ?? ''}&size=50`, v.array(orderSchema));

/** Offers on this very item. */
export const itemOffersOn = async (order: Order): Promise<Order[]> =>
  (
    await get(`/marketplace/v1/offers/list?nft=${order.nft.uuid ?? ''}&status=open&size=50`, v.array(orderSchema))
  ).filter(({ nft }) => nft.identifier === order.nft.identifier);

/** A live listing that is the best of its item and that no other test uses. */
export async function pick(wanted: Wanted = {}): Promise<Order> {
  listings ??= readListings();
  for (const order of await listings) {
    const item = `${order.chainId}:${order.nft.collectionAddress}:${order.nft.identifier}`;
    const isNative = order.price.token.address === ZERO_ADDRESS;
    if (
      taken.has(item) ||
      order.nft.collectionSlug === 'oddments' ||
      order.network !== (wanted.network ?? 'meridian') ||
      (wanted.symbol === undefined ? !isNative : order.price.token.symbol !== wanted.symbol || isNative) ||
      order.nft.itemType !== (wanted.itemType ?? 2) ||
      BigInt(order.maxAmount) < (wanted.units ?? 1n) ||
      BigInt(order.price.value) * BigInt(order.maxAmount) > MOST
    )
      continue;
    const best = await bestListing(order);
    if (best?.uuid !== order.uuid || (await wanted.suits?.(best)) === false) continue;
    if (wanted.looksOnly !== true) taken.add(item);
    return best;
  }
  throw new Error(`The world has no such listing left: ${JSON.stringify({ ...wanted, units: String(wanted.units) })}`);
}

export const itemUrl = (order: Order) => `/collections/${order.nft.collectionSlug}/${order.nft.identifier ?? ''}`;

/** What the server says of each network's contracts. */
export const routerSettings = () => get('/marketplace/v1/contract/router/settings', routerSettingsSchema);

/** A collection's fees and who receives them. */
export const commissionOf = (slug: string) => get(`/marketplace/v1/collections/commission/${slug}`, commissionSchema);

/** The same of one network. */
export async function routerSettingsOf(chainId: number) {
  const found = (await routerSettings()).find((one) => one.chainId === chainId);
  if (found === undefined) throw new Error(`No router settings for ${chainId}`);
  return found;
}

/** The wrapped currency of a network, as the server tells the app. */
export const wrappedToken = async (chainId: number) => (await routerSettingsOf(chainId)).wrappedNative.address;
