import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '../../contract/order.ts';
import { compareBestOrder } from '../../domain/best-order.ts';
import * as marketplace from '../../services/marketplace.ts';
import { requireOnline, requireTrader } from '../../services/trader.ts';
import { startTrade, useAction, type ActionNotice } from './use-action.ts';

export type Purchase = {
  /** Checks the order again and, only when it is what the person saw, starts the purchase. */
  buy(order: Order, units: bigint): Promise<void>;
  buying: boolean;
  notice: ActionNotice | null;
};

/**
 * The way from the Buy button to a durable transaction. A changed or vanished order stops here:
 * the page then shows the present one, and only a new click may buy it.
 */
export function usePurchase(onLoginNeeded: () => void): Purchase {
  const queryClient = useQueryClient();
  const { act, busy, notice } = useAction(onLoginNeeded, 'The purchase could not be started');

  async function start(order: Order, units: bigint): Promise<ActionNotice | null> {
    requireTrader();
    requireOnline('buy');
    const best = await marketplace.bestOrder(order.uuid);
    const verdict = compareBestOrder(
      {
        name: order.nft.name,
        priceValue: order.price.value,
        priceToken: order.price.token.address,
        units,
        maxAmount: order.maxAmount,
      },
      best,
    );
    if (verdict.verdict !== 'idle') {
      await queryClient.invalidateQueries({ queryKey: ['public'] });
      return { kind: verdict.verdict === 'expired' ? 'expired' : 'changed', message: verdict.message };
    }
    await startTrade('purchase:buy_now', order.chainId, { order: verdict.order, units });
    return null;
  }

  return { buy: (order, units) => act(() => start(order, units)), buying: busy, notice };
}
