import type { Order } from '../../../src/contract/order.ts';
import { allDrops } from './drops.ts';
import { itemUrl, pick } from './market.ts';

const DOCUMENTS = [
  'eula',
  'terms-of-use',
  'cookie-policy',
  'privacy-policy',
  'disclaimer-nfts',
  'service-provider',
] as const;
const PROFILE_TABS = ['Collected', 'Listings', 'OffersMade', 'OffersReceived', 'Activity'] as const;
const NOBODY = `0x${'0'.repeat(39)}1`;

const collectionPages = (slug: string) => [
  `/collections/${slug}`,
  ...['offers', 'activity', 'holders', 'about'].map((tab) => `/collections/${slug}?tab=${tab}`),
];

const profilePages = (owner: string) => PROFILE_TABS.map((tab) => `/profile/${owner}?tab=${tab}`);

/** Every route and tab that anybody may open, full ones and empty ones. Nothing is traded. */
export async function everyRoute(): Promise<string[]> {
  const order: Order = await pick({ looksOnly: true });
  const [copies, drops] = [await pick({ network: 'tessera', itemType: 3, looksOnly: true }), await allDrops()];
  return [
    '/',
    '/collections',
    '/collections?sort=floor&network=tessera',
    ...collectionPages(order.nft.collectionSlug),
    `/collections/${order.nft.collectionSlug}?q=nothing-like-this`,
    '/collections/oddments',
    itemUrl(order),
    itemUrl(copies),
    '/collections/oddments/8',
    '/drops',
    ...(['live', 'upcoming', 'ended'] as const).flatMap((state) =>
      drops
        .filter((drop) => drop.state === state)
        // The fullest page of each.
        .toSorted((a, b) => (b.phases?.length ?? 0) - (a.phases?.length ?? 0))
        .slice(0, 1)
        .map(({ slug }) => `/drops/${slug}`),
    ),
    ...profilePages(order.maker),
    `/profile/${NOBODY}`,
    '/profile',
    '/docs',
    ...DOCUMENTS.map((name) => `/docs/${name}`),
    '/subscribe',
    '/storage',
    '/test',
    '/nowhere',
  ];
}

/** What is there for who is signed in alone. */
export const ownRoutes = (address: string): string[] => ['/watch-list', '/notifications', ...profilePages(address)];
