/* oxlint-disable no-empty-pattern -- the runner reads the pattern to learn what a fixture needs */
import { test as base, expect, type BrowserContext, type Page } from 'playwright/test';
import { App } from './app.ts';
import { Installation } from './browser.ts';
import { chain, CHAINS } from './chain.ts';
import { origin } from './origin.ts';
import { TestWallet } from './test-wallet.ts';

type Fixtures = {
  /** A new account with 100 ETH on both networks, in a wallet the pages find. */
  wallet: TestWallet;
  app: App;
  /** A further tab of the same browser. */
  secondApp: () => Promise<App>;
  /** A browser profile of its own that can be killed and opened again. */
  phone: Phone;
  /** The same for a product at another address. */
  phoneAt: (address: string) => Promise<Phone>;
  steadyChains: void;
  pageErrors: Error[];
  /** Says that tests answer in the server's place (`route`). See `watch`. */
  intercepts: boolean;
};

/** An installation with one tab at a time. */
export type Phone = {
  /** Opens the browser at a path. */
  launch(path: string): Promise<App>;
  /** The browser's process dies, with whatever it had not written down. */
  kill(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Chromium can miss, for the whole life of a page, an interception that begins while a service
 * worker takes that page over. So it begins before the first page, with what nobody asks for.
 */
async function watch(context: BrowserContext, errors: Error[], intercepts: boolean): Promise<void> {
  context.on('weberror', (event) => errors.push(event.error()));
  if (intercepts) await context.route('**/nobody-asks-for-this', (route) => route.abort());
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(origin()),

  wallet: async ({}, use) => use(await TestWallet.funded()),

  intercepts: [false, { option: true }],

  pageErrors: [
    async ({}, use) => {
      const errors: Error[] = [];
      await use(errors);
      const texts = errors.map((error) => error.stack ?? error.message);
      expect(texts, 'errors nobody caught in a page').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, wallet, pageErrors, intercepts }, use) => {
    await watch(context, pageErrors, intercepts);
    await wallet.attach(context);
    await use(context);
  },

  app: async ({ page, wallet }, use) => use(new App(page, wallet)),

  secondApp: async ({ context, wallet }, use) => use(async () => new App(await context.newPage(), wallet)),

  phone: async ({ phoneAt, baseURL }, use) => use(await phoneAt(baseURL ?? '')),

  phoneAt: async ({ wallet, viewport, pageErrors, intercepts }, use) => {
    const made: Installation[] = [];
    await use(async (baseURL) => {
      const installation = await Installation.create(
        { baseURL, ...(viewport === null ? {} : { viewport }) },
        async (context) => {
          await watch(context, pageErrors, intercepts);
          context.setDefaultTimeout(10_000);
          await wallet.attach(context);
        },
      );
      made.push(installation);
      return {
        async launch(path) {
          const context = await installation.launch();
          const page: Page = context.pages()[0] ?? (await context.newPage());
          const app = new App(page, wallet);
          await app.open(path);
          return app;
        },
        kill: () => installation.kill(),
        close: () => installation.close(),
      };
    });
    for (const installation of made) await installation.remove();
  },

  // Whatever a test does to time, the next one finds both chains running and nothing waiting.
  steadyChains: [
    async ({}, use) => {
      await use();
      await Promise.all(CHAINS.map((id) => chain(id).resumeMining()));
    },
    { auto: true },
  ],
});

export { expect } from 'playwright/test';
