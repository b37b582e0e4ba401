import { encodeFunctionData } from 'viem';
import type { Order } from '../../src/contract/order.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../src/domain/order.ts';
import { App } from '../support/browser/app.ts';
import { chain, erc20Abi, type Chain } from '../support/browser/chain.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { sendWeth } from '../support/browser/seller.ts';
import { expect, test, type Phone } from '../support/browser/test.ts';
import { OPTIONS, walletPeople, type Question, type WalletPerson } from '../support/browser/wallet-people.ts';

/*
 * The browser is killed, or the page dies beneath its wallet, at every point of a purchase, with every wallet option:
 * after each the person opens the app again and does what it offers. One purchase, nothing asked without a press.
 */

test.use({ intercepts: true });

type Address = `0x${string}`;
/** `session`: covered by it, so that nothing is ever asked. */
type Way = 'call' | 'batch' | 'session';

const isCheap = ({ price }: Order) => BigInt(price.value) <= 5n * 10n ** 17n;

/** Something to buy of which this wallet asks in this way. */
const forSale = ({ network }: WalletPerson, way: Way): Promise<Order> =>
  way === 'batch'
    ? pick({ network, symbol: 'WETH' })
    : pick({
        network,
        suits: (order) =>
          network === 'meridian' || (isCheap(order) && (order.parameters.zone === ZERO_ADDRESS) === (way === 'call')),
      });

/** One person, with one browser, at one thing to buy. */
class Purchase {
  app: App;
  readonly order: Order;
  readonly #o: { phone: Phone; person: WalletPerson; address: Address; way: Way };
  readonly #on: Chain;
  #spendable = 0n;

  private constructor(app: App, order: Order, o: { phone: Phone; person: WalletPerson; address: Address; way: Way }) {
    this.app = app;
    this.order = order;
    this.#o = o;
    this.#on = chain(order.chainId);
  }

