import { defineConfig } from 'playwright/test';
import { launchOptions, WATCHDOG_MS } from '../support/browser/browser.ts';

/**
 * The whole product in a real browser. Two workers, each with a product and a world of its own:
 * some tests stop a chain. Nothing is retried here; `npm test` runs what failed once more by itself.
 */
export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/**/*.spec.ts', 'offline/**/*.spec.ts', 'deploys/**/*.spec.ts', 'soak/**/*.spec.ts'],
  outputDir: '../../test-results/e2e',
  // `looks.spec.ts` alone has any.
  snapshotPathTemplate: '{testDir}/e2e/looks/{arg}{ext}',
  globalSetup: '../support/browser/global-setup.ts',
  workers: 2,
  retries: 0,
  // Test by test, so that no long file keeps one worker busy alone.
  fullyParallel: true,
  forbidOnly: true,
  timeout: 6 * WATCHDOG_MS,
  expect: { timeout: WATCHDOG_MS },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions,
    // Half of what a busy page costs here is drawing; what moves is seen by the tests that ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    actionTimeout: WATCHDOG_MS,
    navigationTimeout: WATCHDOG_MS,
    trace: 'off',
    screenshot: 'off',
  },
});
