import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '../../contract/order.ts';
import { buyNow } from '../../trading/transactions/buy-now.ts';
import * as texts from './action-texts.ts';
import { useAction, type ActionNotice, type LogInFirst } from './use-action.ts';

export type Purchase = {
  /** Checks the order again, and starts the purchase only if it is still what the person saw. */
  buy(order: Order, units: bigint): Promise<void>;
  buying: boolean;
  notice: ActionNotice | null;
};

/** Buying one order. If it is no longer what the person saw, the page is refreshed to show what is. */
export function usePurchase(onLoginNeeded: LogInFirst): Purchase {
  const queryClient = useQueryClient();
  const { act, busy, notice } = useAction(onLoginNeeded, texts.purchaseNotStarted);

  async function start(order: Order, units: bigint): Promise<ActionNotice | null> {
    const changed = await buyNow(order, units);
    if (changed !== null) await queryClient.invalidateQueries({ queryKey: ['public'] });
    return changed;
  }

  return { buy: (order, units) => act(() => start(order, units)), buying: busy, notice };
}
