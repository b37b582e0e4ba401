import { marketDocument } from '../contract/document-routes.ts';
import * as routes from '../contract/marketplace-routes.ts';
import type { BestOrderBody, Order } from '../contract/order.ts';
import { runtime } from '../services/runtime.ts';
import { ZERO_ADDRESS, SEAPORT_ADDRESS } from '../domain/order.ts';
import { zeroHash } from 'viem';
import { countKept, filterKept } from '../services/kept-filter.ts';
import { judgedOf, orderByUuid, proofFor, take, tell } from './book.ts';
import { entryOf, entries, isNetwork, itemByUuid, itemOf, type Entry } from './catalogue.ts';
import { readDocument, readMarket } from './files.ts';
import { wholeOf } from './items.ts';
import { readHeld, type Judged } from './judge.ts';
import { byPrice, priceOf } from './prices.ts';
import { notFound, Refusal } from './refusal.ts';
import { nextPageOf, on, pageOf, type Handler } from './routing.ts';
import * as texts from './texts.ts';

type Asked = {
  side: Order['side'];
  nft?: string | undefined;
  collection?: string | undefined;
  identifier?: string | undefined;
  maker?: `0x${string}` | undefined;
  receiver?: `0x${string}` | undefined;
  chain?: string | undefined;
  network?: string | undefined;
  status: 'active' | 'open' | 'withdrawn';
};

/** The collections whose orders are asked for, with the item that they must fit. */
async function placesOf({
  nft,
  collection,
  identifier,
  chain,
  network,
}: Asked): Promise<{ entry: Entry; identifier?: string }[]> {
  if (nft !== undefined) {
    const found = await itemByUuid(nft);
    return found === null ? [] : [found];
  }
  const name = chain ?? network;
  if (collection !== undefined) {
    const entry = await entryOf(collection, name);
    return [identifier === undefined ? { entry } : { entry, identifier }];
  }
  return (await entries()).filter((entry) => name === undefined || isNetwork(entry, name)).map((entry) => ({ entry }));
}

/** Whether somebody could give what an offer asks for. */
async function couldReceive({ terms }: Judged, receiver: `0x${string}`): Promise<boolean> {
  if (terms.maker === receiver) return false;
  return terms.identifier !== null && (await readHeld(terms.entry, terms.identifier, receiver)) > 0n;
}

async function listed(asked: Asked): Promise<Judged[]> {
  if (asked.status === 'withdrawn') return [];
  const { rates } = await readMarket();
  const { side, maker, receiver } = asked;
  const wanted = { side, ...(maker === undefined ? {} : { maker }) };
  const found = await Promise.all(
    (await placesOf(asked)).map(({ entry, identifier }) =>
      judgedOf(entry, identifier === undefined ? wanted : { ...wanted, identifier }),
    ),
  );
  const live = found.flat().filter(({ state }) => asked.status === 'open' || state === 'active');
  const fits = await Promise.all(live.map(async (one) => receiver === undefined || couldReceive(one, receiver)));
  const sorted = live.filter((_, index) => fits[index]).toSorted(byPrice(rates));
  return side === 'offer' ? sorted.toReversed() : sorted;
}

const list = (side: Order['side']) => async (query: Omit<Asked, 'side'> & { page: number; size: number }) => {
  const { data, pagination } = pageOf(await listed({ ...query, side }), query);
  const orders = await Promise.all(data.map(tell));
  return { data: orders.map((order) => ({ ...order, floor: null, ownItem: false })), pagination };
};

/** The order to fill for an uuid, as the contract has it. */
async function best({ uuid, identifier }: BestOrderBody): Promise<Order | null> {
  const order = await orderByUuid(uuid);
  if (order?.terms.side === 'offer') {
    if (order.state !== 'active') return null;
    if (identifier === undefined) return tell(order);
    const criteriaProof = await proofFor(order.terms, identifier);
    return criteriaProof && { ...(await tell(order)), criteriaProof };
  }
  const item =
    order === null ? await itemByUuid(uuid) : { entry: order.terms.entry, identifier: order.terms.identifier ?? '' };
  if (item === null) return null;
  const { rates } = await readMarket();
  const listings = await judgedOf(item.entry, { side: 'listing', identifier: item.identifier });
  const [cheapest] = listings.filter(({ state }) => state === 'active').toSorted(byPrice(rates));
  return cheapest === undefined ? null : tell(cheapest);
}

const submit =
  (side: Order['side']) =>
  async ({
    query,
    body,
  }: {
    query: { chain: string; trait?: string | undefined };
    body: Parameters<typeof take>[0];
  }) => ({
    data: await take(body, { side, chain: query.chain, trait: query.trait ?? null }),
  });

/** Nobody here could forbid the old order: it is cancelled on the chain, and a new one made. */
const noUpdate = () => Promise.reject(new Refusal(409, 'order.zone', texts.needsZone));

