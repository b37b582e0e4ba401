import { chooseWalletConnect, PhoneWallet, scanWindow } from '../support/browser/phone-wallet.ts';
import { openConnect, press as pressSmart, SmartWalletWindow } from '../support/browser/smart-wallet.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';
import { accountWindow, ownWallet } from './own-wallet-views.ts';
import { approve } from './person.ts';
import { sso } from './sso-views.ts';
import { account, connectWindow, failure, signInButton, waiting, waits, type Flow } from './wallet-flow.ts';

const choosing: Flow = {
  name: 'wallets-connect',
  hasBothThemes: true,
  async run(app, shoot) {
    await openConnect(app, '/docs');
    await connectWindow(app).getByRole('button', { name: 'Demo wallet' }).click();
    await approve(app.page, 'Demo wallet: Connect to Vitrine');
    await approve(app.page, 'Demo wallet: Sign a message');
    await account(app).click();
    await app.modal('Your account').getByRole('button', { name: 'Disconnect' }).click();
    await app.button('Connect').click();
    await connectWindow(app).getByText('Last used').waitFor();
    await shoot('choosing');
    await app.page.context().setOffline(true);
    await connectWindow(app).getByText('You are offline').waitFor();
    await shoot('offline');
  },
};

const extension: Flow = {
  name: 'wallets-extension',
  hasExtension: true,
  async run(app, shoot) {
    const { wallet, page } = app;
    const option = connectWindow(app).getByRole('button', { name: TestWallet.label });
    await openConnect(app, '/docs');
    await option.waitFor();
    await shoot('choosing');
    const ask = async (method: string) => {
      const held = wallet.next(method);
      await option.click();
      return held;
    };
    const first = await ask('eth_requestAccounts');
    await waiting(app, 'Continue in');
    await shoot('waiting');
    await waiting(app, 'Still waiting');
    await shoot('slow');
    first.reject();
    await failure(app).waitFor();
    await shoot('cancelled');
    (await ask('eth_requestAccounts')).fail({ code: -32_002, message: 'Already processing eth_requestAccounts.' });
    await failure(app).waitFor();
    await shoot('asked-already');
    (await ask('eth_requestAccounts')).fail({ code: -32_603, message: 'Internal JSON-RPC error.' });
    await failure(app).waitFor();
    await shoot('error');
    const signing = await ask('personal_sign');
    await waiting(app, 'Sign the message');
    await shoot('signing');
    await signing.approve();
    await account(app).waitFor();
    await wallet.moveTo(1);
    await app.modal(/^Your wallet is not on/).waitFor();
    await shoot('wrong-network');
    await app
      .modal(/^Your wallet is not on/)
      .getByRole('button', { name: 'Switch network' })
      .click();
    await app.modal('Choose a network').waitFor();
    await shoot('networks');
    await app.modal('Choose a network').getByRole('button').filter({ hasText: 'Meridian' }).click();
    await app.modal('Choose a network').waitFor({ state: 'hidden' });
    await account(app).click();
    await app.modal('Your account').waitFor();
    await shoot('account');
    await page.keyboard.press('Escape');
    wallet.lock();
    await app.reload();
    await app.button(/wallet missing$/).waitFor();
    await app.button(/wallet missing$/).click();
    await app.modal('Your wallet is not connected').waitFor();
    await shoot('gone');
  },
};

