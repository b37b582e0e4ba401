import type { Order } from '../../contract/order.ts';
import { compareBestOrder } from '../../domain/best-order.ts';
import * as marketplace from '../../services/marketplace.ts';
import { requireOnline, requireTrader } from '../../services/trader.ts';
import { startTrade } from './start-trade.ts';
import * as texts from './texts.ts';

/** The order is not what the person saw: gone, or of another price or quantity. */
export type ChangedOrder = { kind: 'expired' | 'changed'; message: string };

/**
 * From the Buy button to a stored transaction. A changed or vanished order stops here with a sentence:
 * only a new click may buy the present one.
 * @returns null when a transaction is stored
 * @throws NotLoggedInError, OfflineError, and what `startTrade` throws
 */
export async function buyNow(order: Order, units: bigint): Promise<ChangedOrder | null> {
  await requireTrader();
  requireOnline(texts.toBuy);
  const best = await marketplace.bestOrder(order.uuid);
  const seen = {
    name: order.nft.name,
    priceValue: order.price.value,
    priceToken: order.price.token.address,
    units,
    maxAmount: order.maxAmount,
  };
  const verdict = compareBestOrder(seen, best);
  if (verdict.verdict !== 'idle') {
    return { kind: verdict.verdict === 'expired' ? 'expired' : 'changed', message: verdict.message };
  }
  await startTrade('purchase:buy_now', order.chainId, { order: verdict.order, units });
  return null;
}