export function marketplaceAnswers(): Handler[] {
  const base = runtime().config.marketplaceUrl;
  return [
    on(base, routes.ordersList, ({ query }) => list('listing')(query)),
    on(base, routes.offersList, ({ query }) => list('offer')(query)),
    on(base, routes.submitListing, submit('listing')),
    on(base, routes.submitOffer, submit('offer')),
    on(base, routes.updateListing, noUpdate),
    on(base, routes.updateOffer, noUpdate),
    on(base, routes.bestOrder, async ({ body }) => {
      const order = await best(body);
      if (order === null) throw notFound();
      return { data: order };
    }),
    on(base, routes.bestOrders, async ({ body }) => {
      const found = await Promise.all(body.uuids.map(async (uuid) => ({ uuid, order: await best({ uuid }) })));
      return { data: found.flatMap(({ uuid, order }) => (order === null ? [] : [{ uuid, order }])) };
    }),
    on(base, routes.collectionNfts, async ({ segments, query }) => {
      const { page, size, next, owner, network, ...filter } = query;
      const entry = await entryOf(segments.id, network);
      const cards = filterKept(await wholeOf(entry), filter, Date.now()) ?? [];
      const held = owner && (await Promise.all(cards.map(({ identifier }) => readHeld(entry, identifier, owner))));
      const owned = held
        ? cards.flatMap((card, index) => (held[index] ? [{ ...card, ownedAmount: String(held[index]) }] : []))
        : cards;
      return nextPageOf(owned, { page, size, next });
    }),
    on(base, routes.collectionFacets, async ({ segments, query }) => {
      const { owner: _, network, ...filter } = query;
      const facets = countKept(await wholeOf(await entryOf(segments.id, network)), filter, Date.now());
      if (facets === null) throw notFound();
      return { data: facets };
    }),
    on(base, routes.nftInfo, async ({ segments, query }) => {
      const entry = await entryOf(segments.collection, query.network);
      const item = await itemOf(entry, segments.identifier);
      const { rates } = await readMarket();
      const { best, items } = await wholeOf(entry);
      const { identifier } = item;
      const judged = (await judgedOf(entry, { identifier })).filter(({ state }) => state === 'active');
      const listings = judged.filter(({ terms }) => terms.side === 'listing').toSorted(byPrice(rates));
      const offers = judged.filter(({ terms }) => terms.side === 'offer').toSorted(byPrice(rates));
      const floor = [...best.listings.values()].toSorted(byPrice(rates))[0];
      const highest = offers.at(-1);
      const price = ({ terms }: Judged) => priceOf(terms.unitValue, terms.token, rates);
      return {
        data: {
          uuid: items.find(({ card }) => card.identifier === identifier)?.card.uuid ?? '',
          bestListing: listings[0] === undefined ? null : await tell(listings[0]),
          listingsCount: listings.length,
          bestOffer: highest === undefined ? null : price(highest),
          offersCount: offers.length,
          lastSale: null,
          floor: floor === undefined ? null : price(floor),
          sales: [],
        },
      };
    }),
    on(base, routes.approvedTokens, async ({ segments, query }) => ({
      data: (await entryOf(segments.id, query.network)).network.tokens,
    })),
    on(base, routes.commission, async ({ segments, query }) => {
      const { collection, network } = await entryOf(segments.id, query.network);
      const { royaltyBps, royaltyRecipient } = collection;
      return { data: { marketplaceBps: 0, marketplaceRecipient: network.feeRecipient, royaltyBps, royaltyRecipient } };
    }),
    on(base, routes.routerSettings, async () => ({
      data: (await readMarket()).networks.map(({ chainId, slug, wrapped, tokens }) => ({
        chainId,
        network: slug,
        protocolAddress: SEAPORT_ADDRESS,
        spender: SEAPORT_ADDRESS,
        conduitKey: zeroHash,
        zone: ZERO_ADDRESS,
        wrappedNative: wrapped,
        currencies: tokens,
      })),
    })),
    on(base, marketDocument, async ({ segments: { id } }) => ({ data: await readDocument(id) })),
    on(base, routes.dropsList, async ({ query }) => pageOf([], query)),
    ...sessions(base),
  ];
}

/**
 * Who connects a wallet is here: nothing of theirs is kept by anybody, so there is nothing to prove. The tokens name
 * the account and open nothing.
 */
const sessions = (base: string): Handler[] => [
  on(base, routes.login, async ({ body }) => {
    const address = 'sentAddress' in body ? body.sentAddress : body.address;
    const chainId = ('sentAddress' in body ? body.proof?.chainId : body.chainId) ?? 0;
    return { data: { access: address, refresh: address, user: { address, chainId } } };
  }),
  on(base, routes.refresh, async ({ body }) => ({ data: { access: body.refreshToken, refresh: body.refreshToken } })),
  on(base, routes.logout, async () => ({ data: { signedOut: true as const } })),
  on(base, routes.logoutEverywhere, async () => ({ data: { signedOut: true as const } })),
];
