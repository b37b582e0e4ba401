import type { Order } from '../../contract/order.ts';
import { OfflineError, VitrineError } from '../../domain/errors.ts';
import { failureText } from '../../domain/wallet-errors.ts';
import { listStoredOrders, markPublished, type NewStoredOrder } from '../../device/order-store.ts';
import { HttpError, UnreachableError } from '../../services/http.ts';
import * as marketplace from '../../services/marketplace.ts';
import { requireOnline } from '../../services/trader.ts';
import { traitOf, type OrderDraft } from './order-draft.ts';
import type { Outcome } from './order-form-state.ts';

/** Why it is not published, and never will be. */
export const NOT_STORED = 'This device keeps it no longer: it was discarded or is over, so it is not published.';

/** What the device stores of a signed order, so that it can be published at any time. */
export const publicationOf = (order: Order, draft: OrderDraft): NewStoredOrder => ({
  order,
  trait: traitOf(draft),
  replaces: draft.replaces?.hash ?? null,
});

/** A permission lasts minutes; the server's clock and the device's differ by less. */
const CLOCKS_APART_MS = 5000;

/** Refusals that stay: what the order is for, or takes the place of, is over. */
const OVER = new Set(['order.replaced', 'order.cancelled', 'order.filled']);

/** An order that nobody has been handed yet. */
export const NOT_OUT = {
  liveFrom: null,
  waits: false,
  failure: null,
  unknown: false,
  offline: false,
  refused: false,
} as const;

/** Hands a stored order to the marketplace; safe to repeat. Never throws. */
export async function publish({ order, trait, replaces }: NewStoredOrder): Promise<Outcome> {
  const { side, chainId, parameters, protocolAddress, signature } = order;
  const submission = {
    order: { parameters, protocolAddress, signature },
    chainId,
    trait: trait ?? undefined,
  };
  let wentOut = false;
  try {
    requireOnline('publish');
    // Taken out of the order store meanwhile, in this tab or another: its maker wants it no more.
    const kept = await listStoredOrders(order.maker);
    if (!kept.some(({ hash }) => hash === order.hash)) throw new VitrineError(NOT_STORED);
    wentOut = true;
    const { data } =
      replaces === null
        ? await marketplace.submitOrder(side, submission)
        : await marketplace.updateOrder(side, replaces, submission);
    if (data === null || data.hash !== order.hash) throw new VitrineError('The marketplace answered for another order');
    await markPublished(order.hash, data.uuid);
    const waits = data.liveFrom * 1000 > Date.now() + CLOCKS_APART_MS;
    return { ...NOT_OUT, order: { ...order, uuid: data.uuid }, liveFrom: data.liveFrom, waits };
  } catch (error) {
    // Cut off under way, it may have arrived.
    const offline = error instanceof OfflineError;
    const unknown = error instanceof UnreachableError || (offline && wentOut);
    const failure = failureText(offline ? new OfflineError('publish') : error);
    const refused = error instanceof HttpError && OVER.has(error.msgId);
    return { ...NOT_OUT, order, failure, unknown, offline, refused };
  }
}
