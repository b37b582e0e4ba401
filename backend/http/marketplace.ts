import { zeroAddress } from 'viem';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { nftSorts } from '../../src/contract/nft.ts';
import type { Commission, RouterSettings, Token } from '../../src/contract/order.ts';
import { pageQueryEntries } from '../../src/contract/paging.ts';
import { addressSchema, decimalStringSchema } from '../../src/contract/primitives.ts';
import type { OrderService } from '../market/submit.ts';
import type { StoreContext } from '../stores/context.ts';
import { findDrop, listDrops } from '../stores/drops.ts';
import { listNfts } from '../stores/nft-list.ts';
import { nftInfo } from '../stores/nfts.ts';
import { lasting, nextPaged, notFound, paged, single } from './answers.ts';
import { createApi, type Route } from './api.ts';
import { readQuery, textSchema } from './input.ts';
import { readIdentifier, requireCollection } from './lookup.ts';
import { orderRoutes } from './orders.ts';
import type { createSignIn } from './sign-in.ts';

const pageQuery = v.object(pageQueryEntries);

const nftListQuery = v.object({
  ...pageQueryEntries,
  next: v.optional(textSchema(1_000)),
  sort: v.optional(v.picklist(nftSorts), 'price-asc'),
  status: v.optional(v.picklist(['buy-now', 'has-offers', 'new'])),
  minPrice: v.optional(decimalStringSchema),
  maxPrice: v.optional(decimalStringSchema),
  currency: v.optional(textSchema(16)),
  search: v.optional(textSchema(200)),
  trait: v.optional(
    v.pipe(v.array(v.pipe(textSchema(210), v.includes(':', 'not of the form Type:Value'))), v.maxLength(64)),
    [],
  ),
  owner: v.optional(addressSchema),
});

export type MarketplaceParts = {
  context: StoreContext;
  orderService: OrderService;
  signIn: ReturnType<typeof createSignIn>;
  health: (c: Context) => Promise<Response>;
  log: (line: string) => void;
};

export function createMarketplaceApi({ context, orderService, signIn, health, log }: MarketplaceParts): Hono {
  const routes: Route[] = [
    ['POST', '/v1/login', (c) => signIn.login(c)],
    ['POST', '/v1/refresh', (c) => signIn.refresh(c)],
    ['GET', '/v1/auth-check', (c) => signIn.authCheck(c)],
    ['GET', '/v1/health-check', health],
    ...orderRoutes({ context, orderService, signIn }),
    [
      'GET',
      '/v1/collections/nfts/list/:id',
      async (c) => {
        const query = readQuery(c, nftListQuery, ['trait']);
        const collection = await requireCollection(context, c, c.req.param('id') ?? '');
        const { data, total, next } = await listNfts(context, collection, {
          page: query.page,
          size: query.size,
          next: query.next ?? null,
          sort: query.sort,
          status: query.status ?? null,
          minPrice: query.minPrice ?? null,
          maxPrice: query.maxPrice ?? null,
          currency: query.currency ?? null,
          search: query.search ?? null,
          traits: query.trait,
          owner: query.owner ?? null,
        });
        return nextPaged(c, data, { page: query.page, size: query.size, total }, next);
      },
    ],
    [
      'GET',
      '/v1/collections/nfts/info/:a/:b',
      async (c) => {
        const identifier = readIdentifier(c.req.param('b') ?? '');
        const collection = await requireCollection(context, c, c.req.param('a') ?? '');
        const info = await nftInfo(context, collection, identifier);
        if (!info) throw notFound('Item');
        return single(c, info);
      },
    ],
    [
      'GET',
      '/v1/drop/info/:id',
      async (c) => {
        const id = c.req.param('id') ?? '';
        const drop = /^[A-Za-z0-9-]{1,64}$/.test(id) ? await findDrop(context, id) : null;
        if (!drop) throw notFound('Drop');
        return single(c, drop);
      },
    ],
    [
      'GET',
      '/v1/drops/list',
      async (c) => {
        const { page, size } = readQuery(c, pageQuery);
        const { data, total } = await listDrops(context, { page, size });
        return paged(c, data, { page, size, total });
      },
    ],
    [
      'GET',
      '/v1/collections/approved-tokens/:id',
      async (c) => {
        const collection = await requireCollection(context, c, c.req.param('id') ?? '');
        return lasting(c, context.networks.require(collection.chainId).tokens satisfies Token[]);
      },
    ],
    [
      'GET',
      '/v1/collections/commission/:id',
      async (c) => {
        const collection = await requireCollection(context, c, c.req.param('id') ?? '');
        const network = context.networks.require(collection.chainId);
        return lasting(c, {
          marketplaceBps: network.feeBps,
          marketplaceRecipient: network.feeRecipient,
          royaltyBps: collection.royaltyBps,
          royaltyRecipient: collection.royaltyRecipient,
        } satisfies Commission);
      },
    ],
    [
      'GET',
      '/v1/contract/router/settings',
      (c) =>
        lasting(
          c,
          context.networks.all.map((network) => ({
            chainId: network.chainId,
            network: network.slug,
            protocolAddress: network.seaport,
            spender: network.conduit,
            conduitKey: network.conduitKey,
            zone: network.zone?.address ?? zeroAddress,
            wrappedNative: network.wrapped,
          })) satisfies RouterSettings,
        ),
    ],
  ];
  return createApi(routes, log);
}
