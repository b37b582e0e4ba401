import { proxy, ref } from 'valtio/vanilla';
import { markCheckout, planCheckout, sameTerms, type CheckoutPart } from '../../domain/cart-checkout.ts';
import { NotLoggedInError, sentenceOf } from '../../domain/errors.ts';
import { LeftInFlightError } from '../../domain/transaction/under-way.ts';
import { readTransaction } from '../../device/transaction-store.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { requireOnline, requireTrader } from '../../services/trader.ts';
import type { CheckoutPlace } from '../../domain/transaction/parts.ts';
import { liftByWord, startTrade } from '../transactions/start-trade.ts';
import { transactionsState } from '../transactions/transactions-state.ts';
import { change, checkCart, currentLines } from './cart-session.ts';
import { showCart } from './cart-state.ts';
import * as texts from './texts.ts';

/** Stored already; `sent` resolves when the wallet has answered: whether something was sent. */
type Bought = { sent: Promise<boolean> };

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
  const [buyFirst, ...buyOthers] = parts.map(
    (part, index) => () => buyPart(part, checkout, { number: index + 1, of: parts.length }),
  );
  const { inTurn } = transactionsState;
  if (buyOthers.length > 0) inTurn[checkout] = true;
  const endTurn = () => delete inTurn[checkout];
  try {
    const bought = await buyFirst!();
    showCart(null);
    void buyInTurn(bought, buyOthers).finally(endTurn);
  } catch (error) {
    endTurn();
    throw error;
  }
}

/** `place` says which part of the checkout it is: its modal mentions the others. */
async function buyPart({ chainId, entries }: CheckoutPart, checkout: string, place: CheckoutPlace): Promise<Bought> {
  const { id, over } = await startTrade('purchase:cart', chainId, { entries, checkout, part: place });
  const isSent = async () => {
    await over;
    const status = (await readTransaction(id))?.status;
    return status === 'pending' || status === 'success';
  };
  return { sent: isSent() };
}

/** Each wallet request waits until the one before was sent. After a rejection, the rest stays in the cart. */
async function buyInTurn(first: Bought, others: readonly (() => Promise<Bought>)[]): Promise<void> {
  try {
    let bought = first;
    for (const buyNext of others) {
      if (!(await bought.sent)) return;
      bought = await buyNext();
    }
    await bought.sent;
  } catch (error) {
    raiseAlert({
      status: 'error',
      title: texts.restNotBought,
      description: sentenceOf(error, texts.restNotBoughtHint),
    });
  }
}
