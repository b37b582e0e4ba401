import { defineConfig } from 'playwright/test';
import base from '../e2e/playwright.config.ts';

process.env['DEPLOYS'] ??= '50';
process.env['BROKEN_DEPLOYS'] ??= '100';

/** One build after the other while somebody uses the app: `npm run test:deploys`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: ['*.spec.ts'],
  outputDir: '../../test-results/deploys',
  globalSetup: '../support/browser/global-setup.ts',
  workers: 2,
  timeout: 30 * 60_000,
  reporter: [['list']],
});
