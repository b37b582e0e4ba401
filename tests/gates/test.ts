import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import { runGates } from './gates.ts';
import { lastLines, readReport, type Report } from './report.ts';
import { bin, runStep } from './run-step.ts';

/*
 * `npm test`: gates, unit and integration tests, the real product in a real browser. The last
 * line sums everything up; nothing run is a failure.
 */

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const total: Report = { passed: 0, failed: 0, skipped: 0, failures: [] };
const add = (part: Report) => {
  total.passed += part.passed;
  total.failed += part.failed;
  total.skipped += part.skipped;
  total.failures.push(...part.failures);
};

const chromium = await ensureChromium();

const build = await runStep(bin('tsx'), ['tests/gates/build.ts']);
const built = build.code === 0;
add({ passed: Number(built), failed: Number(!built), skipped: 0, failures: built ? [] : [lastLines(build.output)] });
add(await runGates());

const unitReport = `${RESULTS}/vitest.json`;
const unit = await runStep(bin('vitest'), [
  'run',
  '--config',
  'tests/vitest.config.ts',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
add(readReport(unitReport, unit));

const e2eReport = `${RESULTS}/e2e.json`;
const e2e = await runStep(bin('playwright'), ['test', '-c', 'tests/e2e/playwright.config.ts'], {
  CHROMIUM_PATH: chromium,
});
add(readReport(e2eReport, e2e));

process.exitCode = total.failed > 0 ? 1 : 0;
// At the end, where who reads only the end of a long log finds them.
for (const failure of total.failures) process.stdout.write(`\nFAILED ${failure}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
