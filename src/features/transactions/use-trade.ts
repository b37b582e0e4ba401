import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '../../contract/order.ts';
import { routerSettingsQuery } from '../../services/page-queries.ts';
import {
  acceptOffer,
  cancelEverything,
  cancelListing,
  cancelOffers,
  mint,
  revokeApproval,
  type CancelWay,
} from '../../trading/transactions/order-actions.ts';
import { sendItems, type Sending } from '../../trading/transactions/send-items.ts';
import * as texts from './action-texts.ts';
import { useAction, type ActionNotice, type LogInFirst } from './use-action.ts';

export type Trade = {
  /** Cancels a listing: by the server where it can, else on chain. `forced` overrides. */
  cancelListing(order: Order, forced?: CancelWay['forced']): Promise<void>;
  /** Cancels offers; those of one network and one way of cancelling go in one transaction. */
  cancelOffers(orders: readonly Order[], forced?: CancelWay['forced']): Promise<void>;
  /** Cancels everything the person signed on a network. `orders`: those that are known, to be shown. */
  cancelEverything(...args: Parameters<typeof cancelEverything>): Promise<void>;
  acceptOffer(...args: Parameters<typeof acceptOffer>): Promise<void>;
  mint(...args: Parameters<typeof mint>): Promise<void>;
  revokeApproval(...args: Parameters<typeof revokeApproval>): Promise<void>;
  /** `onStarted`: the first transaction is stored. */
  sendItems(sending: Sending, onStarted: () => void): Promise<void>;
  busy: boolean;
  notice: ActionNotice | null;
};

/** Everything but buying that a person does with items and orders, one at a time. */
export function useTrade(onLoginNeeded: LogInFirst): Trade {
  const queryClient = useQueryClient();
  const { act, busy, notice } = useAction(onLoginNeeded, texts.notStarted);
  const way = (forced: CancelWay['forced']): CancelWay => ({
    forced,
    settings: async () => (await queryClient.fetchQuery(routerSettingsQuery())).data,
  });

  return {
    cancelListing: (order, forced) => act(() => cancelListing(order, way(forced))),
    cancelOffers: (orders, forced) => act(() => cancelOffers(orders, way(forced))),
    cancelEverything: (...args) => act(() => cancelEverything(...args)),
    acceptOffer: (...args) => act(() => acceptOffer(...args)),
    mint: (...args) => act(() => mint(...args)),
    revokeApproval: (...args) => act(() => revokeApproval(...args)),
    sendItems: (sending, onStarted) =>
      act(async () => {
        await sendItems(sending);
        onStarted();
      }),
    busy,
    notice,
  };
}
