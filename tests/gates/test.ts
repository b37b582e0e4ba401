import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import { readReport, runGates } from './gates.ts';
import { bin, runStep } from './run-step.ts';

/*
 * `npm test`: gates, unit and integration tests, the real product in a real browser. The last
 * line sums everything up; nothing run is a failure.
 */

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
const add = (part: { passed: number; failed: number; skipped?: number }, code = 0) => {
  total.passed += part.passed;
  // A runner that failed without a failed test (a crash, a broken file) still failed.
  total.failed += part.failed === 0 && code !== 0 ? 1 : part.failed;
  total.skipped += part.skipped ?? 0;
};

const chromium = await ensureChromium();

const build = await runStep(bin('tsx'), ['tests/gates/build.ts']);
add({ passed: build.code === 0 ? 1 : 0, failed: 0 }, build.code);
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
const unitCount = readReport(unitReport);
add(unitCount.passed + unitCount.failed === 0 ? { passed: 0, failed: 1 } : unitCount, unit.code);

const e2eReport = `${RESULTS}/e2e.json`;
const e2e = await runStep(bin('playwright'), ['test', '-c', 'tests/e2e/playwright.config.ts'], {
  CHROMIUM_PATH: chromium,
});
const e2eCount = readReport(e2eReport);
add(e2eCount.passed + e2eCount.failed === 0 ? { passed: 0, failed: 1 } : e2eCount, e2e.code);

process.exitCode = total.failed > 0 ? 1 : 0;
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
