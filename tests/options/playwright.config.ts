import { defineConfig } from 'playwright/test';
import base from '../e2e/playwright.config.ts';

/** Every kind of trade through every wallet: `npm run test:wallets`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: ['*.spec.ts'],
  outputDir: '../../test-results/options',
  globalSetup: '../support/browser/global-setup.ts',
  timeout: 5 * 60_000,
  reporter: [['list']],
});
