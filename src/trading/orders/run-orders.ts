import type { Order, OrderParameters } from '../../contract/order.ts';
import { OfflineError, VitrineError } from '../../domain/errors.ts';
import { bulkSignatures, bulkTypedData, orderTypedData } from '../../domain/seaport-signing.ts';
import { ensureFunds } from '../../domain/transaction/steps/erc20.ts';
import { ensureItemApproval } from '../../domain/transaction/kinds/offer-accept.ts';
import { checkSignature, spenderFor } from '../../domain/transaction/steps/order-checks.ts';
import { readWalletError } from '../../domain/wallet-errors.ts';
import { keepOrders, listKeptOrders, markPublished, type NewKeptOrder } from '../../device/order-store.ts';
import { authState } from '../../services/auth-state.ts';
import { chainPort } from '../../services/chain.ts';
import { HttpError, UnreachableError } from '../../services/http.ts';
import * as marketplace from '../../services/marketplace.ts';
import { requireOnline, requireTrader } from '../../services/trader.ts';
import { signTypedData, switchWalletChain } from '../../services/wallet.ts';
import { readBlockTime, readCounter, readHeld } from '../chain/chain-facts.ts';
import type { Outcome, StepId } from './order-form-state.ts';
import { traitRoot } from './trait-root.ts';
import { walletCalls } from '../chain/wallet-call.ts';
import { orderOf, parametersOf, traitOf, type Wish } from './order-draft.ts';

export type Report = (at: StepId, message: string) => void;

/** What was asked for cannot be signed now; no wallet was asked for a signature. */
export class UnsignedError extends VitrineError {
  override name = 'UnsignedError';
}

/** A signature was made and is of no use: dropped, and nobody else has seen it. */
export class DroppedSignatureError extends VitrineError {
  override name = 'DroppedSignatureError';
}

/** Why it is not published, and never will be. */
export const NOT_KEPT = 'This device keeps it no longer: it was discarded or is over, so it is not published.';

const publicationOf = (order: Order, wish: Wish): NewKeptOrder => ({
  order,
  trait: traitOf(wish),
  replaces: wish.replaces?.hash ?? null,
});

const failureText = (error: unknown): string =>
  error instanceof VitrineError ? error.userMessage : readWalletError(error).message;

const marketplacePort = {
  async routerSettings() {
    const { data } = await marketplace.routerSettings();
    if (data === null) throw new VitrineError('The marketplace does not tell where approvals go');
    return data;
  },
};

/** What the form showed must still be so: nobody signs other fees or another zone than they read. */
async function requireSameTerms(wishes: readonly Wish[]): Promise<void> {
  const [first] = wishes;
  if (first === undefined) throw new UnsignedError('There is nothing to sign');
  const settings = (await marketplacePort.routerSettings()).find((one) => one.chainId === first.place.chainId);
  const bySlug = new Map(wishes.map((wish) => [wish.place.collection.slug, wish]));
  const changed = new UnsignedError('The terms of the marketplace have changed. Look at the numbers again.');
  if (settings?.zone !== first.zone) throw changed;
  for (const [slug, wish] of bySlug) {
    const { data } = await marketplace.commission(slug);
    if (JSON.stringify(data) !== JSON.stringify(wish.commission)) throw changed;
  }
}

const shortText = (held: bigint, wish: Wish, name: string) =>
  held === 0n
    ? `You no longer own ${name}, so it cannot be listed.`
    : `You own ${held} of ${name}, not ${wish.units}. Choose fewer copies.`;

async function requireHeld(wish: Wish, owner: `0x${string}`): Promise<void> {
  if (wish.side !== 'listing' || wish.target.kind !== 'work') return;
  const { place, target } = wish;
  const held = await readHeld({
    chainId: place.chainId,
    collection: place.collection.address,
    itemType: place.itemType,
    identifier: target.work.identifier,
    owner,
  });
  if (held < wish.units) throw new UnsignedError(shortText(held, wish, target.work.name));
}

/** What one list call answers at most. */
const LIST_SIZE = 100;

/**
 * What is to be replaced must still stand: an update of another one is refused, and a signature for
 * it would be of no use. One that has only run out may be replaced.
 */
async function requireOld({ replaces: old }: Wish): Promise<void> {
  if (old === null || old.endTime * 1000 <= Date.now()) return;
  const filter = {
    maker: old.maker,
    ...(old.nft.uuid === null ? { collection: old.nft.collectionUuid } : { nft: old.nft.uuid }),
    status: 'open',
    size: LIST_SIZE,
  } as const;
  const list = old.side === 'offer' ? marketplace.offersList : marketplace.ordersList;
  const { data } = await list(filter, undefined, true);
  // A full page may not be all: then the marketplace itself decides.
  if (data.length === LIST_SIZE || data.some(({ hash }) => hash === old.hash)) return;
  throw new UnsignedError(
    `This ${old.side} was changed, filled or cancelled meanwhile. Close this and look at it again.`,
  );
}

