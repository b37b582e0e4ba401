import { proxy, ref } from 'valtio/vanilla';
import { markCheckout, planCheckout, sameTerms, type CheckoutPart } from '../../domain/cart-checkout.ts';
import { NotLoggedInError, sentenceOf } from '../../domain/errors.ts';
import { LeftInFlightError } from '../../domain/transaction/under-way.ts';
import { requireOnline, requireTrader } from '../../services/trader.ts';
import type { CheckoutPlace } from '../../domain/transaction/views.ts';
import { startInTurn } from '../transactions/in-turn.ts';
import { liftByWord, startTrade, type Started } from '../transactions/start-trade.ts';
import { change, checkCart, currentLines } from './cart-session.ts';
import { showCart } from './cart-state.ts';
import * as texts from './texts.ts';

type CheckoutState = {
  starting: boolean;
  notice: string | null;
  /** What a log-out left in flight is in the way: the person may say that the wallet shows nothing of it. */
  left: LeftInFlightError | null;
};
export const checkoutState = proxy<CheckoutState>({ starting: false, notice: null, left: null });

/**
 * From Buy to stored transactions: one for each currency, one after the other. If anything changed since
 * the person looked, it stops before any wallet opens. `despite`: the person says that the wallet shows
 * nothing of this. `onLoginNeeded`: opens the way to log in, after which the press goes on.
 */
export async function checkOut(
  onLoginNeeded: (press: () => void) => void,
  despite: LeftInFlightError | null = null,
): Promise<void> {
  if (checkoutState.starting) return;
  Object.assign(checkoutState, { starting: true, notice: null, left: null });
  try {
    if (despite !== null) await liftByWord(despite);
    await start();
  } catch (error) {
    if (error instanceof NotLoggedInError) onLoginNeeded(() => void checkOut(onLoginNeeded));
    else checkoutState.notice = sentenceOf(error, texts.notStarted);
    if (error instanceof LeftInFlightError) checkoutState.left = ref(error);
  } finally {
    checkoutState.starting = false;
  }
}

async function start(): Promise<void> {
  requireOnline(texts.toBuy);
  const seen = currentLines();
  await requireTrader();
  await checkCart();
  const now = currentLines();
  const parts = sameTerms(seen, now) ? planCheckout(now) : null;
  if (parts === null || parts.length === 0) {
    checkoutState.notice = texts.changed;
    return;
  }
  const checkout = crypto.randomUUID();
  // Stored with the items before anything is bought: it identifies them afterwards.
  await change((cart) => markCheckout(cart, checkout, parts));
  const place = (index: number) => ({ number: index + 1, of: parts.length });
  await startInTurn(
    checkout,
    parts.map((part, index) => () => buyPart(part, checkout, place(index))),
    { title: texts.restNotBought, hint: texts.restNotBoughtHint },
  );
  showCart(null);
}

/** `part` says which of the checkout it is: its modal mentions the others. */
const buyPart = ({ chainId, entries }: CheckoutPart, checkout: string, part: CheckoutPlace): Promise<Started> =>
  startTrade('purchase:cart', chainId, { entries, checkout, part });
