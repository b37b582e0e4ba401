import { Device, pressSso, SsoWindow } from '../support/browser/sso.ts';
import { openConnect } from '../support/browser/smart-wallet.ts';
import { account, signInButton, waits, type Flow } from './wallet-flow.ts';

export const sso: Flow = {
  name: 'wallets-sso',
  async run(app, shoot, at) {
    const { page } = app;
    const context = page.context();
    const device = new Device();
    const open = () => SsoWindow.after(context, () => pressSso(app));
    await openConnect(app, '/docs');
    await waits(app, shoot, { open: async () => (await open()).page, press: () => pressSso(app) });

    await openConnect(app, at.elsewhere);
    const first = await open();
    await first.button('Make a new account').waitFor();
    await shoot('window-start', first.page);
    await device.into(first);
    await first.button('Use your passkey').click();
    await first.page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    await shoot('window-no-passkey', first.page);
    await first.button('Make a new account').click();
    await first.button('Start session').waitFor();
    await shoot('window-session', first.page);
    await first.page.getByLabel('Total limit, ETH').fill('0.1');
    await first.button('Start session').click();
    await first.page.getByText('The limit per purchase cannot').waitFor();
    await shoot('window-session-wrong', first.page);
    await first.page.getByLabel('Total limit, ETH').fill('99999999');
    await first.button('Start session').click();
    await first.page.getByText('could spend far more').waitFor();
    await shoot('window-session-huge', first.page);
    await device.remember();
    await first.page.getByLabel('Total limit, ETH').fill('2');
    await first.closing(() => first.button('Start session').click());
    await signInButton(app).waitFor();
    await shoot('sign-in');
    const signing = await SsoWindow.after(context, () => signInButton(app).click());
    await device.into(signing);
    await signing.question('Sign a message').waitFor();
    await shoot('window-sign', signing.page);
    await signing.answer('Sign a message', 'Sign');
    await account(app).waitFor();

    const offering = await SsoWindow.after(context, async () => {
      await app.button('Make an offer').click();
      await app.modal('Make an offer').getByLabel('Your offer').fill('0.01');
      await app.modal('Make an offer').getByRole('button', { name: /offer/i }).last().click();
    });
    await offering.page.getByRole('dialog').waitFor();
    await shoot('window-outside', offering.page);
    await shoot('outside', page);
    await offering.page.close();
    await page.keyboard.press('Escape');

    await app.open('/docs');
    await account(app).click();
    const sessions = app.modal('Your account').getByRole('region', { name: 'Sessions' });
    await sessions.getByRole('listitem').first().waitFor();
    await shoot('sessions');
    const revoking = await SsoWindow.after(context, () => sessions.getByRole('button', { name: 'Revoke' }).click());
    await device.into(revoking);
    await revoking.question('Revoke a session').waitFor();
    await shoot('window-revoke', revoking.page);
    await shoot('sessions-revoking');
    await revoking.answer('Revoke a session', 'Revoke');
    await sessions.getByText('Revoked').waitFor();
    await shoot('sessions-revoked');
    await context.setOffline(true);
    await sessions.getByText('You are offline').waitFor();
    await shoot('sessions-offline');
    await context.setOffline(false);
    await page.keyboard.press('Escape');
    await context.route('**/rpc/31338', (route) => route.abort());
    await account(app).click();
    await sessions.getByRole('alert').waitFor();
    await shoot('sessions-failed');
    await context.unroute('**/rpc/31338');
    await page.keyboard.press('Escape');

    await app.open(at.elsewhere);
    const ended = await SsoWindow.after(context, () => app.buyNow.click());
    await ended.page.getByRole('dialog').waitFor();
    await shoot('session-ended');
    await shoot('window-session-ended', ended.page);
  },
};
