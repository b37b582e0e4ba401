import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '../../contract/order.ts';
import { compareBestOrder } from '../../domain/best-order.ts';
import { NotLoggedInError, VitrineError } from '../../domain/errors.ts';
import * as marketplace from '../../services/marketplace.ts';
import { requireOnline, requireTrader } from './require-login.ts';

export type PurchaseNotice = { kind: 'expired' | 'changed' | 'refused'; message: string };

export type Purchase = {
  /** Checks the order again and, only when it is what the person saw, starts the purchase. */
  buy(order: Order, units: bigint): Promise<void>;
  buying: boolean;
  notice: PurchaseNotice | null;
};

/**
 * The way from the Buy button to a durable transaction. A changed or vanished order stops here:
 * the page then shows the present one, and only a new click may buy it.
 */
export function usePurchase(onLoginNeeded: () => void): Purchase {
  const queryClient = useQueryClient();
  const [buying, setBuying] = useState(false);
  const [notice, setNotice] = useState<PurchaseNotice | null>(null);

  async function start(order: Order, units: bigint): Promise<PurchaseNotice | null> {
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
    // The modal's code is here before anything happens: no wallet opens without it.
    const [{ createTransaction, execute }] = await Promise.all([
      import('./engine.ts'),
      import('./active-overlay.tsx'),
      import('./event-modal.tsx'),
    ]);
    const id = await createTransaction('purchase:buy_now', order.chainId, { order: verdict.order, units });
    void execute(id);
    return null;
  }

  async function buy(order: Order, units: bigint): Promise<void> {
    if (buying) return;
    setBuying(true);
    setNotice(null);
    try {
      setNotice(await start(order, units));
    } catch (error) {
      if (error instanceof NotLoggedInError) onLoginNeeded();
      else {
        const message = error instanceof VitrineError ? error.userMessage : 'The purchase could not be started';
        setNotice({ kind: 'refused', message });
      }
    } finally {
      setBuying(false);
    }
  }

  return { buy, buying, notice };
}
