import type { SignedOrder } from '../../../src/contract/order.ts';
import { criteriaRoot } from '../../seaport/merkle.ts';
import { at, pick, random } from './art/drawing.ts';
import { times, zoneOf } from './open-orders.ts';
import { offer, signOrder } from './orders.ts';
import { floorAt, toWei } from './prices.ts';
import { wares, type Market, type Stall } from './trading.ts';

/** An offer for any item that has this `Type:Value`. */
export type TraitOffer = { order: SignedOrder; trait: string };

const OFFERS = 4;

/** Offers for all items of a trait, a little below what items of the collection cost. */
export async function offersByTrait(market: Market, stall: Stall): Promise<TraitOffer[]> {
  const { slug, floor, work, kind } = stall.founded.collection;
  if (!work || kind !== 'single') return [];
  const r = random('trait offers', slug);
  const byTrait = new Map<string, string[]>();
  for (const id of stall.holdings.ids().toSorted((a, b) => a - b)) {
    for (const { trait_type, value } of work(id).attributes) {
      const trait = `${trait_type}:${value}`;
      byTrait.set(trait, [...(byTrait.get(trait) ?? []), String(id)]);
    }
  }
  const traits = [...byTrait.entries()].filter(([, ids]) => ids.length > 1);
  const out: TraitOffer[] = [];
  for (let i = 0; i < OFFERS && traits.length > 0; i += 1) {
    const [trait, ids] = at(traits, Math.floor(r() * traits.length));
    const maker = pick(r, market.people);
    const unitPrice = toWei(floorAt(slug, floor, 0) * (0.7 + r() * 0.25));
    const balances = market.balancesByOwner.get(maker.address);
    if (!balances || balances.weth < unitPrice) continue;
    const terms = {
      maker,
      wares: wares(stall, null, 1),
      unitPrice,
      currency: market.deployment.weth,
      ...times(market, r),
      zone: zoneOf(market, maker),
      criteria: BigInt(criteriaRoot(ids)),
    };
    out.push({ order: await signOrder(market.deployment, maker, offer(terms)), trait });
  }
  return out;
}
