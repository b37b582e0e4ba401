import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { errorBodySchema } from '../../src/contract/paging.ts';
import { StoreUnavailableError } from '../db/database.ts';
import { askStore } from '../db/unavailable.ts';
import { makeAccessToken } from './tokens.ts';
import { useApiMarket } from '../../tests/support/server/api-market.ts';
import { json, post, testApp } from '../../tests/support/server/app.ts';
import { collectionAddress } from '../../tests/support/server/market.ts';

const market = useApiMarket();
const { request } = market;

const tokenOf = () =>
  makeAccessToken({ sub: `0x${'ab'.repeat(20)}`, chainId: 31337, family: 'f', exp: Date.now() / 1000 + 60 }, () => [
    'test',
  ]);

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
    expect((await broken.app.request('/ready')).status).toBe(503);
    expect((await broken.app.request('/health')).status).toBe(200);
  });

  test('a state folder that takes no writes is alive and not ready', async () => {
    const full = await testApp(market.database, { stateDir: '/proc/nowhere' });
    expect(await json(full.app.request('/ready'))).toMatchObject({
      status: 503,
      body: { status: { msgId: 'disk.unwritable' } },
    });
    expect((await full.app.request('/health')).status).toBe(200);
    const well = await testApp(market.database);
    expect((await well.app.request('/ready')).status).toBe(200);
  });

  test.each([
    new StoreUnavailableError('down'),
    Object.assign(new Error('the database system is shutting down'), { code: '57P01' }),
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    new Error('Connection terminated unexpectedly'),
  ])('a store that is down (%s) is a 503 with the time to come back, and refuses no token', async (error) => {
    let isDown = false;
    const fails = async () => {
      throw error;
    };
    const answer = <T>(well: () => Promise<T>) => (isDown ? askStore(fails) : well());
    const { query, transaction } = market.database;
    const down = await testApp({
      ...market.database,
      query: (sql, params) => answer(() => query(sql, params)),
      transaction: (work) => answer(() => transaction(work)),
    });
    isDown = true;
    const refresh = post({ refreshToken: 'x'.repeat(43) });
    for (const [path, init] of [
      ['/marketplace/v1/refresh', refresh],
      ['/marketplace/v1/auth-check', { headers: { 'X-Access-Token': await tokenOf() } }],
      ['/data/collections', {}],
    ] as const) {
      const answer = await json(down.app.request(path, init));
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '2']);
    }
    expect(down.logged).toEqual([]);
  });
});