/** What Seaport needs the right to: each collection that is sold, or the money that is offered. */
async function approve(wishes: readonly Wish[], owner: `0x${string}`, report: Report): Promise<void> {
  const calls = walletCalls();
  const spender = (chainId: number) => () => spenderFor(chainId, { marketplace: marketplacePort });
  const [first] = wishes;
  if (first?.side === 'offer') {
    const { place, currency } = first;
    const ask: typeof calls.ask = (kind, call) => {
      report('approve', `Confirm in your wallet that Seaport may take your ${currency.symbol} for offers of yours.`);
      return calls.ask(kind, call);
    };
    const needed = wishes.reduce((sum, wish) => sum + wish.unitValue * wish.units, 0n);
    const funds = { chainId: place.chainId, token: currency, owner, needed };
    await ensureFunds(funds, spender(place.chainId), { ...calls, ask, alert: () => undefined });
    return;
  }
  const places = new Map(wishes.map(({ place }) => [place.collection.address, place]));
  for (const { chainId, collection } of places.values()) {
    const ask: typeof calls.ask = (kind, call) => {
      report('approve', `Confirm in your wallet that Seaport may move your works of ${collection.name}.`);
      return calls.ask(kind, call);
    };
    await ensureItemApproval({ chainId, collectionAddress: collection.address, owner }, spender(chainId), {
      ...calls,
      ask,
    });
  }
}

async function buildAll(wishes: readonly Wish[], maker: `0x${string}`, chainId: number): Promise<OrderParameters[]> {
  const [counter, blockTime] = await Promise.all([readCounter(chainId, maker), readBlockTime(chainId)]);
  const deviceTime = Math.floor(Date.now() / 1000);
  const built: OrderParameters[] = [];
  for (const wish of wishes) {
    const trait = traitOf(wish);
    const root = trait === null ? null : await traitRoot(wish.place.collection.slug, trait);
    built.push(parametersOf(wish, maker, { counter, blockTime, deviceTime, root }));
  }
  return built;
}

/** Signs, proves the signature on the device, and makes it durable before anybody else sees it. */
async function sign(wishes: readonly Wish[], maker: `0x${string}`, chainId: number): Promise<Order[]> {
  const built = await buildAll(wishes, maker, chainId);
  const [only, ...more] = built;
  if (only === undefined) throw new UnsignedError('There is nothing to sign');
  const isBulk = more.length > 0;
  const signature = await signTypedData(maker, isBulk ? bulkTypedData(built, chainId) : orderTypedData(only, chainId));
  const signatures = isBulk ? bulkSignatures(built, signature) : [signature];
  const orders = wishes.map((wish, index) => orderOf(wish, built[index]!, signatures[index]!));
  for (const order of orders) {
    await checkSignature(order, { chain: chainPort }).catch((cause: unknown) => {
      throw new DroppedSignatureError(
        isBulk
          ? 'Your wallet gave no signature that holds for several orders. Nothing was published; sign them one by one.'
          : 'The signature is not by the account that is signed in. Nothing was published; check which account your wallet uses.',
        { cause },
      );
    });
  }
  if (authState.user?.address !== maker) {
    throw new DroppedSignatureError('You signed out meanwhile. What you signed was not kept and not published.');
  }
  await keepOrders(orders.map((order, index) => publicationOf(order, wishes[index]!))).catch((cause: unknown) => {
    throw new DroppedSignatureError('This device could not keep what you signed, so it was not published.', { cause });
  });
  return orders;
}

/** A permission lasts minutes; the server's clock and the device's differ by less. */
const CLOCKS_APART_MS = 5000;

/** Refusals that stay: what the order is for, or takes the place of, is over. */
const OVER = new Set(['order.replaced', 'order.cancelled', 'order.filled']);

const NOT_OUT = {
  liveFrom: null,
  waits: false,
  failure: null,
  unknown: false,
  offline: false,
  refused: false,
} as const;

/** Hands a kept order to the marketplace; safe to repeat. Never throws. */
export async function publish({ order, trait, replaces }: NewKeptOrder): Promise<Outcome> {
  const { side, chainId, parameters, protocolAddress, signature } = order;
  const submission = {
    order: { parameters, protocolAddress, signature },
    chainId,
    trait: trait ?? undefined,
  };
  let wentOut = false;
  try {
    requireOnline('publish');
    // Taken out of the vault meanwhile, in this tab or another: its maker wants it no more.
    const kept = await listKeptOrders(order.maker);
    if (!kept.some(({ hash }) => hash === order.hash)) throw new VitrineError(NOT_KEPT);
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

/**
 * From what a maker decided to published orders, all of one network. Carries on where it stopped:
 * what the chain already has is not asked for again, and what is signed is not signed again.
 */
export function createRun(wishes: readonly Wish[]) {
  const chainId = wishes[0]?.place.chainId ?? 0;
  let outcomes: Outcome[] | null = null;

  async function prepare(report: Report): Promise<Order[]> {
    const { address } = requireTrader();
    requireOnline('publish');
    // No durable store, no signature.
    await listKeptOrders(address);
    report('approve', 'Checking what the network says.');
    await requireSameTerms(wishes);
    for (const wish of wishes) {
      await requireOld(wish);
      await requireHeld(wish, address);
    }
    await switchWalletChain(chainId);
    await approve(wishes, address, report);
    report('sign', wishes.length > 1 ? 'Sign once in your wallet for all of them.' : 'Sign the order in your wallet.');
    return sign(wishes, address, chainId);
  }

  return async function run(report: Report): Promise<readonly Outcome[]> {
    outcomes ??= (await prepare(report)).map((order) => ({ ...NOT_OUT, order }));
    report('publish', 'Publishing.');
    const done: Outcome[] = [];
    for (const [index, outcome] of outcomes.entries()) {
      const isOut = outcome.liveFrom !== null;
      done.push(isOut ? outcome : await publish(publicationOf(outcome.order, wishes[index]!)));
    }
    outcomes = done;
    return done;
  };
}
