import type { Commission, Order, OrderParameters } from '../../../src/contract/order.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../../src/domain/order.ts';
import { hashOrder } from '../../../src/domain/seaport.ts';
import type { OrderDraft } from '../../../src/trading/orders/order-draft.ts';
import { ETH, WETH } from './cart.ts';
import { COLLECTION, CREATOR, MARKET, ORDER_UUID, SELLER } from './orders.ts';
import type { Outside } from './outside.ts';

export const MAKER = SELLER.address.toLowerCase() as `0x${string}`;

export const COMMISSION: Commission = {
  marketplaceBps: 100,
  marketplaceRecipient: MARKET,
  royaltyBps: 500,
  royaltyRecipient: CREATOR,
};

/** What a maker decided: to sell one item of a collection for 1,000 base units, for a day. */
export const listingDraft = (change: Partial<OrderDraft> = {}): OrderDraft => ({
  side: 'listing',
  place: {
    chainId: 31337,
    network: 'meridian',
    itemType: 2,
    collection: { uuid: ORDER_UUID, slug: 'isohypse', name: 'Isohypse', address: COLLECTION },
  },
  target: { kind: 'item', item: { uuid: ORDER_UUID, name: 'Isohypse #7', identifier: '7', image: '/7.svg' } },
  units: 1n,
  unitValue: 1000n,
  currency: ETH,
  amountUsd: '1',
  ends: { after: 86_400 },
  commission: COMMISSION,
  zone: ZERO_ADDRESS,
  replaces: null,
  ...change,
});

export const offerDraft = (change: Partial<OrderDraft> = {}): OrderDraft =>
  listingDraft({ side: 'offer', currency: WETH, ...change });

/** A maker who owns the item and has approved Seaport, and a marketplace that takes every order. */
export function readyToTrade({ bench, market }: Outside): void {
  Object.assign(bench.chain, {
    ownerOf: () => MAKER,
    isApprovedForAll: () => true,
    symbol: () => WETH.symbol,
    decimals: () => WETH.decimals,
  });
  const take = ({ body }: { body: unknown }) => ({
    uuid: ORDER_UUID,
    hash: hashOrder((body as { parameters: OrderParameters }).parameters),
    liveFrom: 1,
  });
  Object.assign(market, {
    '/v1/contract/router/settings': () => [
      {
        chainId: 31337,
        network: 'meridian',
        protocolAddress: SEAPORT_ADDRESS,
        spender: SEAPORT_ADDRESS,
        conduitKey: `0x${'0'.repeat(64)}`,
        zone: ZERO_ADDRESS,
        wrappedNative: WETH,
        currencies: [ETH, WETH],
      },
    ],
    '/v1/collections/commission/isohypse': () => COMMISSION,
    '/v1/order': take,
    '/v1/offer': take,
    '/v1/orders/update': take,
    '/v1/offers/update': take,
    '/v1/orders/list': () => [] as Order[],
    '/v1/offers/list': () => [] as Order[],
  });
}
