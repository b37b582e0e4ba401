import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  autocompleteCollectionSchema,
  autocompleteNftSchema,
  collectionCardSchema,
  collectionSchema,
} from '../../src/contract/collection.ts';
import { appConfigSchema } from '../../src/contract/config.ts';
import { dropSchema } from '../../src/contract/drop.ts';
import { nftCardSchema, nftInfoSchema, nftOwnerSchema, nftSchema, transferSchema } from '../../src/contract/nft.ts';
import {
  bestOrdersSchema,
  commissionSchema,
  orderSchema,
  routerSettingsSchema,
  tokenSchema,
} from '../../src/contract/order.ts';
import {
  errorBodySchema,
  historySchema,
  nextPagedSchema,
  pagedSchema,
  singleSchema,
} from '../../src/contract/paging.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { nftUuid } from '../core/identity.ts';
import { saveDrop } from '../stores/drops.ts';
import { json, post, testApp } from '../../tests/support/server/app.ts';
import { collectionAddress, fillMarket, owners } from '../../tests/support/server/market.ts';

let database: Database;
let app: Awaited<ReturnType<typeof testApp>>['app'];
let logged: string[];
let uuid: string;
const nft = nftUuid(31337, collectionAddress, '1');

beforeAll(async () => {
  database = await openTestDatabase();
  const made = await testApp(database);
  ({ app, logged } = made);
  ({ uuid } = await fillMarket(made.context, 30));
  const now = Math.floor(Date.now() / 1000);
  await saveDrop(database, {
    slug: 'glass-drop',
    name: 'Glass drop',
    description: '',
    creator: { name: 'Ada', address: owners[0] },
    chainId: 31337,
    collectionSlug: 'glass',
    collectionAddress,
    startTime: now - 10,
    endTime: now + 1_000,
    image: '',
    banner: '',
    previews: [],
    price: '10000000000000000',
    maxSupply: 100,
  });
}, 60_000);
afterAll(() => database.close());

const ok = async <T extends v.GenericSchema>(
  path: string,
  schema: T,
  init?: RequestInit,
): Promise<v.InferOutput<T>> => {
  const answer = await json(app.request(path, init));
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  return v.parse(schema, answer.body);
};

