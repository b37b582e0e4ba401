import type { Locator } from 'playwright/test';
import type { App } from './app.ts';
import { OPERATOR } from './test.ts';

/** The operator signs in to a tab of the console. @returns what stands in it */
export async function openConsole(app: App, tab: string): Promise<Locator> {
  await app.wallet.useAccount(OPERATOR);
  await app.signIn(`/operator?tab=${tab}`);
  return app.page.getByRole('main');
}
