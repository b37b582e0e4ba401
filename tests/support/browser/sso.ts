import { expect, type BrowserContext, type Page } from 'playwright/test';
import type { App } from './app.ts';

/** The window of the single sign-on and its person. */
export class SsoWindow {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** The window that `press` opens. */
  static async after(context: BrowserContext, press: () => Promise<unknown>): Promise<SsoWindow> {
    const [page] = await Promise.all([context.waitForEvent('page'), press()]);
    return new SsoWindow(page);
  }

  question(title: string) {
    return this.page.getByRole('dialog', { name: `Single sign-on: ${title}` });
  }
  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Does something, and sees the window close by itself, as it may before the press is over. */
  async closing(press: () => Promise<unknown>): Promise<void> {
    const closed = this.page.waitForEvent('close');
    await press().catch((error: unknown) => {
      if (!this.page.isClosed()) throw error;
    });
    await closed;
  }
  answer(title: string, button: string): Promise<void> {
    return this.closing(() => this.question(title).getByRole('button', { name: button, exact: true }).click());
  }
}

/**
 * Connects at a page and signs in with a passkey: a new one, or one that the device has. Answers the account, and
 * what the login sent and got.
 */
export async function signInWithSso(
  app: App,
  device: Device,
  path: string,
  { isNew = true, start = 'Start session' }: { isNew?: boolean; start?: 'Start session' | 'No session' } = {},
) {
  const context = app.page.context();
  await app.open(path);
  await app.button('Connect').click();
  const connecting = await SsoWindow.after(context, () => pressSso(app));
  await device.into(connecting);
  await connecting.button(isNew ? 'Make a new account' : 'Use your passkey').click();
  await connecting.button('Start session').waitFor();
  await device.remember();
  await connecting.closing(() => connecting.button(start).click());
  const login = app.page.waitForResponse((response) => response.url().endsWith('/v1/login'));
  const signing = await SsoWindow.after(context, () =>
    app.modal('Sign in').getByRole('button', { name: 'Sign in' }).click(),
  );
  await device.into(signing);
  await signing.answer('Sign a message', 'Sign');
  const account = app.button(/^Account 0x/);
  await expect(account).toBeVisible();
  const address = ((await account.getAttribute('aria-label')) ?? '').slice('Account '.length) as `0x${string}`;
  const answered = await login;
  return {
    account,
    address,
    sent: answered.request().postDataJSON() as unknown,
    got: (await answered.json()) as unknown,
  };
}

/** Chooses it in the connect window. */
export const pressSso = (app: App) =>
  app.modal('Connect a wallet').getByRole('button', { name: 'Single sign-on' }).click();

type Credential = { credentialId: string; privateKey: string; isResidentCredential: boolean; signCount: number };

/**
 * An authenticator of Chromium's own, which stands in for the person's device: it belongs to one window, so its
 * passkeys are carried from one to the next, as a device's are there in all of them.
 */
export class Device {
  #keys: Credential[] = [];
  #read: (() => Promise<void>) | null = null;

  async into({ page }: SsoWindow): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        ctap2Version: 'ctap2_1',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    for (const credential of this.#keys) await session.send('WebAuthn.addCredential', { authenticatorId, credential });
    this.#read = async () => {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      this.#keys = credentials;
    };
  }

  /** Before the window closes. */
  async remember(): Promise<void> {
    await this.#read?.();
  }
}
