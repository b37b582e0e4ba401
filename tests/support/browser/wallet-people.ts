import { WATCHDOG_MS } from './browser.ts';
import { expect, type BrowserContext, type Locator, type Page } from 'playwright/test';
import type { App } from './app.ts';
import { MERIDIAN, TESSERA } from './chain.ts';
import { pressToClose } from './closing.ts';
import { OwnWalletWindow, signInWithOwnWallet } from './own-wallet.ts';
import { PhoneWallet, signInByPhone } from './phone-wallet.ts';
import { signInWithSmartWallet } from './smart-wallet.ts';
import { Device, signInWithSso, SsoWindow } from './sso.ts';
import type { TestWallet } from './test-wallet.ts';

type Address = `0x${string}`;

/** What a wallet shows its person, who decides later. */
export type Question = {
  /** As the wallet calls it; the extension's, which says nothing itself, by its method. */
  title: string;
  /** Also where the page that asked is gone, if the wallet sends by itself. */
  approve(): Promise<void>;
  reject(): Promise<void>;
  /** It says that the page that asked is gone, offers no yes, and is closed. */
  closeUnheard?(): Promise<void>;
  /** It is never answered, and the wallet forgets it. */
  abandon(): Promise<void>;
};

/** The person of one wallet option, and the option's own ways of asking. */
export abstract class WalletPerson {
  abstract readonly option: string;
  /** What stands in for an outside party, for titles. */
  readonly network: 'meridian' | 'tessera' = 'meridian';
  /** It takes approve-and-buy as one (EIP-5792). */
  readonly takesBatches: boolean = true;
  /** What it asks goes on where the page that asked is gone, and is sent by the wallet itself. */
  readonly sendsItself: boolean = true;

  get chainId(): number {
    return this.network === 'meridian' ? MERIDIAN : TESSERA;
  }

  /** Connects at a path and signs in; answers the account, in small letters. */
  abstract signIn(app: App, path: string): Promise<Address>;

  /** Waits, however long, for what the wallet asks next. */
  protected abstract wait(context: BrowserContext): Promise<Question>;

