import type { Order, RouterSettings } from '../../contract/order.ts';
import { VitrineError } from '../../domain/errors.ts';
import { isServerCancellable, ZERO_ADDRESS } from '../../domain/order.ts';
import type { RevokeRequest } from '../../domain/transaction/kinds/approval-revoke.ts';
import type { AcceptRequest } from '../../domain/transaction/kinds/offer-accept.ts';
import type { MintRequest } from '../../domain/transaction/kinds/mint-make.ts';
import * as data from '../../services/data.ts';
import { requireOnline, requireTrader } from '../../services/trader.ts';
import { askThenStart, startTrade } from './start-trade.ts';
import * as texts from './texts.ts';

/*
 * Everything but buying that a person does with items and orders. Each resolves when its transaction is
 * stored, or the person said no to it. @throws NotLoggedInError, OfflineError, and what `startTrade` throws
 */

async function requireReady(action: string): Promise<void> {
  await requireTrader();
  requireOnline(action);
}

/** How orders are cancelled: the forced way, or else the easiest that `settings` allow for each. */
export type CancelWay = { forced?: 'server' | 'chain' | undefined; settings: () => Promise<RouterSettings | null> };

/** By the server where it can. A server that does not answer cannot cancel either: then by the chain. */
async function modeOf(order: Order, { forced, settings }: CancelWay): Promise<'server' | 'chain'> {
  if (forced !== undefined) return forced;
  const known = await settings().catch(() => null);
  const zone = known?.find(({ chainId }) => chainId === order.chainId)?.zone ?? ZERO_ADDRESS;
  return isServerCancellable(order.parameters, zone) ? 'server' : 'chain';
}

export async function cancelListing(order: Order, way: CancelWay): Promise<void> {
  await requireReady(texts.toCancel);
  await askThenStart('listing:cancel', order.chainId, { order, mode: await modeOf(order, way) });
}

/** Cancels offers; those of one network and one way of cancelling go in one transaction. */
export async function cancelOffers(orders: readonly Order[], way: CancelWay): Promise<void> {
  await requireReady(texts.toCancel);
  const modes = await Promise.all(orders.map((order) => modeOf(order, way)));
  const groups = new Map<string, { chainId: number; mode: 'server' | 'chain'; orders: Order[] }>();
  for (const [index, order] of orders.entries()) {
    const { chainId } = order;
    const mode = modes[index]!;
    const group = groups.get(`${chainId}:${mode}`) ?? { chainId, mode, orders: [] };
    group.orders.push(order);
    groups.set(`${chainId}:${mode}`, group);
  }
  for (const group of groups.values()) await startTrade('offer:cancel', group.chainId, group);
}

/** Cancels everything the person signed on a network. `orders`: those that are known, to be shown. */
export async function cancelEverything(chainId: number, orders: readonly Order[]): Promise<void> {
  await requireReady(texts.toCancel);
  const here = orders.filter((order) => order.chainId === chainId);
  await startTrade('offer:cancel', chainId, { orders: here, chainId, mode: 'counter' });
}

export async function acceptOffer(order: Order, units: bigint, item: AcceptRequest['item']): Promise<void> {
  await requireReady(texts.toSell);
  await startTrade('offer:accept', order.chainId, { order, units, item });
}

/** Takes an approval back, once the person has said yes to it. */
export async function revokeApproval(request: RevokeRequest): Promise<void> {
  await requireReady(texts.toRevoke);
  await askThenStart('approval:revoke', request.chainId, request);
}

/** A drop's contract is its collection's, or nothing is minted: money goes to what the person looks at. */
export async function mint({ collectionSlug, ...request }: MintRequest & { collectionSlug: string }): Promise<void> {
  await requireReady(texts.toMint);
  const { data: collection } = await data.collection(collectionSlug);
  if (collection?.address !== request.collectionAddress || collection.chainId !== request.chainId) {
    throw new VitrineError(texts.otherContract, { retryable: false });
  }
  await startTrade('mint:make', request.chainId, request);
}
