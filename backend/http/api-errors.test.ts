import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { errorBodySchema } from '../../src/contract/paging.ts';
import { useApiMarket } from '../../tests/support/server/api-market.ts';
import { json, post, testApp } from '../../tests/support/server/app.ts';
import { collectionAddress } from '../../tests/support/server/market.ts';

const market = useApiMarket();
const { request } = market;

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
    const answer = await json(request(path));
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
    const answer = await json(request('/marketplace/v2/order/best', init));
    expect(answer.status).toBe(code);
    expect(v.parse(errorBodySchema, answer.body).status.code).toBe(code);
    if (code === 405) expect(answer.headers.get('allow')).toBe('POST');
  });

  test('nothing of this was logged as our own failure', () => {
    expect(market.logged).toEqual([]);
  });

  test('a store that cannot be reached is not healthy [J6]', async () => {
    const broken = await testApp(market.database);
    broken.context.database = { ...market.database, query: () => Promise.reject(new Error('gone')) };
    expect((await broken.app.request('/marketplace/v1/health-check')).status).toBe(503);
  });
});
