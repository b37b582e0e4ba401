import type { Order, OrderParameters } from '../../contract/order.ts';
import { VitrineError } from '../../domain/errors.ts';
import { loadSignatureCheck } from '../../domain/order-signature.ts';
import { bulkSignatures, bulkTypedData, orderTypedData } from '../../domain/seaport-signing.ts';
import { ensureFunds } from '../../domain/transaction/steps/funds.ts';
import { ensureItemApproval } from '../../domain/transaction/steps/item-approval.ts';
import { checkToken } from '../../domain/transaction/steps/network.ts';
import { checkSignature, spenderFor } from '../../domain/transaction/steps/order-checks.ts';
import { storeOrders, listStoredOrders } from '../../device/order-store.ts';
import { authState } from '../../services/auth-state.ts';
import { chainPort } from '../../services/chain.ts';
import * as marketplace from '../../services/marketplace.ts';
import { requireOnline, requireTrader } from '../../services/trader.ts';
import { signTypedData, switchWalletChain } from '../../services/wallet.ts';
import { readBlockTime, readCounter, readHeld } from '../chain/chain-facts.ts';
import { marketplacePort } from '../chain/marketplace-port.ts';
import { pinned, settingsOf } from '../chain/pinned.ts';
import { callsWithoutRecord } from '../chain/wallet-call.ts';
import { openOrdersOf } from './open-orders.ts';
import type { AskedOrders, Outcome, StepId } from './order-form-state.ts';
import { traitRoot } from './trait-root.ts';
import { NOT_OUT, publicationOf, publish } from './publish.ts';
import { orderOf, parametersOf, traitOf, type OrderDraft } from './order-draft.ts';
import * as texts from './texts.ts';

export type Report = (at: StepId, message: string, asked?: AskedOrders) => void;

/** The draft cannot be signed now; no wallet was asked for a signature. */
export class UnsignedError extends VitrineError {
  override name = 'UnsignedError';
}

/** A signature was made that is of no use: it is dropped, and nobody else has seen it. */
export class DroppedSignatureError extends VitrineError {
  override name = 'DroppedSignatureError';
}

/**
 * What the form showed must still be true: nobody signs other fees or another zone than they read, on
 * another network or in another currency than those this device holds to.
 */
async function requireSameTerms(drafts: readonly OrderDraft[]): Promise<void> {
  const [first] = drafts;
  if (first === undefined) throw new UnsignedError(texts.nothingToSign);
  const { chainId } = first.place;
  const settings = await settingsOf(chainId);
  const currencies = drafts.map((draft) => draft.currency);
  const pin = await pinned(chainId, currencies, settings);
  const bySlug = new Map(drafts.map((draft) => [draft.place.collection.slug, draft]));
  const changed = new UnsignedError(texts.termsChanged);
  if (pin.zone !== first.zone || drafts.some((draft) => draft.place.chainId !== chainId)) throw changed;
  for (const [slug, draft] of bySlug) {
    const { data } = await marketplace.commission(slug, draft.place.network);
    if (JSON.stringify(data) !== JSON.stringify(draft.commission)) throw changed;
  }
}

const shortText = (held: bigint, draft: OrderDraft, name: string) =>
  held === 0n ? texts.notOwner(name) : texts.tooFewCopies(held, name, draft.units);

async function requireHeld(draft: OrderDraft, owner: `0x${string}`): Promise<void> {
  if (draft.side !== 'listing' || draft.target.kind !== 'item') return;
  const { place, target } = draft;
  const held = await readHeld({
    chainId: place.chainId,
    collection: place.collection.address,
    itemType: place.itemType,
    identifier: target.item.identifier,
    owner,
  });
  if (held < draft.units) throw new UnsignedError(shortText(held, draft, target.item.name));
}

/**
 * The order to be replaced must still be open: an update of any other is refused, and a signature for it
 * would be of no use. One that has only run out may be replaced.
 */
async function requireOld({ replaces: old }: OrderDraft): Promise<void> {
  if (old === null || old.endTime * 1000 <= Date.now()) return;
  const of = old.nft.uuid === null ? { collection: old.nft.collectionUuid } : { nft: old.nft.uuid };
  const { orders, isAll } = await openOrdersOf(old.maker, old.side, of);
  // Where there may be more, the marketplace itself decides.
  if (!isAll || orders.some(({ hash }) => hash === old.hash)) return;
  throw new UnsignedError(texts.oldOrderChanged(old.side));
}

