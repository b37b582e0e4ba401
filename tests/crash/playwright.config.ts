import { defineConfig } from 'playwright/test';
import base from '../e2e/playwright.config.ts';

/** The long runs in a real browser: `npm run test:kill`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: ['*.spec.ts'],
  outputDir: '../../test-results/crash',
  globalSetup: '../support/browser/global-setup.ts',
  workers: 1,
  timeout: 3 * 3_600_000,
  reporter: [['list']],
});
