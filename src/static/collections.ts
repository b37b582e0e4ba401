import type { Collection, CollectionCard } from '../contract/collection.ts';
import type { Entry } from './catalogue.ts';
import { itemsOf } from './catalogue.ts';
import { readMarket } from './files.ts';
import { bestOf, facetsOf, type Best } from './items.ts';
import type { Judged } from './judge.ts';
import { byPrice, priceOf } from './prices.ts';

/* Collections with what their orders say. What only a history could tell (volume, changes, holders) is not told. */

async function numbersOf(entry: Entry): Promise<Pick<CollectionCard, 'listedCount' | 'floor'> & { best: Best | null }> {
  if (entry.collection.orders === 0) return { listedCount: 0, floor: null, best: null };
  const { rates } = await readMarket();
  // A network that does not answer hides no collection.
  const best = await bestOf(entry).catch(() => null);
  const [floor] = [...(best?.listings.values() ?? [])].toSorted(byPrice(rates));
  return {
    listedCount: best === null ? null : best.listings.size,
    floor: floor === undefined ? null : unitPriceOf(floor, rates),
    best,
  };
}

const unitPriceOf = ({ terms }: Judged, rates: Record<string, string>) => priceOf(terms.unitValue, terms.token, rates);

export async function collectionCard(entry: Entry): Promise<CollectionCard> {
  return (await told(entry)).card;
}

async function told(entry: Entry): Promise<{ card: CollectionCard; best: Best | null }> {
  const { collection, network, uuid } = entry;
  const { slug, name, address, itemType, creator, image, banner, previews, items } = collection;
  const { best, ...numbers } = await numbersOf(entry);
  const card = {
    uuid,
    slug,
    name,
    network: network.slug,
    chainId: network.chainId,
    address,
    itemType,
    creator,
    image,
    banner,
    previews,
    itemsCount: items,
    ownersCount: 0,
    ...numbers,
    volume24h: null,
    volume1h: null,
    volume7d: null,
    change24h: null,
    change1h: null,
    change7d: null,
    sparkline: [],
  };
  return { card, best };
}

export async function collectionDetail(entry: Entry): Promise<Collection> {
  const [{ card, best }, items, { rates }] = await Promise.all([told(entry), itemsOf(entry), readMarket()]);
  const { description, royaltyBps, createdAt } = entry.collection;
  const offer = best?.offers.get('');
  return {
    ...card,
    description,
    royaltyBps,
    bestOffer: offer === undefined ? null : unitPriceOf(offer, rates),
    createdAt,
    facets: [...facetsOf(items.values())].map(([traitType, values]) => ({
      traitType,
      values: [...values].map(([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count),
    })),
    offersCount: best?.offers.size ?? 0,
    drop: null,
  };
}