describe('read calls answer by the contract', () => {
  test.each([
    [`/data/collection/glass`, singleSchema(collectionSchema)],
    [`/data/collection/${collectionAddress}?network=meridian`, singleSchema(collectionSchema)],
    ['/data/collections', pagedSchema(collectionCardSchema)],
    ['/data/collection/slider/list', pagedSchema(collectionCardSchema)],
    ['/data/nft/glass/1', singleSchema(nftSchema)],
    ['/data/nft/glass/1/owners', pagedSchema(nftOwnerSchema)],
    [`/data/nfts/${owners[0]}`, nextPagedSchema(nftCardSchema)],
    [`/data/transfers/history/meridian/${collectionAddress}/1`, historySchema(transferSchema)],
    ['/data/autocomplete/collections?pattern=gla&size=5&network=meridian', pagedSchema(autocompleteCollectionSchema)],
    [
      '/data/autocomplete/nfts?pattern=pane&size=5&network=meridian&collection=glass',
      pagedSchema(autocompleteNftSchema),
    ],
    ['/marketplace/v1/collections/nfts/list/glass', nextPagedSchema(nftCardSchema)],
    ['/marketplace/v1/collections/nfts/info/glass/1', singleSchema(nftInfoSchema)],
    ['/marketplace/v1/orders/list', pagedSchema(orderSchema)],
    ['/marketplace/v1/offers/list', pagedSchema(orderSchema)],
    ['/marketplace/v1/drops/list', pagedSchema(dropSchema)],
    ['/marketplace/v1/drop/info/glass-drop', singleSchema(dropSchema)],
    ['/marketplace/v1/collections/approved-tokens/glass', singleSchema(v.array(tokenSchema))],
    ['/marketplace/v1/collections/commission/glass', singleSchema(commissionSchema)],
    ['/marketplace/v1/contract/router/settings', singleSchema(routerSettingsSchema)],
    ['/marketplace/v1/health-check', singleSchema(v.unknown())],
    ['/data/health-check', singleSchema(v.unknown())],
  ] as const)('%s', async (path, schema) => {
    const answer = await ok(path, schema);
    expect(answer.status).toEqual({ code: 200, message: 'OK', msgId: 'ok' });
  });

  test('/config.json is the app’s configuration', async () => {
    const answer = await json(app.request('/config.json'));
    expect(v.is(appConfigSchema, answer.body)).toBe(true);
  });

  test('best orders: an NFT’s uuid or an order’s, entries only for what lives [J21] [J22] [C1]', async () => {
    const best = await ok('/marketplace/v2/order/best', singleSchema(orderSchema), post({ uuid: nft }));
    expect(best.data?.nft.uuid).toBe(nft);
    const byOrder = await ok('/marketplace/v2/order/best', singleSchema(orderSchema), post({ uuid: best.data?.uuid }));
    expect(byOrder.data).toEqual(best.data);
    const gone = nftUuid(31337, collectionAddress, '2');
    const many = await ok(
      '/marketplace/v2/orders/best',
      v.object({ data: bestOrdersSchema }),
      post({ uuids: [nft, gone] }),
    );
    expect(many.data.map((entry) => entry.uuid)).toEqual([nft]);
    expect((await app.request('/marketplace/v2/order/best', post({ uuid: gone }))).status).toBe(404);
  });

  test('amounts of parameters are strings, also beyond 2^53 [C17]', async () => {
    const { data } = await ok('/marketplace/v1/orders/list?size=1', pagedSchema(orderSchema));
    expect(BigInt(data[0]?.parameters.salt ?? 0)).toBeGreaterThan(2n ** 53n);
  });

  test('offers on an item include those on its collection; owners find offers they can accept [J11]', async () => {
    const item = await ok(
      `/marketplace/v1/offers/list?nft=${nftUuid(31337, collectionAddress, '2')}`,
      pagedSchema(orderSchema),
    );
    expect(item.data.map((offer) => offer.nft.identifier)).toEqual(['2', null]);
    const received = await ok(`/marketplace/v1/offers/list?receiver=${owners[1]}`, pagedSchema(orderSchema));
    expect(received.pagination.total).toBe(2);
    const own = await ok(`/marketplace/v1/offers/list?receiver=${owners[2]}`, pagedSchema(orderSchema));
    expect(own.pagination.total).toBe(0);
  });

  test('packs answer only what was asked, in that order [J37]', async () => {
    const { data } = await ok(
      '/data/collections/pack',
      pagedSchema(collectionCardSchema),
      post({ ids: ['sheets', uuid, 'nothing', '../x'] }),
    );
    expect(data.map((card) => card.slug)).toEqual(['sheets', 'glass']);
  });

  test('the owner’s copies are told when asked for [J29]', async () => {
    const without = await ok('/data/nft/glass/1', singleSchema(nftSchema));
    const mine = await ok(
      `/data/nft/glass/1?owner=${owners[0].toUpperCase().replace('0X', '0x')}`,
      singleSchema(nftSchema),
    );
    const theirs = await ok(`/data/nft/glass/1?owner=${owners[1]}`, singleSchema(nftSchema));
    expect([without.data?.ownedAmount, mine.data?.ownedAmount, theirs.data?.ownedAmount]).toEqual([null, '1', '0']);
  });

  test('paging: page and size are honoured, total counts all pages [C20] [C21] [C22] [C23]', async () => {
    const one = await ok('/marketplace/v1/orders/list?size=3&page=1', pagedSchema(orderSchema));
    const two = await ok('/marketplace/v1/orders/list?size=3&page=2', pagedSchema(orderSchema));
    expect([one.data.length, two.pagination]).toEqual([3, { page: 2, size: 3, total: 10 }]);
    expect(one.data.some((order) => two.data.some((other) => other.uuid === order.uuid))).toBe(false);
    const beyond = await ok('/marketplace/v1/orders/list?page=9999', pagedSchema(orderSchema));
    expect(beyond.data).toEqual([]);
  });
});

