import sharp from 'sharp';
import { violations } from '../support/browser/axe.ts';
import { collectionPath } from '../../src/domain/paths.ts';
import { openConsole } from '../support/browser/console.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

test('an operator gives the market a name, a mark, colours and terms; visitors see them, kept pages too, until they are undone', async ({
  app,
  page,
  phone,
  request,
}) => {
  const main = await openConsole(app, 'theme');
  const save = main.getByRole('button', { name: 'Save theme' });
  const box = (name: string) => main.getByRole('textbox', { name });
  expect.soft(await violations(page), 'theme as built in').toEqual([]);

  const visitor = await phone.launch('/');
  const logo = visitor.page.getByRole('banner').getByRole('link', { name: /home$/ });
  await expect(logo).toHaveAccessibleName('Vitrine, home');

  await box('Accent on light pages').fill('#f0a8d4');
  await expect(main.getByRole('alert').first()).toContainText('Too faint on light pages');
  await expect(save).toBeDisabled();
  await box('Accent on light pages').fill('#7a1f5c');
  await expect(save).toBeDisabled();
  await box('Accent on dark pages').fill('#f0a8d4');
  await box('Name of the market').fill('Galería Sur');
  const square = { create: { width: 200, height: 120, channels: 4 as const, background: '#7a1f5c' } };
  await main.getByLabel('Choose a mark').setInputFiles({
    name: 'mark.png',
    mimeType: 'image/png',
    buffer: await sharp(square).png().toBuffer(),
  });
  await expect(main.getByRole('img', { name: 'The mark' })).toBeVisible();
  await box('Terms of use, English').fill('# House rules\n\nBe <b>kind</b>.\n\n- No forgeries');
  await expect(main.getByRole('group', { name: 'Preview of the text' })).toContainText('House rules');
  await main.getByRole('combobox', { name: 'Document' }).selectOption('cookie-policy');
  await box('Cookie policy, English').fill('# Also here\n\nOur counter counts nobody.');
  expect.soft(await violations(page), 'a theme that is typed').toEqual([]);
  await save.click();
  await expect(app.toast('Theme changed: name, mark, colours, legal texts')).toBeVisible();

  // Who was never here is sent it; a device that knows the market finds out as it opens a page.
  const sent = await request.get('/', { headers: { 'sec-fetch-mode': 'navigate' } });
  expect((await sent.text()).match(/rel="manifest"[^>]*/g)).toEqual(['rel="manifest" href="/manifest.webmanifest"']);
  expect(await sent.text()).not.toContain('apple-mobile-web-app-title');
  // The worker knows the theme first; the frame of a page that is not kept has the built-in name until its script runs.
  const themeOfWorker = () =>
    visitor.page.evaluate(async () => {
      const config = (await (await fetch('/config.json')).json()) as { theme?: { name: string } };
      return config.theme?.name ?? 'Vitrine';
    });
  const opens = async (name: string) => {
    await expect(async () => {
      await visitor.page.goto('/storage');
      await visitor.page.goto('/');
      expect(await themeOfWorker()).toBe(name);
    }).toPass();
    await visitor.page.goto('/');
    await expect(logo).toHaveAccessibleName(`${name}, home`);
  };
  await opens('Galería Sur');
  await expect(visitor.page).toHaveTitle('Galería Sur: art, on display');
  // Its worker, which knew the market before, gives the manifest and icon of now; offline as well.
  const ofMarket = () =>
    visitor.page.evaluate(async () => {
      const manifest = (await (await fetch('/manifest.webmanifest')).json()) as { name: string; screenshots?: unknown };
      const icon = await (await fetch('/favicon.svg')).text();
      return { name: manifest.name, shown: manifest.screenshots !== undefined, own: icon.includes('data:image/png') };
    });
  const themed = { name: 'Galería Sur', shown: false, own: true };
  expect(await ofMarket()).toEqual(themed);
  await visitor.page.context().setOffline(true);
  expect(await ofMarket()).toEqual(themed);
  await visitor.page.context().setOffline(false);
  const edge = () =>
    visitor.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--edge').trim());
  await expect.poll(edge).toBe('#7a1f5c');
  const picture = await logo.locator('svg').evaluate((svg) => getComputedStyle(svg).backgroundImage);
  expect(picture).toMatch(/\/theme\/[0-9a-f]{32}\/mark-96\.png/);
  await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(visitor.page).toHaveTitle('Terms of use · Galería Sur');
  const article = visitor.page.getByRole('article');
  await expect(article.getByRole('heading', { name: '1. House rules' })).toBeVisible();
  await expect(article).toContainText('Be <b>kind</b>.');
  await expect(article.getByText(/^In force from [^.]+\.$/)).toBeVisible();
  await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(article).toContainText('“vitrine-language”');
  await expect(article).toContainText('Our counter counts nobody.');

  await page.goto('/operator?tab=log');
  await main.getByRole('button', { name: 'Undo: Theme changed' }).click();
  const undone = app.toast('Theme reset to built-in');
  await undone.getByRole('button', { name: 'Undo' }).click();
  await expect(app.toast('Theme changed: name, mark, colours, legal texts')).toBeVisible();
  await page.goto('/operator?tab=theme');
  await expect(box('Name of the market')).toHaveValue('Galería Sur');
  await main.getByRole('button', { name: 'Reset to built-in' }).click();
  await expect(app.toast('Theme reset to built-in')).toBeVisible();
  await expect(box('Name of the market')).toHaveValue('');
  await opens('Vitrine');
  expect(await ofMarket()).toEqual({ name: 'Vitrine', shown: true, own: false });
  await expect.poll(edge).not.toBe('#7a1f5c');
});

test('no page of a market that an operator named Marea says what the software is called, in any language', async ({
  app,
  browser,
  baseURL,
}) => {
  test.slow();
  const main = await openConsole(app, 'theme');
  await main.getByRole('textbox', { name: 'Name of the market' }).fill('Marea');
  await main.getByRole('button', { name: 'Save theme' }).click();
  await expect(app.toast('Theme changed: name')).toBeVisible();
  // Without a worker, whose kept pages are out of a server’s reach.
  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL === undefined ? {} : { baseURL }) });
  const visitor = await context.newPage();
  const order = await pick({ looksOnly: true });
  const paths = [
    '/',
    '/collections',
    collectionPath(order.nft.collectionSlug),
    itemUrl(order),
    '/drops',
    '/notifications',
    '/profile',
    '/storage',
    '/subscribe',
    '/shared?title=glass',
    '/docs',
    ...['terms-of-use', 'privacy-policy', 'cookie-policy', 'disclaimer-nfts'].map((slug) => `/docs/${slug}`),
    '/api',
    '/hidden',
    '/nothing-is-here',
  ];
  const saysOf = async (path: string) => {
    await visitor.goto(path);
    await expect(visitor.getByRole('main').getByRole('heading').first(), path).toBeVisible();
    return `${await visitor.title()}\n${await visitor.locator('body').innerText()}`;
  };
  for (const path of paths) expect.soft(await saysOf(path), path).not.toContain('Vitrine');
  expect(await saysOf('/docs/terms-of-use')).toContain('What Marea does');
  for (const language of ['es', 'ar'])
    for (const path of ['/', '/docs', '/docs/terms-of-use', '/storage'])
      expect.soft(await saysOf(`${path}?language=${language}`), `${path} in ${language}`).not.toContain('Vitrine');
  await context.close();
  await main.getByRole('button', { name: 'Reset to built-in' }).click();
  await expect(app.toast('Theme reset to built-in')).toBeVisible();
});
