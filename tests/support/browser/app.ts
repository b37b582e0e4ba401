import { expect, type Locator, type Page } from 'playwright/test';
import type { Order } from '../../../src/contract/order.ts';
import type { TransactionRecord } from '../../../src/domain/transaction/record.ts';
import { readDeviceStore } from './device-store.ts';
import { putInPersonStore } from './person-store.ts';
import { itemUrl } from './market.ts';
import { TestWallet } from './test-wallet.ts';

declare global {
  interface Window {
    vitrineAlive?: boolean;
  }
}

/** One tab, used as a person uses it. */
export class App {
  readonly page: Page;
  readonly wallet: TestWallet;
  #answered = 0;

  constructor(page: Page, wallet: TestWallet) {
    this.page = page;
    this.wallet = wallet;
    page.on('response', (response) => {
      if (response.url().endsWith('/v1/auth-check')) this.#answered += 1;
    });
  }

  /** A session of an earlier visit is renewed, and the new one written down. */
  async sessionRenewed(): Promise<void> {
    await expect.poll(() => this.#answered).toBeGreaterThan(0);
  }

  async open(path: string): Promise<void> {
    await this.panesSettled();
    await this.page.goto(path);
    await this.ready();
  }

  /**
   * A pane that opens or closes moves in the history a moment later. A load that begins right then is
   * broken off, or ends at another entry than the browser thinks: nobody reloads that fast.
   */
  private async panesSettled(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        ((history.state as { pane?: number } | null)?.pane ?? 0) ===
        document.querySelectorAll('dialog[open]:not([aria-label^="Demo wallet"])').length,
    );
  }

  /** The app has taken the page over. */
  async ready(): Promise<void> {
    await this.page
      .waitForFunction(() => window.vitrineAlive === true)
      .catch((cause: unknown) => {
        throw new Error(`The app did not take over ${this.page.url()}`, { cause });
      });
  }

  async reload(): Promise<void> {
    await this.panesSettled();
    await this.page.reload();
    await this.ready();
  }

  /** Client-side, as a click does: the address changes and the page's own code fetches. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Cancels the only listing on the page. */
  async cancelListing(): Promise<void> {
    await this.button('Cancel listing').click();
    await this.confirmCancel();
  }

  /** The question before a listing's cancel. */
  async confirmCancel(): Promise<void> {
    await this.modal('Cancel this listing?').getByRole('button', { name: 'Confirm' }).click();
  }

  /** An open modal, by the title that is read aloud. */
  modal(title: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name: title, exact: true });
  }

  get anyModal(): Locator {
    return this.page.getByRole('dialog');
  }

  /** A pane that is closed before a page is loaded: a step back under way would break the load off. */
  async closePane(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.anyModal).toHaveCount(0);
  }

  account(address: string = this.wallet.address): Locator {
    return this.button(`Account ${address}`);
  }

  /** The account in the header, while its wallet is not connected. */
  get walletMissing(): Locator {
    return this.button(`Account ${this.wallet.address}: wallet missing`);
  }

  toast(title: string): Locator {
    return this.page
      .getByRole('region', { name: 'Notifications' })
      .locator('[data-status]')
      .filter({ has: this.page.getByText(title, { exact: true }) });
  }

  get buyBox(): Locator {
    return this.page.getByRole('region', { name: 'Buy', exact: true });
  }

  get buyNow(): Locator {
    return this.buyBox.getByRole('button', { name: 'Buy now' });
  }

  /** Connect → the wallet's row; the wallet signs unless the test said otherwise. */
  async connect(name: string = TestWallet.label): Promise<void> {
    await this.button('Connect').click();
    await this.modal('Connect a wallet').getByRole('button', { name }).click();
  }

  async signIn(path = '/'): Promise<void> {
    await this.open(path);
    await this.connect();
    await expect(this.account()).toBeVisible();
    await expect(this.anyModal).toHaveCount(0);
  }

  /** Signed in, before the Buy button of an item. */
  async signInAt(order: Order): Promise<void> {
    await this.signIn(itemUrl(order));
    await expect(this.buyNow).toBeEnabled();
  }

  async disconnect(): Promise<void> {
    await this.account().click();
    await this.modal('Your account').getByRole('button', { name: 'Disconnect' }).click();
    await expect(this.button('Connect')).toBeVisible();
  }

  /** What the device stores, read from its database and not from the app. */
  async records(): Promise<TransactionRecord[]> {
    return (await readDeviceStore(this.page, 'transactions')) as TransactionRecord[];
  }

  /** The only record on the device. */
  async record(): Promise<TransactionRecord> {
    const [record, ...more] = await this.records();
    if (record === undefined || more.length > 0)
      throw new Error(`${more.length + (record ? 1 : 0)} records instead of one`);
    return record;
  }

  /** Puts records there before the app starts: what an earlier launch left. */
  async seed(records: readonly TransactionRecord[]): Promise<void> {
    await putInPersonStore(this.page, 'transactions', records);
  }

  async expectStatus(status: TransactionRecord['status']): Promise<void> {
    await expect.poll(async () => (await this.records()).map((record) => record.status)).toEqual([status]);
  }
}