describe('errors', () => {
  test.each([
    [400, '/data/nft/glass/-1'],
    [400, '/data/nft/glass/1e3'],
    [400, `/data/nft/glass/${2n ** 256n}`],
    [404, '/data/nft/glass/999'],
    [404, '/data/nft/nothing/1'],
    [404, '/data/collection/nothing'],
    [404, '/data/collection/%00'],
    [404, "/data/collection/'%20or%201=1--"],
    [400, '/data/nfts/not-an-address'],
    [400, '/data/collections?page=0'],
    [400, '/data/collections?size=101'],
    [400, '/data/collections?sort=evil'],
    [400, '/data/collections?network=nowhere'],
    [400, '/data/collections?search=%00'],
    [400, '/marketplace/v1/collections/nfts/list/glass?next=zzz'],
    [400, '/marketplace/v1/collections/nfts/list/glass?trait=nocolon'],
    [400, '/marketplace/v1/collections/nfts/list/glass?minPrice=-1'],
    [400, '/marketplace/v1/collections/nfts/list/glass?minPrice=1e9'],
    [400, '/marketplace/v1/collections/nfts/list/glass?owner=0x1'],
    [400, '/marketplace/v1/orders/list?nft=x'],
    [400, `/data/transfers/history/meridian/${collectionAddress}/1?createBefore=yesterday`],
    [400, `/data/transfers/history/mars/${collectionAddress}/1`],
    [404, '/marketplace/v1/drop/info/nothing'],
    [404, '/marketplace/v1/nothing'],
    [404, '/data/nothing'],
    [404, '/marketplace/v3/order/best'],
  ])('%i for %s [C24] [C25] [C26]', async (code, path) => {
    const answer = await json(app.request(path));
    expect(answer.status).toBe(code);
    const body = v.parse(errorBodySchema, answer.body);
    expect(body.status.code).toBe(code);
    expect(body.status.message.length).toBeGreaterThan(5);
    expect(body.status.msgId).toMatch(/^[a-z.-]+$/);
  });

  test.each([
    [415, { method: 'POST', body: '{}' }],
    [415, { method: 'POST', body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    [400, post('{')],
    [400, post('null')],
    [400, post({ uuid: 'x' })],
    [400, post({ uuid: ['x'] })],
    [413, post(JSON.stringify({ uuid: 'x'.repeat(70_000) }))],
    [405, { method: 'GET' }],
    [405, { method: 'DELETE' }],
  ])('%i for a wrong body or method [J2]', async (code, init) => {
    const answer = await json(app.request('/marketplace/v2/order/best', init));
    expect(answer.status).toBe(code);
    expect(v.parse(errorBodySchema, answer.body).status.code).toBe(code);
    if (code === 405) expect(answer.headers.get('allow')).toBe('POST');
  });

  test('nothing of this was logged as our own failure', () => {
    expect(logged).toEqual([]);
  });

  test('a store that cannot be reached is not healthy [J6]', async () => {
    const broken = await testApp(database);
    broken.context.database = { ...database, query: () => Promise.reject(new Error('gone')) };
    expect((await broken.app.request('/marketplace/v1/health-check')).status).toBe(503);
  });
});

describe('headers and pages', () => {
  test('security headers are on every answer', async () => {
    for (const path of ['/data/collections', '/nowhere', '/config.json', '/data/nothing']) {
      const { headers } = await app.request(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  test('redirect rules answer before any page [A22]', async () => {
    const inside = await app.request('/home');
    const outside = await app.request('/discord');
    expect([inside.status, inside.headers.get('location')]).toEqual([308, '/']);
    expect([outside.status, outside.headers.get('location')]).toEqual([302, 'https://docs.example.org/']);
  });

  test('large JSON is compressed for those who take it', async () => {
    const path = '/marketplace/v1/orders/list';
    const plain = await (await app.request(path)).text();
    const answer = await app.request(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    const { brotliDecompressSync } = await import('node:zlib');
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain);
  });

  test('what hardly changes may be used again for a minute; what is for one purchase never', async () => {
    for (const call of [
      'collections/approved-tokens/glass',
      'collections/commission/glass',
      'contract/router/settings',
    ]) {
      const { headers } = await app.request(`/marketplace/v1/${call}`);
      expect(headers.get('cache-control')).toBe('public, max-age=60');
    }
    const { headers } = await app.request('/marketplace/v2/order/best', post({ uuid: nft }));
    expect(headers.get('cache-control')).toBeNull();
  });

  test('currency logos are pictures [C5]', async () => {
    for (const symbol of ['eth', 'weth', 'usdc', 'xyz']) {
      const answer = await app.request(`/logos/${symbol}.svg`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    }
  });
});
