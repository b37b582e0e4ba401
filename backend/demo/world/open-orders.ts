import { zeroAddress } from 'viem';
import type { SignedOrder } from '../../../src/contract/order.ts';
import type { EmbeddedAccount } from '../chain/accounts.ts';
import { at, pick, pickWeighted, random, whole } from './art/drawing.ts';
import { listing, offer, signOrder, type Terms } from './orders.ts';
import { floorAt, toDollars, toWei } from './prices.ts';
import { askingPrice, wares, type Market, type Stall } from './trading.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The orders that stand when the world is done, signed: listings, offers for items, offers for collections. */
export async function openOrders(market: Market, stall: Stall): Promise<SignedOrder[]> {
  const terms = [...listings(market, stall), ...itemOffers(market, stall)];
  const signed = await Promise.all(
    terms.map((one) =>
      signOrder(market.deployment, one.terms.maker, one.kind === 'listing' ? listing(one.terms) : offer(one.terms)),
    ),
  );
  return signed;
}

type Open = { kind: 'listing' | 'offer'; terms: Terms };

/** Half of the people use this marketplace's zone, half sign orders as any other client would. */
export const zoneOf = (market: Market, maker: EmbeddedAccount) =>
  maker.index % 2 === 0 ? market.deployment.zone : null;

/** A few listings are for later: they sleep until their time has come. */
function startsLater(slug: string, id: number): number {
  const r = random('later', slug, id);
  return r() < 0.03 ? whole(r, 1, 72) * HOUR : 0;
}

export function times(market: Market, r: () => number) {
  return {
    // Never before the maker could have had the item: the last happenings are a few minutes old.
    startTime: market.now - whole(r, 60, 600),
    endTime: market.now + whole(r, 20, 75) * DAY + whole(r, 0, 23) * HOUR,
    salt: market.nextSalt(),
  };
}

function listings(market: Market, stall: Stall): Open[] {
  const { slug, kind } = stall.founded.collection;
  const out: Open[] = [];
  for (const id of stall.holdings.ids().toSorted((a, b) => a - b)) {
    const r = random('listing', slug, id);
    const holders = kind === 'edition' ? stall.holdings.holders(id).slice(0, 6) : stall.holdings.holders(id);
    for (const maker of holders) {
      if (r() > (kind === 'edition' ? 0.42 : 0.31)) continue;
      const held = stall.holdings.amount(id, maker);
      const units = kind === 'edition' ? Math.min(held, pick(r, [1, 2, 3, 4, 6])) : 1;
      const ask = askingPrice(market, stall, id, market.now, r);
      const currency = pickWeighted(r, [
        [zeroAddress, 86],
        [market.deployment.weth, 8],
        [market.deployment.usdc, 6],
      ] as const);
      out.push({
        kind: 'listing',
        terms: {
          maker,
          wares: wares(stall, id, units),
          unitPrice: currency === market.deployment.usdc ? toDollars(ask) : ask,
          currency,
          ...times(market, r),
          zone: zoneOf(market, maker),
        },
      });
      const later = startsLater(slug, id);
      const made = out.at(-1);
      if (made && later > 0) made.terms.startTime = market.now + later;
    }
  }
  return out;
}

function itemOffers(market: Market, stall: Stall): Open[] {
  const { slug, floor, kind } = stall.founded.collection;
  const r = random('offers', slug);
  const now = floorAt(slug, floor, 0);
  const out: Open[] = [];
  const add = (id: number | null, share: number) => {
    const maker = pick(r, market.people);
    const units = kind === 'edition' && id !== null ? pick(r, [1, 1, 2, 4]) : 1;
    const unitPrice = toWei(now * share);
    const balances = market.balancesByOwner.get(maker.address);
    if (!balances || balances.weth < unitPrice * BigInt(units)) return;
    if (id !== null && stall.holdings.amount(id, maker) > 0) return;
    out.push({
      kind: 'offer',
      terms: {
        maker,
        wares: wares(stall, id, units),
        unitPrice,
        currency: market.deployment.weth,
        ...times(market, r),
        zone: zoneOf(market, maker),
      },
    });
  };
  const ids = stall.holdings.ids();
  const wanted = Math.ceil(ids.length * (kind === 'edition' ? 0.6 : 0.07));
  for (let i = 0; i < wanted; i += 1) add(at(ids, Math.floor(r() * ids.length)), 0.55 + r() * 0.4);
  for (let i = 0; i < Math.min(7, Math.ceil(ids.length / 8)); i += 1) add(null, 0.93 - i * 0.05);
  return out;
}
