import { chainPort } from '../services/chain.ts';
import type { AcceptedOrder, Order, SignedOrder } from '../contract/order.ts';
import { RpcUnavailableError } from '../device/rpc.ts';
import { criteriaProof, criteriaRoot } from '../domain/merkle.ts';
import { checkSignature } from '../domain/transaction/steps/order-checks.ts';
import { addedOrders, addOrder, dropOrders } from './added.ts';
import { entries, isNetwork, itemsOf, type Entry } from './catalogue.ts';
import { readMarket, readPart } from './files.ts';
import { judge, type Judged } from './judge.ts';
import { orderOf } from './prices.ts';
import { Refusal } from './refusal.ts';
import { contractOf, readTerms, type Terms } from './terms.ts';
import * as texts from './texts.ts';

/* All orders of the market: those of its files, and those that this device has. */

/** Reading an order costs its hash; one that cannot be read stays so. */
const read = new WeakMap<SignedOrder, Terms | null>();
function termsOf(entry: Entry, order: SignedOrder, trait: string | null): Terms | null {
  const known = read.get(order);
  if (known !== undefined) return known;
  let terms: Terms | null = null;
  try {
    terms = readTerms(entry, { order, trait });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  read.set(order, terms);
  return terms;
}

async function allOf(entry: Entry): Promise<Terms[]> {
  const { collection, network } = entry;
  // A device without a store has the market's files.
  const [{ orders }, added] = await Promise.all([readPart(collection.file), addedOrders().catch(() => [])]);
  const here = added.filter((one) => one.chainId === network.chainId && one.collection === collection.address);
  const terms = new Map<string, Terms>();
  for (const { order, trait } of [...orders, ...here]) {
    const one = termsOf(entry, order, trait);
    if (one !== null && one.endTime * 1000 > Date.now()) terms.set(one.hash, one);
  }
  return [...terms.values()];
}

export type Wanted = { side?: Order['side']; identifier?: string; maker?: string };

const isWanted =
  ({ side, identifier, maker }: Wanted, mayTake: (terms: Terms, identifier: string) => boolean) =>
  (terms: Terms) =>
    (side === undefined || terms.side === side) &&
    (maker === undefined || terms.maker === maker) &&
    (identifier === undefined || mayTake(terms, identifier));

/** The items that an offer on a trait takes, by their numbers. */
async function takenBy(entry: Entry): Promise<(terms: Terms) => readonly string[]> {
  const { criteria } = await readPart(entry.collection.file);
  const items = await itemsOf(entry);
  return ({ root, trait }) => {
    const told = criteria.filter((one) => BigInt(one.root) === root).flatMap(({ identifiers }) => identifiers);
    return told.length > 0 ? told : withTrait(items, trait);
  };
}

const withTrait = (items: Awaited<ReturnType<typeof itemsOf>>, trait: string | null): string[] =>
  trait === null
    ? []
    : [...items.values()]
        .filter(({ attributes }) => attributes.some(({ traitType, value }) => `${traitType}:${value}` === trait))
        .map(({ identifier }) => identifier);

/** Orders of a collection that are not over, as the chain has them now. An item's are those that it could fill. */
export async function judgedOf(entry: Entry, wanted: Wanted = {}): Promise<Judged[]> {
  const taken = await takenBy(entry);
  const mayTake = (terms: Terms, identifier: string) =>
    terms.identifier === identifier ||
    (terms.identifier === null && (terms.root === null || taken(terms).includes(identifier)));
  const terms = (await allOf(entry)).filter(isWanted(wanted, mayTake));
  const judged = await Promise.all(terms.map(judge));
  return judged.filter(({ state }) => state === 'active' || state === 'inactive');
}

export async function tell(judged: Judged): Promise<Order> {
  const { entry, identifier } = judged.terms;
  const { rates } = await readMarket();
  const item = identifier === null ? null : ((await itemsOf(entry)).get(identifier) ?? null);
  return orderOf(judged, item, rates);
}

/** The proof that an offer on several items takes this one; null where it does not. */
export async function proofFor(
  { entry, root, ...terms }: Terms,
  identifier: string,
): Promise<Order['criteriaProof'] | null> {
  if (terms.identifier !== null) return terms.identifier === identifier ? [] : null;
  return root === null ? [] : criteriaProof((await takenBy(entry))({ entry, root, ...terms }), identifier);
}

/** An order of any collection by its uuid; null where there is none, or it is over. */
export async function orderByUuid(uuid: string): Promise<Judged | null> {
  for (const entry of await entries()) {
    const terms = (await allOf(entry)).find((one) => one.uuid === uuid.toLowerCase());
    if (terms === undefined) continue;
    const judged = await judge(terms);
    return judged.state === 'active' || judged.state === 'inactive' ? judged : null;
  }
  return null;
}

const OVER = { cancelled: texts.cancelled, filled: texts.filled, expired: texts.ended } as const;

async function requireSigned(terms: Terms, order: Order): Promise<void> {
  await checkSignature(order, { chain: chainPort }).catch((error: unknown) => {
    if (error instanceof RpcUnavailableError) throw error;
    throw new Refusal(400, 'order.signature', texts.wrongSignature);
  });
  const { entry, identifier, root, trait } = terms;
  const items = await itemsOf(entry);
  if (identifier !== null && !items.has(identifier)) throw new Refusal(400, 'order.item', texts.unknownItem);
  const isOfTrait = root === null ? trait === null : BigInt(criteriaRoot(withTrait(items, trait)) ?? 0) === root;
  if (!isOfTrait) throw new Refusal(400, 'order.criteria', texts.wrongTrait);
}

/**
 * Takes an order into this device's book, from whomever it came: its shape, signature and state on the chain are
 * checked first. One that is there already is taken as the first time.
 * @throws Refusal with a sentence
 */
export async function take(
  signed: SignedOrder,
  { side, chain, trait }: { side: Order['side']; chain: string; trait: string | null },
): Promise<AcceptedOrder> {
  const contract = contractOf(signed.parameters);
  const here = (await entries()).filter((entry) => isNetwork(entry, chain));
  if (here.length === 0) throw new Refusal(400, 'order.network', texts.otherNetwork);
  const entry = here.find(({ collection }) => collection.address === contract);
  if (entry === undefined) throw new Refusal(400, 'order.collection', texts.oneItem);
  const terms = readTerms(entry, { order: signed, trait });
  if (terms.side !== side) throw new Refusal(400, 'order.side', texts.oneItem);
  const judged = await judge(terms);
  await requireSigned(terms, await tell(judged));
  if (judged.state !== 'active' && judged.state !== 'inactive')
    throw new Refusal(409, `order.${judged.state}`, OVER[judged.state]);
  const { hash, uuid, startTime } = terms;
  await addOrder({ hash, chainId: entry.network.chainId, collection: contract, trait, order: signed });
  return { uuid, hash, liveFrom: startTime };
}

/** Takes out of the book what the chain says is over. */
export async function forgetOver(): Promise<void> {
  const all = await entries();
  const over: string[] = [];
  for (const { chainId, collection, order, trait, hash } of await addedOrders()) {
    const entry = all.find((one) => one.network.chainId === chainId && one.collection.address === collection);
    const terms = entry && termsOf(entry, order, trait);
    if (!terms) continue;
    const { state } = await judge(terms);
    if (state !== 'active' && state !== 'inactive') over.push(hash);
  }
  await dropOrders(over);
}
