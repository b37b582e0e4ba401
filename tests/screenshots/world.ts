import { BASE } from './person.ts';

/* Which items of the running product the pictures show. */

type Listed = { data: { identifier: string; bestOffer: unknown }[] };

async function itemsOf(collection: string, query: string): Promise<Listed['data']> {
  const answer = await fetch(`${BASE}/marketplace/v1/collections/nfts/list/${collection}?${query}`);
  return ((await answer.json()) as Listed).data;
}

const path = (collection: string, identifier = '1') => `/collections/${collection}/${identifier}`;

async function listed(collection: string): Promise<string[]> {
  const found = await itemsOf(collection, 'status=buy-now&currency=ETH&size=20');
  return found.map(({ identifier }) => path(collection, identifier));
}

export type Paths = {
  /** For sale, of two collections on two networks. */
  item: string;
  second: string;
  elsewhere: string;
  copies: string;
  unlisted: string;
  /** Its owner has much. */
  collector: string;
  drops: { live: string; liveCollection: string; upcoming: string; ended: string };
};

export async function readPaths(): Promise<Paths> {
  const [ours, theirs, all] = [
    await listed('isohypse'),
    await listed('selvedge'),
    await itemsOf('isohypse', 'sort=identifier&size=60'),
  ];
  const orders = (await (await fetch(`${BASE}/marketplace/v1/orders/list?size=1`)).json()) as {
    data: { maker: string }[];
  };
  const drops = (await (await fetch(`${BASE}/marketplace/v1/drops/list?size=50`)).json()) as {
    data: { slug: string; collectionSlug: string; state: string; phases: unknown[] }[];
  };
  // The fullest page first.
  const fullest = drops.data.toSorted((a, b) => b.phases.length - a.phases.length);
  const inState = (state: string) => fullest.find((one) => one.state === state) ?? fullest[0];
  const drop = (state: string) => `/drops/${inState(state)?.slug}`;
  const sold = new Set(ours);
  return {
    item: ours[0] ?? path('isohypse'),
    second: ours[2] ?? path('isohypse', '2'),
    elsewhere: theirs[0] ?? path('selvedge'),
    copies: theirs[1] ?? path('selvedge', '2'),
    unlisted:
      all.map(({ identifier }) => path('isohypse', identifier)).find((one) => !sold.has(one)) ?? path('isohypse', '3'),
    collector: `/profile/${orders.data[0]?.maker}`,
    drops: {
      live: drop('live'),
      liveCollection: `/collections/${inState('live')?.collectionSlug}`,
      upcoming: drop('upcoming'),
      ended: drop('ended'),
    },
  };
}
