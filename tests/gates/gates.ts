import { readFileSync } from 'node:fs';
import { bin, runStep, type StepResult } from './run-step.ts';

/**
 * Every gate but the tests. A gate says how many things it looked at: one that looked at nothing
 * has failed, whatever its exit code.
 */
type Gate = {
  name: string;
  run: () => Promise<StepResult>;
  /** How many files or entries it looked at; null when the output does not tell. */
  looked: (output: string) => number | null;
};

const number = (pattern: RegExp) => (output: string) => {
  const found = pattern.exec(output)?.[1];
  return found === undefined ? null : Number(found);
};

const gates: Gate[] = [
  {
    name: 'types',
    run: () => runStep(bin('tsc'), ['-b', '--force', '--diagnostics']),
    looked: (output) => [...output.matchAll(/^Files:\s+(\d+)/gm)].reduce((sum, match) => sum + Number(match[1]), 0),
  },
  {
    name: 'lint and walls',
    run: () => runStep(bin('oxlint'), ['--type-aware', '--deny-warnings']),
    looked: number(/on (\d+) files/),
  },
  {
    name: 'format',
    run: () => runStep(bin('oxfmt'), ['--check', '.']),
    looked: number(/on (\d+) files/),
  },
  { name: 'unused code', run: () => runStep(bin('knip'), []), looked: () => 1 },
  {
    name: 'bundle budgets',
    run: () => runStep(bin('size-limit'), ['--json']),
    looked: (output) => (output.match(/"name"/g) ?? []).length,
  },
];

/** Runs all gates, the slowest too; answers how many held. */
export async function runGates(): Promise<{ passed: number; failed: number }> {
  let [passed, failed] = [0, 0];
  for (const gate of gates) {
    process.stdout.write(`\n── ${gate.name}\n`);
    const result = await gate.run();
    const looked = gate.looked(result.output);
    const held = result.code === 0 && looked !== 0;
    if (looked === 0) process.stdout.write('This gate looked at nothing.\n');
    process.stdout.write(`── ${gate.name}: ${held ? 'held' : 'FAILED'} (${result.seconds.toFixed(1)} s)\n`);
    if (held) passed += 1;
    else failed += 1;
  }
  return { passed, failed };
}

/** What a runner's JSON report counted. */
export function readReport(path: string): { passed: number; failed: number; skipped: number } {
  try {
    const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return countVitest(report) ?? countPlaywright(report) ?? { passed: 0, failed: 1, skipped: 0 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

type Numbers = Record<string, unknown>;
const isNumbers = (value: unknown): value is Numbers => typeof value === 'object' && value !== null;
const count = (value: unknown) => (typeof value === 'number' ? value : 0);

function countVitest(report: unknown) {
  if (!isNumbers(report) || !('numTotalTests' in report)) return null;
  const failedSuites = count(report['numFailedTestSuites']);
  const failed = count(report['numFailedTests']);
  return {
    passed: count(report['numPassedTests']),
    // A file that could not even be loaded has no failed test of its own.
    failed: failed === 0 && failedSuites > 0 && report['success'] === false ? failedSuites : failed,
    skipped: count(report['numPendingTests']) + count(report['numTodoTests']),
  };
}

function countPlaywright(report: unknown) {
  if (!isNumbers(report) || !isNumbers(report['stats'])) return null;
  const { expected, unexpected, flaky, skipped } = report['stats'];
  return { passed: count(expected), failed: count(unexpected) + count(flaky), skipped: count(skipped) };
}
