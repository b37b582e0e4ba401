import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

/** What a browser finds that was killed while it wrote: every bucket's newest file is damaged in its middle. */
async function damageStores(profile: string): Promise<number> {
  const buckets = join(profile, 'Default', 'WebStorage');
  const files = (await readdir(buckets, { recursive: true })).filter((name) => /leveldb\/\d+\.log$/.test(name));
  for (const name of files) {
    const content = await readFile(join(buckets, name));
    content[Math.floor(content.length / 2)] = (content[Math.floor(content.length / 2)] ?? 0) ^ 0xff;
    await writeFile(join(buckets, name), content);
  }
  return files.length;
}

test('who was signed in is told, once, when the browser has deleted what it stored, and signs in again', async ({
  phone,
}) => {
  const first = await phone.launch('/docs');
  await first.signIn('/docs');
  await phone.kill();
  expect(await damageStores(phone.profile)).toBeGreaterThan(0);

  const app = await phone.launch('/docs');
  const told = app.page.getByRole('alert').filter({ hasText: 'Your browser lost what Vitrine had stored here' });
  await expect(told).toContainText('look for it in your wallet before you repeat it');
  await expect(app.account()).toHaveCount(0);
  await app.reload();
  await expect(app.button(/^(Connect|Sign in)$/)).toBeVisible();
  await expect(told).toHaveCount(0);
  await app.page
    .getByRole('banner')
    .getByRole('button', { name: /^(Connect|Sign in)$/ })
    .click();
  // Local storage may have kept which wallet it was.
  const choice = app.modal('Connect a wallet').getByRole('button', { name: TestWallet.label });
  await choice.or(app.modal('Sign in').getByRole('button', { name: 'Sign in' })).click();
  await expect(app.account()).toBeVisible();
  await app.reload();
  await expect(app.account()).toBeVisible();
  await expect(told).toHaveCount(0);
});
