import type { Locator, Page } from 'playwright/test';
import type { App } from '../support/browser/app.ts';
import { Cart } from '../support/browser/cart.ts';
import { expect, test } from '../support/browser/test.ts';

/*
 * A few views that no clock, price or picture changes, against pictures of how they looked (`looks/`).
 * They are drawn by Chromium's headless shell, as the test command installs it.
 * After a wanted change: `npm run test:e2e -- looks --update-snapshots=all`, and look at what is different.
 */

/** Smoothed edges of letters may differ a little; a control that has moved by some pixels does not pass. */
const TOLERANCE = { maxDiffPixels: 60, threshold: 0.15 } as const;

type Look = { name: string; open: (app: App, page: Page) => Promise<Locator | Page> };

const LOOKS: readonly Look[] = [
  {
    name: 'document',
    open: async (app, page) => {
      await app.open('/docs/disclaimer-nfts');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return page;
    },
  },
  {
    name: 'error',
    open: async (app, page) => {
      await app.open('/nowhere');
      await expect(page.getByRole('heading', { level: 1, name: 'Error 404' })).toBeVisible();
      return page;
    },
  },
  {
    name: 'subscribe',
    open: async (app, page) => {
      await app.open('/subscribe');
      await expect(page.getByRole('textbox').last()).toBeVisible();
      return page;
    },
  },
  {
    name: 'components',
    open: async (app, page) => {
      await app.open('/test');
      return page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Buttons' }) })
        .first();
    },
  },
  {
    name: 'connect',
    open: async (app) => {
      await app.open('/docs');
      await app.button('Connect').click();
      await expect(app.modal('Connect a wallet').getByRole('button', { name: 'Test wallet' })).toBeVisible();
      return app.anyModal;
    },
  },
  {
    name: 'cart-empty',
    open: async (app, page) => {
      await app.open('/docs');
      await page
        .getByRole('button', { name: /^Cart, / })
        .filter({ visible: true })
        .first()
        .click();
      await expect(new Cart(app).drawer).toContainText('Your cart is empty');
      return app.anyModal;
    },
  },
];

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const)
  test.describe(device, () => {
    test.use({ viewport });

    test(`views that nothing changes look as they did, light and dark, ${device}`, async ({ app, page }) => {
      test.slow();
      for (const { name, open } of LOOKS) {
        const shown = await open(app, page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expect.soft(shown).toHaveScreenshot(`${name}-${device}-${colorScheme}.png`, TOLERANCE);
        }
        await page.emulateMedia({ colorScheme: 'light' });
      }
    });
  });
