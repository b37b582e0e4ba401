import { lastLines, nothing, type Report } from './report.ts';
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
    name: 'paths of bundle budgets',
    run: () => runStep(bin('tsx'), ['tests/gates/budget-paths.ts']),
    looked: number(/paths of (\d+) budgets/),
  },
  {
    name: 'bundle budgets',
    run: () => runStep(bin('size-limit'), ['--json']),
    looked: (output) => (output.match(/"name"/g) ?? []).length,
  },
  {
    name: 'bundle budgets of other languages',
    run: () => runStep(bin('tsx'), ['tests/gates/language-budgets.ts']),
    looked: number(/Looked at (\d+) budgets/),
  },
  {
    name: 'no secret in the bundle',
    run: () => runStep(bin('tsx'), ['tests/gates/bundle-secrets.ts']),
    looked: number(/in (\d+) files/),
  },
];

/** Runs all gates, the slowest too; answers which held. */
export async function runGates(): Promise<Report> {
  const report: Report = { ...nothing, failures: [] };
  for (const gate of gates) {
    process.stdout.write(`\n── ${gate.name}\n`);
    const result = await gate.run();
    const looked = gate.looked(result.output);
    const held = result.code === 0 && looked !== 0;
    if (looked === 0) process.stdout.write('This gate looked at nothing.\n');
    process.stdout.write(`── ${gate.name}: ${held ? 'held' : 'FAILED'} (${result.seconds.toFixed(1)} s)\n`);
    if (held) {
      report.passed += 1;
      continue;
    }
    report.failed += 1;
    report.failures.push(`${gate.name}\n${lastLines(result.output)}`);
  }
  return report;
}
