import { proxy, ref } from 'valtio/vanilla';
import { markCheckout, planCheckout, sameTerms, type CheckoutPart } from '../../domain/cart-checkout.ts';
import { NotLoggedInError, OfflineError, VitrineError } from '../../domain/errors.ts';
import { LeftInFlightError } from '../../domain/transaction/under-way.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { isOnline } from '../../services/online.ts';
import { change, checkCart, currentLines } from './cart-session.ts';
import { showCart } from './cart-state.ts';

/** What the cart needs of the trade features; the app hands it in. */
export type Trading = {
  /** @throws NotLoggedInError */
  requireTrader(): Promise<void>;
  askToConnect(): void;
  /** @throws UnderWayError when the network has it */
  liftByWord(left: LeftInFlightError): Promise<void>;
  /** Durable when this resolves; `sent` when the wallet has answered: whether something was sent. */
  buy(chainId: number, request: CartPurchaseRequest): Promise<Bought>;
};

type CartPurchaseRequest = {
  entries: CheckoutPart['entries'];
  checkout: string;
  /** Which of the checkout's transactions it is, counted from one. */
  part: { number: number; of: number };
};
type Bought = { sent: Promise<boolean> };

type CheckoutState = {
  starting: boolean;
  notice: string | null;
  /** What a log-out left is in the way: the person may say that the wallet shows nothing of it. */
  left: LeftInFlightError | null;
};
export const checkoutState = proxy<CheckoutState>({ starting: false, notice: null, left: null });

const CHANGED = 'Something changed since you looked. Nothing was bought. Look at the cart and press Buy again.';

/**
 * The way from Buy to durable transactions, one a currency, one after the other. What changed or
 * vanished since the person looked stops it before any wallet. `despite`: of this the person says
 * that the wallet shows nothing.
 */
export async function checkOut(trading: Trading, despite: LeftInFlightError | null = null): Promise<void> {
  if (checkoutState.starting) return;
  Object.assign(checkoutState, { starting: true, notice: null, left: null });
  try {
    if (despite !== null) await trading.liftByWord(despite);
    await start(trading);
  } catch (error) {
    if (error instanceof NotLoggedInError) trading.askToConnect();
    else checkoutState.notice = error instanceof VitrineError ? error.userMessage : 'The purchase could not be started';
    if (error instanceof LeftInFlightError) checkoutState.left = ref(error);
  } finally {
    checkoutState.starting = false;
  }
}

async function start(trading: Trading): Promise<void> {
  if (!isOnline() || !navigator.onLine) throw new OfflineError('buy');
  const seen = currentLines();
  await trading.requireTrader();
  await checkCart();
  const now = currentLines();
  const parts = sameTerms(seen, now) ? planCheckout(now) : null;
  if (!isSome(parts)) {
    checkoutState.notice = CHANGED;
    return;
  }
  const checkout = crypto.randomUUID();
  const buy = (part: CheckoutPart) =>
    trading.buy(part.chainId, {
      entries: part.entries,
      checkout,
      part: { number: parts.indexOf(part) + 1, of: parts.length },
    });
  // Kept with the entries before anything is bought: by it they are known afterwards.
  await change((cart) => markCheckout(cart, checkout, parts));
  const [first, ...others] = parts;
  const bought = await buy(first);
  showCart(null);
  void buyInTurn(
    bought,
    others.map((part) => () => buy(part)),
  );
}

const isSome = (parts: CheckoutPart[] | null): parts is [CheckoutPart, ...CheckoutPart[]] =>
  parts !== null && parts.length > 0;

/** The next wallet request comes when the one before was sent. After a no, the rest stays in the cart. */
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
      title: 'The rest of the cart was not bought',
      description: error instanceof VitrineError ? error.userMessage : 'Open the cart and try again.',
    });
  }
}
