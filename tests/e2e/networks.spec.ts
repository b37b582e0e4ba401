import type { App } from '../support/browser/app.ts';
import { Cart } from '../support/browser/cart.ts';
import { MERIDIAN, TESSERA } from '../support/browser/chain.ts';
import { pick } from '../support/browser/market.ts';
import { expectNoSession, storedSession } from '../support/browser/session.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

/** A chain nobody here trades on. */
const ELSEWHERE = 0x539999;

const wrongNetwork = (app: App) => app.modal('Your wallet is not on Meridian or Tessera');
const shownNetwork = (app: App, name: string) => app.page.getByRole('banner').getByRole('button', { name });

test('the wallet moves to the other network: the header shows it, and the session goes on with it [C35] [H19] [J63]', async ({
  app,
  wallet,
}) => {
  await app.signIn('/docs');
  expect(wallet.count('eth_chainId')).toBeGreaterThan(0);
  await expect(shownNetwork(app, 'Meridian')).toBeVisible();
  expect((await storedSession(app))?.user.chainId).toBe(MERIDIAN);
  await wallet.moveTo(TESSERA);
  await expect(shownNetwork(app, 'Tessera')).toBeVisible();
  await expect.poll(async () => (await storedSession(app))?.user.chainId).toBe(TESSERA);
  await wallet.moveTo(MERIDIAN);
  await expect(shownNetwork(app, 'Meridian')).toBeVisible();
  await expect.poll(async () => (await storedSession(app))?.user.chainId).toBe(MERIDIAN);
});

test('on an unsupported network a modal says so on every page; a supported one closes it [B6] [B7] [B8] [B10] [B11] [H20] [H21]', async ({
  app,
  wallet,
}) => {
  await app.signIn('/');
  const wrong = wrongNetwork(app);
  for (const path of ['/', '/docs', '/drops', '/collections/isohypse', `/profile/${wallet.address}`]) {
    await app.follow(path);
    await expect(app.page).toHaveURL(new RegExp(`${path}$`));
    await wallet.moveTo(ELSEWHERE);
    await expect(wrong, path).toContainText('Please change the network to continue');
    await expect(wrong.getByRole('heading')).not.toContainText('Please change');
    await expect(wrong.getByRole('button')).toHaveText(['Disconnect', 'Switch network']);
    await wallet.moveTo(TESSERA);
    await expect(app.anyModal, path).toHaveCount(0);
  }
});

test('"Switch network" closes that modal; 300 ms later a list of networks opens, and moves the wallet [B12] [B13] [B14] [L37]', async ({
  app,
  wallet,
  page,
}) => {
  await app.signIn('/docs');
  await wallet.moveTo(ELSEWHERE);
  await expect(wrongNetwork(app)).toBeVisible();

  // From the click on, by the page's own clock.
  const { both, after } = await page.evaluate(async () => {
    const titles = () => [...document.querySelectorAll('dialog[open] h2')].map((title) => title.textContent);
    const button = [...document.querySelectorAll('dialog[open] button')].find(
      (one) => one.textContent === 'Switch network',
    );
    (button as HTMLElement).click();
    const clicked = performance.now();
    let both = false;
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const open = titles();
      both ||= open.length > 1;
      if (open.includes('Choose a network')) return { both, after: performance.now() - clicked };
    }
  });
  expect(both).toBe(false);
  expect(after).toBeGreaterThanOrEqual(299);
  expect(after).toBeLessThan(600);

  const list = app.modal('Choose a network');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: 'Tessera' }).click();
  await expect(app.anyModal).toHaveCount(0);
  const [request] = wallet.log.filter((one) => one.method === 'wallet_switchEthereumChain');
  expect(request?.params).toEqual([{ chainId: `0x${TESSERA.toString(16)}` }]);
  await expect(shownNetwork(app, 'Tessera')).toBeVisible();
});

test('Disconnect in the wrong-network modal leaves wallet and session, also right after connecting there [B9] [H20]', async ({
  app,
  wallet,
}) => {
  wallet.chainId = ELSEWHERE;
  await app.open('/');
  await app.connect();
  await wrongNetwork(app).getByRole('button', { name: 'Disconnect' }).click();
  await expect(app.anyModal).toHaveCount(0);
  await expect(app.button('Connect')).toBeVisible();
  await expectNoSession(app);
});

test('the network list says when a wallet refuses: a critical RPC Error toast [K43] [K44] [K45]', async ({
  app,
  wallet,
}) => {
  await app.signIn();
  wallet.refuse('wallet_switchEthereumChain');
  await shownNetwork(app, 'Meridian').click();
  await app.modal('Choose a network').getByRole('button', { name: 'Tessera' }).click();
  const toast = app.toast('RPC Error');
  await expect(toast).toContainText('Switching network error');
  await expect(toast).toHaveAttribute('data-status', 'error');
  await expect(toast).toHaveRole('alert');
});

test.describe('in a window of 1200 pixels', () => {
  test.use({ viewport: { width: 1200, height: 900 } });

  test('questions about networks are 600 pixels wide: the wallet’s and the cart’s @long [L36]', async ({
    app,
    wallet,
  }) => {
    const cart = new Cart(app);
    const there = await pick({ network: 'tessera', looksOnly: true });
    await cart.add(await pick({ looksOnly: true }));
    await app.open(`/collections/${there.nft.collectionSlug}/${there.nft.identifier ?? ''}`);
    await cart.control(there).click();
    const different = app.modal('Different network');
    await expect(different).toBeVisible();
    expect((await different.boundingBox())?.width).toBe(600);
    await app.page.keyboard.press('Escape');

    await app.signIn('/docs');
    await wallet.moveTo(ELSEWHERE);
    await expect(wrongNetwork(app)).toBeVisible();
    expect((await wrongNetwork(app).boundingBox())?.width).toBe(600);
  });
});
