import { expect, type BrowserContext, type Locator, type Page } from 'playwright/test';
import type { App } from './app.ts';
import { openConnect } from './smart-wallet.ts';

/** The demo phone wallet, which stands in for a wallet on a phone, and its person. */
export class PhoneWallet {
  readonly page: Page;
  private constructor(page: Page) {
    this.page = page;
  }

  /** Opened from the connect window, which shows its code. */
  static from(app: App): Promise<PhoneWallet> {
    return PhoneWallet.behind(scanWindow(app), app.page.context());
  }

  /** Opened by the link in a window of the app. */
  static async behind(pane: Locator, context: BrowserContext): Promise<PhoneWallet> {
    const link = pane.getByRole('link', { name: 'Open the demo phone wallet' });
    const [page] = await Promise.all([context.waitForEvent('page'), link.click()]);
    return new PhoneWallet(page);
  }

  /** The same in another browser, as a phone is: it outlives the app's. */
  static async elsewhere(app: App, context: BrowserContext): Promise<PhoneWallet> {
    const link = scanWindow(app).getByRole('link', { name: 'Open the demo phone wallet' });
    const page = await context.newPage();
    await page.goto((await link.getAttribute('href')) ?? '');
    return new PhoneWallet(page);
  }

  question(title: string) {
    return this.page.getByRole('dialog', { name: `Demo phone wallet: ${title}` });
  }

  /** Presses a button of the question, and sees the question go. */
  async answer(title: string, button: string): Promise<void> {
    await this.question(title).getByRole('button', { name: button, exact: true }).click();
    await expect(this.question(title)).toHaveCount(0);
  }

  get state() {
    return this.page.getByRole('status');
  }
}

export const scanWindow = (app: App) => app.modal('Scan to connect');

/** Chooses it in the connect window, which is open. */
export const chooseWalletConnect = (app: App) =>
  app.modal('Connect a wallet').getByRole('button', { name: 'WalletConnect' }).click();

/** Connects with the stand-in and signs in. */
export async function signInByPhone(
  app: App,
  path: string,
  open = () => PhoneWallet.from(app),
): Promise<{ phone: PhoneWallet; address: `0x${string}` }> {
  await openConnect(app, path);
  await chooseWalletConnect(app);
  const phone = await open();
  const facts = phone.question('Connect to Vitrine').getByRole('definition');
  const address = (await facts.first().innerText()).toLowerCase() as `0x${string}`;
  await phone.answer('Connect to Vitrine', 'Connect');
  await expect(phone.question('Sign a message')).toContainText('URI: ');
  await phone.answer('Sign a message', 'Sign');
  await expect(app.account(address)).toBeVisible();
  await expect(app.anyModal).toHaveCount(0);
  return { phone, address };
}
