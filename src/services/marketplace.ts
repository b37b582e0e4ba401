import type { LoginBody } from '../contract/auth.ts';
import * as routes from '../contract/marketplace-routes.ts';
import type { BestOrderBody, BestOrdersBody, Order, SignedOrder } from '../contract/order.ts';
import { MAX_PAGE_SIZE } from '../contract/paging.ts';
import type { ReportBody } from '../contract/report.ts';
import type { QueryInput } from '../contract/route.ts';
import { callsOf } from './call.ts';
import { HttpError, type CallOptions } from './http.ts';
import { emptyPage, emptySingle, load } from './loading.ts';

/*
 * The marketplace service: orders, sessions and what the market says. Every answer is the parsed
 * envelope unless a line below says otherwise; calls throw HttpError, UnreachableError, OfflineError
 * or ShapeError. Lists and details answer the empty fallback after a 403 or 404 and raise an alert
 * when they fail otherwise, unless `told`: the page tells of the failure by itself (see `load`).
 */

const call = callsOf('marketplaceUrl');

/** How an item list is filtered and sorted; prices are decimal amounts of `currency`. */
export type NftListFilter = QueryInput<typeof routes.collectionNfts>;

/** A page of a collection's items. `id` is a slug, uuid or address; `next` the cursor from the previous page. */
export const nftsOfCollection = (id: string, filter: NftListFilter, signal?: AbortSignal, told = false) =>
  load(
    'collections',
    call(routes.collectionNfts, { segments: { id }, query: filter, quiet: told, signal }),
    emptyPage,
    told,
  );

/** How many items each further filter would leave. Raises no alert: the filters work without. */
export const facetsOfCollection = (
  id: string,
  filter: QueryInput<typeof routes.collectionFacets>,
  signal?: AbortSignal,
) => call(routes.collectionFacets, { segments: { id }, query: filter, signal, quiet: true });

/** What the market says of one item: best listing and offer, floor, past sales. */
export const nftInfo = (collection: string, identifier: string, signal?: AbortSignal, told = false) =>
  load(
    'Nft details',
    call(routes.nftInfo, { segments: { collection, identifier }, quiet: told, signal }),
    emptySingle,
    told,
  );

/** Whose orders, on what, and in which state; without a status only those that can be filled now. */
export type OrderListFilter = QueryInput<typeof routes.ordersList>;

/** Listings, cheapest first. */
export const ordersList = (filter: OrderListFilter, signal?: AbortSignal, told = false) =>
  load('orders', call(routes.ordersList, { query: filter, quiet: told, signal }), emptyPage, told);

/** Offers, highest first. */
export const offersList = (filter: OrderListFilter, signal?: AbortSignal, told = false) =>
  load('offer list', call(routes.offersList, { query: filter, quiet: told, signal }), emptyPage, told);

/** A page of drops; `page` counts from 1. */
export const dropsList = (page: number, signal?: AbortSignal, told = false) =>
  load('drops', call(routes.dropsList, { query: { page }, quiet: told, signal }), emptyPage, told);

/** One drop by its slug or uuid. */
export const dropInfo = (id: string, signal?: AbortSignal, told = false) =>
  load('drops', call(routes.dropInfo, { segments: { id }, quiet: told, signal }), emptySingle, told);

const isGone = (error: unknown) => error instanceof HttpError && (error.status === 404 || error.status === 403);

/**
 * The cheapest live order of the NFT that this order's or NFT's uuid stands for; null when there is none any more. An
 * offer's uuid stands for the offer itself; `identifier` asks for the proof that it takes this item, `fulfill` for the
 * permission to fill it.
 */
