import type { Order } from '../../contract/order.ts';
import { OfflineError, VitrineError } from '../../domain/errors.ts';
import { failureText } from '../../domain/wallet-errors.ts';
import { listStoredOrders, markPublished, type NewStoredOrder } from '../../device/order-store.ts';
import { HttpError, UnreachableError } from '../../services/http.ts';
import * as marketplace from '../../services/marketplace.ts';
import { noteChanged } from '../../services/own-changes.ts';
import { requireOnline } from '../../services/trader.ts';
import { traitOf, type OrderDraft } from './order-draft.ts';
import type { Outcome } from './order-form-state.ts';
import * as texts from './texts.ts';

/** What the device stores of a signed order, so that it can be published at any time. */
export const publicationOf = (order: Order, draft: OrderDraft): NewStoredOrder => ({
  order,
  trait: traitOf(draft),
  replaces: draft.replaces?.hash ?? null,
});

/** Differences between the server's clock and the device's; a permission lasts minutes. */
const CLOCKS_APART_MS = 5000;

/** Final refusals: what the order is for, or what it replaces, is over. */
const OVER = new Set(['order.replaced', 'order.cancelled', 'order.filled']);

/** An order that has not been handed to anybody. */
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
    requireOnline(texts.toPublish);
    // Discarded meanwhile, in this tab or another: its maker no longer wants it.
    const stored = await listStoredOrders(order.maker);
    if (!stored.some(({ hash }) => hash === order.hash)) throw new VitrineError(texts.notStored);
    wentOut = true;
    const { data } =
      replaces === null
        ? await marketplace.submitOrder(side, submission)
        : await marketplace.updateOrder(side, replaces, submission);
    if (data === null || data.hash !== order.hash) throw new VitrineError(texts.wrongAnswer);
    noteChanged(0);
    await markPublished(order.hash, data.uuid);
    const waits = data.liveFrom * 1000 > Date.now() + CLOCKS_APART_MS;
    return { ...NOT_OUT, order: { ...order, uuid: data.uuid }, liveFrom: data.liveFrom, waits };
  } catch (error) {
    // If the network broke off on the way, it may have arrived.
    const offline = error instanceof OfflineError;
    const unknown = error instanceof UnreachableError || (offline && wentOut);
    const failure = failureText(offline ? new OfflineError(texts.toPublish) : error);
    const refused = error instanceof HttpError && OVER.has(error.msgId);
    return { ...NOT_OUT, order, failure, unknown, offline, refused };
  }
}
