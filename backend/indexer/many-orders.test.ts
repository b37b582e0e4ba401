import { decodeFunctionData, encodeFunctionResult, multicall3Abi, toFunctionSelector, toHex, type Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database, Param, Queries } from '../db/database.ts';
import type { StoreContext } from '../stores/context.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { address, fillMarket, testClient, testContext, testNetwork } from '../../tests/support/server/market.ts';
import { nothingTouched, ORDERS_AT_ONCE, settle, type Touched } from './apply.ts';

/* One maker has so many open offers that judging them all at once would hold everybody up. */

const MANY = 4 * ORDERS_AT_ONCE + 7;
const maker = address(0xbee);
const COUNTER = toFunctionSelector('getCounter(address)');
let database: Database;
let context: StoreContext;
/** What the maker has and allows, in base units. */
let money = 0n;
/** The most orders that each transaction touched; how often the event loop was free meanwhile. */
let sizes: number[] = [];
let failAt = Infinity;

const word = (value: bigint) => toHex(value, { size: 32 });
const client = testClient(31337, (method, params) => {
  if (method === 'eth_chainId') return '0x7a69';
  if (method !== 'eth_call') throw new Error(`unexpected ${method}`);
  const [{ data }] = params as [{ data: Hex }];
  const asked = decodeFunctionData({ abi: multicall3Abi, data });
  if (asked.functionName !== 'aggregate3') throw new Error(`unexpected ${asked.functionName}`);
  const result = asked.args[0].map(({ callData }) => ({
    success: true,
    returnData: word(callData.startsWith(COUNTER) ? 0n : money),
  }));
  return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result });
});
const network = testNetwork(31337, 'meridian', client);

const longest = (params: readonly Param[]) =>
  Math.max(
    0,
    ...params.map((param) => {
      if (Array.isArray(param)) return param.length;
      return typeof param === 'string' && param.startsWith('[') ? (JSON.parse(param) as unknown[]).length : 0;
    }),
  );

/** The store, with what every transaction holds written down. */
const watched = (): Database => ({
  ...database,
  transaction: (work) =>
    database.transaction((tx) => {
      if (sizes.length === failAt) throw new Error('The process dies here');
      const place = sizes.push(0) - 1;
      const counted: Queries = {
        query(sql, params = []) {
          sizes[place] = Math.max(sizes[place] ?? 0, longest(params));
          return tx.query(sql, params);
        },
      };
      return work(counted);
    }),
});

beforeAll(async () => {
  database = await openTestDatabase();
  context = await testContext(database, [network]);
  await fillMarket(context, 3);
  await database.query(
    `insert into orders select r.* from orders o, generate_series(1, $1::int) n, jsonb_populate_record(o, jsonb_build_object('hash', '0xc0' || lpad(n::text, 8, '0'),
       'uuid', 'copy-' || n, 'maker', $2::text, 'counter', 0, 'end_time', 99999999999)) r
       where o.hash = (select min(hash) from orders where side = 'offer' and criteria_root is null)`,
    [MANY, maker],
  );
}, 60_000);
afterAll(() => database.close());
beforeEach(() => {
  sizes = [];
  failAt = Infinity;
});

const states = async () => {
  const rows = await database.query<{ state: string; count: number }>(
    'select state, count(*) as count from orders where maker = $1 group by state',
    [maker],
  );
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
};
const judge = (touched: Partial<Touched>) =>
  settle({ ...context, database: watched() }, network, { ...nothingTouched(), ...touched });

describe('a maker with very many open orders', () => {
  test('moves money: all are judged, a batch a transaction, and others get their turn in between', async () => {
    money = 10n ** 30n;
    let turns = 0;
    let running = true;
    const spin = () => {
      turns += 1;
      if (running) setImmediate(spin);
    };
    spin();
    await judge({ accounts: new Set([maker]) });
    running = false;
    expect(await states()).toEqual({ active: MANY });
    expect(Math.max(...sizes)).toBe(ORDERS_AT_ONCE);
    const batches = Math.ceil(MANY / ORDERS_AT_ONCE);
    expect(sizes.filter((size) => size > 0).length).toBeGreaterThanOrEqual(batches);
    expect(turns).toBeGreaterThan(batches);
  });

  test('is judged whole when it is begun again after a failure, or after a start', async () => {
    for (const again of [{ accounts: new Set([maker]) }, { everything: true }]) {
      money = money === 0n ? 10n ** 30n : 0n;
      const wanted = money === 0n ? 'inactive' : 'active';
      sizes = [];
      failAt = 2;
      await expect(judge({ accounts: new Set([maker]) })).rejects.toThrow('dies here');
      expect((await states())[wanted]).toBe(2 * ORDERS_AT_ONCE);
      sizes = [];
      failAt = Infinity;
      await judge(again);
      expect(await states()).toEqual({ [wanted]: MANY });
      expect(Math.max(...sizes)).toBeLessThanOrEqual(ORDERS_AT_ONCE);
    }
  });
});
