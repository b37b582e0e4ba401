import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { json, post, testApp } from '../../tests/support/server/app.ts';
import { startTestChain, type TestChain } from '../../tests/support/server/chain.ts';
import { testAccount } from '../../tests/support/server/accounts.ts';
import { boundCalls, rpcLimits, type RpcCall } from './rpc-limits.ts';

const call = (method: string, params: unknown): RpcCall => ({ jsonrpc: '2.0', id: 1, method, params });
const head = async () => 10_000;
const boundParams = async (method: string, params: unknown[]) =>
  (await boundCalls([call(method, params)], head))[0]?.params;
const to = `0x${'b'.repeat(40)}`;
const MOST = '0x1c9c380';

describe('gas', () => {
  test.each(['eth_call', 'eth_estimateGas', 'eth_createAccessList'])(
    'of %s is bounded, and given where it is missing',
    async (method) => {
      expect(await boundParams(method, [{ to }, 'latest'])).toEqual([{ to, gas: MOST }, 'latest']);
      expect(await boundParams(method, [{ to, gas: '0xffffffffff' }])).toEqual([{ to, gas: MOST }]);
      expect(await boundParams(method, [{ to, gasLimit: '0xffffffffff' }])).toEqual([{ to, gas: MOST }]);
      expect(await boundParams(method, [{ to, gas: '0x5208' }, '0x1', { [to]: { balance: '0x1' } }])).toEqual([
        { to, gas: '0x5208' },
        '0x1',
        { [to]: { balance: '0x1' } },
      ]);
      expect(await boundParams(method, [{ to, gas: 'a lot' }])).toEqual([{ to, gas: MOST }]);
    },
  );

  test('of simulated blocks is bounded in each call', async () => {
    const params = [
      { blockStateCalls: [{ calls: [{ to }, { to, gas: '0xffffffffff' }], stateOverrides: {} }] },
      'latest',
    ];
    expect(await boundParams('eth_simulateV1', params)).toEqual([
      {
        blockStateCalls: [
          {
            calls: [
              { to, gas: MOST },
              { to, gas: MOST },
            ],
            stateOverrides: {},
          },
        ],
      },
      'latest',
    ]);
  });

  test('of a batch is bounded in all', async () => {
    const bound = await boundCalls(
      Array.from({ length: 100 }, () => call('eth_call', [{ to, gas: MOST }])),
      head,
    );
    const all = bound.map(({ params }) => BigInt((params as [{ gas: string }])[0].gas));
    expect(all.reduce((sum, gas) => sum + gas, 0n)).toBeLessThanOrEqual(rpcLimits.batchGas);
    expect(Number(all[0])).toBeGreaterThan(1_000_000);
  });
});

describe('refused', () => {
  test.each<[string, string, unknown]>([
    ['overridden blocks', 'eth_call', [{ to }, 'latest', null, { number: '0xffff' }]],
    [
      'simulated blocks with another number',
      'eth_simulateV1',
      [{ blockStateCalls: [{ blockOverrides: { number: '0xffffff' }, calls: [] }] }],
    ],
    ['two hundred simulated blocks', 'eth_simulateV1', [{ blockStateCalls: Array.from({ length: 200 }, () => ({})) }]],
    ['logs of too many blocks', 'eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest' }]],
    ['logs of too many blocks by number', 'eth_getLogs', [{ fromBlock: '0x1', toBlock: '0x2000' }]],
    ['a block that is none', 'eth_getLogs', [{ fromBlock: '0xz' }]],
    ['a long fee history', 'eth_feeHistory', ['0x400', 'latest', []]],
    ['no transaction', 'eth_call', ['x']],
    ['named parameters', 'eth_call', { request: { to } }],
  ])('%s', async (_, method, params) => {
    await expect(boundCalls([call(method, params)], head)).rejects.toThrow(/\.$/);
  });

  test('logs of too many blocks in all of a request', async () => {
    const logs = (blocks: number) => call('eth_getLogs', [{ fromBlock: '0x1', toBlock: `0x${blocks.toString(16)}` }]);
    const half = rpcLimits.logBlocks / 2;
    expect(await boundCalls([logs(half), logs(half)], head)).toHaveLength(2);
    await expect(boundCalls([logs(half), logs(half), logs(1)], head)).rejects.toThrow(
      'Logs of at most 2000 blocks can be asked for at a time.',
    );
  });

  test.each<[string, unknown[]]>([
    ['the newest', [{}]],
    ['the last 2,000', [{ fromBlock: '0x1f41', toBlock: 'latest' }]],
    ['one block by its hash', [{ blockHash: `0x${'1'.repeat(64)}` }]],
    ['what is still to come', [{ fromBlock: '0x2700', toBlock: '0xffffff' }]],
  ])('not: logs of %s', async (_, params) => {
    expect(await boundParams('eth_getLogs', params)).toEqual(params);
  });
});

describe('on a chain', () => {
  let chain: TestChain;
  let database: Database;
  let app: Awaited<ReturnType<typeof testApp>>['app'];
  beforeAll(async () => {
    [chain, database] = await Promise.all([startTestChain(), openTestDatabase()]);
    ({ app } = await testApp(database, {}, [chain.network]));
  }, 120_000);
  afterAll(async () => {
    await chain.stop();
    await database.close();
  });
  const rpc = (method: string, params: unknown[]) =>
    json(app.request('/rpc/31337', post({ jsonrpc: '2.0', id: 7, method, params })));

  test('a loop without an end ends when its gas is gone, whatever gas it names', async () => {
    await chain.rpc.call('anvil_setCode', [to, '0x5b600056']);
    for (const method of ['eth_call', 'eth_estimateGas']) {
      for (const gas of [{}, { gas: '0xffffffffffff' }]) {
        expect((await rpc(method, [{ to, ...gas }])).body).toMatchObject({ id: 7, error: {} });
      }
    }
  });

  test.each(['eth_newFilter', 'eth_getFilterLogs', 'eth_newBlockFilter', 'eth_getProof', 'eth_sendTransaction'])(
    '%s is not there',
    async (method) => {
      expect((await rpc(method, [{ from: testAccount(0).address, to }])).body).toMatchObject({
        error: { code: -32601 },
      });
    },
  );

  test('what is bounded is still answered', async () => {
    const from = testAccount(5).address;
    expect((await rpc('eth_estimateGas', [{ from, to: from, value: '0x1' }])).body).toMatchObject({ result: '0x5208' });
    expect(
      (await rpc('eth_simulateV1', [{ blockStateCalls: [{ calls: [{ from, to: from }] }] }, 'latest'])).body,
    ).toMatchObject({ result: [{ calls: [{ status: '0x1' }] }] });
    expect((await rpc('eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest' }])).status).toBe(200);
  });
});
