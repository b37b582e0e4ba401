import { itemUrl, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

test('an offer of 21 WETH is worth 21 times the rate, to the cent', async ({ app, page }) => {
  const item = await pick({ looksOnly: true });
  await app.signIn(itemUrl(item));
  await app.button('Make an offer').click();
  const sheet = app.modal('Make an offer');
  await sheet.getByRole('textbox', { name: 'Your offer', exact: true }).fill('21');
  await expect(sheet).toContainText('$64,203.30');
  await page.keyboard.press('Escape');
});
