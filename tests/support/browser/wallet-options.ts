import { expect, type BrowserContext, type Page } from 'playwright/test';
import type { App } from './app.ts';
import { MERIDIAN, TESSERA } from './chain.ts';
import { pressToClose } from './closing.ts';
import { OwnWalletWindow, pressOwn } from './own-wallet.ts';
import { signInByPhone, type PhoneWallet } from './phone-wallet.ts';
import { openConnect, signInWithSmartWallet } from './smart-wallet.ts';
import { Device, signInWithSso, SsoWindow } from './sso.ts';

/** Whoever uses a wallet option: connects, signs in, and says yes to what the wallet then asks. */
export type WalletPerson = {
  /** Connects and signs in at a path; answers the account. */
  signIn(app: App, path: string): Promise<`0x${string}`>;
  /** Does something, and approves meanwhile whatever the wallet asks. Answers the titles of its questions. */
  approving(app: App, done: () => Promise<unknown>): Promise<string[]>;
};

const YES = /^(Approve|Sign)$/;

/** A wallet with a window of its own, which closes after each answer. `enter`: what it wants before it asks. */
function approvingInWindows(enter: (page: Page) => Promise<void>): WalletPerson['approving'] {
  return async (app, done) => {
    const asked: string[] = [];
    const answers: Promise<void>[] = [];
    const answer = async (page: Page) => {
      await enter(page);
      const question = page.getByRole('dialog');
      asked.push((await question.getAttribute('aria-label')) ?? '');
      await pressToClose(question.getByRole('button', { name: YES }));
    };
    const onPage = (page: Page) => void answers.push(answer(page));
    const context: BrowserContext = app.page.context();
    context.on('page', onPage);
    try {
      // What goes wrong in a window is told before what never comes of it.
      const failed = new Promise<never>((_, reject) => {
        context.on('page', () => void answers.at(-1)?.catch(reject));
      });
      await Promise.race([done(), failed]);
      await Promise.all(answers);
    } finally {
      context.off('page', onPage);
    }
    return asked;
  };
}

/** An extension: the tests' own, which says yes by itself. */
const extension = (): WalletPerson => ({
  async signIn(app, path) {
    await app.signIn(path);
    return app.wallet.address;
  },
  async approving({ wallet }, done) {
    const before = wallet.opened().length;
    await done();
    return wallet.opened().slice(before);
  },
});

const smartWallet = (): WalletPerson => ({
  signIn: signInWithSmartWallet,
  approving: approvingInWindows(async () => {}),
});

/** A phone's page that stays open beside the app. */
function walletConnect(): WalletPerson {
  let phone: PhoneWallet;
  return {
    async signIn(app, path) {
      const signed = await signInByPhone(app, path);
      phone = signed.phone;
      return signed.address;
    },
    async approving(_, done) {
      const asked: string[] = [];
      const over = new AbortController();
      const question = phone.page.getByRole('dialog');
      const answering = (async () => {
        while (!over.signal.aborted) {
          const title = await question.getAttribute('aria-label', { timeout: 300 }).catch(() => null);
          if (title === null || over.signal.aborted) continue;
          asked.push(title);
          await question.getByRole('button', { name: YES }).click();
          await expect(phone.page.getByRole('dialog', { name: title })).toHaveCount(0);
        }
      })();
      try {
        await Promise.race([done(), answering]);
      } finally {
        over.abort();
      }
      await answering;
      return asked;
    },
  };
}

const PASSPHRASE = 'seven unlikely herons';

function ownWallet(): WalletPerson {
  return {
    async signIn(app, path) {
      const context = app.page.context();
      await openConnect(app, path);
      const connecting = await OwnWalletWindow.after(context, () => pressOwn(app));
      await connecting.logIn(`${crypto.randomUUID()}@people.test`);
      await connecting.page.getByLabel('Passphrase').fill(PASSPHRASE);
      await connecting.page.getByLabel('The same again').fill(PASSPHRASE);
      await connecting.button('Use a passphrase instead').click();
      await connecting.noteRecovery();
      await connecting.answer('Connect this site', 'Connect');
      const signing = await OwnWalletWindow.after(context, () =>
        app.modal('Sign in').getByRole('button', { name: 'Sign in' }).click(),
      );
      await signing.unlockByPassphrase(PASSPHRASE);
      await signing.answer('Sign a message', 'Sign');
      const account = app.button(/^Account 0x/);
      await expect(account).toBeVisible();
      await expect(app.anyModal).toHaveCount(0);
      return ((await account.getAttribute('aria-label')) ?? '').slice('Account '.length) as `0x${string}`;
    },
    approving: approvingInWindows((page) => new OwnWalletWindow(page).unlockByPassphrase(PASSPHRASE)),
  };
}

function singleSignOn(): WalletPerson {
  const device = new Device();
  return {
    async signIn(app, path) {
      return (await signInWithSso(app, device, path)).address;
    },
    approving: approvingInWindows((page) => device.into(new SsoWindow(page))),
  };
}

/** Every option of the connect window. `batches`: an approval and what needs it are one transaction (EIP-5792). */
export const walletOptions = [
  { option: 'extension', make: extension, chainId: MERIDIAN, batches: false },
  { option: 'smart wallet, with a stand-in for its app', make: smartWallet, chainId: MERIDIAN, batches: true },
  { option: 'WalletConnect, with a stand-in for the phone', make: walletConnect, chainId: MERIDIAN, batches: false },
  { option: 'own wallet', make: ownWallet, chainId: MERIDIAN, batches: false },
  { option: 'single sign-on, with a virtual authenticator', make: singleSignOn, chainId: TESSERA, batches: true },
] as const;
