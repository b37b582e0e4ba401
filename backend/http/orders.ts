import type { Context } from 'hono';
import type { User } from '../../src/contract/auth.ts';
import type * as routes from '../../src/contract/marketplace-routes.ts';
import type { Order } from '../../src/contract/order.ts';
import { bestOrderFor, bestOrdersFor } from '../market/fulfilment.ts';
import { nftUuid } from '../../src/contract/identity.ts';
import type { SecurityLog } from '../core/security-log.ts';
import { OrderRefusedError } from '../market/order-refusal.ts';
import type { OrderService } from '../market/submit.ts';
import type { StoreContext } from '../stores/context.ts';
import { listOrders } from '../stores/order-list.ts';
import { ApiError, notFound, paged, pagination, single } from './answers.ts';
import type { Call, Handler, Handlers } from './api.ts';
import { optionalChainId, readNetwork } from './input.ts';
import { requireCollection } from './lookup.ts';

type Side = 'listing' | 'offer';
type Parts = {
  context: StoreContext;
  orderService: OrderService;
  requireUser: (c: Context) => Promise<User>;
  securityLog: SecurityLog;
};
type OrderHandlers = Pick<
  Handlers<typeof routes>,
  | 'ordersList'
  | 'offersList'
  | 'submitListing'
  | 'submitOffer'
  | 'updateListing'
  | 'updateOffer'
  | 'cancelListing'
  | 'cancelOffer'
  | 'bestOrder'
  | 'bestOrders'
>;

/** Everything about orders: the lists, what to fill, and what makers may do with theirs. */
export function orderHandlers({ context, orderService, requireUser, securityLog }: Parts): OrderHandlers {
  const list =
    (side: Side): Handler<typeof routes.ordersList> =>
    async ({ query }) => {
      const collection = query.collection ? await requireCollection(context, query.collection, query.network) : null;
      const named = collection && query.identifier !== undefined;
      const { page, size } = query;
      const { data, ...total } = await listOrders(context, {
        side,
        status: query.status,
        page,
        size,
        nftUuid: named
          ? nftUuid(collection.chainId, collection.address, query.identifier ?? '')
          : query.nft?.toLowerCase(),
        collectionUuid: collection?.uuid,
        maker: query.maker,
        receiver: query.receiver,
        chainId: optionalChainId(context.networks, query.chain ?? query.network) ?? undefined,
      });
      return paged(data, pagination(page, size, total));
    };

  /** The body's order on the network the query names, by the user it names. */
  function readOrder({ query, body: order }: Pick<Call<typeof routes.submitListing>, 'query' | 'body'>) {
    const { chainId } = readNetwork(context.networks, query.chain);
    if (query.user !== order.parameters.offerer) {
      throw new ApiError(400, 'order.user', 'The query parameter "user" is not the one who makes the order.');
    }
    return { chainId, order, trait: query.trait ?? null };
  }

  const submit =
    (side: Side): Handler<typeof routes.submitListing> =>
    async (call) => {
      const { chainId, order, trait } = readOrder(call);
      return single(await orderService.submitOrder(chainId, order, { side, trait }));
    };

  /** A listing's update names no user: its maker signed the old order's hash into it. */
  async function update(
    side: Side,
    { query, body, user }: Call<typeof routes.updateListing> | Call<typeof routes.updateOffer>,
  ) {
    const { chainId, order, trait } = readOrder({ query, body });
    const replaces = { hash: query.hash, by: user?.address ?? order.parameters.offerer };
    return single(await orderService.submitOrder(chainId, order, { side, trait, replaces }));
  }

  const cancel =
    (side: Side): Handler<typeof routes.cancelListing> =>
    async ({ query: { hash, chain }, user }) => {
      const chainId = optionalChainId(context.networks, chain);
      return single(await orderService.withdrawOrder({ hash, chainId, side, by: user }));
    };

  /** Whose transaction the permission is for: it lets nobody else fill the order. */
  const fulfiller = async (c: Context, { fulfill }: { fulfill: boolean }) =>
    fulfill ? (await requireUser(c)).address : null;

  /** The log contains permissions that were given or refused; answers without one are not logged. */
  async function told<T>(
    account: string | null,
    answer: Promise<T>,
    ordersOf: (found: T) => Iterable<Order>,
  ): Promise<T> {
    try {
      const found = await answer;
      if ([...ordersOf(found)].some((order) => order.permissionEnds !== null))
        securityLog({ event: 'permission.given', account });
      return found;
    } catch (error) {
      if (error instanceof OrderRefusedError && error.code === 429)
        securityLog({ event: 'permission.refused', account, details: { reason: error.msgId } });
      throw error;
    }
  }

  return {
    ordersList: list('listing'),
    offersList: list('offer'),
    submitListing: submit('listing'),
    submitOffer: submit('offer'),
    updateListing: (call) => update('listing', call),
    updateOffer: (call) => update('offer', call),
    cancelListing: cancel('listing'),
    cancelOffer: cancel('offer'),
    async bestOrder({ c, body }) {
      const account = await fulfiller(c, body);
      const order = await told(account, bestOrderFor(context, body, account), (one) => (one ? [one] : []));
      if (!order) throw notFound('Order');
      return single(order);
    },
    async bestOrders({ c, body }) {
      const { uuids } = body;
      const account = await fulfiller(c, body);
      const found = await told(account, bestOrdersFor(context, uuids, account), (orders) => orders.values());
      return single(
        uuids.flatMap((uuid) => {
          const order = found.get(uuid.toLowerCase());
          return order ? [{ uuid, order }] : [];
        }),
      );
    },
  };
}
