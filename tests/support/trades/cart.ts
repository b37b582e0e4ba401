import type { NftCard } from '../../../src/contract/nft.ts';
import type { Order, Price } from '../../../src/contract/order.ts';
import type { Token } from '../../../src/contract/token.ts';
import { itemOfOrder, type CartItem } from '../../../src/domain/cart.ts';
import { formatUnits } from '../../../src/domain/money.ts';
import { ZERO_ADDRESS } from '../../../src/domain/order.ts';
import { COLLECTION, NO_BYTES32 } from './orders.ts';

export const ETH: Token = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 };
export const WETH: Token = { address: `0x${'ee'.repeat(20)}`, symbol: 'WETH', decimals: 18 };
export const MAKER = `0x${'5e'.repeat(20)}` as const;

/** The n-th uuid of a kind: items, orders … */
export const uuidOf = (kind: number, n: number) =>
  `${kind.toString(16).padStart(8, '0')}-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
export const nftOf = (n: number) => uuidOf(1, n);
export const orderOf = (n: number) => uuidOf(2, n);

const priceOf = (value: bigint, token: Token, amountUsd: string): Price => ({
  amount: formatUnits(value, token.decimals),
  value: value.toString(),
  amountUsd,
  logo: '',
  token,
});

export type ListingChange = {
  order?: number;
  value?: bigint;
  token?: Token;
  usd?: string;
  itemType?: 2 | 3;
  maxAmount?: bigint;
  network?: string;
  chainId?: number;
  maker?: `0x${string}`;
};

/** A listing of the n-th item as a best-order call answers it. Its signature is nobody's business here. */
export function listingOf(n: number, change: ListingChange = {}): Order {
  const { value = 10n ** 17n, token = ETH, usd = '300', itemType = 2, maxAmount = 1n } = change;
  const maker = change.maker ?? MAKER;
  const asset = { startAmount: maxAmount.toString(), endAmount: maxAmount.toString() };
  return {
    uuid: orderOf(change.order ?? n),
    hash: NO_BYTES32,
    side: 'listing',
    network: change.network ?? 'meridian',
    chainId: change.chainId ?? 31337,
    protocolAddress: ZERO_ADDRESS,
    maker,
    price: priceOf(value, token, usd),
    maxAmount: maxAmount.toString(),
    tokensRemaining: maxAmount.toString(),
    startTime: 1,
    endTime: 4102444800,
    nft: {
      uuid: nftOf(n),
      name: `Isohypse #${n}`,
      collectionUuid: uuidOf(3, 1),
      collectionSlug: 'isohypse',
      collectionName: 'Isohypse',
      collectionAddress: COLLECTION,
      identifier: n.toString(),
      image: '/picture.svg',
      itemType,
    },
    parameters: {
      offerer: maker,
      zone: ZERO_ADDRESS,
      offer: [{ ...asset, token: COLLECTION, itemType, identifierOrCriteria: n.toString() }],
      consideration: [
        {
          token: token.address,
          itemType: token.address === ZERO_ADDRESS ? 0 : 1,
          identifierOrCriteria: '0',
          startAmount: (value * maxAmount).toString(),
          endAmount: (value * maxAmount).toString(),
          recipient: maker,
        },
      ],
      orderType: 0,
      startTime: '1',
      endTime: '4102444800',
      zoneHash: NO_BYTES32,
      salt: '1',
      conduitKey: NO_BYTES32,
      counter: '0',
    },
    signature: '0x',
    state: 'active',
    reason: null,
    extraData: '0x',
    permissionEnds: null,
    criteria: null,
    criteriaProof: [],
  };
}

/** The n-th item as it stands in a cart. */
export function cartItem(
  n: number,
  change: ListingChange & Partial<Pick<CartItem, 'amount' | 'status' | 'checkout' | 'addedAt'>> = {},
): CartItem {
  const { amount, status, checkout, addedAt, ...listing } = change;
  const item = itemOfOrder(listingOf(n, listing), 1000 + n);
  if (item === null) throw new Error('Nothing for sale');
  return {
    ...item,
    ...(amount === undefined ? {} : { amount }),
    ...(status === undefined ? {} : { status }),
    ...(checkout === undefined ? {} : { checkout }),
    ...(addedAt === undefined ? {} : { addedAt }),
  };
}

/** The n-th item on a grid. */
export function cardOf(n: number, change: ListingChange = {}): NftCard {
  const { nft, network, chainId, uuid, price, maxAmount, tokensRemaining, endTime } = listingOf(n, change);
  return {
    uuid: nft.uuid ?? '',
    network,
    chainId,
    identifier: n.toString(),
    name: nft.name,
    image: nft.image,
    itemType: nft.itemType,
    collection: { uuid: nft.collectionUuid, slug: 'isohypse', name: 'Isohypse', address: COLLECTION },
    supply: maxAmount,
    ownedAmount: null,
    listing: { uuid, price, maxAmount, tokensRemaining, endTime },
    bestOffer: null,
    lastSale: null,
    rank: null,
  };
}
