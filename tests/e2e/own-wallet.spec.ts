import type { AppConfig } from '../../src/contract/config.ts';
import { shortenAddress } from '../../src/domain/paths.ts';
import type { App } from '../support/browser/app.ts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { pressToClose } from '../support/browser/closing.ts';
import { addAuthenticator, OwnWalletWindow, pressOwn, signInWithOwnWallet } from '../support/browser/own-wallet.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

/* The marketplace's own wallet, at its own origin: the product's, unmodified. Mail goes to the embedded outbox. */

const PASSPHRASE = 'seven unlikely herons';

async function openConnect(app: App, path: string): Promise<void> {
  await app.open(path);
  await app.button('Connect').click();
}

test('with a virtual authenticator: e-mail, passkey, recovery, sign in, buy, reload, sign out [H5] [H10] [H13] [K42]', async ({
  app,
  context,
}) => {
  const on = chain(MERIDIAN);
  const item = await pick({ network: 'meridian' });
  await openConnect(app, itemUrl(item));
  const first = await OwnWalletWindow.after(context, () => pressOwn(app));
  await addAuthenticator(first.page);
  // A mistyped address is not stuck with the new wallet's page.
  await first.logIn('buyre@people.test');
  await first.button('Use another e-mail').click();
  await first.logIn('buyer@people.test');
  await first.button('Protect it with a passkey').click();
  const code = await first.noteRecovery();
  const facts = first.question('Connect this site').getByRole('definition');
  await expect(facts.first()).toHaveText(new URL(app.page.url()).host);
  const address = (await facts.last().innerText()).toLowerCase() as `0x${string}`;
  // The page that asked is gone; the same key is opened by the passkey, and nothing is asked any more.
  await app.reload();
  await expect(first.question('Connect this site')).toContainText('The page that asked has gone');
  await expect(first.button('Connect')).toBeDisabled();
  await first.page.reload();
  await first.button('Unlock with your passkey').click();
  await expect(first.page.getByText('Waiting for what is asked.')).toBeVisible();
  await first.page.close();

  await app.button('Connect').click();
  const second = await OwnWalletWindow.after(context, () => pressOwn(app));
  await second.button('Passkey lost?').click();
  await second.page.getByLabel('Recovery code').fill(code);
  await second.button('Open with the recovery code').click();
  // It never had a passphrase, and may go without one.
  await expect(second.page.getByRole('heading')).toHaveText('Choose a passphrase');
  await second.button('Back').click();
  await expect(second.button('Unlock with your passkey')).toBeVisible();
  await second.button('Passkey lost?').click();
  await second.page.getByLabel('Recovery code').fill(code);
  await second.button('Open with the recovery code').click();
  await second.page.getByLabel('Passphrase').fill(PASSPHRASE);
  await second.page.getByLabel('Type it again').fill(PASSPHRASE);
  await second.button('Save passphrase').click();
  await second.answer('Connect this site', 'Connect');

  const signIn = () => app.modal('Sign in').getByRole('button', { name: 'Sign in' }).click();
  // Still locked when the page that asked goes: it says so, and there is nothing to unlock for.
  const unheard = await OwnWalletWindow.after(context, signIn);
  await expect(unheard.page.getByRole('heading')).toHaveText('Unlock your wallet');
  await app.open('/docs');
  await expect(unheard.page.getByText('The page that asked has gone')).toBeVisible();
  await expect(unheard.page.getByRole('button')).toHaveCount(0);
  await unheard.page.close();
  // The wallet is connected still; once the page knows that, it offers to sign in.
  await app.open(itemUrl(item));
  await app.page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();

  const signing = await OwnWalletWindow.after(context, signIn);
  await signing.unlockByPassphrase(PASSPHRASE);
  await expect(signing.question('Sign a message')).toContainText('URI: ');
  await signing.answer('Sign a message', 'Sign');
  await expect(app.account(address)).toBeVisible();

  // It signs, and the app sends: closed before that, nothing was sent.
  const left = await OwnWalletWindow.after(context, () => app.buyNow.click());
  await left.page.close();
  const failed = app.modal('Cancelled in your wallet');
  await expect(failed).toContainText('Nothing was spent.');
  // Refused before it is unlocked: the window says who asks, and answers as a closed one does.
  const refused = await OwnWalletWindow.after(context, () => failed.getByRole('button', { name: 'Retry' }).click());
  await expect(refused.page.getByRole('heading')).toHaveText('Unlock your wallet');
  await expect(refused.page.getByRole('definition')).toHaveText(new URL(app.page.url()).host);
  await pressToClose(refused.button('Cancel'));
  await expect(failed).toContainText('User rejected the request.');
  const buying = await OwnWalletWindow.after(context, () => failed.getByRole('button', { name: 'Retry' }).click());
  await buying.unlockByPassphrase(PASSPHRASE);
  await expect(buying.question('Buy on the marketplace')).toContainText(item.nft.identifier ?? '');
  const asked = buying.question('Buy on the marketplace').getByRole('definition');
  await expect(asked.nth(0)).toHaveText(new URL(app.page.url()).host);
  await expect(asked.nth(1)).toHaveText(`${shortenAddress(address)} (buyer@people.test)`);
  const buyingAt = buying.page.url();
  await buying.answer('Buy on the marketplace', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await on.ownerOf(item.nft.collectionAddress, item.nft.identifier ?? '')).toBe(address);

  await app.closePane();
  await app.reload();
  await expect(app.account(address)).toBeVisible();
  await app.page.getByRole('banner').getByRole('button', { name: 'Meridian' }).click();
  const networks = app.modal('Choose a network');
  await expect(networks.getByRole('button', { name: 'Tessera' })).toBeDisabled();
  await expect(networks).toContainText('This wallet works on Meridian only.');
  await app.page.keyboard.press('Escape');
  // It trades on one network: a purchase on another one says what to do.
  await app.open(itemUrl(await pick({ network: 'tessera' })));
  await app.buyNow.click();
  const elsewhere = app.modal('This wallet works on Meridian only');
  await expect(
    elsewhere.getByText('Switching network error. Chain switching is not supported yet', { exact: true }),
  ).toBeVisible();
  await expect(elsewhere).toContainText('Nothing was spent.');
  await expect(elsewhere.getByRole('button', { name: 'Use another wallet' })).toBeEnabled();
  await elsewhere.getByRole('button', { name: 'Close', exact: true }).last().click();
  await app.account(address).click();
  const manage = app.modal('Your account').getByRole('link', { name: 'Manage your Vitrine wallet' });
  await expect(manage).toHaveAttribute('href', `${new URL(buyingAt).origin}/?language=en`);
  await app.page.keyboard.press('Escape');
  await app.buyNow.click();
  await elsewhere.getByRole('button', { name: 'Use another wallet' }).click();
  await expect(app.modal('Connect a wallet').getByRole('button', { name: 'Vitrine wallet' })).toBeEnabled();
  await app.page.keyboard.press('Escape');
  await expect(app.button('Connect')).toBeVisible();
  await app.reload();
  await expect(app.button('Connect')).toBeVisible();
});

