import { proxy, ref } from 'valtio/vanilla';
import { changeCart, onCartChange, readCart } from '../../device/cart-store.ts';
import type { NftCard } from '../../contract/nft.ts';
import type { Order } from '../../contract/order.ts';
import { linesOf, settleCart, type BestOrders, type CartLine } from '../../domain/cart-check.ts';
import { afterPurchases, type CartPurchase } from '../../domain/cart-checkout.ts';
import {
  acceptOrder,
  CART_MAX,
  holds,
  itemOfCard,
  itemOfOrder,
  removeItem,
  setAmount,
  startAnew,
  toggleItem,
  type Cart,
  type CartItem,
  type NetworkDifference,
  type ToggleResult,
} from '../../domain/cart.ts';
import { sentenceOf } from '../../domain/errors.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { authState } from '../../services/auth-state.ts';
import * as marketplace from '../../services/marketplace.ts';
import { isOnline } from '../../services/online.ts';
import { cartState, COUNT_KEY, showCart } from './cart-state.ts';
import * as texts from './texts.ts';

/**
 * This tab's cart: a mirror of the stored items and what the market said of them. Lists are replaced,
 * never changed in place.
 */
export const cartView = proxy<{
  items: Cart;
  best: BestOrders;
  /** When the market last answered for all of them, in ms. */
  checkedAt: number;
  checking: boolean;
  /** Why it could not be asked. */
  failure: string | null;
  /** Orders in transactions under way. */
  buying: ReadonlySet<string>;
  difference: NetworkDifference | null;
}>({
  items: ref([]),
  best: ref(new Map()),
  checkedAt: 0,
  checking: false,
  failure: null,
  buying: ref(new Set()),
  difference: null,
});

let started: Promise<void> | null = null;
/** This tab's writes under way: what is read meanwhile is older than the screen. */
let writing = 0;

/** Reads the device's cart once, and from then on whenever another tab changes it. */
export function startCart(): Promise<void> {
  started ??= (async () => {
    onCartChange(() => {
      if (writing === 0) void readCart().then((cart) => writing === 0 && show(cart), ignore);
    });
    await readCart().then(show, ignore);
  })();
  return started;
}

/** On a device without a store the cart is empty; adding to it says why. */
const ignore = () => undefined;

function show(cart: Cart): void {
  cartView.items = ref([...cart]);
  cartState.count = cart.length;
  cartState.held = Object.fromEntries(cart.map((item) => [item.nftUuid, true as const]));
  try {
    if (cart.length === 0) localStorage.removeItem(COUNT_KEY);
    else localStorage.setItem(COUNT_KEY, String(cart.length));
  } catch {
    // Only a hint for the next launch.
  }
}

/** Shown at once, then stored; what the device then holds is shown. */
export async function change(step: (cart: Cart) => Cart): Promise<Cart> {
  await startCart();
  show(step(cartView.items));
  writing += 1;
  try {
    const cart = await changeCart(step);
    if (writing === 1) show(cart);
    return cart;
  } catch (error) {
    if (writing === 1) await readCart().then(show, () => show([]));
    throw error;
  } finally {
    writing -= 1;
  }
}

const sayWhyNot = (error: unknown) =>
  raiseAlert({
    status: 'error',
    title: texts.cannotChange,
    description: sentenceOf(error, texts.cannotChangeHint),
  });

/** A person's change: a toast says so if the device cannot store it. */
const attempt = (step: (cart: Cart) => Cart) => change(step).then(() => undefined, sayWhyNot);

export const remove = (nftUuid: string) => attempt((cart) => removeItem(cart, nftUuid));
export const clear = () => attempt(() => []);
export const choose = (nftUuid: string, amount: bigint) => attempt((cart) => setAmount(cart, nftUuid, amount));
export const accept = (nftUuid: string, order: Order) =>
  attempt((cart) => cart.map((item) => (item.nftUuid === nftUuid ? acceptOrder(item, order) : item)));

