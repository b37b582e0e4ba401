import { failedIn, readBrowserRun, reportOf } from './browser-report.ts';
import type { Report } from './report.ts';
import { bin, runStep } from './run-step.ts';

const CONFIG = 'tests/e2e/playwright.config.ts';

/** In the title of a test: a variation, which `npm run test:e2e` runs and the test command leaves out. */
export const LONG = '@long';

/** The browser tests; those that fail are run once more by themselves, one at a time. */
export async function runBrowserTests(results: string, chromium: NodeJS.ProcessEnv): Promise<Report> {
  const run = async (name: string, options: string[], env: NodeJS.ProcessEnv) => {
    const path = `${results}/${name}.json`;
    const step = await runStep(bin('playwright'), ['test', '-c', CONFIG, '--grep-invert', LONG, ...options], {
      ...chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: path,
      ...env,
    });
    return readBrowserRun(path, step);
  };
  const first = await run('e2e', [], {});
  if (failedIn(first).length === 0) return reportOf(first, null);
  process.stdout.write('\n── what failed, once more by itself\n');
  return reportOf(first, await run('e2e-again', ['--last-failed', '--workers=1'], { VITRINE_E2E_AGAIN: '1' }));
}
