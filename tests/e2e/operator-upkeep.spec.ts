import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { violations } from '../support/browser/axe.ts';
import { OPERATOR, expect, test } from '../support/browser/test.ts';

const configSchema = v.object({ mail: v.object({ outbox: v.string() }) });

test.use({ intercepts: true });

test('an operator exports who confirmed the news, forgets one, has a back-up made and sees the fees; all of it is logged', async ({
  app,
  page,
  wallet,
  request,
}) => {
  const emails = ['operators-ada@people.test', 'operators-bob@people.test'];
  for (const email of emails) {
    const query = new URLSearchParams({ email, name: '=Reader' }).toString();
    expect((await request.post(`/marketplace/v1/subscribe?${query}`)).status()).toBe(200);
  }
  const { outbox } = v.parse(configSchema, await (await request.get('/config.json')).json()).mail;
  const mails = await (await request.get(outbox)).text();
  const token = /operators-ada[\s\S]*?confirm=([\w-]{32})/.exec(mails)?.[1];
  expect((await request.put('/marketplace/v1/subscribe', { data: { token } })).status()).toBe(200);

  await wallet.useAccount(OPERATOR);
  await app.signIn('/operator?tab=subscribers');
  const main = page.getByRole('main');
  const counts = main.locator('dl');
  await expect(counts).toContainText(/confirmed\s*[1-9]/);
  // Other tests of this world have subscribers, too.
  const [confirmed = 0, waiting = 0] = (await counts.getByRole('definition').allInnerTexts()).map(Number);
  expect(waiting).toBeGreaterThan(0);
  expect.soft(await violations(page), 'subscribers').toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Save as CSV' }).press('Enter'),
  ]);
  const saved = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(saved).toHaveLength(confirmed + 2);
  expect(saved.find((line) => line.startsWith('operators-ada'))).toMatch(
    new RegExp(`^operators-ada@people\\.test,'=Reader,\\d{4}-\\d{2}-\\d{2},http\\S+/subscribe\\?end=${token ?? ''}$`),
  );
  const email = main.getByRole('textbox', { name: 'E-mail address' });
  await email.fill('ada');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Enter an e-mail address')).toBeVisible();
  await email.fill(emails[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(app.toast('A subscriber removed')).toBeVisible();
  await expect(counts).toContainText(new RegExp(`Not confirmed yet\\s*${waiting - 1}(?!\\d)`));

  await main.getByRole('tab', { name: 'Back-ups' }).click();
  await expect(main.getByRole('heading', { name: 'No back-up is known' })).toBeVisible();
  const backups = '**/v1/operator/backups';
  let show = () => {};
  const shown = new Promise<void>((resolve) => (show = resolve));
  await page.route(backups, async (route) => {
    if (route.request().method() === 'GET') await shown;
    await route.continue();
  });
  const make = main.getByRole('button', { name: 'Make a back-up' });
  await make.press('Enter');
  // It was asked for, and the console does not show it yet.
  await expect(app.toast('Back-up asked for')).toBeVisible();
  await expect(make).toBeDisabled();
  show();
  await expect(counts).toContainText(/\.backup/, { timeout: 60_000 });
  await expect(main.getByText('A back-up is being made.')).toHaveCount(0);
  expect.soft(await violations(page), 'back-ups').toEqual([]);

  await main.getByRole('tab', { name: 'Fees' }).click();
  await expect(main.getByText('basis points').first()).toBeVisible();
  expect.soft(await violations(page), 'fees').toEqual([]);

  await main.getByRole('tab', { name: 'Log' }).click();
  const exported = confirmed === 1 ? '1 subscriber exported' : `${confirmed} subscribers exported`;
  for (const done of [exported, 'A subscriber removed', 'Back-up asked for'])
    await expect(main.getByText(done).first()).toBeVisible();
  await expect(main.getByText(/people\.test/)).toHaveCount(0);
});
