import { zeroHash } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../backend/db/database.ts';
import type { SyntheticChain, View } from '../support/provider/chain.ts';
import { beginReindex } from '../../backend/stores/reindex.ts';
import { wordings, type Rules } from '../support/provider/provider.ts';
import { run, type Scenario, type Size } from '../support/provider/scenario.ts';
import { openTestDatabase } from '../support/server/test-database.ts';

const isWhole = process.env['PROVIDER'] === 'all';
/** What the test command reads: a stretch before the head. */
const SHORT: Size = { blocks: 5_000, dense: 200, tokenEvery: 3 };
/** `npm run test:provider` reads more of it with every fault, and the whole chain with the two kinds of limits. */
const LONG: Size = { blocks: 200_000, dense: 6_000, tokenEvery: 8 };
const WHOLE: Size = { blocks: 9_999_999, dense: 300_000, tokenEvery: 8 };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const calm: Pick<Scenario, 'rounds' | 'each'> = { rounds: 8, each: ({ chain }) => chain.grow(2) };

/** Nodes behind one address, each call answered by another one: some get a block later than others. */
function lagging(chain: SyntheticChain) {
  let [head, since] = [0, 0];
  return (call: number): View => {
    const view = chain.view();
    if (view.head !== head) [head, since] = [view.head, call];
    const dice = Math.imul(call, 0x9e3779b1) >>> 24;
    const lags = dice % 5 === 0 && call - since < 150;
    return { ...view, head: view.head - (lags ? 1 + (dice % 3) : 0) };
  };
}

/** Every way in which an index may be wrong. */
const damage = (store: Database) =>
  store.script(`
    delete from transfers where block_number % 7 = 0;
    update transfers set receiver = sender where block_number % 11 = 0;
    update sales set unit_value = unit_value + 1 where block_number % 5 = 0;
    update sales set block_hash = block_hash || '0' where block_number % 13 = 0;
    delete from order_fills where block_number % 3 = 0;
    delete from order_cancels where block_number % 3 = 0;
    insert into order_cancels (chain_id, block_hash, log_index, block_number, order_hash, time)
      select chain_id, 'invented', log_index, block_number, order_hash, time from order_fills limit 1;
    update nfts set owner = creator from (select owner as creator from nfts limit 1) o where identifier % 4 = 0;
    delete from balances where amount > 1;
    delete from approvals where block_number % 2 = 0`);

const scenarios: Record<string, Scenario & { isWhole?: boolean; isReplaced?: boolean }> = {
  'a provider that answers 2,000 blocks and 10,000 logs': {
    ...calm,
    isWhole,
    rules: () => [{ wording: wordings.alchemy }],
  },
  'one that answers 500 blocks and tells no times in logs': {
    ...calm,
    isWhole,
    rules: () => [{ mostBlocks: 500, wording: wordings.infura, withTime: false }],
  },
  'one that limits how often it is asked': {
    ...calm,
    rules: () => [
      {
        wording: wordings.quicknode,
        fault: (request) => (request % 97 === 20 ? 'rate' : request % 25 === 0 ? 'rate-in-json' : null),
      },
    ],
  },
  'nodes that lag and answer nothing above their heads': {
    ...calm,
    rules: (chain) => [{ wording: wordings.ankr, view: lagging(chain), beyondHead: 'nothing' }],
  },
  'nodes that lag and say so': {
    ...calm,
    rules: (chain) => [{ wording: wordings.base, view: lagging(chain), beyondHead: 'error' }],
  },
  'reorganisations of 1 to 64 blocks': {
    isReplaced: true,
    rules: () => [{ wording: wordings.cloudflare }],
    rounds: 12,
    each: ({ round, chain }) =>
      round % 2 === 1 ? chain.reorg([1, 2, 5, 12, 30, 64][(round >> 1) % 6] ?? 1, 1 + (round % 3)) : chain.grow(3),
  },
  'logs of another block’s hash': {
    ...calm,
    rules: () => [
      { distort: (logs, answer) => (answer % 3 === 0 ? logs.map((log) => ({ ...log, blockHash: zeroHash })) : logs) },
      {},
    ],
  },
  'logs that are missing until the last rounds': {
    ...calm,
    settles: true,
    rules: (chain) => {
      const last = chain.view().head + 25;
      return [{ distort: (logs, answer) => (answer % 5 === 0 && chain.view().head < last ? logs.slice(1) : logs) }, {}];
    },
  },
  'rows that are lost, altered and invented, read again while the head is followed and blocks are replaced': {
    isReplaced: true,
    rules: () => [{ mostBlocks: 500, wording: wordings.infura }, {}],
    rounds: 8,
    async each({ round, chain, database: store }) {
      if (round === 1) {
        await damage(store);
        await beginReindex(store, 31337, 0);
      }
      if (round === 4) chain.reorg(64, 3);
      else chain.grow(2);
    },
  },
  'a provider that dies for good': {
    rules: () => [{}, {}],
    rounds: 10,
    each({ round, chain, providers }) {
      chain.grow(2);
      if (round === 5) providers[0]?.die();
    },
  },
  'a provider that stands still for good': {
    rules: (chain) => {
      const stopped = chain.view().head + 10;
      const standing: Rules = { view: () => ({ ...chain.view(), head: Math.min(chain.view().head, stopped) }) };
      return [standing, {}];
    },
    ...calm,
  },
};

test.each(Object.entries(scenarios))(
  '%s: the index equals the truth',
  async (name, scenario) => {
    const size = scenario.isWhole ? WHOLE : isWhole ? LONG : SHORT;
    const { differences, takenBack, errors, lines } = await run(database, scenario, size);
    process.stdout.write(
      `${[name, ...lines, ...[...errors].map(([text, count]) => `${count} × ${text}`)].join('\n  ')}\n`,
    );
    expect(differences).toEqual([]);
    // What lags or fails takes nothing back.
    expect(takenBack > 0).toBe(scenario.isReplaced ?? false);
  },
  isWhole ? 3_600_000 : undefined,
);
