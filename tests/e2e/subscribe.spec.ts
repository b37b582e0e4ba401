import { expect, test } from '../support/browser/test.ts';

test('news by e-mail: the form asks by query with no body, the link in the mail confirms, and another ends it [C37] [J7] [K24]', async ({
  app,
  page,
  context,
}) => {
  await app.open('/docs');
  await page.getByRole('contentinfo').getByRole('link', { name: 'News by e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News by e-mail');
  await app.button('Subscribe').click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await page.getByLabel('Name').fill('Ada & Co');
  await page.getByLabel('E-mail address').fill('ada@people');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter an e-mail address, such as you@example.org.')).toBeVisible();
  await page.getByLabel('E-mail address').fill('ada@people.test');
  const [asked] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/v1/subscribe')),
    app.button('Subscribe').click(),
  ]);
  const { pathname, searchParams } = new URL(asked.url());
  expect([asked.method(), pathname, asked.postData()]).toEqual(['POST', '/marketplace/v1/subscribe', null]);
  expect(Object.fromEntries(searchParams)).toEqual({ email: 'ada@people.test', name: 'Ada & Co' });
  // Nothing is done before the address is confirmed.
  await expect(app.toast('E-mail sent')).toContainText('You get no news until you do.');
  await expect(app.toast('Done!')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your e-mail');

  const [outbox] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'outbox' }).click(),
  ]);
  const sent = await outbox.getByRole('listitem').filter({ hasText: 'ada@people.test' }).first().innerText();
  const link = /https?:\S+confirm=\S+/.exec(sent)?.[0] ?? '';
  await outbox.close();
  await app.open(link.slice(link.indexOf('/subscribe')));
  await app.button('Confirm').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re subscribed');
  await expect(page.getByText('News will come to ada@people.test.')).toBeVisible();

  await app.open(link.slice(link.indexOf('/subscribe')).replace('confirm=', 'end='));
  await app.button('Unsubscribe').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
  await app.open(link.slice(link.indexOf('/subscribe')));
  await app.button('Confirm').click();
  await expect(page.getByRole('alert')).toHaveText('This link is not valid any more. Subscribe again for a new one.');
});
