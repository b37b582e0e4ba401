/* oxlint-disable no-empty-pattern -- the runner reads the pattern to learn what a fixture needs */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page, type TestInfo } from 'playwright/test';
import { privateKeyToAccount } from 'viem/accounts';
import { PAGE_ATTACHMENT } from '../../gates/browser-report.ts';
import { App } from './app.ts';
import { Installation, WATCHDOG_MS } from './browser.ts';
import { chain, CHAINS } from './chain.ts';
import { setOrigin } from './origin.ts';
import { startPushService } from '../server/push-service.ts';
import { startProduct, type Product } from './product.ts';
import { TestWallet } from './test-wallet.ts';
import { copyWorld } from './world.ts';

/** Who may open the console of every product under test: nobody's in the world. */
export const OPERATOR = privateKeyToAccount(`0x${'0b'.repeat(32)}`);

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
  /** False: the server tells pages nothing of what changes; they know what they asked for. */
  told: boolean;
};

type WorkerFixtures = {
  /** A file's tests have a world that no other test sees: they leave its clock ahead. */
  ownWorld: boolean;
  /** A push service that the product knows, with what stands for browsers' subscriptions. */
  pushService: Awaited<ReturnType<typeof startPushService>>;
  /** The worker's own, on a world of its own: two workers never meet. After a failed test both are new. */
  product: Product;
};

/** An installation with one tab at a time. */
export type Phone = {
  /** Opens the browser at a path. */
  launch(path: string): Promise<App>;
  /** The browser's process dies, with whatever it had not written down. */
  kill(): Promise<void>;
  close(): Promise<void>;
  /** The folder of the browser's profile. */
  profile: string;
};

/**
 * Chromium can miss, for the whole life of a page, an interception that begins while a service
 * worker takes that page over. So it begins before the first page, with what nobody asks for.
 */
async function watch(
  context: BrowserContext,
  errors: Error[],
  { intercepts, told }: Pick<Fixtures, 'intercepts' | 'told'>,
): Promise<void> {
  context.on('weberror', (event) => errors.push(event.error()));
  // What the page's policy stops is a fault of the page, or an attack that got as far as that.
  context.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy')) {
      errors.push(new Error(message.text()));
    }
  });
  if (!told) {
    await context.addInitScript(() => {
      globalThis.EventSource = class extends EventTarget {
        close() {}
      } as unknown as typeof EventSource;
    });
  }
  if (intercepts) await context.route('**/nobody-asks-for-this', (route) => route.abort());
}

/** Run once more after a failure: what a test that passes now leaves on its pages, to compare. */
async function attachPages(context: BrowserContext, info: TestInfo): Promise<void> {
  if (process.env['VITRINE_E2E_AGAIN'] === undefined) return;
  for (const page of context.pages()) {
    const body = await page
      .locator('body')
      .ariaSnapshot()
      .catch(() => '');
    await info.attach(PAGE_ATTACHMENT, { body, contentType: 'text/yaml' });
  }
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  ownWorld: [false, { option: true, scope: 'worker' }],

  pushService: [
    async ({}, use) => {
      const service = await startPushService();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],

  product: [
    async ({ pushService }, use) => {
      const world = copyWorld('run');
      const backups = mkdtempSync(join(tmpdir(), 'vitrine-backups-'));
      const env = {
        PUSH_SERVICES: pushService.origin,
        OPERATOR_ADDRESSES: OPERATOR.address,
        BACKUP_FOLDER: backups,
      };
      const product = await startProduct({ state: world.state, env });
      setOrigin(product.origin);
      await use(product);
      await product.stop();
      world.remove();
      rmSync(backups, { recursive: true });
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],

  baseURL: async ({ product }, use) => use(product.origin),

  wallet: async ({}, use) => use(await TestWallet.funded()),

  intercepts: [false, { option: true }],

  told: [true, { option: true }],

  pageErrors: [
    async ({}, use) => {
      const errors: Error[] = [];
      await use(errors);
      const texts = errors.map((error) => error.stack ?? error.message);
      expect(texts, 'errors nobody caught in a page').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, wallet, pageErrors, intercepts, told }, use, info) => {
    await watch(context, pageErrors, { intercepts, told });
    await wallet.attach(context);
    await use(context);
    await attachPages(context, info);
  },

  app: async ({ page, wallet }, use) => use(new App(page, wallet)),

  secondApp: async ({ context, wallet }, use) => use(async () => new App(await context.newPage(), wallet)),

  phone: async ({ phoneAt, baseURL }, use) => use(await phoneAt(baseURL ?? '')),

  phoneAt: async ({ wallet, viewport, pageErrors, intercepts, told }, use, info) => {
    const made: Installation[] = [];
    await use(async (baseURL) => {
      const installation = await Installation.create(
        { baseURL, ...(viewport === null ? {} : { viewport }) },
        async (context) => {
          await watch(context, pageErrors, { intercepts, told });
          context.setDefaultTimeout(WATCHDOG_MS);
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
        profile: installation.folder,
      };
    });
    for (const installation of made) {
      if (installation.context !== null) await attachPages(installation.context, info);
      await installation.remove();
    }
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
