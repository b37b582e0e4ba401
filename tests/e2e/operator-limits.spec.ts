import { violations } from '../support/browser/axe.ts';
import { openConsole } from '../support/browser/console.ts';
import { expect, test } from '../support/browser/test.ts';

test('an operator lowers all limits while the market runs, sees whom that turns away, and takes it back in each of the ways', async ({
  app,
  page,
  request,
}) => {
  const main = await openConsole(app, 'limits');
  const scale = main.locator('dl');
  const row = (name: string) => main.getByRole('listitem').filter({ hasText: name });
  const metadata = row('Requests to read an item’s metadata again');
  const multiplier = main.getByRole('textbox', { name: 'New multiplier' });
  const set = async (by: string) => {
    await multiplier.fill(by);
    await page.keyboard.press('Enter');
  };
  const told = async () => (await request.get('/data/collections')).headers()['ratelimit-limit'];
  await expect(scale).toContainText(/Multiplier\s*20\s*As configured/);
  await expect(metadata).toContainText('600 a minute by address');
  await expect(metadata).toContainText('Nobody refused');
  expect.soft(await violations(page), 'limits as configured').toEqual([]);

  const problem = main.getByRole('alert').filter({ hasText: 'Enter a number from 0.1 to 100' });
  // What no further letter makes right is told while it is typed; what may become a number, once it is left or sent.
  for (const wrong of ['101', 'ten', '1,000', '-1']) {
    await multiplier.fill(wrong);
    await expect(problem).toBeVisible();
    await multiplier.fill('');
    await expect(problem).toHaveCount(0);
  }
  for (const wrong of ['0', '0.05']) {
    await multiplier.fill(wrong);
    await expect(multiplier).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Enter');
    await expect(problem).toBeVisible();
    await multiplier.fill(wrong);
    await multiplier.blur();
    await expect(problem).toBeVisible();
  }
  await set('0,1');
  await expect(app.toast('All limits multiplied by 0.1')).toBeVisible();
  await expect(scale).toContainText(/Multiplier\s*0\.1\s*Decided here/);
  expect(await told()).toBe('600');
  await app.toast('All limits multiplied by 0.1').getByRole('button', { name: 'Undo' }).click();
  await expect(scale).toContainText(/Multiplier\s*20\s*As configured/);
  expect(await told()).toBe('120000');

  await expect(multiplier).toHaveValue('');
  await set('0.12');
  await expect(scale).toContainText(/Multiplier\s*0\.12\s*Decided here\s*LIMITS_SCALE says\s*20/);
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1)
    statuses.push((await request.post(`/data/nft/${crypto.randomUUID()}/refresh`)).status());
  expect(statuses.slice(4)).toEqual([429, 429]);
  await expect(metadata).toContainText('4 a minute by address');
  await expect(metadata).toContainText('Refused: 1');
  expect.soft(await violations(page), 'limits that were lowered').toEqual([]);
  await main.getByRole('button', { name: 'As configured (20)' }).press('Enter');
  await expect(scale).toContainText(/Multiplier\s*20\s*As configured/);

  await page.goto('/operator?tab=log');
  await expect(main.getByText('All limits multiplied by 0.1', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Undo: All limits as configured' }).first().click();
  await expect(app.toast('All limits multiplied by 0.12')).toBeVisible();
  expect(await told()).toBe('720');
  await app.toast('All limits multiplied by 0.12').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(told).toBe('120000');
});

test('an operator who comes back asks nothing that is refused; an address without a tab of the console is mended', async ({
  app,
  page,
}) => {
  const main = await openConsole(app, 'jobs');
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400 && answer.request().resourceType() !== 'document') refused.push(answer.url());
  });
  await page.goto('/operator?tab=nothing');
  await expect(main.getByText('Up to date').first()).toBeVisible();
  await expect(page).toHaveURL('/operator');
  expect(refused).toEqual([]);
});
