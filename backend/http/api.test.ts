import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  autocompleteCollectionSchema,
  autocompleteNftSchema,
  collectionCardSchema,
  collectionSchema,
} from '../../src/contract/collection.ts';
import { appConfigSchema } from '../../src/contract/config.ts';
import { dropSchema } from '../../src/contract/drop.ts';
import { exchangeRatesSchema } from '../../src/contract/exchange-rates.ts';
import { nftCardSchema, nftInfoSchema, nftOwnerSchema, nftSchema, transferSchema } from '../../src/contract/nft.ts';
import { bestOrdersSchema, commissionSchema, orderSchema, routerSettingsSchema } from '../../src/contract/order.ts';
import { tokenSchema } from '../../src/contract/token.ts';
import { historySchema, nextPagedSchema, pagedSchema, singleSchema } from '../../src/contract/paging.ts';
import { nftUuid } from '../../src/contract/identity.ts';
import { useApiMarket } from '../../tests/support/server/api-market.ts';
import { json, post } from '../../tests/support/server/app.ts';
import { collectionAddress, owners } from '../../tests/support/server/market.ts';

const nft = nftUuid(31337, collectionAddress, '1');
const market = useApiMarket();
const { request, ok } = market;

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
    ['/marketplace/v1/exchange-rates', singleSchema(exchangeRatesSchema)],
    ['/marketplace/v1/contract/router/settings', singleSchema(routerSettingsSchema)],
    ['/marketplace/v1/health-check', singleSchema(v.unknown())],
    ['/data/health-check', singleSchema(v.unknown())],
  ] as const)('%s', async (path, schema) => {
    const answer = await ok(path, schema);
    expect(answer.status).toEqual({ code: 200, message: 'OK', msgId: 'ok' });
  });

  test('collections are listed by who created them', async () => {
    const by = async (creator: string) =>
      (await ok(`/data/collections?creator=${creator}`, pagedSchema(collectionCardSchema))).data.map(
        ({ slug }) => slug,
      );
    expect((await by(owners[0].toUpperCase().replace('0X', '0x'))).toSorted()).toEqual(['glass', 'sheets']);
    expect(await by(owners[1])).toEqual([]);
  });

  test('search finds an item by its collection and number, a collection by its artist, names first', async () => {
    const items = async (pattern: string) =>
      (
        await ok(
          `/data/autocomplete/nfts?size=5&pattern=${encodeURIComponent(pattern)}`,
          pagedSchema(autocompleteNftSchema),
        )
      ).data.map(({ name }) => name);
    const collections = async (pattern: string) =>
      (
        await ok(`/data/autocomplete/collections?size=5&pattern=${pattern}`, pagedSchema(autocompleteCollectionSchema))
      ).data.map(({ name }) => name);
    expect(await items('gla 7')).toEqual(['Pane 7']);
    expect(await items('Glass #7')).toEqual(['Pane 7']);
    // Its name holds the pattern, and its number as well: once.
    expect(await items('Pane 7')).toEqual(['Pane 7']);
    expect(await items('gla 99')).toEqual([]);
    expect((await collections('ada')).toSorted()).toEqual(['Glass', 'Sheets']);
    expect(await collections('glass')).toEqual(['Glass']);
  });

  test('/config.json is the app’s configuration', async () => {
    const answer = await json(request('/config.json'));
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
    expect((await request('/marketplace/v2/order/best', post({ uuid: gone }))).status).toBe(404);
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
      post({ ids: ['sheets', market.uuid, 'nothing', '../x'] }),
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

describe('headers and pages', () => {
  test('security headers are on every answer', async () => {
    for (const path of ['/data/collections', '/nowhere', '/config.json', '/data/nothing']) {
      const { headers } = await request(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  test('redirect rules answer before any page [A22]', async () => {
    const inside = await request('/home');
    const outside = await request('/discord');
    expect([inside.status, inside.headers.get('location')]).toEqual([308, '/']);
    expect([outside.status, outside.headers.get('location')]).toEqual([302, 'https://docs.example.org/']);
  });

  test('large JSON is compressed for those who take it', async () => {
    const path = '/marketplace/v1/orders/list';
    const plain = await (await request(path)).text();
    const answer = await request(path, { headers: { 'accept-encoding': 'gzip, br' } });
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
      const { headers } = await request(`/marketplace/v1/${call}`);
      expect(headers.get('cache-control')).toBe('public, max-age=60');
    }
    const { headers } = await request('/marketplace/v2/order/best', post({ uuid: nft }));
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('a collection’s fees are what the store says, of the network that is named [J26]', async () => {
    const path = '/marketplace/v1/collections/commission/glass?network=meridian';
    const before = await ok(path, singleSchema(commissionSchema));
    await market.database.query(`update collections set royalty_bps = 321 where slug = 'glass'`);
    const after = await ok(path, singleSchema(commissionSchema));
    await market.database.query(`update collections set royalty_bps = $1 where slug = 'glass'`, [
      before.data?.royaltyBps ?? 0,
    ]);
    expect(before.data?.royaltyBps).not.toBe(321);
    expect(after.data).toEqual({ ...before.data, royaltyBps: 321 });
    expect((await request('/marketplace/v1/collections/commission/glass?network=nowhere')).status).toBe(400);
  });

  test('currency logos are pictures [C5]', async () => {
    for (const symbol of ['eth', 'weth', 'usdc', 'xyz']) {
      const answer = await request(`/logos/${symbol}.svg`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    }
  });
});
