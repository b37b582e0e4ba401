import { defineConfig } from 'playwright/test';
import base from '../e2e/playwright.config.ts';

process.env['SOAK_MINUTES'] ??= '30';

/** One page in use for half an hour: `npm run test:soak`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: ['*.spec.ts'],
  outputDir: '../../test-results/soak',
  globalSetup: '../support/browser/global-setup.ts',
  workers: 1,
  timeout: (Number(process.env['SOAK_MINUTES']) + 10) * 60_000,
  reporter: [['list']],
});
