import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '../../contract/order.ts';
import { buyNow } from '../../trading/transactions/buy-now.ts';
import { useAction, type ActionNotice } from './use-action.ts';

export type Purchase = {
  /** Checks the order again and, only when it is what the person saw, starts the purchase. */
  buy(order: Order, units: bigint): Promise<void>;
  buying: boolean;
  notice: ActionNotice | null;
};

/** Buying one order. Where it is not what was seen, the page then shows the present one. */
export function usePurchase(onLoginNeeded: () => void): Purchase {
  const queryClient = useQueryClient();
  const { act, busy, notice } = useAction(onLoginNeeded, 'The purchase could not be started');

  async function start(order: Order, units: bigint): Promise<ActionNotice | null> {
    const changed = await buyNow(order, units);
    if (changed !== null) await queryClient.invalidateQueries({ queryKey: ['public'] });
    return changed;
  }

  return { buy: (order, units) => act(() => start(order, units)), buying: busy, notice };
}
