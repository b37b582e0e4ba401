import { chain, TESSERA } from '../support/browser/chain.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { Device, pressSso, SsoWindow } from '../support/browser/sso.ts';
import { expect, test } from '../support/browser/test.ts';
import { ZERO_ADDRESS } from '../../src/domain/order.ts';

test.use({ intercepts: true });

/* Single sign-on, at the wallet's own origin, on the second embedded network: the product's, unmodified. */

test('with a virtual authenticator: connect, sign in, buy', async ({ app, context }) => {
  const on = chain(TESSERA);
  const device = new Device();
  const item = await pick({
    network: 'tessera',
    suits: ({ parameters, price }) => parameters.zone !== ZERO_ADDRESS && BigInt(price.value) < 4n * 10n ** 17n,
  });
  await app.open(itemUrl(item));
  await app.button('Connect').click();
  const first = await SsoWindow.after(context, () => pressSso(app));
  await device.into(first);
  await first.button('Make a new account').click();
  await first.page.getByRole('button', { name: 'Start session' }).waitFor();
  await device.remember();
  await first.closing(() => first.button('Start session').click());
  const signing = await SsoWindow.after(context, () =>
    app.modal('Sign in').getByRole('button', { name: 'Sign in' }).click(),
  );
  await device.into(signing);
  await signing.answer('Sign a message', 'Sign');
  await expect(app.button(/^Account 0x/)).toBeVisible();
  const address = ((await app.button(/^Account 0x/).getAttribute('aria-label')) ?? '').slice(8) as `0x${string}`;
  await app.buyNow.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await on.ownerOf(item.nft.collectionAddress, item.nft.identifier ?? '')).toBe(address);
});