test('a passphrase protects it as well; a login cancelled, a window closed or blocked ends in words, and it opens again [H12] [H14] [K41]', async ({
  app,
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isOwn = (url: string) => url.includes('/assets/own-wallet-provider-');
  await openConnect(app, '/docs');
  await expect(app.modal('Connect a wallet').getByRole('button', { name: 'Vitrine wallet' })).toBeVisible();
  expect(asked.filter(isOwn)).toEqual([]);
  const alert = app.modal('Connect a wallet').getByRole('alert');
  const cancelled = await OwnWalletWindow.after(context, () => pressOwn(app));
  await Promise.all([cancelled.page.waitForEvent('close'), cancelled.button('Cancel').click()]);
  await expect(alert).toHaveText('User rejected the request.');
  expect(asked.filter(isOwn)).toHaveLength(1);

  await context.route('**/wallet/apps.json', (route) => route.abort());
  const closed = await OwnWalletWindow.after(context, () => pressOwn(app));
  await expect(closed.page.getByText('The wallet could not start.')).toBeVisible();
  await context.unroute('**/wallet/apps.json');
  await closed.button('Try again').click();
  await expect(closed.page.getByLabel('E-mail address')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await closed.page.close();
  await expect(alert).toHaveText('User rejected the request.');

  const opened = await OwnWalletWindow.after(context, () => pressOwn(app));
  await opened.logIn('reader@people.test');
  await opened.page.getByLabel('Passphrase').fill('aaaaaaaaaaaa');
  await opened.page.getByLabel('Type it again').fill('aaaaaaaaaaaa');
  await opened.button('Protect it with this passphrase').click();
  await expect(opened.page.getByRole('alert')).toHaveText(/^It needs at least 5 different characters/);
  await opened.page.getByLabel('Passphrase').fill('password1234');
  await opened.page.getByLabel('Type it again').fill('password1234');
  await opened.button('Protect it with this passphrase').click();
  await expect(opened.page.getByRole('alert')).toHaveText(/commonest words in passwords/);
  // What the browser says of an empty field stands alone.
  await opened.page.getByLabel('Type it again').fill('');
  await opened.button('Protect it with this passphrase').click();
  await expect(opened.page.getByRole('alert')).toHaveText('');
  await opened.page.getByLabel('Passphrase').fill(PASSPHRASE);
  await opened.page.getByLabel('Type it again').fill('another one of them');
  await opened.button('Protect it with this passphrase').click();
  const way = opened.page.locator('form').filter({ has: opened.page.getByLabel('Type it again') });
  await expect(way.getByRole('alert')).toHaveText('The two are not the same.');
  await opened.page.getByLabel('Type it again').fill(PASSPHRASE);
  await opened.button('Protect it with this passphrase').click();
  await context.grantPermissions(['clipboard-write']);
  await opened.button('Copy the code').click();
  await expect(opened.page.getByText('Copied.')).toBeVisible();
  await opened.noteRecovery();
  await opened.answer('Connect this site', 'Reject');
  await expect(alert).toHaveText('User rejected the request.');

  await page.evaluate(() => {
    window.open = () => null;
  });
  await pressOwn(app);
  await expect(alert).toHaveText('Pop up window failed to open');
});

test('for a purchase somebody else logs in: no wallet is made, the window says whose account it is for, and lets them change @long', async ({
  app,
  context,
}) => {
  const item = await pick({ network: 'meridian' });
  const [email, other] = ['anne@people.test', 'bob@people.test'];
  const address = await signInWithOwnWallet(app, itemUrl(item), { email, passphrase: PASSPHRASE });
  const { wallets } = await app.page.evaluate(
    async () => (await (await fetch('/config.json')).json()) as Pick<AppConfig, 'wallets'>,
  );
  const signOut = await context.newPage();
  await signOut.goto(`${wallets.ownWallet?.origin ?? ''}/`);
  await signOut.getByRole('link', { name: 'Sign out' }).click();
  await signOut.getByRole('button', { name: 'Sign out' }).click();
  await expect(signOut.getByText('Nobody is signed in here.')).toBeVisible();

  const failed = app.modal('Something went wrong');
  const stored: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'PUT') stored.push(request.url());
  });
  const strange = await OwnWalletWindow.after(context, () => app.buyNow.click());
  await strange.logIn(other);
  const text = `You are logged in as ${other}. This request is for ${shortenAddress(address)}, another account.`;
  await expect(strange.page.getByText(text)).toBeVisible();
  await pressToClose(strange.button('Reject'));
  await expect(failed).toContainText('account has not been authorized');
  await expect(failed).toContainText('Nothing was spent.');

  // Still the other's: whose wallet is not made by asking again either.
  const again = await OwnWalletWindow.after(context, () => failed.getByRole('button', { name: 'Retry' }).click());
  await expect(again.page.getByText(text)).toBeVisible();
  expect(stored).toEqual([]);
  await again.button('Use another e-mail').click();
  await expect(again.page.getByLabel('E-mail address')).toBeVisible();
  await signOut.goto(`${wallets.ownWallet?.origin ?? ''}/`);
  await expect(signOut.getByText('Nobody is signed in here.')).toBeVisible();
  await again.logIn(email);
  // At the lock as well somebody else can log in: here the same person again.
  await again.button('Use another e-mail').click();
  await expect(again.page.getByLabel('E-mail address')).toBeVisible();
  await signOut.reload();
  await expect(signOut.getByText('Nobody is signed in here.')).toBeVisible();
  await again.logIn(email);
  await again.unlockByPassphrase(PASSPHRASE);
  await again.answer('Buy on the marketplace', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await chain(MERIDIAN).ownerOf(item.nft.collectionAddress, item.nft.identifier ?? '')).toBe(address);
});