  /** Before its Buy button. */
  static async begin(app: App, o: { phone: Phone; person: WalletPerson; address: Address; way: Way }) {
    const order = await forSale(o.person, o.way);
    const begun = new Purchase(app, order, o);
    if (o.way === 'batch') {
      const weth = await sendWeth(o.address, order.chainId, BigInt(order.price.value));
      // Who has allowed it needs no batch. An account that is no contract yet has allowed nothing, and must not act.
      if ((await begun.#on.allowance(weth, o.address)) > 0n) {
        const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [SEAPORT_ADDRESS, 0n] });
        await begun.#on.settled(await begun.#on.actAs(o.address, { to: weth, data }));
      }
    }
    begun.#spendable = await begun.#money();
    await begun.#atItem();
    return begun;
  }

  #money(): Promise<bigint> {
    return this.#o.way === 'batch'
      ? this.#on.tokenBalance(this.order.price.token.address, this.#o.address)
      : this.#on.balance(this.#o.address);
  }

  async #atItem(): Promise<void> {
    const known = this.app.page.waitForResponse((response) => response.url().endsWith('/v1/auth-check'));
    await this.app.open(itemUrl(this.order));
    await known;
    await expect(this.app.account(this.#o.address)).toBeVisible();
    await expect(this.app.buyNow).toBeEnabled();
  }

  press = () => this.app.buyNow.click();
  ask = (): Promise<Question> => this.#o.person.ask(this.app, this.press);
  get done() {
    return this.app.modal('Your purchase is complete');
  }
  get pending() {
    return this.app.modal('Transaction pending');
  }
  get doubt() {
    return this.app.modal('Check your wallet');
  }
  get failed() {
    return this.app.modal(/^(Something went wrong|Cancelled in your wallet)$/);
  }

  /** The whole browser dies, with every window of it, and is opened again. */
  async dieAll(meanwhile: () => Promise<unknown> = async () => undefined): Promise<void> {
    await this.#o.phone.kill();
    await meanwhile();
    await this.#reopened(async () => this.#o.phone.launch('/'));
  }

  /** The page dies; the wallet's window, extension or phone lives on. */
  async diePage(meanwhile: () => Promise<unknown>): Promise<void> {
    const { page, wallet } = this.app;
    const context = page.context();
    const other = await context.newPage();
    await page.close();
    await meanwhile();
    await this.#reopened(async () => {
      const app = new App(other, wallet);
      await app.open('/');
      return app;
    });
  }

  async #reopened(open: () => Promise<App>): Promise<void> {
    this.app = await open();
    await expect(this.app.account(this.#o.address)).toBeVisible();
  }

  /** Records of what the person has not closed yet. */
  async #records() {
    return (await this.app.records()).filter(({ shouldBeDeleted }) => !shouldBeDeleted);
  }

  /** What the app says of it now. */
  async #said(): Promise<'done' | 'pending' | 'doubt' | 'failed' | 'nothing' | 'wait'> {
    for (const state of ['done', 'pending', 'doubt', 'failed'] as const)
      if (await this[state].isVisible()) return state;
    const records = await this.#records();
    // What was pending as the page was loaded opens nothing by itself: the header tells of it.
    const isTold = records[0]?.status === 'pending' && (await this.app.button('1 pending').isVisible());
    return records.length === 0 ? 'nothing' : isTold ? 'pending' : 'wait';
  }

  /** Says this by itself, and asks the wallet for nothing meanwhile. */
  async says(state: 'done' | 'pending' | 'doubt' | 'failed' | 'nothing'): Promise<void> {
    const standing = await this.#o.person.standing(this.app);
    await expect.poll(() => this.#said(), { message: 'what the app says when it is opened again' }).toBe(state);
    expect(await this.#o.person.standing(this.app), 'asked without a press').toBe(standing);
  }

  /** The person does what the app offers for this, approves what is asked, and has it. */
  async goOn(from: 'doubt' | 'failed' | 'nothing'): Promise<void> {
    await this.says(from);
    if (from === 'nothing') await this.#atItem();
    const press = async () => {
      if (from === 'nothing') return this.press();
      if (from === 'failed') return this.failed.getByRole('button', { name: 'Retry' }).click();
      await this.doubt.getByRole('button', { name: 'Try again', exact: true }).click();
      await this.doubt.getByRole('button', { name: 'Nothing there, try again' }).click();
    };
    const asked = await this.#o.person.approveUntil(this.app, press, this.done);
    expect(asked, asked.join(', ')).toHaveLength(this.#o.way === 'session' ? 0 : 1);
  }

  /** On the chain it is theirs, and paid once. */
  async isPaidOnce(): Promise<void> {
    const { order } = this;
    const { nft } = order;
    await expect
      .poll(() => this.#on.ownerOf(nft.collectionAddress, nft.identifier ?? ''), { message: 'the owner on the chain' })
      .toBe(this.#o.address);
    expect(await this.#on.filled(order)).toMatchObject({ filled: 1n, size: 1n });
    const paid = this.#spendable - (await this.#money());
    const price = BigInt(order.price.value);
    expect(paid >= price && paid < price + 10n ** 16n, `paid ${paid} for ${price}`).toBe(true);
  }

  /** The same, and the app says so. */
  async isBoughtOnce(): Promise<void> {
    await expect(this.done).toBeVisible();
    await this.isPaidOnce();
    const { app } = this;
    expect(await this.#records()).toMatchObject([{ status: 'success' }]);
    await this.done.getByRole('button', { name: 'View purchase' }).click();
    await expect(app.anyModal).toHaveCount(0);
    await expect.poll(() => this.#records()).toEqual([]);
  }

  /** The wallet's yes has reached the app, and the network has the transaction; no block holds it. */
  async approved(question: Question | null, press: () => Promise<unknown> = async () => undefined): Promise<void> {
    await press();
    await question?.approve();
    if (!this.#o.person.sendsItself) await expect(this.pending).toBeVisible();
  }
}

const WAYS: Record<(typeof OPTIONS)[number], readonly Way[]> = {
  extension: ['call', 'batch'],
  'smart wallet': ['call', 'batch'],
  // Neither says that it takes batches (EIP-5792): they are asked for one after the other.
  WalletConnect: ['call'],
  'own wallet': ['call'],
  'single sign-on': ['call', 'batch', 'session'],
};

for (const option of OPTIONS) {
  for (const way of WAYS[option]) {
    test(`${option}, ${way}: wherever it dies, opened again it buys once and asks for nothing by itself`, async ({
      phone,
      wallet,
      context: elsewhere,
    }) => {
      const person = walletPeople[option](wallet, elsewhere);
      const on = chain(person.chainId);
      const first = await phone.launch('/');
      const address = await person.signIn(first, '/');
      await phone.close();
      let app = await phone.launch('/');
      const step = (what: string, body: (purchase: Purchase) => Promise<void>) =>
        test.step(`${option}, ${way}: ${what}`, async () => {
          const purchase = await Purchase.begin(app, { phone, person, address, way });
          await body(purchase);
          await purchase.isBoughtOnce();
          app = purchase.app;
        });
      const asks = way !== 'session';

      await step('killed before the wallet was asked', async (purchase) => {
        const context = purchase.app.page.context();
        const checking = new Promise<void>((resolve) => {
          void context.route('**/v2/order/best', () => resolve());
        });
        await purchase.press();
        await checking;
        await purchase.dieAll();
        await purchase.goOn('nothing');
      });

      if (asks) {
        await step('killed with the question open, which nobody ever answers', async (purchase) => {
          const question = await purchase.ask();
          if (option === 'WalletConnect') await question.abandon();
          await purchase.dieAll();
          await purchase.goOn('doubt');
        });

        if (person.sendsItself) {
          await step('its page dies, the wallet is approved afterwards', async (purchase) => {
            const question = await purchase.ask();
            await purchase.diePage(() => question.approve());
            await purchase.says('done');
          });

          await step('its page dies, the wallet is rejected afterwards', async (purchase) => {
            const question = await purchase.ask();
            await purchase.diePage(() => question.reject());
            await purchase.goOn('doubt');
          });
        } else {
          await step('its page dies, and the window takes no yes any more', async (purchase) => {
            const question = await purchase.ask();
            await purchase.diePage(async () => question.closeUnheard?.());
            await purchase.goOn('doubt');
          });
        }

        await step('rejected, told, and then killed', async (purchase) => {
          const question = await purchase.ask();
          await question.reject();
          await expect(purchase.failed).toBeVisible();
          await purchase.dieAll();
          await purchase.goOn('failed');
        });
      }

      await step('killed right after the hash came back', async (purchase) => {
        await on.stopMining();
        if (asks) await purchase.approved(await purchase.ask());
        else await purchase.approved(null, purchase.press);
        await purchase.dieAll();
        await purchase.says('pending');
        await on.resumeMining();
        await purchase.says('done');
      });

      await step('killed while pending, mined meanwhile', async (purchase) => {
        await on.stopMining();
        if (asks) await purchase.approved(await purchase.ask());
        else await purchase.press();
        await expect(purchase.pending).toBeVisible();
        await purchase.dieAll(() => on.resumeMining());
        await purchase.says('done');
      });
    });
  }
}
