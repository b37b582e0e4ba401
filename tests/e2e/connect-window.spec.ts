import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { chooseWalletConnect, scanWindow } from '../support/browser/phone-wallet.ts';
import { openConnect, signInWithSmartWallet } from '../support/browser/smart-wallet.ts';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

/* The connect window: its options, and waits that a person ends. The extension is the tests' own wallet. */

test('says of every option what it is; the one that was used last comes first', async ({ app }) => {
  await openConnect(app, '/docs');
  const modal = app.modal('Connect a wallet');
  const options = modal.getByRole('listitem');
  await expect(options).toHaveText([
    `${TestWallet.label}Browser extension. Asks to see your address.`,
    'Demo walletFunded play money, nothing to install',
    'Smart walletSmart wallet to try out, with play money. Opens a window of its own.',
    'WalletConnectScan with a phone wallet. Asks to see your address.',
    'Vitrine walletE-mail and a passkey or passphrase. Trades on Meridian only. Opens a window of its own.',
    'Single sign-onA passkey and no prompts within limits you set. Trades on Tessera only. Opens a window of its own.',
  ]);
  await app.page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await app.connect('Demo wallet');
  await app.modal('Demo wallet: Connect to Vitrine').getByRole('button', { name: 'Connect' }).click();
  await app.modal('Demo wallet: Sign a message').getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(app.button(/^Account 0x/)).toBeVisible();
  await app.button(/^Account 0x/).click();
  await app.modal('Your account').getByRole('button', { name: 'Disconnect' }).click();
  await app.button('Connect').click();
  await expect(options.first()).toHaveText('Demo walletLast used. Funded play money, nothing to install');
  await expect(options).toHaveCount(6);
});

test('an extension that never answers is given up, and so is its signature; each can be asked again', async ({
  app,
  wallet,
}) => {
  await openConnect(app, '/docs');
  const modal = app.modal('Connect a wallet');
  const option = modal.getByRole('button', { name: TestWallet.label });
  const connecting = wallet.next('eth_requestAccounts');
  await option.click();
  const held = await connecting;
  await expect(modal.getByRole('status')).toContainText(`Continue in ${TestWallet.label}`);
  await expect(option).toBeDisabled();
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await expect(option).toBeEnabled();
  await expect(modal.getByRole('alert')).toHaveCount(0);
  await app.page.keyboard.press('Escape');
  await expect(app.button('Connect')).toBeEnabled();
  // It answers after all: nobody is connected by that.
  await held.approve();
  await app.button('Connect').click();
  await expect(option).toBeEnabled();

  const signing = wallet.next('personal_sign');
  await option.click();
  await signing;
  await expect(modal.getByRole('status')).toContainText('Sign the message');
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await expect(option).toBeEnabled();
  await option.click();
  await expect(app.account()).toBeVisible();
  await expect(app.anyModal).toHaveCount(0);
});

