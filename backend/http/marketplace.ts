import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { zeroAddress } from 'viem';
import * as routes from '../../src/contract/marketplace-routes.ts';
import * as documentRoutes from '../../src/contract/document-routes.ts';
import * as operatorRoutes from '../../src/contract/operator-routes.ts';
import type { User } from '../../src/contract/auth.ts';
import type { ExchangeRates } from '../../src/contract/exchange-rates.ts';
import { idSchema } from '../../src/contract/primitives.ts';
import type { QueryOutput } from '../../src/contract/route.ts';
import { themeFileIdSchema } from '../../src/contract/theme.ts';
import type { SecurityLog } from '../core/security-log.ts';
import type { OrderService } from '../market/submit.ts';
import { approvalsOf } from '../stores/approvals.ts';
import { wallSeconds, type StoreContext } from '../stores/context.ts';
import { findDrop, listDrops } from '../stores/drops.ts';
import { nftFacets } from '../stores/nft-facets.ts';
import type { NftFilter } from '../stores/nft-filter.ts';
import { listNfts } from '../stores/nft-list.ts';
import { nftInfo } from '../stores/nfts.ts';
import { listHiddenLog } from '../stores/operator-log.ts';
import { findThemeFile } from '../stores/theme-files.ts';
import { notifications } from '../stores/notifications.ts';
import { lasting, nextPaged, notFound, paged, pagination, single } from './answers.ts';
import { createApi, type Handler } from './api.ts';
import type { Limits } from './limits.ts';
import { readIdentifier, requireCollection } from './lookup.ts';
import { operatorHandlers, type OperatorParts } from './operator.ts';
import { orderHandlers } from './orders.ts';
import { pushHandlers, type PushParts } from './push.ts';
import { reportHandlers } from './reports.ts';
import type { createSignIn } from './sign-in.ts';
import { subscribeHandlers, type SubscribeParts } from './subscribe.ts';
import { watchListHandlers } from './watch-list.ts';

export type MarketplaceParts = {
  context: StoreContext;
  orderService: OrderService;
  signIn: ReturnType<typeof createSignIn>;
  health: Handler<typeof routes.healthCheck>;
  limits: Limits;
  securityLog: SecurityLog;
  exchangeRates: () => Promise<ExchangeRates>;
  push: Pick<PushParts, 'publicKey' | 'services'>;
  operatorOf: (c: Context) => Promise<User | null>;
  operator: Omit<OperatorParts, 'context' | 'mail'>;
  mail: Pick<SubscribeParts, 'send' | 'origin'> & { reportsReader: string | null };
  hasOperators: boolean;
  log: (line: string) => void;
};

const filterOf = (query: QueryOutput<typeof routes.collectionFacets>): NftFilter => ({
  status: query.status ?? null,
  minPrice: query.minPrice ?? null,
  maxPrice: query.maxPrice ?? null,
  currency: query.currency ?? null,
  search: query.search ?? null,
  traits: query.trait,
  owner: query.owner ?? null,
});

export function createMarketplaceApi(parts: MarketplaceParts): Hono {
  const { context, orderService, signIn, health, limits, securityLog, log } = parts;
  return createApi({
    routes: { ...routes, ...documentRoutes, ...operatorRoutes },
    requireUser: signIn.requireUser,
    operatorOf: parts.operatorOf,
    limits,
    log,
    handlers: {
      ...signIn.handlers,
      ...orderHandlers({ context, orderService, requireUser: signIn.requireUser, securityLog }),
      ...watchListHandlers({ context }),
      ...subscribeHandlers({ context, limits, ...parts.mail, market: parts.operator.themeState.market }),
      ...pushHandlers({ context, requireSession: signIn.requireSession, ...parts.push }),
      ...reportHandlers({
        context,
        ...parts.mail,
        isRead: parts.mail.reportsReader !== null || parts.hasOperators,
      }),
      ...operatorHandlers({
        context,
        ...parts.operator,
        mail: { origin: parts.mail.origin, sendsMail: parts.mail.send !== null },
      }),
      healthCheck: health,
      async collectionNfts({ segments, query }) {
        const collection = await requireCollection(context, segments.id, query.network);
        const { page, size, sort } = query;
        const position = { page, size, sort, next: query.next ?? null };
        const { data, next, ...total } = await listNfts(context, collection, { ...filterOf(query), ...position });
        return nextPaged(data, pagination(page, size, total), next);
      },
      async collectionFacets({ segments, query }) {
        const collection = await requireCollection(context, segments.id, query.network);
        return single(await nftFacets(context, collection, filterOf(query)));
      },
      async nftInfo({ segments, query }) {
        const identifier = readIdentifier(segments.identifier);
        const collection = await requireCollection(context, segments.collection, query.network);
        const info = await nftInfo(context, collection, identifier);
        if (!info) throw notFound('Item');
        return single(info);
      },
      async notifications({ user }) {
        return single(await notifications(context, user.address, wallSeconds()));
      },
      async approvals({ user }) {
        return single(await approvalsOf(context, user.address));
      },
      async dropInfo({ segments: { id } }) {
        const drop = v.is(idSchema, id) ? await findDrop(context, id) : null;
        if (!drop) throw notFound('Drop');
        return single(drop);
      },
      async dropsList({ query: { page, size } }) {
        const { data, total } = await listDrops(context, { page, size });
        return paged(data, { page, size, total });
      },
      async hiddenLog({ query: { page, size } }) {
        const { data, ...total } = await listHiddenLog(context, { page, size });
        return paged(data, pagination(page, size, total));
      },
      async marketDocument({ c, segments: { id } }) {
        const found = v.is(themeFileIdSchema, id) ? await findThemeFile(context.database, id, 'text') : null;
        if (found === null) throw notFound('Document');
        return lasting(c, { text: found.content, since: found.since });
      },
      async approvedTokens({ c, segments, query }) {
        const collection = await requireCollection(context, segments.id, query.network);
        return lasting(c, context.networks.require(collection.chainId).tokens);
      },
      async commission({ c, segments, query }) {
        const collection = await requireCollection(context, segments.id, query.network);
        const network = context.networks.require(collection.chainId);
        return lasting(c, {
          marketplaceBps: network.feeBps,
          marketplaceRecipient: network.feeRecipient,
          royaltyBps: collection.royaltyBps,
          royaltyRecipient: collection.royaltyRecipient,
        });
      },
      exchangeRates: async ({ c }) => lasting(c, await parts.exchangeRates()),
      routerSettings: ({ c }) =>
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
            currencies: network.tokens,
          })),
        ),
    },
  });
}
