import type { Context } from 'hono';
import * as v from 'valibot';
import { bestOrderBodySchema, bestOrdersBodySchema, signedOrderSchema } from '../../src/contract/order.ts';
import { pageQueryEntries } from '../../src/contract/paging.ts';
import { addressSchema, hash32Schema, uintStringSchema, uuidSchema } from '../../src/contract/primitives.ts';
import { bestOrderFor, bestOrdersFor } from '../market/fulfilment.ts';
import { nftUuid } from '../core/identity.ts';
import type { OrderService } from '../market/submit.ts';
import type { StoreContext } from '../stores/context.ts';
import { listOrders } from '../stores/order-list.ts';
import { ApiError, notFound, paged, single } from './answers.ts';
import type { Route } from './api.ts';
import { readBody, readNetwork, readQuery, textSchema } from './input.ts';
import { requireCollection } from './lookup.ts';
import type { createSignIn } from './sign-in.ts';

const listQuery = v.object({
  ...pageQueryEntries,
  nft: v.optional(uuidSchema),
  collection: v.optional(textSchema(80)),
  identifier: v.optional(uintStringSchema),
  maker: v.optional(addressSchema),
  receiver: v.optional(addressSchema),
  chain: v.optional(textSchema(20)),
  status: v.optional(v.picklist(['active', 'open', 'withdrawn']), 'active'),
});

const writeQueryEntries = {
  /** Slug or id of the network the order was signed for. */
  chain: textSchema(64),
  user: addressSchema,
  trait: v.optional(v.pipe(textSchema(210), v.includes(':', 'not of the form Type:Value'))),
};
const writeQuery = v.object(writeQueryEntries);
const updateQuery = v.object({ ...writeQueryEntries, hash: hash32Schema });
const cancelQuery = v.object({ hash: hash32Schema, chain: v.optional(textSchema(64)) });

type Side = 'listing' | 'offer';
type Parts = { context: StoreContext; orderService: OrderService; signIn: ReturnType<typeof createSignIn> };

/** Everything about orders: the lists, what to fill, and what their makers may do. */
export function orderRoutes({ context, orderService, signIn }: Parts): Route[] {
  const list = (side: Side) => async (c: Context) => {
    const query = readQuery(c, listQuery);
    const collection = query.collection ? await requireCollection(context, c, query.collection) : null;
    const named = collection && query.identifier !== undefined;
    const network = query.chain ?? c.req.query('network');
    const { data, total } = await listOrders(context, {
      side,
      status: query.status,
      page: query.page,
      size: query.size,
      nftUuid: named
        ? nftUuid(collection.chainId, collection.address, query.identifier ?? '')
        : query.nft?.toLowerCase(),
      collectionUuid: collection?.uuid,
      maker: query.maker,
      receiver: query.receiver,
      chainId: network ? readNetwork(context.networks, network).chainId : undefined,
    });
    return paged(c, data, { page: query.page, size: query.size, total });
  };

  /** The body's order on the network the query names, by the user it names. */
  async function readOrder(c: Context, query: v.InferOutput<typeof writeQuery>) {
    const { chainId } = readNetwork(context.networks, query.chain);
    const order = await readBody(c, signedOrderSchema);
    if (query.user !== order.parameters.offerer) {
      throw new ApiError(400, 'order.user', 'The query parameter "user" is not the one who makes the order.');
    }
    return { chainId, order, trait: query.trait ?? null };
  }

  const post = (side: Side) => async (c: Context) => {
    const { chainId, order, trait } = await readOrder(c, readQuery(c, writeQuery));
    return single(c, await orderService.submitOrder(chainId, order, { side, trait }));
  };

  /**
   * The spec marks only the offers' call with credentials. A listing's update needs none: its maker
   * signed the old order's hash into it.
   */
  const update = (side: Side) => async (c: Context) => {
    const user = side === 'offer' ? await signIn.requireUser(c) : null;
    const query = readQuery(c, updateQuery);
    const { chainId, order, trait } = await readOrder(c, query);
    const replaces = { hash: query.hash, by: user?.address ?? order.parameters.offerer };
    return single(c, await orderService.submitOrder(chainId, order, { side, trait, replaces }));
  };

  const cancel = (side: Side) => async (c: Context) => {
    const user = await signIn.requireUser(c);
    const { hash, chain } = readQuery(c, cancelQuery);
    const chainId = chain === undefined ? null : readNetwork(context.networks, chain).chainId;
    return single(c, await orderService.withdrawOrder({ hash, chainId, side, by: user }));
  };

  return [
    ['GET', '/v1/offers/list', list('offer')],
    ['GET', '/v1/orders/list', list('listing')],
    ['POST', '/v1/order', post('listing')],
    ['POST', '/v1/offer', post('offer')],
    ['POST', '/v1/orders/update', update('listing')],
    ['POST', '/v1/offers/update', update('offer')],
    ['POST', '/v1/order/cancel', cancel('listing')],
    ['POST', '/v1/offer/cancel', cancel('offer')],
    [
      'POST',
      '/v2/orders/best',
      async (c) => {
        const { uuids, fulfill } = await readBody(c, bestOrdersBodySchema);
        const found = await bestOrdersFor(context, uuids, fulfill);
        const answer = uuids.flatMap((uuid) => {
          const order = found.get(uuid.toLowerCase());
          return order ? [{ uuid, order }] : [];
        });
        return single(c, answer);
      },
    ],
    [
      'POST',
      '/v2/order/best',
      async (c) => {
        const order = await bestOrderFor(context, await readBody(c, bestOrderBodySchema));
        if (!order) throw notFound('Order');
        return single(c, order);
      },
    ],
  ];
}