test('who refuses to sign is told so until something else is wrong, and may choose anew @long', async ({
  app,
  page,
  wallet,
}) => {
  await openConnect(app, '/docs');
  const modal = app.modal('Connect a wallet');
  const option = modal.getByRole('button', { name: TestWallet.label });
  const signing = wallet.next('personal_sign');
  await option.click();
  (await signing).reject();
  await expect(modal.getByRole('alert')).toHaveText('User rejected the request.');
  await expect(modal).toContainText('Nothing was signed. Choose a wallet to try again.');
  await page.context().setOffline(true);
  await expect(modal).toContainText('You are offline.');
  await expect(modal.getByRole('alert')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(modal).not.toContainText('You are offline.');
  const second = wallet.next('personal_sign');
  await option.click();
  await expect(modal.getByRole('alert')).toHaveCount(0);
  await (await second).approve();
  await expect(app.account()).toBeVisible();
});

test('each option begins a flow of its own; closing the connect window ends the wait for it, by keyboard too [H9]', async ({
  app,
  context,
  wallet,
}) => {
  await openConnect(app, '/docs');
  const modal = app.modal('Connect a wallet');
  for (const [option, says] of [
    ['Smart wallet', 'Connect to Vitrine'],
    ['Vitrine wallet', 'Sign in with e-mail'],
    ['Single sign-on', 'Make a new account'],
  ] as const) {
    const [window] = await Promise.all([
      context.waitForEvent('page'),
      modal.getByRole('button', { name: option }).click(),
    ]);
    await expect(window.locator('body')).toContainText(says);
    await app.page.bringToFront();
    // The option that was pressed can be pressed no more: a keyboard goes on from the title.
    await expect(modal.getByRole('heading', { name: 'Connect a wallet' })).toBeFocused();
    await Promise.all([window.waitForEvent('close'), app.page.keyboard.press('Escape')]);
    await expect(app.anyModal).toHaveCount(0);
    await app.button('Connect').click();
  }
  await chooseWalletConnect(app);
  await expect(scanWindow(app)).toBeVisible();
  await app.page.keyboard.press('Escape');
  await modal.getByRole('button', { name: 'Demo wallet' }).click();
  await expect(app.modal('Demo wallet: Connect to Vitrine')).toBeVisible();
  await app.page.keyboard.press('Escape');
  // Who says no chooses anew.
  await modal.getByRole('button', { name: TestWallet.label }).click();
  await expect(app.account(wallet.address)).toBeVisible();
});

test('without a network no option can be chosen, and it says why; back online they can', async ({ app, context }) => {
  await openConnect(app, '/docs');
  const modal = app.modal('Connect a wallet');
  const option = modal.getByRole('button', { name: TestWallet.label });
  await expect(option).toBeEnabled();
  await context.setOffline(true);
  await expect(modal).toContainText('You are offline. Connect to the internet to connect a wallet.');
  await expect(option).toBeDisabled();
  await context.setOffline(false);
  await expect(option).toBeEnabled();
});

test('with a stand-in for the smart-wallet app: disconnected in one tab, it is connected in no other @long', async ({
  app,
  secondApp,
}) => {
  const address = await signInWithSmartWallet(app, '/docs');
  const other = await secondApp();
  await other.open('/docs');
  await expect(other.account(address)).toBeVisible();
  await app.page.bringToFront();
  await app.account(address).click();
  await app.modal('Your account').getByRole('button', { name: 'Disconnect' }).click();
  for (const tab of [app, other]) {
    await expect(tab.button('Connect')).toBeVisible();
    await expect(tab.button('Sign in')).toHaveCount(0);
  }
  await other.reload();
  await expect(other.button('Connect')).toBeVisible();
});

test('an extension’s account without money asks for play money where it needs some', async ({ app, wallet }) => {
  const on = chain(MERIDIAN);
  await on.give(wallet.address, 0n);
  await app.open('/docs');
  await app.connect();
  await app.account().click();
  const balances = app.modal('Your account').getByLabel('Balances');
  await expect(balances).toContainText('0 ETH');
  // It has some on the other network.
  const ask = balances.getByRole('button', { name: 'Get play money' });
  await expect(ask).toHaveCount(1);
  await ask.click();
  await expect(app.toast('Play money came')).toBeVisible();
  await expect(ask).toHaveCount(0);
  await expect(balances).toContainText('100 ETH20 WETH');
  expect(await on.balance(wallet.address)).toBe(10n ** 20n);
});

test.describe('on a first visit whose worker has nothing yet', () => {
  test.use({ serviceWorkers: 'block' });

  test('Connect without a network says so, keeps the page, and opens by itself once the network is back', async ({
    app,
    page,
  }) => {
    await app.open('/docs');
    await page.context().setOffline(true);
    await app.button('Connect').click();
    await expect(page.getByText('You’re offline, and this was not opened here before.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(app.modal('Connect a wallet')).toBeVisible();
  });
});
