import { existsSync } from 'node:fs';
import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions } from 'playwright';
import { isAlive } from './process.ts';

/** The whole browser, whose profile lies on disk as a person's does. */
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** For what never comes. Not a measure: a machine may be slow. */
export const WATCHDOG_MS = 30_000;

/**
 * Chromium's headless shell where there is one: the same engine without the browser's windows. It draws
 * letters a little otherwise, so whoever compares pictures always takes the same.
 */
const SHELL = '/usr/bin/chromium-headless-shell';
const isNamed = process.env['CHROMIUM_PATH'] !== undefined;
const shell = process.env['CHROMIUM_SHELL_PATH'] ?? (!isNamed && existsSync(SHELL) ? SHELL : CHROMIUM);

export const launchOptions = {
  executablePath: shell,
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** The whole browser, which shows notifications; the shell refuses them. */
export const wholeLaunchOptions = { ...launchOptions, executablePath: CHROMIUM };

/** The same with its popup blocker, which the shell has not, and which Playwright switches off. */
export const blockingLaunchOptions = {
  ...wholeLaunchOptions,
  ignoreDefaultArgs: ['--disable-popup-blocking'],
};

/** The same with its cache of pages for Back and Forward, which the shell has not, and which Playwright switches off. */
export const cachingLaunchOptions = {
  ...wholeLaunchOptions,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

type Prepare = (context: BrowserContext) => Promise<void>;

/**
 * One browser profile on disk: what a person has on their phone. It can be closed, killed without
 * any warning, and opened again.
 */
export class Installation {
  readonly folder: string;
  readonly #options: BrowserContextOptions;
  readonly #prepare: Prepare;
  #context: BrowserContext | null = null;

  private constructor(folder: string, options: BrowserContextOptions, prepare: Prepare) {
    this.folder = folder;
    this.#options = options;
    this.#prepare = prepare;
  }

  static async create(options: BrowserContextOptions, prepare: Prepare): Promise<Installation> {
    return new Installation(await mkdtemp(join(tmpdir(), 'vitrine-profile-')), options, prepare);
  }

  /** The open browser; null while none is. */
  get context(): BrowserContext | null {
    return this.#context;
  }

  async launch(): Promise<BrowserContext> {
    const context = await chromium.launchPersistentContext(this.folder, {
      ...launchOptions,
      executablePath: CHROMIUM,
      reducedMotion: 'reduce',
      ...this.#options,
    });
    this.#context = context;
    await this.#prepare(context);
    return context;
  }

  /** The last tab is closed by its owner: the browser may write down what it likes. */
  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = null;
  }

  /** SIGKILL to the browser's own process, named by the profile's lock. */
  async kill(): Promise<void> {
    const context = this.#context;
    if (context === null) return;
    const lock = await readlink(join(this.folder, 'SingletonLock'));
    const pid = Number(lock.slice(lock.lastIndexOf('-') + 1));
    const gone = new Promise<void>((resolve) => context.once('close', () => resolve()));
    process.kill(pid, 'SIGKILL');
    await gone;
    while (isAlive(pid)) await new Promise((resolve) => setImmediate(resolve));
    this.#context = null;
  }

  async remove(): Promise<void> {
    await this.close().catch(() => undefined);
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