/** Approves what Seaport must be able to move: each collection that is sold, or the money that is offered. */
async function approve(drafts: readonly OrderDraft[], owner: `0x${string}`, report: Report): Promise<void> {
  const calls = callsWithoutRecord();
  const spender = (chainId: number) => () => spenderFor(chainId, { marketplace: marketplacePort });
  const [first] = drafts;
  if (first?.side === 'offer') {
    const { place, currency } = first;
    const ask: typeof calls.ask = (kind, call) => {
      report('approve', texts.approveToken(currency.symbol));
      return calls.ask(kind, call);
    };
    const needed = drafts.reduce((sum, draft) => sum + draft.unitValue * draft.units, 0n);
    const funds = { chainId: place.chainId, token: currency, owner, needed };
    await ensureFunds(funds, spender(place.chainId), { ...calls, ask, alert: () => undefined });
    return;
  }
  const places = new Map(drafts.map(({ place }) => [place.collection.address, place]));
  for (const { chainId, collection } of places.values()) {
    const ask: typeof calls.ask = (kind, call) => {
      report('approve', texts.approveItems(collection.name));
      return calls.ask(kind, call);
    };
    await ensureItemApproval({ chainId, collectionAddress: collection.address, owner }, spender(chainId), {
      ...calls,
      ask,
    });
  }
}

async function buildAll(
  drafts: readonly OrderDraft[],
  maker: `0x${string}`,
  chainId: number,
): Promise<OrderParameters[]> {
  const [counter, blockTime] = await Promise.all([readCounter(chainId, maker), readBlockTime(chainId)]);
  const deviceTime = Math.floor(Date.now() / 1000);
  const built: OrderParameters[] = [];
  for (const draft of drafts) {
    const trait = traitOf(draft);
    const root = trait === null ? null : await traitRoot(draft.place.collection.slug, trait);
    built.push(parametersOf(draft, maker, { counter, blockTime, deviceTime, root }));
  }
  return built;
}

/** Signs, proves the signature on the device, and stores it before anybody else sees it. */
async function sign(drafts: readonly OrderDraft[], maker: `0x${string}`, report: Report): Promise<Order[]> {
  const chainId = drafts[0]?.place.chainId ?? 0;
  const [built] = await Promise.all([buildAll(drafts, maker, chainId), loadSignatureCheck()]);
  const [only, ...more] = built;
  if (only === undefined) throw new UnsignedError(texts.nothingToSign);
  const isBulk = more.length > 0;
  report('sign', isBulk ? texts.signAll : texts.signOne, { chainId, orders: built });
  const signature = await signTypedData(maker, isBulk ? bulkTypedData(built, chainId) : orderTypedData(only, chainId));
  const signatures = isBulk ? bulkSignatures(built, signature) : [signature];
  const orders = drafts.map((draft, index) => orderOf(draft, built[index]!, signatures[index]!));
  for (const order of orders) {
    await checkSignature(order, { chain: chainPort }).catch((cause: unknown) => {
      throw new DroppedSignatureError(isBulk ? texts.badBulkSignature : texts.badSignature, { cause });
    });
  }
  if (authState.user?.address !== maker) {
    throw new DroppedSignatureError(texts.signedOut);
  }
  await storeOrders(orders.map((order, index) => publicationOf(order, drafts[index]!))).catch((cause: unknown) => {
    throw new DroppedSignatureError(texts.storeFailed, { cause });
  });
  return orders;
}

/**
 * From drafts to published orders, all of one network. Each call carries on where the last one stopped:
 * what the chain already has is not asked for again, and what is signed is not signed again.
 */
export function createRun(drafts: readonly OrderDraft[]) {
  const chainId = drafts[0]?.place.chainId ?? 0;
  let outcomes: Outcome[] | null = null;

  async function prepare(report: Report): Promise<Order[]> {
    const { address } = await requireTrader();
    requireOnline(texts.toPublish);
    // No durable store, no signature.
    await listStoredOrders(address);
    report('approve', texts.checkingNetwork);
    await requireSameTerms(drafts);
    for (const draft of drafts) {
      await requireOld(draft);
      await requireHeld(draft, address);
    }
    await switchWalletChain(chainId);
    for (const { currency } of drafts) await checkToken(chainId, currency, { chain: chainPort });
    await approve(drafts, address, report);
    return sign(drafts, address, report);
  }

  return async function run(report: Report): Promise<readonly Outcome[]> {
    outcomes ??= (await prepare(report)).map((order) => ({ ...NOT_OUT, order }));
    report('publish', texts.publishing);
    const done: Outcome[] = [];
    for (const [index, outcome] of outcomes.entries()) {
      const isOut = outcome.liveFrom !== null;
      done.push(isOut ? outcome : await publish(publicationOf(outcome.order, drafts[index]!)));
    }
    outcomes = done;
    return done;
  };
}
