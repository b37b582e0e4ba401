import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestChain, type TestChain } from '../support/server/chain.ts';
import { createTradeBench, type TradeBench } from '../support/trades/trade-bench.ts';
import { isWalletSeam } from '../support/crash/device.ts';
import { live, type Case, type Verdict } from '../support/crash/person.ts';
import { prepare, type Scenario } from '../support/crash/scenarios.ts';
import { walletModes } from '../support/crash/wallet.ts';

/*
 * The page dies before and after everything it does between a click and a final status, with every
 * wallet; the person opens it again and goes on. `npm run test:crash` runs all, CI every n-th case.
 */

const ALL = process.env['CRASH'] === 'all';
const EVERY = ALL ? 1 : 7;
const DOUBLE_EVERY = ALL ? 1 : 211;
const PROGRESS_EVERY = 1000;
/** The first scenarios are purchases; their double crashes are tried too. */
const PURCHASES = 5;

let chain: TestChain;
let bench: TradeBench;
let scenarios: (() => Promise<Scenario>)[];

beforeAll(async () => {
  chain = await startTestChain();
  bench = createTradeBench(chain);
  scenarios = await prepare({ chain, bench });
});
afterAll(() => chain.stop());

const run = (one: Case) => live(chain, bench.answer, one);

/** Later times of the same seam are the watcher's rounds: alike. The wallet's are all different. */
const TIMES = 2;

/** Every way in which one page can die in this scenario that is unlike the others. */
async function casesOf(scenario: Case['scenario']): Promise<Case[]> {
  const { seams } = await run({ scenario, mode: 'prompt', mining: 'at once', crashes: [] });
  const passed = seams[0] ?? [];
  const asked = passed.findIndex(isWalletSeam);
  const times = new Map<string, number>();
  const cases: Case[] = [];
  for (const [index, seam] of passed.entries()) {
    const nth = (times.get(seam) ?? 0) + 1;
    times.set(seam, nth);
    if (nth > TIMES) continue;
    const hasAsked = asked >= 0 && index >= asked;
    for (const when of ['before', 'after'] as const) {
      // Until a wallet was asked, wallets are alike and there is nothing to mine.
      for (const mode of hasAsked ? (['prompt', 'doubtful'] as const) : (['prompt'] as const)) {
        for (const mining of hasAsked ? (['at once', 'late'] as const) : (['at once'] as const)) {
          cases.push({ scenario, mode, mining, crashes: [{ seam, nth, when }] });
        }
      }
    }
    if (!isWalletSeam(seam)) continue;
    for (const mode of walletModes) {
      for (const mining of ['at once', 'late'] as const) {
        cases.push({ scenario, mode, mining, crashes: [{ seam, nth, when: 'during' }] });
      }
    }
  }
  return cases;
}

const isBad = (verdict: Verdict) => verdict.isLost || verdict.isDoubled || verdict.isStuck;

async function expectAllWell(cases: readonly Case[], label: string): Promise<void> {
  const verdicts: Verdict[] = [];
  for (const one of cases) {
    const verdict = await run(one);
    verdicts.push(verdict);
    if (isBad(verdict)) console.error(`${verdict.name}\n  ${verdict.story.join('\n  ')}`);
    if (verdicts.length % PROGRESS_EVERY === 0) console.log(`${label}: ${verdicts.length} of ${cases.length} tried`);
  }
  const bad = verdicts.filter(isBad);
  const count = (key: 'isLost' | 'isDoubled' | 'isStuck') => verdicts.filter((verdict) => verdict[key]).length;
  console.log(
    `${label}: ${verdicts.length} cases, ${count('isLost')} lost, ${count('isDoubled')} doubled, ${count('isStuck')} stuck`,
  );
  expect(bad.map(({ name, story }) => ({ name, story }))).toEqual([]);
  expect(verdicts.length).toBeGreaterThan(0);
}

test('undisturbed, every scenario happens once', async () => {
  const cases = scenarios.flatMap((scenario) =>
    walletModes.map((mode): Case => ({ scenario, mode, mining: 'at once', crashes: [] })),
  );
  await expectAllWell(cases, 'undisturbed');
});

test('one crash anywhere: nothing is lost, nothing is doubled', { timeout: 10_800_000 }, async () => {
  const cases: Case[] = [];
  for (const scenario of scenarios) cases.push(...(await casesOf(scenario)));
  const picked = cases.filter((_, index) => index % EVERY === 0);
  console.log(`one crash: ${picked.length} of ${cases.length} cases`);
  await expectAllWell(picked, 'one crash');
});

test('a crash, and another after reopening: nothing is lost, nothing is doubled', { timeout: 10_800_000 }, async () => {
  const cases: Case[] = [];
  for (const scenario of scenarios.slice(0, PURCHASES)) {
    const ones = await casesOf(scenario);
    for (const one of ones) {
      for (const other of ones) {
        if (one.mode !== other.mode || one.mining !== other.mining) continue;
        cases.push({ ...one, crashes: [...one.crashes, ...other.crashes] });
      }
    }
  }
  const picked = cases.filter((_, index) => index % DOUBLE_EVERY === 0);
  console.log(`two crashes: ${picked.length} of ${cases.length} cases`);
  await expectAllWell(picked, 'two crashes');
});
