import { defineConfig } from 'playwright/test';
import base from '../e2e/playwright.config.ts';

/** Every wallet option with every kind of transaction and every crash: `npm run test:wallets`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: ['*.spec.ts'],
  outputDir: '../../test-results/options',
  globalSetup: '../support/browser/global-setup.ts',
  workers: 2,
  // A test is all that one option does of several kinds.
  timeout: 15 * 60_000,
  reporter: [['list']],
});
