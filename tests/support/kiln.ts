import { changeKept, putCollection, type KeptCollection, type KeptItem } from '../../src/device/kept-store.ts';
import { imageUrl } from '../../src/services/images.ts';

/* A small collection, Kiln, and the server that tells of it, mocked: for tests of keeping and renewing one. */

export const kiln = {
  /** Its items by number, with the rank that their cards tell. */
  market: new Map<number, { rank: number }>(),
  /** Addresses that fail. */
  broken: null as RegExp | null,
  asked: [] as string[],
  onAsked: (_path: string): Promise<unknown> | undefined => undefined,
};

export const CACHE = 'vitrine-kept-kiln';
const ADA = '0x00000000000000000000000000000000000000aa';
const status = { code: 200, message: 'OK', msgId: 'ok' };
const uuidOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const identityOf = (n: number) => ({
  uuid: uuidOf(n),
  network: 'meridian',
  chainId: 1,
  identifier: String(n),
  name: `Vessel ${n}`,
  image: `picture-${n}`,
  itemType: 2,
  collection: { uuid: uuidOf(0), slug: 'kiln', name: 'Kiln', address: ADA },
});
const cardOf = (n: number) => ({
  ...identityOf(n),
  supply: '1',
  ownedAmount: null,
  listing: null,
  bestOffer: null,
  lastSale: null,
  rank: kiln.market.get(n)?.rank ?? null,
});
const nftOf = (n: number) => ({
  ...cardOf(n),
  description: '',
  tokenUri: '',
  owner: ADA,
  ownersCount: 1,
  attributes: [],
  collectionSize: kiln.market.size,
  creator: { name: 'Ada', address: ADA },
});
const infoOf = (n: number) => ({
  uuid: uuidOf(n),
  bestListing: null,
  listingsCount: 0,
  bestOffer: null,
  offersCount: 0,
  lastSale: null,
  floor: null,
  sales: [],
});
const collectionNow = () => ({
  ...identityOf(0),
  slug: 'kiln',
  address: ADA,
  creator: { name: 'Ada', address: ADA },
  banner: 'banner',
  previews: [],
  itemsCount: kiln.market.size,
  ownersCount: 1,
  listedCount: 0,
  floor: null,
  volume24h: null,
  change24h: null,
  sparkline: [],
  description: '',
  royaltyBps: 0,
  bestOffer: null,
  createdAt: 0,
  facets: [],
  offersCount: 0,
});

/** Two a page, however many are asked for. */
function listOf(query: URLSearchParams) {
  const all = [...kiln.market.keys()].toSorted((a, b) => a - b);
  const from = Number(query.get('next') ?? 0);
  const left = all.filter((n) => n > from);
  const page = left.slice(0, 2);
  const pagination = { page: 1, size: 2, total: all.length };
  return { data: page.map(cardOf), pagination, status, next: left.length > 2 ? String(page.at(-1)) : null };
}

export async function answer(url: URL): Promise<Response> {
  const path = url.pathname;
  kiln.asked.push(path);
  await kiln.onAsked(path);
  if (kiln.broken?.test(path)) return Response.json({ data: null, status: { ...status, code: 404 } }, { status: 404 });
  if (path.startsWith('/_ipx/')) return new Response('picture', { headers: { 'Content-Type': 'image/webp' } });
  if (path === '/collection/kiln') return Response.json({ data: collectionNow(), status });
  if (path === '/v1/collections/nfts/list/kiln') return Response.json(listOf(url.searchParams));
  const n = Number(path.split('/').at(-1));
  return Response.json({ data: path.startsWith('/nft/') ? nftOf(n) : infoOf(n), status });
}

/** As an earlier build stored it: no renewal, and where the pages of the list ended. */
export async function keepAsBefore(at: number): Promise<void> {
  const collection: KeptCollection = {
    slug: 'kiln',
    uuid: uuidOf(0),
    address: ADA,
    name: 'Kiln',
    state: 'done',
    size: kiln.market.size,
    total: kiln.market.size,
    listed: kiln.market.size,
    next: null,
    kept: kiln.market.size,
    bytes: 1,
    answer: { data: collectionNow(), status },
    widths: [320],
    pictures: [imageUrl('banner', { width: 640 })],
    at,
  };
  const items = [...kiln.market.keys()].map((n, index): KeptItem & { next?: string | null } => ({
    slug: 'kiln',
    n: index,
    identifier: String(n),
    card: cardOf(n),
    ...(index === kiln.market.size - 1 ? { next: null } : {}),
    nft: { data: nftOf(n), status },
    info: { data: infoOf(n), status },
    pictures: [imageUrl(`picture-${n}`, { width: 320 })],
    bytes: 1,
    at,
  }));
  await putCollection(collection);
  await changeKept('kiln', () => ({}), items);
  const cache = await caches.open(CACHE);
  for (const url of [...collection.pictures, ...items.flatMap((one) => one.pictures)])
    await cache.put(url, new Response('picture'));
}
