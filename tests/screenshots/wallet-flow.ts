import type { Page } from 'playwright';
import type { App } from '../support/browser/app.ts';
import type { Paths } from './world.ts';

/** Takes a picture: of a wallet's own window, where one is given. */
export type Shoot = (name: string, window?: Page) => Promise<unknown>;

/** A way through a wallet option, with its pictures; each is named by the flow and its own name. */
export type Flow = {
  name: string;
  /** The browser has an extension: the tests' own wallet. */
  hasExtension?: boolean;
  /** Both themes on each device; otherwise light on a phone, dark on a desktop. */
  hasBothThemes?: boolean;
  run(app: App, shoot: Shoot, at: Paths): Promise<unknown>;
};

export const connectWindow = (app: App) => app.modal('Connect a wallet');
export const failure = (app: App) => connectWindow(app).getByRole('alert');
export const waiting = (app: App, says: string) =>
  connectWindow(app).getByRole('status').filter({ hasText: says }).waitFor();
export const account = (app: App) => app.button(/^Account 0x/);
export const signInButton = (app: App) => app.modal('Sign in').getByRole('button', { name: 'Sign in' });

/** The browser opens no window, as one that blocks them. */
export const blockWindows = (app: App) =>
  app.page.evaluate(() => {
    window.open = () => null;
  });

/** What each option with a window of its own shows in the connect window. */
export async function waits(app: App, shoot: Shoot, o: { open(): Promise<Page>; press(): Promise<unknown> }) {
  const first = await o.open();
  await waiting(app, 'Continue in');
  await shoot('waiting');
  await waiting(app, 'Still waiting');
  await shoot('slow');
  await first.close();
  await failure(app).waitFor();
  await shoot('cancelled');
  await blockWindows(app);
  await o.press();
  await failure(app).filter({ hasText: 'Pop up' }).waitFor();
  await shoot('blocked');
}
