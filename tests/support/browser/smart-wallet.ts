import { expect, type BrowserContext, type Page } from 'playwright/test';
import type { App } from './app.ts';
import { pressToClose } from './closing.ts';

/** The window of the demo smart wallet, which stands in for the smart-wallet app, and its person. */
export class SmartWalletWindow {
  readonly page: Page;
  private constructor(page: Page) {
    this.page = page;
  }

  static of = (page: Page) => new SmartWalletWindow(page);

  /** The window that `press` opens. */
  static async after(context: BrowserContext, press: () => Promise<unknown>): Promise<SmartWalletWindow> {
    const [page] = await Promise.all([context.waitForEvent('page'), press()]);
    return new SmartWalletWindow(page);
  }

  question(title: string) {
    return this.page.getByRole('dialog', { name: `Demo smart wallet: ${title}` });
  }

  /** Presses a button of the question, and sees the window close by itself. */
  async answer(title: string, button: string): Promise<void> {
    await pressToClose(this.question(title).getByRole('button', { name: button, exact: true }));
  }
}

/** Chooses it in the connect window. */
export const press = (app: App) => app.modal('Connect a wallet').getByRole('button', { name: 'Smart wallet' }).click();

export async function openConnect(app: App, path: string): Promise<void> {
  await app.open(path);
  await app.button('Connect').click();
}

/** Connects with the stand-in and signs in; answers the account's address. */
export async function signInWithSmartWallet(app: App, path: string): Promise<`0x${string}`> {
  const context = app.page.context();
  await openConnect(app, path);
  const connecting = await SmartWalletWindow.after(context, () => press(app));
  const facts = connecting.question('Connect to Vitrine').getByRole('definition');
  const address = (await facts.first().innerText()).toLowerCase() as `0x${string}`;
  await connecting.answer('Connect to Vitrine', 'Connect');
  const signing = await SmartWalletWindow.after(context, () =>
    app.modal('Sign in').getByRole('button', { name: 'Sign in' }).click(),
  );
  await expect(signing.question('Sign a message')).toContainText('URI: ');
  await signing.answer('Sign a message', 'Sign');
  await expect(app.account(address)).toBeVisible();
  await expect(app.anyModal).toHaveCount(0);
  return address;
}
