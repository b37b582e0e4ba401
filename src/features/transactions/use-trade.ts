import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '../../contract/order.ts';
import { ZERO_ADDRESS } from '../../domain/order.ts';
import type { CancelMode } from '../../domain/transaction/steps/cancel.ts';
import type { AcceptRequest } from '../../domain/transaction/kinds/offer-accept.ts';
import type { MintRequest } from '../../domain/transaction/kinds/mint-make.ts';
import { routerSettingsQuery } from '../../services/page-queries.ts';
import { requireOnline, requireTrader } from '../../services/trader.ts';
import { startTrade, useAction, type ActionNotice } from './use-action.ts';

export type Trade = {
  /** Withdraws a listing: by the server where it can, else on chain. `mode` forces one. */
  cancelListing(order: Order, mode?: 'server' | 'chain'): Promise<void>;
  /** Withdraws offers; those of one network and one way of cancelling travel together. */
  cancelOffers(orders: readonly Order[], mode?: 'server' | 'chain'): Promise<void>;
  /** Kills everything the person signed on a network. `orders`: what is known of it, to be shown. */
  cancelEverything(chainId: number, orders: readonly Order[]): Promise<void>;
  acceptOffer(order: Order, units: bigint, item: AcceptRequest['item']): Promise<void>;
  mint(request: MintRequest): Promise<void>;
  busy: boolean;
  notice: ActionNotice | null;
};

/** Everything but buying that a person does with works and orders. */
export function useTrade(onLoginNeeded: () => void): Trade {
  const queryClient = useQueryClient();
  const { act, busy, notice } = useAction(onLoginNeeded, 'It could not be started');

  const ready = (action: string) => {
    requireTrader();
    requireOnline(action);
  };

  /** A server that cannot be asked cannot cancel either: then the chain can. */
  async function modeOf(order: Order, forced?: 'server' | 'chain'): Promise<'server' | 'chain'> {
    if (forced !== undefined) return forced;
    const settings = await queryClient.fetchQuery(routerSettingsQuery()).catch(() => null);
    const zone = settings?.data?.find((one) => one.chainId === order.chainId)?.zone ?? ZERO_ADDRESS;
    // What hashes orders comes with the first cancel, not with every page that could.
    const { easiestMode } = await import('../../domain/transaction/steps/cancel.ts');
    return easiestMode(order, zone);
  }

  async function cancelOffers(orders: readonly Order[], mode?: 'server' | 'chain'): Promise<void> {
    ready('cancel');
    const modes = await Promise.all(orders.map((order) => modeOf(order, mode)));
    const groups = new Map<string, { chainId: number; mode: CancelMode; orders: Order[] }>();
    for (const [index, order] of orders.entries()) {
      const { chainId } = order;
      const way = modes[index]!;
      const group = groups.get(`${chainId}:${way}`) ?? { chainId, mode: way, orders: [] };
      group.orders.push(order);
      groups.set(`${chainId}:${way}`, group);
    }
    for (const group of groups.values()) await startTrade('offer:cancel', group.chainId, group);
  }

  return {
    cancelListing: (order, mode) =>
      act(async () => {
        ready('cancel');
        await startTrade('listing:cancel', order.chainId, { order, mode: await modeOf(order, mode) });
      }),
    cancelOffers: (orders, mode) => act(() => cancelOffers(orders, mode)),
    cancelEverything: (chainId, orders) =>
      act(async () => {
        ready('cancel');
        const mine = orders.filter((order) => order.chainId === chainId);
        await startTrade('offer:cancel', chainId, { orders: mine, chainId, mode: 'counter' });
      }),
    acceptOffer: (order, units, item) =>
      act(async () => {
        ready('sell');
        await startTrade('offer:accept', order.chainId, { order, units, item });
      }),
    mint: (request) =>
      act(async () => {
        ready('mint');
        await startTrade('mint:make', request.chainId, request);
      }),
    busy,
    notice,
  };
}
