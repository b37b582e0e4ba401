import { zeroHash } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../backend/db/database.ts';
import type { SyntheticChain, View } from '../support/provider/chain.ts';
import { wordings, type Rules } from '../support/provider/provider.ts';
import { run, type Scenario, type Size } from '../support/provider/scenario.ts';
import { openTestDatabase } from '../support/server/test-database.ts';

/** `npm run test:provider` reads all ten million blocks; the test command a stretch before the head. */
const size: Size =
  process.env['PROVIDER'] === 'all'
    ? { blocks: 9_999_999, dense: 300_000, tokenEvery: 8 }
    : { blocks: 5_000, dense: 300, tokenEvery: 3 };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const calm: Pick<Scenario, 'rounds' | 'each'> = { rounds: 10, each: ({ chain }) => chain.grow(2) };

/** Nodes behind one address, each call answered by another one: some get a block later than others. */
function lagging(chain: SyntheticChain) {
  let [head, since] = [0, 0];
  return (call: number): View => {
    const view = chain.view();
    if (view.head !== head) [head, since] = [view.head, call];
    const lag = call - since > 15 ? 0 : ((call * 2_654_435_761) >>> 7) % 4;
    return { ...view, head: view.head - lag };
  };
}

const scenarios: Record<string, Scenario> = {
  'a provider that answers 2,000 blocks and 10,000 logs': { ...calm, rules: () => [{ wording: wordings.alchemy }] },
  'one that answers 500 blocks and tells no times in logs': {
    ...calm,
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
    rules: () => [{ wording: wordings.cloudflare }],
    rounds: 24,
    each: ({ round, chain }) =>
      round % 4 === 3 ? chain.reorg([1, 2, 5, 12, 30, 64][(round >> 2) % 6] ?? 1, 1 + (round % 3)) : chain.grow(3),
  },
  'logs of another block’s hash': {
    ...calm,
    rules: () => [
      { distort: (logs, answer) => (answer % 5 === 0 ? logs.map((log) => ({ ...log, blockHash: zeroHash })) : logs) },
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

test.each(Object.entries(scenarios))('%s: the index equals the truth', async (name, scenario) => {
  const { differences, errors, lines } = await run(database, scenario, size);
  process.stdout.write(
    `${[name, ...lines, ...[...errors].map(([text, count]) => `${count} × ${text}`)].join('\n  ')}\n`,
  );
  expect(differences).toEqual([]);
});
