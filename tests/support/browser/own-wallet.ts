import { expect, type BrowserContext, type Page } from 'playwright/test';
import type { App } from './app.ts';
import { pressToClose } from './closing.ts';
import { openConnect } from './smart-wallet.ts';

/** An authenticator of Chromium's own, whose passkeys have a PRF: it stands in for the person's device. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const codeIn = async (outbox: Page, recipient: string): Promise<string> => {
  const sent = await outbox.getByRole('listitem').filter({ hasText: recipient }).first().innerText();
  return /(\d{6})/.exec(sent.replace(recipient, ''))?.[1] ?? '';
};

/** The own wallet's window and its person. */
export class OwnWalletWindow {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** The window that `press` opens. */
  static async after(context: BrowserContext, press: () => Promise<unknown>): Promise<OwnWalletWindow> {
    const [page] = await Promise.all([context.waitForEvent('page'), press()]);
    return new OwnWalletWindow(page);
  }

  question(title: string) {
    return this.page.getByRole('dialog', { name: `Vitrine wallet: ${title}` });
  }
  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The hosted login, with the code from the outbox. */
  async logIn(email: string): Promise<void> {
    await this.page.getByLabel('E-mail address').fill(email);
    await this.button('Send the code').click();
    const [outbox] = await Promise.all([
      this.page.context().waitForEvent('page'),
      this.page.getByRole('link', { name: 'outbox' }).click(),
    ]);
    const code = await codeIn(outbox, email);
    await outbox.close();
    await this.page.getByLabel('Code', { exact: true }).fill(code);
    await this.button('Sign in').click();
  }

  /** The code that was sent last. */
  async codeFor(recipient: string): Promise<string> {
    const outbox = await this.page.context().newPage();
    await outbox.goto(new URL('/outbox', this.page.url()).href);
    const code = await codeIn(outbox, recipient);
    await outbox.close();
    return code;
  }

  /** Writes the recovery code down; answers it. */
  async noteRecovery(): Promise<string> {
    const code = await this.page.locator('output').innerText();
    await this.page.getByLabel('Type its last six characters to continue').fill(code.slice(-7));
    await this.button('Continue').click();
    return code;
  }

  async unlockByPassphrase(passphrase: string): Promise<void> {
    await this.page.getByLabel('Passphrase').fill(passphrase);
    await this.button('Unlock').click();
  }

  /** Presses a button of the question, and sees the window close by itself. */
  async answer(title: string, button: string): Promise<void> {
    await pressToClose(this.question(title).getByRole('button', { name: button, exact: true }));
  }
}

/** Chooses it in the connect window. */
export const pressOwn = (app: App) =>
  app.modal('Connect a wallet').getByRole('button', { name: 'Vitrine wallet' }).click();

/** Connects as somebody new, whose key a passphrase protects, and signs in; answers the account's address. */
export async function signInWithOwnWallet(
  app: App,
  path: string,
  { email, passphrase }: { email: string; passphrase: string },
): Promise<`0x${string}`> {
  const context = app.page.context();
  await openConnect(app, path);
  const made = await OwnWalletWindow.after(context, () => pressOwn(app));
  await made.logIn(email);
  await made.page.getByLabel('Passphrase').fill(passphrase);
  await made.page.getByLabel('Type it again').fill(passphrase);
  await made.button('Protect it with this passphrase').click();
  await made.noteRecovery();
  const facts = made.question('Connect this site').getByRole('definition');
  const address = (await facts.last().innerText()).toLowerCase() as `0x${string}`;
  await made.answer('Connect this site', 'Connect');
  const signing = await OwnWalletWindow.after(context, () =>
    app.modal('Sign in').getByRole('button', { name: 'Sign in' }).click(),
  );
  await signing.unlockByPassphrase(passphrase);
  await signing.answer('Sign a message', 'Sign');
  await expect(app.account(address)).toBeVisible();
  await expect(app.anyModal).toHaveCount(0);
  return address;
}