test('at the wallet’s own origin a phone number is linked by the code it gets, and by no other [C38] [C39] [C40]', async ({
  app,
  page,
}) => {
  await app.open('/docs');
  const { wallets } = (await (await page.request.get(new URL('/config.json', page.url()).href)).json()) as AppConfig;
  const own = new OwnWalletWindow(page);
  await page.goto(`${wallets.ownWallet?.origin ?? ''}/start`);
  await own.logIn('caller@people.test');
  await page.getByRole('link', { name: 'Link a phone number' }).click();
  const number = page.getByLabel('Phone number');
  await number.fill('079 123 45 67');
  await own.button('Send the code').click();
  await expect(page.getByRole('alert')).toContainText('country code');

  const asked = page.waitForRequest((request) => request.url().endsWith('/users/me/phone_link/request'));
  await number.fill('0041 79 (123) 45-67');
  await own.button('Send the code').click();
  expect((await asked).postDataJSON()).toEqual({ phone_number: '+41791234567' });
  const answer = (await (await (await asked).response())?.json()) as { operation_id: string };
  await expect(page.getByRole('link', { name: 'outbox' })).toHaveAttribute('href', '/outbox');
  const code = await own.codeFor('+41791234567');
  await page.context().setOffline(true);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await own.button('Link the number').click();
  await expect(page.getByRole('alert')).toHaveText(
    'The wallet cannot be reached. Check your connection, then try again.',
  );
  await page.context().setOffline(false);
  await page.getByLabel('Code', { exact: true }).fill(code === '111111' ? '222222' : '111111');
  await own.button('Link the number').click();
  await expect(page.getByRole('alert')).toContainText('This code does not count.');
  const confirmed = page.waitForRequest((request) => request.url().endsWith('/users/me/phone_link/confirm'));
  await page.getByLabel('Code', { exact: true }).fill(code);
  await own.button('Link the number').click();
  expect((await confirmed).postDataJSON()).toEqual({ operation_id: answer.operation_id, code });
  await expect(page.getByText('Linked phone number: +41791234567.')).toBeVisible();
  await page.getByRole('link', { name: 'Where you are signed in' }).click();
  await expect(page.getByRole('listitem')).toHaveText(
    /^\s*Chrome on Linux This browser\s+Last used just now, signed in just now\s*$/,
  );
});

