import { beforeEach, describe, expect, test } from 'vitest';
import * as data from '../contract/data-routes.ts';
import * as marketplace from '../contract/marketplace-routes.ts';
import { callsOf } from './call.ts';
import { nftsOfCollection, ordersList } from './marketplace.ts';
import { startRuntime } from './runtime.ts';

const OK = { code: 200, message: 'OK', msgId: 'ok' };
const ALICE = `0x${'a1'.repeat(20)}` as const;
let asked: { url: string; method: string | undefined; body: unknown }[];
let answer: unknown;

beforeEach(() => {
  asked = [];
  answer = { data: null, status: OK };
  startRuntime({
    config: {
      marketplaceUrl: '/marketplace',
      dataUrl: 'https://data.example/v9',
      imageUrl: '/_ipx',
      networks: [],
      redirects: [],
      embedded: true,
      wallets: { smartWallet: null, ownWallet: null },
    },
    isServer: true,
    fetch: async (url, init) => {
      asked.push({
        url,
        method: init?.method,
        body: init?.body === undefined ? undefined : JSON.parse(init.body as string),
      });
      return Response.json(answer);
    },
  });
});

describe('a call by its route', () => {
  test('is made at its service, with segments that cannot leave their place', async () => {
    await callsOf('dataUrl')(data.nft, {
      segments: { collection: '../x?y', identifier: '7' },
      query: { owner: ALICE },
    });
    expect(asked).toEqual([
      { url: `https://data.example/v9/nft/..%2Fx%3Fy/7?owner=${ALICE}`, method: 'GET', body: undefined },
    ]);
  });

  test('sends numbers as text, lists as a repeated parameter, and nothing for what is not given', async () => {
    const query = { size: 5, page: undefined, trait: ['Hue:Red', 'Hue:Blue'], sort: 'newest' } as const;
    await callsOf('marketplaceUrl')(marketplace.collectionNfts, {
      segments: { id: 'glass' },
      query: { ...query, trait: [...query.trait] },
    }).catch(() => undefined);
    expect(asked[0]?.url).toBe(
      '/marketplace/v1/collections/nfts/list/glass?size=5&trait=Hue%3ARed&trait=Hue%3ABlue&sort=newest',
    );
  });

  test('sends its body, and answers what its schema makes of the answer', async () => {
    answer = { data: { access: 'a', refresh: 'b', more: 1 }, status: OK };
    const got = await callsOf('marketplaceUrl')(marketplace.refresh, { body: { refreshToken: 'r' } });
    expect(asked).toEqual([{ url: '/marketplace/v1/refresh', method: 'POST', body: { refreshToken: 'r' } }]);
    expect(got.data).toEqual({ access: 'a', refresh: 'b' });
    await expect(callsOf('dataUrl')(data.nft, { segments: { collection: 'a', identifier: '1' } })).rejects.toThrow();
  });
});

/* What must not compile. Never run: the compiler is the test, by failing when an error below is none. */
export function misspelt() {
  const call = callsOf('marketplaceUrl');
  // @ts-expect-error -- no such filter
  void ordersList({ makr: ALICE });
  // @ts-expect-error -- no such status
  void ordersList({ status: 'opened' });
  // @ts-expect-error -- no such order
  void nftsOfCollection('glass', { sort: 'price' });
  // @ts-expect-error -- the body has another name for it
  void call(marketplace.bestOrders, { body: { ids: [] } });
  // @ts-expect-error -- a body is needed
  void call(marketplace.refresh, {});
  // @ts-expect-error -- the path has two segments
  void call(marketplace.nftInfo, { segments: { collection: 'glass' } });
  // @ts-expect-error -- it takes no body
  void call(marketplace.dropsList, { body: {} });
  // @ts-expect-error -- it takes no query
  void call(marketplace.routerSettings, { query: { page: 1 } });
  // @ts-expect-error -- the answer has no such field
  void call(marketplace.commission, { segments: { id: 'glass' } }).then(({ data: found }) => found?.royalty);
}
