import { encodeFunctionData, type Hex, zeroAddress, zeroHash } from 'viem';
import { vitrineCollectionAbi } from '../contracts/artifacts/vitrine-collection.ts';
import { vitrineEditionsAbi } from '../contracts/artifacts/vitrine-editions.ts';
import type { EmbeddedAccount } from '../chain/accounts.ts';
import type { Deployment } from '../chain/deployments.ts';
import { advancedOrder, orderComponents, seaportAbi } from '../../seaport/seaport.ts';
import type { Call } from '../chain/transaction.ts';
import { pick, pickWeighted, type Random } from './art/drawing.ts';
import type { Founded, Balances } from './founding.ts';
import type { Holdings } from './holdings.ts';
import { listing, offer, signOrder, type Terms, type Wares } from './orders.ts';
import { daysBefore, floorAt, rarity, toDollars, toWei } from './prices.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const FILL_GAS = 420_000n;

/** One collection's place on one chain's market. */
export type Stall = { founded: Founded; holdings: Holdings; tradesFrom: number };

export type Market = {
  deployment: Deployment;
  people: readonly EmbeddedAccount[];
  balancesByOwner: Map<Hex, Balances>;
  now: number;
  /** Salts of a chain's orders, counted: two orders are never the same. */
  nextSalt(): bigint;
};

export function wares(stall: Stall, id: number | null, units: number): Wares {
  const { collection, address, creator } = stall.founded;
  return {
    token: address,
    kind: collection.kind,
    id,
    units,
    royaltyBps: collection.royaltyBps,
    royaltyRecipient: creator.address,
  };
}

/** What a unit of this item is asked for at this time. */
export function askingPrice(market: Market, stall: Stall, id: number, time: number, r: Random): bigint {
  const { slug, floor } = stall.founded.collection;
  const typical = floorAt(slug, floor, daysBefore(market.now, time));
  return toWei(typical * rarity(slug, id) * (0.98 + r() * 0.12));
}

/** Something that happens between people at this time, or null when chance offered nothing possible. */
export async function happening(
  market: Market,
  stall: Stall,
  time: number,
  r: Random,
  touched: Set<string>,
): Promise<Call[] | null> {
  const { id, holder } = stall.holdings.some(r);
  const other = pick(r, market.people);
  const key = `${stall.founded.address}/${id}`;
  if (other === holder || touched.has(key)) return null;
  const kind = pickWeighted(r, [
    ['ether', 56],
    ['weth', 8],
    ['usdc', 6],
    ['accepted', 12],
    ['gift', 15],
    ['cancel', 3],
  ] as const);
  if (kind !== 'cancel') touched.add(key);
  if (kind === 'gift') return gift(stall, id, holder, other, r);
  const held = stall.holdings.amount(id, holder);
  const lot = stall.founded.collection.kind === 'edition' ? Math.min(held, pick(r, [1, 2, 3, 5])) : 1;
  const bought = lot > 1 ? 1 + Math.floor(r() * lot) : 1;
  const ask = askingPrice(market, stall, id, time, r);
  const common = {
    wares: wares(stall, id, lot),
    startTime: time - HOUR * (1 + Math.floor(r() * 30)),
    endTime: time + DAY * 14,
    salt: market.nextSalt(),
    // Long filled: nothing of them has to be cancelled.
    zone: null,
  };
  const move = () => stall.holdings.move(id, holder, other, bought);

  if (kind === 'cancel') {
    const terms: Terms = { ...common, maker: holder, unitPrice: ask, currency: zeroAddress };
    const data = encodeFunctionData({
      abi: seaportAbi,
      functionName: 'cancel',
      args: [[orderComponents(listing(terms))]],
    });
    return [{ from: holder.address, to: market.deployment.seaport, data, gas: 150_000n }];
  }
  if (kind === 'accepted') {
    const terms: Terms = {
      ...common,
      maker: other,
      unitPrice: toWei((Number(ask) / 1e18) * (0.8 + r() * 0.15)),
      currency: market.deployment.weth,
    };
    if (!pay(market, other, 'weth', terms.unitPrice * BigInt(bought))) return null;
    move();
    // A third of these answer an offer for any item of the collection.
    if (stall.founded.collection.kind === 'single' && r() < 0.33) terms.wares = { ...terms.wares, id: null };
    return [await fill(market, terms, offer(terms), holder, bought, id)];
  }
  const currency = { ether: zeroAddress, weth: market.deployment.weth, usdc: market.deployment.usdc }[kind];
  const terms: Terms = { ...common, maker: holder, unitPrice: kind === 'usdc' ? toDollars(ask) : ask, currency };
  if (kind !== 'ether' && !pay(market, other, kind, terms.unitPrice * BigInt(bought))) return null;
  move();
  return [await fill(market, terms, listing(terms), other, bought, null)];
}

async function fill(
  market: Market,
  terms: Terms,
  parameters: ReturnType<typeof listing>,
  filler: EmbeddedAccount,
  units: number,
  answer: number | null,
): Promise<Call> {
  const signed = await signOrder(market.deployment, terms.maker, parameters);
  const order = advancedOrder({
    parameters,
    signature: signed.signature,
    numerator: BigInt(units),
    denominator: BigInt(terms.wares.units),
  });
  const resolvers =
    answer !== null && terms.wares.id === null
      ? [{ orderIndex: 0n, side: 1, index: 0n, identifier: BigInt(answer), criteriaProof: [] }]
      : [];
  return {
    from: filler.address,
    to: market.deployment.seaport,
    ...(terms.currency === zeroAddress ? { value: terms.unitPrice * BigInt(units) } : {}),
    data: encodeFunctionData({
      abi: seaportAbi,
      functionName: 'fulfillAdvancedOrder',
      args: [order, resolvers, zeroHash, zeroAddress],
    }),
    gas: FILL_GAS,
  };
}

function gift(stall: Stall, id: number, from: EmbeddedAccount, to: EmbeddedAccount, r: Random): Call[] {
  const amount =
    stall.founded.collection.kind === 'edition'
      ? 1 + Math.floor(r() * Math.min(2, stall.holdings.amount(id, from)))
      : 1;
  stall.holdings.move(id, from, to, amount);
  const data =
    stall.founded.collection.kind === 'edition'
      ? encodeFunctionData({
          abi: vitrineEditionsAbi,
          functionName: 'safeTransferFrom',
          args: [from.address, to.address, BigInt(id), BigInt(amount), '0x'],
        })
      : encodeFunctionData({
          abi: vitrineCollectionAbi,
          functionName: 'transferFrom',
          args: [from.address, to.address, BigInt(id)],
        });
  return [{ from: from.address, to: stall.founded.address, data, gas: 120_000n }];
}

/** Takes it out of a balances, when it is in there. */
function pay(market: Market, payer: EmbeddedAccount, currency: 'weth' | 'usdc', amount: bigint): boolean {
  const balances = market.balancesByOwner.get(payer.address);
  if (!balances || balances[currency] < amount) return false;
  balances[currency] -= amount;
  return true;
}
