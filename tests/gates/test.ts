import { mkdirSync, rmSync } from 'node:fs';
import { runBrowserTests } from './browser.ts';
import { ensureChromium } from './chromium.ts';
import { runGates } from './gates.ts';
import { conclusion, lastLines, nothing, readReport, sum, type Report } from './report.ts';
import { bin, runStep } from './run-step.ts';

/*
 * `npm test`: gates, unit and integration tests, the real product in a real browser. The last
 * line sums everything up; nothing run is a failure.
 */

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

async function build(): Promise<Report> {
  const { code, output } = await runStep(bin('tsx'), ['tests/gates/build.ts']);
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1, failures: [lastLines(output)] };
}

async function runUnitTests(): Promise<Report> {
  const path = `${RESULTS}/vitest.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${path}`];
  return readReport(path, await runStep(bin('vitest'), ['run', '-c', 'tests/vitest.config.ts', ...reporters]));
}

/** One after the other: each uses both cores. Says how long it took. */
const parts: [name: string, run: () => Promise<Report>][] = [
  ['build', build],
  ['gates', runGates],
  ['unit and integration tests', runUnitTests],
  ['browser tests', async () => runBrowserTests(RESULTS, await ensureChromium())],
];
const reports: Report[] = [];
for (const [name, run] of parts) {
  const started = performance.now();
  reports.push(await run());
  process.stdout.write(`\n── ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
}

const total = sum(reports);
process.exitCode = total.failed > 0 ? 1 : 0;
process.stdout.write(conclusion(total));
