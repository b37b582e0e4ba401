import { expect } from 'playwright/test';
import type { App } from './app.ts';

/** Signed in with the wallet that comes with the app; answers its address, lower case. */
export async function signInWithDemoWallet(app: App, path: string): Promise<`0x${string}`> {
  await app.open(path);
  await app.connect('Demo wallet');
  await app.modal('Demo wallet: Connect to Vitrine').getByRole('button', { name: 'Connect' }).click();
  const sign = app.modal('Demo wallet: Sign a message');
  await expect(sign).toContainText('wants you to sign in with your Ethereum account');
  await sign.getByRole('button', { name: 'Sign', exact: true }).click();
  const account = app.button(/^Account 0x/);
  await expect(account).toBeVisible();
  const address = (await account.getAttribute('aria-label'))?.match(/0x[0-9a-f]{40}/i)?.[0];
  return (address ?? '').toLowerCase() as `0x${string}`;
}
