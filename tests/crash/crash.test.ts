import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestChain, type TestChain } from '../support/server/chain.ts';
import { createTradeBench, type TradeBench } from '../support/trades/trade-bench.ts';
import { modesFor, walletOptions, type WalletMode, type WalletOption } from '../support/crash/options.ts';
import { isSendingSeam, isWalletSeam } from '../support/crash/page-wallet.ts';
import { live, type Case, type Verdict } from '../support/crash/person.ts';
import { prepare, type Scenario } from '../support/crash/scenarios.ts';

/*
 * The page dies before and after everything it does between a click and a final status, with every wallet option; the
 * person opens it again and goes on. `npm run test:crash` runs all, CI some cases of every scenario by every option.
 */

const ALL = process.env['CRASH'] === 'all';
/** Of each scenario by each option. */
const SAMPLE = ALL ? Infinity : 3;
/** Of each purchase by each option; all of them only with the browser extension. */
const DOUBLE_SAMPLE = ALL ? 100 : 2;
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
const MINED = ['at once', 'late'] as const;

/** Every way in which one page can die in this scenario, with the wallet's window or without, that is unlike the others. */
async function casesOf(base: Pick<Case, 'scenario' | 'option'>, modes: readonly WalletMode[]): Promise<Case[]> {
  const [first = 'prompt'] = modes;
  const { seams } = await run({ ...base, mode: first, mining: 'at once', crashes: [] });
  const passed = seams[0] ?? [];
  const asked = passed.findIndex((seam) => isWalletSeam(seam) || isSendingSeam(seam));
  const times = new Map<string, number>();
  const cases: Case[] = [];
  const told = modes.filter((mode) => mode === first || mode === 'doubtful');
  for (const [index, seam] of passed.entries()) {
    const nth = (times.get(seam) ?? 0) + 1;
    times.set(seam, nth);
    if (nth > TIMES) continue;
    const hasAsked = asked >= 0 && index >= asked;
    for (const when of ['before', 'after'] as const) {
      // Until a wallet was asked, its modes are alike and there is nothing to mine.
      for (const mode of hasAsked ? told : [first]) {
        for (const mining of hasAsked ? MINED : (['at once'] as const)) {
          cases.push({ ...base, mode, mining, crashes: [{ seam, nth, when }] });
        }
      }
    }
    if (!isWalletSeam(seam) && !isSendingSeam(seam)) continue;
    for (const mode of isWalletSeam(seam) ? modes : told) {
      for (const mining of MINED) cases.push({ ...base, mode, mining, crashes: [{ seam, nth, when: 'during' }] });
    }
  }
  return cases;
}

/** Each scenario that this option can meet, with the modes in which it does. */
async function meetings(option: WalletOption, some = scenarios) {
  const all = await Promise.all(
    some.map(async (scenario) => {
      const modes = modesFor(option, await named(scenario));
      return { scenario, option, modes: modes.filter((mode) => mode !== 'silent'), isSilent: modes.includes('silent') };
    }),
  );
  return all.filter(({ modes }) => modes.length > 0);
}
const names = new Map<() => Promise<Scenario>, Promise<Scenario>>();
/** Made once, to be asked what it is. */
function named(scenario: () => Promise<Scenario>): Promise<Scenario> {
  const made = names.get(scenario) ?? scenario();
  names.set(scenario, made);
  return made;
}

async function singles({ scenario, option, modes, isSilent }: Awaited<ReturnType<typeof meetings>>[number]) {
  const base = { scenario, option };
  return [await casesOf(base, modes), isSilent ? await casesOf(base, ['silent']) : []].flat();
}

/** As many, evenly spread. */
function sample<One>(all: readonly One[], most: number): One[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, index) => all[Math.floor(((index + 0.5) * all.length) / most)] as One);
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

describe.each(walletOptions)('%s', (option) => {
  test('undisturbed, every scenario happens once', async () => {
    const cases = (await meetings(option)).flatMap(({ scenario, modes, isSilent }) =>
      [...(ALL ? modes : modes.slice(0, 1)), ...(isSilent ? (['silent'] as const) : [])].map((mode): Case => ({
        scenario,
        option,
        mode,
        mining: 'at once',
        crashes: [],
      })),
    );
    await expectAllWell(cases, `${option}, undisturbed`);
  });

  test('one crash anywhere: nothing is lost, nothing is doubled', { timeout: 10_800_000 }, async () => {
    const cases: Case[] = [];
    let all = 0;
    for (const meeting of await meetings(option)) {
      const ones = await singles(meeting);
      all += ones.length;
      cases.push(...sample(ones, SAMPLE));
    }
    console.log(`${option}, one crash: ${cases.length} of ${all} cases`);
    await expectAllWell(cases, `${option}, one crash`);
  });

  test(
    'a crash, and another after reopening: nothing is lost, nothing is doubled',
    { timeout: 10_800_000 },
    async () => {
      const cases: Case[] = [];
      let all = 0;
      for (const meeting of await meetings(option, scenarios.slice(0, PURCHASES))) {
        const ones = await singles(meeting);
        const twos = ones.flatMap((one) =>
          ones
            .filter(({ mode, mining }) => mode === one.mode && mining === one.mining)
            .map((other) => ({ ...one, crashes: [...one.crashes, ...other.crashes] })),
        );
        all += twos.length;
        cases.push(...sample(twos, ALL && option === 'browser extension' ? Infinity : DOUBLE_SAMPLE));
      }
      console.log(`${option}, two crashes: ${cases.length} of ${all} cases`);
      await expectAllWell(cases, `${option}, two crashes`);
    },
  );
});
