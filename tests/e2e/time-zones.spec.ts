import { pick } from '../support/browser/market.ts';
import { liveDrop } from '../support/browser/drops.ts';
import { expect, test } from '../support/browser/test.ts';

test.describe('in a browser whose clock is nine hours ahead of UTC', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('an item’s times are in that zone, also where the server wrote UTC', async ({ app, page, request }) => {
    const order = await pick({ network: 'meridian' });
    const words: string[] = [];
    page.on('console', (message) => void words.push(message.text()));
    const path = `/collections/${order.nft.collectionSlug}/${order.nft.identifier}`;
    expect(await (await request.get(path)).text()).toMatch(/\d\d:\d\d UTC/);
    await app.open(path);
    await expect(page.getByText(/ends .*\d\d:\d\d GMT\+9/i).first()).toBeVisible();
    await expect(page.getByRole('main').locator('time').first()).toHaveText(/\d\d:\d\d GMT\+9$/);
    await expect(page.getByRole('main').getByText(/\d\d:\d\d UTC/)).toHaveCount(0);
    expect(words.filter((text) => /hydrat|did not match|#4(18|2[0-9])/i.test(text))).toEqual([]);
  });
});

test('a live drop reminds of its end: on the device, and by its calendar', async ({ app, page, request }) => {
  const drop = await liveDrop();
  await app.signIn(`/drops/${drop.slug}`);
  await page.getByRole('button', { name: 'Remind me before it ends' }).click();
  await expect(app.toast('Reminder set')).toContainText('an hour before the drop ends');
  await expect(page.getByRole('button', { name: 'Remove reminder' })).toBeVisible();
  expect(await (await request.get(`/calendar/drops/${drop.slug}.ics`)).text()).toContain('ends\r\nTRIGGER:-PT60M');
  // As if its end were near: the world's live drop runs for days.
  await page.evaluate(() => {
    const key = 'vitrine-reminders';
    const [reminder] = JSON.parse(localStorage.getItem(key) ?? '[]') as { endTime: number }[];
    const endTime = Math.floor(Date.now() / 1000) + 1800;
    localStorage.setItem(key, JSON.stringify([{ ...reminder, endTime }]));
  });
  await app.open('/notifications');
  const row = page.getByRole('listitem').filter({ hasText: drop.name }).filter({ hasText: 'Ends within the hour' });
  await expect(row.getByRole('link', { name: drop.name })).toBeVisible();
});
