import { expect, type Locator, type Request } from 'playwright/test';
import type { Order } from '../../../src/contract/order.ts';
import type { App } from './app.ts';
import { itemUrl } from './market.ts';

/** The sheet in which listings and offers are made, used as a person uses it. */
export class OrderSheet {
  readonly app: App;
  readonly root: Locator;

  constructor(app: App, title: string) {
    this.app = app;
    this.root = app.modal(title);
  }

  button(name: string | RegExp): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  async price(label: string, amount: string): Promise<void> {
    await this.root.getByRole('textbox', { name: label, exact: true }).fill(amount);
  }

  async currency(symbol: string): Promise<void> {
    await this.root.getByRole('combobox', { name: 'Currency' }).selectOption({ label: symbol });
  }

  async copies(count: string): Promise<void> {
    await this.root.getByRole('textbox', { name: 'Copies', exact: true }).fill(count);
  }

  /** What stands beside a label of the split. */
  row(label: string | RegExp): Locator {
    return this.root
      .locator('dl > div')
      .filter({ has: this.app.page.getByText(label, { exact: true }) })
      .locator('dd');
  }

  async done(title: string): Promise<void> {
    await expect(this.root.getByRole('heading', { name: title })).toBeVisible();
    await this.button('Done').click();
    await expect(this.root).toHaveCount(0);
  }
}

/** The next POST to a path of the marketplace, as the app sends it. */
export const posted = (app: App, path: string): Promise<Request> =>
  app.page.waitForRequest((request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith(path));

/** On the page of an item that the wallet owns, with the sheet open. */
export async function openListing(app: App, item: Order): Promise<OrderSheet> {
  await app.signIn(itemUrl(item));
  await app.button('List for sale').click();
  return new OrderSheet(app, 'List for sale');
}
