import { expect, test } from '../support/browser/test.ts';

test('a collection is followed by keyboard, stands in the search, and is forgotten at a sign-out', async ({
  app,
  page,
}) => {
  await app.signIn('/collections/isohypse');
  await expect(app.account()).toBeVisible();
  const follow = page.getByRole('main').getByRole('button', { name: 'Follow', exact: true });
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await follow.press('Enter');
  await expect(app.toast('You follow Isohypse')).toBeVisible();
  const unfollow = app.button('Unfollow');
  await expect(unfollow).toBeFocused();
  await expect(unfollow).toHaveAttribute('aria-pressed', 'true');

  // The same by its contract's address, and with filters.
  await app.open('/collections/isohypse?status=buy-now');
  await expect(unfollow).toHaveAttribute('aria-pressed', 'true');
  await expect(app.button('Save search')).toBeVisible();

  await app.open('/docs');
  await page.keyboard.press('/');
  const found = page.getByRole('group', { name: 'Collections' }).getByRole('option', { name: 'Isohypse' });
  await expect(found).toContainText('Followed');
  await found.click();
  await expect(page).toHaveURL('/collections/isohypse');

  // The notifications list it; what was let go there can be followed again.
  await app.open('/notifications');
  const following = page.getByRole('region', { name: 'Following' });
  await expect(following.getByRole('link', { name: 'Isohypse' })).toHaveAttribute('href', '/collections/isohypse');
  await following.getByRole('button', { name: 'Unfollow: Isohypse' }).click();
  await following.getByRole('button', { name: 'Follow: Isohypse' }).click();
  await expect(following.getByRole('button', { name: 'Unfollow: Isohypse' })).toBeVisible();
  await app.open('/collections/isohypse');

  await unfollow.press('Space');
  await expect(follow).toBeFocused();
  await follow.press('Space');
  await app.disconnect();
  await app.open('/collections/isohypse');
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
});

test('who follows signed out is told to sign in; a sign-out on the page itself ends it there too', async ({
  app,
  page,
}) => {
  await app.open('/collections/isohypse');
  await page.getByRole('main').getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(app.toast('You follow Isohypse')).toContainText('Sign in, and what is new');
  await app.signIn('/collections/isohypse');
  await expect(app.button('Unfollow')).toBeVisible();
  await app.disconnect();
  await expect(page.getByRole('main').getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
});
