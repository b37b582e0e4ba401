import { wholeLaunchOptions } from './browser.ts';
import { test as base } from './test.ts';

/** For tests of what the system shows of this app: a whole browser in which the person allowed notifications. */
export const test = base.extend({
  launchOptions: [wholeLaunchOptions, { scope: 'worker' }],
  context: async ({ context, product }, use) => {
    await context.grantPermissions(['notifications'], { origin: product.origin });
    await use(context);
  },
});

export { expect } from 'playwright/test';