test('with a mocked hostile site: its page that opens a window of the wallet’s is told nothing, whatever it says it is', async ({
  app,
  context,
}) => {
  await app.open('/docs');
  const config = await app.page.evaluate(async () => (await fetch('/config.json')).json() as Promise<unknown>);
  const { origin } = (config as { wallets: { ownWallet: { origin: string } } }).wallets.ownWallet;
  await context.route('http://evil.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>nothing to see</p>' }),
  );
  const evil = await context.newPage();
  await evil.goto('http://evil.test/');
  const { origin: market } = new URL(app.page.url());
  const windows = [
    ['own-wallet', 'E-mail address'],
    ['sso-account', 'Waiting for what is asked.'],
  ] as const;
  const tries = windows.flatMap((one) => ['http://evil.test', market].map((said) => [...one, said] as const));
  for (const [name, waiting, said] of tries) {
    const url = `${origin}/wallet/${name}.html?origin=${encodeURIComponent(said)}`;
    const shown = await OwnWalletWindow.after(context, () =>
      evil.evaluate((to) => {
        const heard: unknown[] = [];
        addEventListener('message', ({ data }) => heard.push(data));
        Object.assign(window, { heard, opened: window.open(to, 'wallet', 'width=420,height=600') });
      }, url),
    );
    // As who it is it gets no wallet; as who it says it is, a login that answers only that other site.
    await expect(shown.page.getByText(said === market ? waiting : 'There is nothing to do here.')).toBeVisible();
    await evil.evaluate((target) => {
      const { opened } = window as unknown as { opened: Window };
      const action = { method: 'eth_requestAccounts', params: [] };
      for (let time = 0; time < 100; time += 1)
        opened.postMessage({ id: String(time), content: { action, chainId: 31337 } }, target);
    }, origin);
    await shown.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(shown.page.getByRole('dialog')).toHaveCount(0);
    await shown.page.close();
    expect(await evil.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
  }
});
