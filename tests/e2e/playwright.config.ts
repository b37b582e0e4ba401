import { defineConfig } from 'playwright/test';
import { launchOptions } from '../support/browser/browser.ts';

/**
 * The whole product in a real browser. One worker: all tests share one world, and some stop a
 * chain. No retries: what fails once in a while is broken.
 */
export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/**/*.spec.ts', 'offline/**/*.spec.ts'],
  outputDir: '../../test-results/e2e',
  globalSetup: '../support/browser/global-setup.ts',
  workers: 1,
  retries: 0,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions,
    viewport: { width: 1280, height: 900 },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    trace: 'off',
    screenshot: 'off',
  },
});