/** One click adds or removes an item, or leads to a question or a reason why not. Never throws. */
export async function toggle(forSale: NftCard | Order): Promise<void> {
  const item = 'nft' in forSale ? itemOfOrder(forSale, Date.now()) : itemOfCard(forSale, Date.now());
  if (item === null) return;
  await startCart();
  if (!holds(cartView.items, item.nftUuid) && (await isOwn(item))) {
    raiseAlert({ status: 'info', title: texts.ownListing, description: texts.ownListingHint });
    return;
  }
  try {
    await put(item);
  } catch (error) {
    sayWhyNot(error);
  }
}

async function put(item: CartItem): Promise<void> {
  let result: ToggleResult | null = null;
  await change((cart) => {
    const answer = toggleItem(cart, item);
    result = answer.result;
    return answer.cart;
  });
  // Assigned inside the callback, which the compiler does not follow.
  const said = result as ToggleResult | null;
  if (said?.kind === 'network-difference') {
    cartView.difference = ref(said);
    showCart('difference');
  } else if (said?.kind === 'full') {
    raiseAlert({
      status: 'info',
      title: texts.full,
      description: texts.fullHint(CART_MAX),
    });
  }
}

/** Adds those that fit, in their order, and opens the cart; says so where it cannot be stored. Never throws. */
export async function addAll(items: readonly CartItem[]): Promise<void> {
  try {
    await change((cart) =>
      items.reduce((all, item) => (holds(all, item.nftUuid) ? all : toggleItem(all, item).cart), cart),
    );
    showCart('drawer');
  } catch (error) {
    sayWhyNot(error);
  }
}

/** How long a click may wait for the market's answer. */
const OWN_CHECK_MS = 1500;

/** A card does not name its seller: the market is asked, if somebody is signed in who could be it. */
async function isOwn(item: CartItem): Promise<boolean> {
  const viewer = authState.user?.address;
  if (viewer === undefined) return false;
  if (item.maker !== null || !isOnline()) return item.maker === viewer;
  try {
    const [found] = await marketplace.bestOrders([item.uuid], {}, { signal: AbortSignal.timeout(OWN_CHECK_MS) });
    return found?.order.maker === viewer;
  } catch {
    // Unknown for now: the drawer checks again, and leaves an own listing out.
    return false;
  }
}

/** The network-difference modal was answered. */
export async function answerDifference(startsAnew: boolean): Promise<void> {
  const { difference } = cartView;
  cartView.difference = null;
  showCart(null);
  if (startsAnew && difference !== null) await attempt((cart) => startAnew(cart, difference.item));
}

/** The items with their verdicts, for the account that is signed in now. */
export const currentLines = (): CartLine[] =>
  linesOf(cartView.items, cartView.best, {
    address: authState.user?.address ?? null,
    buying: cartView.buying,
    now: Date.now(),
  });

let asked: Promise<void> | null = null;

/**
 * Asks the market about every item. Only an answer changes a verdict: a server that does not answer
 * says nothing about an order.
 * @throws VitrineError when it could not be asked
 */
export function checkCart(): Promise<void> {
  asked ??= askMarket().finally(() => {
    asked = null;
  });
  return asked;
}

async function askMarket(): Promise<void> {
  await startCart();
  const { items } = cartView;
  if (items.length === 0) return;
  cartView.checking = true;
  try {
    // It is asked again and again while the drawer is open: one alert is enough.
    const quiet = cartView.failure !== null;
    const found = await marketplace.bestOrders(
      items.map((item) => item.uuid),
      {},
      { quiet },
    );
    const orders = new Map(found.map(({ uuid, order }) => [uuid, order]));
    const answers = new Map(items.map((item) => [item.nftUuid, orders.get(item.uuid) ?? null]));
    cartView.best = ref(new Map([...cartView.best, ...answers]));
    cartView.checkedAt = Date.now();
    cartView.failure = null;
    await change((cart) => settleCart(cart, answers));
  } catch (error) {
    cartView.failure = sentenceOf(error, texts.pricesUnchecked);
    throw error;
  } finally {
    cartView.checking = false;
  }
}

/** Removes what the person's transactions bought, and marks what they are buying. */
export async function followPurchases(purchases: readonly CartPurchase[]): Promise<void> {
  await startCart();
  cartView.buying = ref(new Set(purchases.filter((one) => one.isUnderWay).flatMap((one) => one.orders)));
  if (afterPurchases(cartView.items, purchases) !== cartView.items)
    await change((cart) => afterPurchases(cart, purchases));
}
