import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

test('a verified collection says so, and so does the page of its item; one that is not does not', async ({
  app,
  page,
}) => {
  const mark = page.getByRole('main').getByText('Verified by this marketplace');
  await app.open('/collections/isohypse');
  await expect(mark).toHaveCount(1);
  await app.open('/collections/isohypse/1');
  await expect(mark).toHaveCount(1);
  await app.open('/collections/oddments');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(mark).toHaveCount(0);
});

test('a collection whose name passes for a verified one’s, mocked, is warned of and leads to that one @long', async ({
  app,
  page,
}) => {
  await page.route('**/data/collection/oddments', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    const trust = { verified: false, looksLike: { slug: 'isohypse', name: 'Isohypse' } };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, trust } } });
  });
  await app.open('/docs');
  await app.follow('/collections/oddments');
  const note = page.getByText(/^This is not/);
  await expect(note).toContainText('the names look alike');
  await note.getByRole('link', { name: 'Isohypse' }).click();
  await expect(page).toHaveURL('/collections/isohypse');
});
