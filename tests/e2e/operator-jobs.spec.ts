import { OPERATOR, expect, test } from '../support/browser/test.ts';
import { violations } from '../support/browser/axe.ts';
import { startProduct } from '../support/browser/product.ts';
import { copyWorld } from '../support/browser/world.ts';
import { startMailServer } from '../support/server/mail-server.ts';

test.use({ intercepts: true });

test('mail that its server refuses stands in the console; tried again it is sent once the server takes it, discarded it never is', async ({
  app,
  page,
  wallet,
  request,
}) => {
  test.slow();
  const mail = await startMailServer('550 nobody here');
  const world = copyWorld('mail');
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'news@market.test', OPERATOR_ADDRESSES: OPERATOR.address };
  const product = await startProduct({ state: world.state, env });
  try {
    const subscribe = async (name: string) => {
      const query = new URLSearchParams({ email: `${name}@people.test`, name });
      expect((await request.post(`${product.origin}/marketplace/v1/subscribe?${query}`)).ok()).toBe(true);
    };
    await wallet.useAccount(OPERATOR);
    await app.signIn(`${product.origin}/operator?tab=jobs`);
    const main = page.getByRole('main');
    const kinds = main.getByRole('list').first().getByRole('listitem');
    const mails = kinds.filter({ hasText: 'Mail' });
    await expect(mails).toContainText('Waiting: 0');

    await subscribe('ada');
    await expect(mails).toContainText('Given up: 1');
    const failed = main.getByRole('listitem').filter({ hasText: 'The mail could not be sent' });
    await expect(failed).toContainText('The mail could not be sent (EENVELOPE 550).');
    expect.soft(await violations(page), 'a failed job').toEqual([]);

    mail.answerRecipients('250 fine');
    await main.getByRole('button', { name: 'Try again: Mail' }).click();
    await expect(app.toast('Mail: to be tried again')).toBeVisible();
    await expect(failed).toHaveCount(0);
    await expect.poll(() => mail.mails.length).toBe(1);
    expect(mail.mails[0]).toContain('RCPT TO:<ada@people.test>');
    await expect(mails).not.toContainText('Given up');

    mail.answerRecipients('550 nobody here');
    await subscribe('bob');
    await expect(failed).toHaveCount(1);
    mail.answerRecipients('250 fine');
    await main.getByRole('button', { name: 'Discard: Mail' }).click();
    await expect(app.toast('Mail: discarded')).toBeVisible();
    await expect(failed).toHaveCount(0);
    await subscribe('cyd');
    await expect.poll(() => mail.mails.length).toBe(2);
    expect(mail.mails.join('')).not.toContain('bob@people.test');

    // Counts that cannot be read are not nothing.
    await page.route('**/v1/operator/jobs', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(main.getByText('The number of jobs could not be loaded')).toBeVisible();
    expect.soft(await violations(page), 'no counts').toEqual([]);
    await page.unroute('**/v1/operator/jobs');
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(mails).toContainText('Waiting: 0');
    await main.getByRole('tab', { name: 'Log' }).click();
    await expect(main.getByText('Mail: discarded')).toBeVisible();
    await expect(main.getByRole('button', { name: /^Undo: Mail/ })).toHaveCount(0);
  } finally {
    await product.stop();
    mail.close();
    world.remove();
  }
});