  #waiting: Promise<Question> | null = null;
  /** What the wallet asks next; the same for all who wait for it. */
  next(context: BrowserContext): Promise<Question> {
    const waiting = (this.#waiting ??= this.wait(context));
    const forget = () => {
      if (this.#waiting === waiting) this.#waiting = null;
    };
    waiting.then(forget, forget);
    return waiting;
  }

  /** How much of what this wallet ever asked can be counted now: the same number means that nothing was asked since. */
  abstract standing(app: App): Promise<number>;

  /** Presses, and does not answer yet. */
  async ask(app: App, press: () => Promise<unknown>): Promise<Question> {
    const [question] = await Promise.all([this.next(app.page.context()), press()]);
    return question;
  }

  /** Presses, and approves whatever is asked until this is there. Answers the titles of what was asked. */
  async approveUntil(app: App, press: () => Promise<unknown>, done: Locator): Promise<string[]> {
    const titles: string[] = [];
    let next = this.next(app.page.context());
    await press();
    for (;;) {
      const first = await Promise.race([next, done.waitFor({ timeout: 3 * WATCHDOG_MS }).then(() => null)]);
      if (first === null) return titles;
      titles.push(first.title);
      next = this.next(app.page.context());
      await first.approve();
    }
  }
}

/** Every option that asks in a window of its own. */
abstract class WindowPerson extends WalletPerson {
  protected abstract readonly brand: string;
  /** What its person does before the question is there. */
  protected abstract into(page: Page): Promise<void>;

  protected async wait(context: BrowserContext): Promise<Question> {
    const page = await context.waitForEvent('page', { timeout: 0 });
    await this.into(page);
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${this.brand}: `) });
    await dialog.waitFor();
    const press = (name: RegExp) => pressToClose(dialog.getByRole('button', { name }));
    return {
      title: ((await dialog.getAttribute('aria-label')) ?? '').slice(this.brand.length + 2),
      approve: () => press(/^(Approve|Sign)$/),
      reject: () => press(/^Reject$/),
      closeUnheard: async () => {
        await expect(dialog).toContainText('The page that asked has gone');
        await expect(dialog.getByRole('button', { name: /^(Approve|Sign)$/ })).toBeDisabled();
        await press(/^Close$/);
      },
      abandon: () => page.close(),
    };
  }

  async standing({ page }: App): Promise<number> {
    return page.context().pages().length - 1;
  }
}

/** An announced browser extension (EIP-6963), whose key is a real one. */
export class ExtensionPerson extends WalletPerson {
  readonly option = 'extension';
  readonly #wallet: TestWallet;

  constructor(wallet: TestWallet) {
    super();
    this.#wallet = wallet;
    wallet.takesBatches = true;
  }

  async signIn(app: App, path: string): Promise<Address> {
    await app.signIn(path);
    return this.#wallet.address;
  }

  protected async wait(): Promise<Question> {
    const held = await this.#wallet.next('eth_sendTransaction', 'wallet_sendCalls', 'eth_signTypedData_v4');
    return {
      title: held.request.method,
      approve: async () => {
        await held.approve();
      },
      reject: async () => held.reject(),
      abandon: async () => undefined,
    };
  }

  async standing(): Promise<number> {
    return this.#wallet.opened().length;
  }
}

/** The smart-wallet app; its SDK is the real one, and the embedded default's page for keys stands in for its window. */
export class SmartWalletPerson extends WindowPerson {
  readonly option = 'smart wallet';
  protected readonly brand = 'Demo smart wallet';
  protected async into(): Promise<void> {}
  signIn(app: App, path: string): Promise<Address> {
    return signInWithSmartWallet(app, path);
  }
}

/** WalletConnect; a phone that is another browser, with a real wallet library, over the relay of this machine. */
export class PhonePerson extends WalletPerson {
  readonly option = 'WalletConnect';
  override readonly takesBatches: boolean = false;
  readonly #elsewhere: BrowserContext;
  #phone: PhoneWallet | null = null;
  /** One question at a time, all on the same page. */
  #answered: Promise<unknown> = Promise.resolve();

  constructor(elsewhere: BrowserContext) {
    super();
    this.#elsewhere = elsewhere;
  }

  get #dialog(): Locator {
    if (this.#phone === null) throw new Error('Not connected yet');
    return this.#phone.page.getByRole('dialog', { name: /^Demo phone wallet: / });
  }

  async signIn(app: App, path: string): Promise<Address> {
    const { phone, address } = await signInByPhone(app, path, () => PhoneWallet.elsewhere(app, this.#elsewhere));
    this.#phone = phone;
    return address;
  }

  protected async wait(): Promise<Question> {
    await this.#answered;
    const dialog = this.#dialog;
    await dialog.waitFor({ timeout: 0 });
    const name = (await dialog.getAttribute('aria-label')) ?? '';
    const open = await dialog.elementHandle();
    let resolve = () => {};
    this.#answered = new Promise<void>((answered) => (resolve = answered));
    const press = async (button: RegExp) => {
      await dialog.getByRole('button', { name: button }).click();
      await open?.waitForElementState('hidden');
      resolve();
    };
    return {
      title: name.slice('Demo phone wallet: '.length),
      approve: () => press(/^(Approve|Sign)$/),
      reject: () => press(/^Reject$/),
      abandon: async () => {
        await forgetRequests(dialog.page());
        await dialog.page().reload();
        await expect(this.#phone?.state ?? dialog).toContainText('Connected to Vitrine.');
        resolve();
      },
    };
  }

  async standing(): Promise<number> {
    return this.#dialog.count();
  }
}

/**
 * Drops what the phone was asked. `@walletconnect/sign-client` keeps requests that were not answered, and asks again a
 * second after it starts: a phone that has only been reloaded may answer what counts as abandoned here.
 */
async function forgetRequests(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
      });
    const db = await done(indexedDB.open('vitrine-demo-phone-wallet'));
    const store = db.transaction('kept', 'readwrite').objectStore('kept');
    for (const key of await done(store.getAllKeys())) {
      if (typeof key === 'string' && key.endsWith('//request')) await done(store.delete(key));
    }
    db.close();
  });
}

/** The marketplace's own wallet: what it signs is sent by the page that asked. */
export class OwnWalletPerson extends WindowPerson {
  readonly option = 'own wallet';
  override readonly takesBatches: boolean = false;
  override readonly sendsItself: boolean = false;
  protected readonly brand = 'Vitrine wallet';
  readonly #passphrase = 'seven unlikely herons';

  readonly #email = `${crypto.randomUUID()}@people.test`;

  /** A browser that was killed may have lost the newest cookie of the login, and an older one is refused. */
  protected async into(page: Page): Promise<void> {
    const own = new OwnWalletWindow(page);
    const opens = await Promise.any([
      page
        .getByLabel('E-mail address')
        .waitFor()
        .then(() => 'login'),
      page
        .getByLabel('Passphrase')
        .waitFor()
        .then(() => 'key'),
    ]);
    if (opens === 'login') await own.logIn(this.#email);
    await own.unlockByPassphrase(this.#passphrase);
  }

  signIn(app: App, path: string): Promise<Address> {
    return signInWithOwnWallet(app, path, { email: this.#email, passphrase: this.#passphrase });
  }
}

/** Single sign-on: a session asks nothing, and what it does not cover is asked in a window, of the person's passkey. */
export class SsoPerson extends WindowPerson {
  readonly option = 'single sign-on';
  override readonly network = 'tessera';
  override readonly sendsItself: boolean = false;
  protected readonly brand = 'Single sign-on';
  readonly #device = new Device();

  protected into(page: Page): Promise<void> {
    return this.#device.into(new SsoWindow(page));
  }

  async signIn(app: App, path: string): Promise<Address> {
    const { address } = await signInWithSso(app, this.#device, path);
    await expect(app.anyModal).toHaveCount(0);
    return address.toLowerCase() as Address;
  }
}

/** Each option, by the name that titles have; `elsewhere`: another browser than the app's. */
export const walletPeople = {
  extension: (wallet: TestWallet) => new ExtensionPerson(wallet),
  'smart wallet': () => new SmartWalletPerson(),
  WalletConnect: (_: TestWallet, elsewhere: BrowserContext) => new PhonePerson(elsewhere),
  'own wallet': () => new OwnWalletPerson(),
  'single sign-on': () => new SsoPerson(),
} satisfies Record<string, (wallet: TestWallet, elsewhere: BrowserContext) => WalletPerson>;

export const OPTIONS = Object.keys(walletPeople) as (keyof typeof walletPeople)[];
