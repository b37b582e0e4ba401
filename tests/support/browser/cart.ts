import { expect, type Locator, type Page } from 'playwright/test';
import type { Order } from '../../../src/contract/order.ts';
import type { CartItem } from '../../../src/domain/cart.ts';
import type { App } from './app.ts';
import { readDeviceStore } from './device-store.ts';
import { itemUrl } from './market.ts';

/** The cart's entries as the device stores them, oldest first; read from its database. */
export async function storedCart(page: Page): Promise<CartItem[]> {
  const entries = (await readDeviceStore(page, 'cart')) as CartItem[];
  return entries.toSorted((a, b) => a.addedAt - b.addedAt);
}

/** Writes beside the app what no app of ours would write. */
export const putInCart = (page: Page, entry: unknown) =>
  page.evaluate(async (value) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('vitrine');
      request.addEventListener('success', () => resolve(request.result));
    });
    const transaction = database.transaction('cart', 'readwrite');
    transaction.objectStore('cart').put(value);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    database.close();
  }, entry);

/** The cart as a person uses it. */
export class Cart {
  readonly app: App;
  constructor(app: App) {
    this.app = app;
  }

  /** The bag in the header. */
  bag(count: number): Locator {
    return this.app.page
      .getByRole('banner')
      .getByRole('button', { name: count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`, exact: true });
  }

  get drawer(): Locator {
    return this.app.modal('Cart');
  }

  row(order: Order): Locator {
    return this.drawer
      .getByRole('listitem')
      .filter({ has: this.app.page.getByRole('link', { name: order.nft.name, exact: true }) });
  }

  get buy(): Locator {
    return this.drawer.getByRole('button', { name: /^Buy( \d+ items?)?$/ });
  }

  /** The control of an item's page. */
  control(order: Order): Locator {
    return this.app.buyBox
      .getByRole('button', { name: new RegExp(`^(Add|Remove) .+ (to|from) cart$`) })
      .and(this.app.page.getByRole('button', { name: order.nft.name }));
  }

  entries(): Promise<CartItem[]> {
    return storedCart(this.app.page);
  }

  /** From the item's page; waits until the device has it. */
  async add(order: Order): Promise<void> {
    await this.app.open(itemUrl(order));
    await this.control(order).click();
    await expect.poll(async () => (await this.entries()).some((item) => item.uuid === order.uuid)).toBe(true);
  }

  /** Opens the drawer and waits until the market has answered. */
  async open(): Promise<void> {
    const answered = this.app.page.waitForResponse((response) => response.url().endsWith('/v2/orders/best'));
    await this.app.page
      .getByRole('banner')
      .getByRole('button', { name: /^Cart, / })
      .click();
    await answered;
    await expect(this.drawer).toBeVisible();
  }
}