export async function bestOrder(
  uuid: string,
  more: Omit<BestOrderBody, 'uuid'> = {},
  signal?: AbortSignal,
): Promise<Order | null> {
  try {
    return (await call(routes.bestOrder, { body: { uuid, ...more }, signal })).data;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/**
 * The best orders of several uuids (100 at most); those that are gone are left out. `fulfill`: with the permissions.
 */
export async function bestOrders(
  uuids: readonly string[],
  more: Omit<BestOrdersBody, 'uuids'> = {},
  options: CallOptions = {},
) {
  try {
    return (await call(routes.bestOrders, { body: { uuids: [...uuids], ...more }, ...options })).data ?? [];
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

const isOffer = (side: Order['side']) => side === 'offer';

/** A signed order as it is sent. `trait`, as `Type:Value`, only for a trait offer. */
export type OrderSubmission = { order: SignedOrder; chainId: number; trait?: string | undefined };

const submitQuery = ({ order, chainId, trait }: OrderSubmission) => ({
  chain: String(chainId),
  user: order.parameters.offerer,
  trait,
});

/** Publishes a signed order. Its signature is the authorisation. An order sent twice is stored once. */
export const submitOrder = (side: Order['side'], submission: OrderSubmission) =>
  call(isOffer(side) ? routes.submitOffer : routes.submitListing, {
    query: submitQuery(submission),
    body: submission.order,
  });

/** Publishes an order in place of the one with this hash. */
export const updateOrder = (side: Order['side'], hash: string, submission: OrderSubmission) =>
  call(isOffer(side) ? routes.updateOffer : routes.updateListing, {
    query: { hash, ...submitQuery(submission) },
    body: submission.order,
  });

/** The server's own cancellation of an order that names its zone. */
export const cancelOrder = (side: Order['side'], hash: string, chainId: number) =>
  call(isOffer(side) ? routes.cancelOffer : routes.cancelListing, { query: { hash, chain: String(chainId) } });

/** Marketplace and creator fees of a collection, in basis points. `network`: where the trade will be. */
export const commission = (id: string, network?: string, options: CallOptions = {}) =>
  call(routes.commission, { segments: { id }, query: { network }, ...options });

/** The currencies that orders of a collection may use. */
export const approvedTokens = (id: string, options: CallOptions = {}) =>
  call(routes.approvedTokens, { segments: { id }, ...options });

/** By chain: where approvals go and what fills orders. */
export const routerSettings = (options: CallOptions = {}) => call(routes.routerSettings, { ...options });

/**
 * What a dollar is in other currencies, as far as the server knows. Raises no alert: estimates stay in dollars without
 * it.
 */
export const exchangeRates = () => call(routes.exchangeRates, { quiet: true });

/** Begins a session by a signed sign-in message. */
export const login = (credentials: LoginBody) => call(routes.login, { body: credentials });

/** Exchanges a refresh token, which can be used once, for the next pair. */
export const refresh = (refreshToken: string) => call(routes.refresh, { body: { refreshToken } });

/** Ends a session on the server, by the SHA-256 of one of its refresh tokens. */
export const logout = (tokenHash: string) => call(routes.logout, { body: { tokenHash }, quiet: true });

/** Ends every session of the signed-in person, on every device. */
export const logoutEverywhere = () => call(routes.logoutEverywhere, {});

/** Who the server takes this session for. Asked when a page starts; nobody waits for it. */
export const authCheck = () => call(routes.authCheck, { quiet: true });

/** A page of what the signed-in person watches, newest first. */
export const watchList = (page: number, signal?: AbortSignal, told = false) =>
  load('watch list', call(routes.watchList, { query: { page }, quiet: told, signal }), emptyPage, told);

/** Which of these works, {@link MAX_PAGE_SIZE} at most, the signed-in person watches. */
export async function watchedOf(uuids: readonly string[]): Promise<Set<string>> {
  const { data } = await call(routes.watchList, { query: { uuid: [...uuids], size: MAX_PAGE_SIZE }, quiet: true });
  return new Set(data.map(({ uuid }) => uuid));
}

/** Adds a work to the watch list; adding it again changes nothing. The caller reports failures. */
export const watchNft = (uuid: string) => call(routes.watchNft, { body: { uuid }, quiet: true });

/** Takes a work out of the watch list. */
export const unwatchNft = (uuid: string) => call(routes.unwatchNft, { query: { uuid }, quiet: true });

/** What the signed-in person should know, newest first. The caller reports failures. */
export const notifications = (signal?: AbortSignal) => call(routes.notifications, { quiet: true, signal });

/** Whom the signed-in person has allowed to move their items. The caller reports failures. */
export const approvals = (signal?: AbortSignal) => call(routes.approvals, { quiet: true, signal });

/** Reports an item or a collection to the operator of the marketplace. The caller reports failures. */
export const report = (body: ReportBody) => call(routes.report, { body, quiet: true });

/** Whether this service takes writes, and how far it has read each network. */
export const healthCheck = (signal?: AbortSignal) => call(routes.healthCheck, { quiet: true, signal });