const smart: Flow = {
  name: 'wallets-smart',
  async run(app, shoot, at) {
    const context = app.page.context();
    const open = () => SmartWalletWindow.after(context, () => pressSmart(app));
    await openConnect(app, '/docs');
    await waits(app, shoot, {
      open: async () => {
        const window = await open();
        await window.question('Connect to Vitrine').waitFor();
        await shoot('window-connect', window.page);
        return window.page;
      },
      press: () => pressSmart(app),
    });
    await openConnect(app, at.item);
    const connecting = await open();
    await connecting.answer('Connect to Vitrine', 'Connect');
    await signInButton(app).waitFor();
    await shoot('sign-in');
    await context.setOffline(true);
    await app.modal('Sign in').getByText('You are offline').waitFor();
    await shoot('sign-in-offline');
    await context.setOffline(false);
    const signing = await SmartWalletWindow.after(context, () => signInButton(app).click());
    await signing.question('Sign a message').waitFor();
    await shoot('signing');
    await shoot('window-sign', signing.page);
    await signing.answer('Sign a message', 'Sign');
    await account(app).waitFor();
    const buying = await SmartWalletWindow.after(context, () => app.buyNow.click());
    await buying.question('Buy on the marketplace').waitFor();
    await shoot('window-buy', buying.page);
    await shoot('buying');
    await buying.answer('Buy on the marketplace', 'Reject');
    await app.modal('Cancelled in your wallet').waitFor();
    await shoot('buy-rejected');
    const nobody = await context.newPage();
    await nobody.goto('/demo/wallets/smart-wallet.html');
    await nobody.getByText('There is nothing to do here.').waitFor();
    await shoot('window-nobody', nobody);
  },
};

/** What comes only with time: the page's clock is moved on. */
const walletConnectWaits: Flow = {
  name: 'wallets-walletconnect-waits',
  async run(app, shoot) {
    const { page } = app;
    const scan = scanWindow(app);
    let isSilent = true;
    await page.routeWebSocket(/relay/, (socket) => void (isSilent || socket.connectToServer()));
    await page.clock.install();
    await openConnect(app, '/docs');
    await chooseWalletConnect(app);
    await scan.getByRole('status').waitFor();
    await shoot('waiting');
    await page.clock.runFor(7_000);
    await scan.getByText('takes longer').waitFor();
    await shoot('slow');
    await scan.getByRole('button', { name: 'Cancel' }).click();
    isSilent = false;
    await app.reload();
    await app.button('Connect').click();
    await chooseWalletConnect(app);
    await scan.getByRole('img').waitFor();
    await page.clock.runFor(301_000);
    await scan.getByRole('alert').waitFor();
    await shoot('expired');
  },
};

const walletConnect: Flow = {
  name: 'wallets-walletconnect',
  async run(app, shoot, at) {
    const { page } = app;
    const context = page.context();
    const scan = scanWindow(app);
    const code = scan.getByRole('img');
    await openConnect(app, at.item);
    await chooseWalletConnect(app);
    await code.waitFor();
    await shoot('code');
    await context.setOffline(true);
    await scan.getByText('You are offline').waitFor();
    await shoot('offline');
    await context.setOffline(false);
    const phone = await PhoneWallet.from(app);
    await phone.question('Connect to Vitrine').waitFor();
    await shoot('phone-connect', phone.page);
    await phone.answer('Connect to Vitrine', 'Reject');
    await failure(app).waitFor();
    await shoot('cancelled');
    await phone.page.getByLabel('Link').fill('wc:nothing');
    await phone.page.getByRole('button', { name: 'Connect' }).click();
    await phone.state.filter({ hasText: 'a WalletConnect link' }).waitFor();
    await shoot('phone-bad-link', phone.page);
    await phone.page.close();
    await chooseWalletConnect(app);
    await code.waitFor();
    const second = await PhoneWallet.from(app);
    await second.answer('Connect to Vitrine', 'Connect');
    await second.question('Sign a message').waitFor();
    await shoot('signing');
    await shoot('phone-sign', second.page);
    await second.answer('Sign a message', 'Sign');
    await account(app).waitFor();
    await second.state.filter({ hasText: 'Connected to' }).waitFor();
    await shoot('phone-connected', second.page);
    await app.buyNow.click();
    await second.question('Buy on the marketplace').waitFor();
    await shoot('buying');
    await shoot('phone-buy', second.page);
    await second.page.close();
    await app.anyModal.getByRole('button', { name: 'Cancel' }).click();
    await app.modal('Check your wallet').waitFor();
    await shoot('given-up');
  },
};

export const walletFlows: readonly Flow[] = [
  choosing,
  extension,
  smart,
  walletConnectWaits,
  walletConnect,
  ownWallet,
  accountWindow,
  sso,
];
