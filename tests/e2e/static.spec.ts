import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import * as v from 'valibot';
import { expect, test, type Browser } from 'playwright/test';
import {
  STATIC_MARKET,
  staticMarketSchema,
  staticPartSchema,
  type StaticCollection,
} from '../../src/contract/static-market.ts';
import { SEAPORT_ADDRESS } from '../../src/domain/order.ts';
import { hashOrder } from '../../src/domain/seaport.ts';
import { seaportAbi } from '../../src/domain/seaport-calls.ts';
import { readOrders } from '../../src/services/order-link.ts';
import { App } from '../support/browser/app.ts';
import { WATCHDOG_MS } from '../support/browser/browser.ts';
import { Cart } from '../support/browser/cart.ts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { OrderSheet } from '../support/browser/order-sheet.ts';
import { setNode } from '../support/browser/origin.ts';
import { root, startProduct } from '../support/browser/product.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';
import { copyWorld } from '../support/browser/world.ts';
import { serveFolder } from '../support/server/folder-server.ts';
import { startPlainChain } from '../support/server/plain-chain.ts';
import { giveTheme, signedIn, THEME } from '../support/server/themed.ts';

/* A market whose server is gone: a folder of files, a node of somebody's, and people. */

// One folder for all tests.
test.describe.configure({ mode: 'default' });

type Running = {
  origin: string;
  /** What the folder's web server was asked for, and where the pages sent requests. */
  asked: readonly string[];
  rpcUrl: string;
  productOrigin: string;
  collection: StaticCollection;
  /** Items for which there is no order. */
  free: readonly string[];
  stopNode: () => Promise<void>;
  stop: () => Promise<void>;
};
let market: Running;

const run = (state: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'backend/tools/vitrine.ts', ...words], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', VITRINE_STATE: state },
  });

async function closeTheMarket(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-static-'));
  const world = copyWorld('static');
  const [file, out] = [join(folder, 'market.export'), join(folder, 'market')];
  const operator = privateKeyToAccount(generatePrivateKey());
  const product = await startProduct({ state: world.state, env: { OPERATOR_ADDRESSES: operator.address } });
  await giveTheme(product.origin, await signedIn(product.origin, operator, MERIDIAN));
  await run(world.state, 'export', file);
  await product.stop();
  // Whoever makes the folder has the file, and nothing else of the market.
  const state = resolve(root, world.state);
  const node = await startPlainChain({ chainId: MERIDIAN, stateFile: join(state, `chain-${MERIDIAN}.json`) });
  const elsewhere = join(folder, 'no-state');
  const { stdout } = await run(
    elsewhere,
    'static',
    '--from',
    file,
    '--rpc',
    `${MERIDIAN}=${node.rpcUrl}`,
    '--out',
    out,
  );
  expect(stdout).toMatch(/Left out: [\d,]+ orders that need this market's server/);
  expect(stdout).toMatch(/Left out, for no node was named: tessera/);
  setNode(MERIDIAN, node.rpcUrl);
  const server = await serveFolder(out);

  const read = <T extends v.GenericSchema>(path: string, schema: T): v.InferOutput<T> =>
    v.parse(schema, JSON.parse(readFileSync(join(out, path), 'utf8')));
  const { collections } = read(STATIC_MARKET, staticMarketSchema);
  const collection = collections.find(({ itemType, orders }) => itemType === 2 && orders > 10)!;
  const part = read(collection.file, staticPartSchema);
  const wanted = new Set(
    part.orders.flatMap(({ order }) => order.parameters.offer.map((one) => one.identifierOrCriteria)),
  );
  const free = part.items.map(({ identifier }) => identifier).filter((one) => !wanted.has(one));
  return {
    origin: server.origin,
    asked: server.asked,
    rpcUrl: node.rpcUrl,
    productOrigin: product.origin,
    collection,
    free: free.slice(0, 3),
    stopNode: () => node.stop(),
    async stop() {
      await server.stop();
      await node.stop();
      world.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test.beforeAll(async () => {
  test.setTimeout(12 * WATCHDOG_MS);
  market = await closeTheMarket();
});
test.afterAll(() => market.stop());
test.afterEach(({ browser }) => Promise.all(browser.contexts().map((context) => context.close())));

/** Somebody with a browser and a wallet of their own. */
async function somebody(browser: Browser): Promise<{ app: App; wallet: TestWallet; errors: string[]; sent: string[] }> {
  const wallet = new TestWallet();
  await chain(MERIDIAN).give(wallet.address, parseEther('100'));
  const context = await browser.newContext({
    baseURL: market.origin,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const [errors, sent]: [string[], string[]] = [[], []];
  context.on('weberror', (event) => errors.push(event.error().stack ?? ''));
  context.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy')) errors.push(message.text());
  });
  // Pictures come from wherever the items' metadata says, unless they were copied.
  context.on('request', (request) => {
    if (request.resourceType() !== 'image') sent.push(new URL(request.url()).origin);
  });
  await wallet.attach(context);
  return { app: new App(await context.newPage(), wallet), wallet, errors, sent };
}

const nftAbi = parseAbi(['function transferFrom(address, address, uint256)']);

/** An item's holder gives it away. */
async function give(identifier: string, to: `0x${string}`): Promise<void> {
  const { address } = market.collection;
  const owner = await chain(MERIDIAN).ownerOf(address, identifier);
  const args = [owner, to, BigInt(identifier)] as const;
  const data = encodeFunctionData({ abi: nftAbi, functionName: 'transferFrom', args });
  await chain(MERIDIAN).settled(await chain(MERIDIAN).actAs(owner, { to: address, data }));
}

/** Whether the chain will never fill what a link brings. */
async function isCancelled(link: string): Promise<boolean> {
  const [travelling] = await readOrders(link);
  const args = [hashOrder(travelling!.order.parameters)] as const;
  const { reader } = chain(MERIDIAN);
  const seaport = { address: SEAPORT_ADDRESS, abi: seaportAbi, functionName: 'getOrderStatus', args } as const;
  return (await reader.readContract(seaport))[1];
}

const pathOf = (identifier: string) => `/collections/${market.collection.slug}/${identifier}`;

/** Lists the item whose page is open, and answers the link that the sheet offers. */
async function list(app: App, price: string): Promise<string> {
  await app.button('List for sale').click();
  const sheet = new OrderSheet(app, 'List for sale');
  await sheet.price('Price', price);
  await sheet.button(/list for/i).click();
  const share = sheet.root.getByRole('region', { name: 'Share this order' });
  const field = share.getByRole('textbox', { name: 'Link to share' });
  await expect(field).toHaveValue(/#orders=/);
  const link = await field.inputValue();
  await sheet.done('Your item is listed');
  return link;
}

test('with no server, two people and one node: one sells by a link, the other buys; what is cancelled cannot be bought', async ({
  browser,
}) => {
  test.setTimeout(9 * WATCHDOG_MS);
  const [sold = '', kept = ''] = market.free;
  const [ada, ben] = [await somebody(browser), await somebody(browser)];
  for (const identifier of [sold, kept]) await give(identifier, ada.wallet.address);
  const { address } = market.collection;
  await expect(fetch(market.productOrigin)).rejects.toThrow();

  await ada.app.signIn(pathOf(sold));
  const link = await list(ada.app, '0.5');
  expect(link.length).toBeLessThan(2_000);
  // Nothing but the order was signed: there is no server to sign in to.
  expect(ada.wallet.opened()).toEqual(['eth_requestAccounts', 'eth_sendTransaction', 'eth_signTypedData_v4']);

  await ben.app.signIn(pathOf(sold));
  await expect(ben.app.buyBox).toContainText('Not listed');
  await ben.app.open(link);
  const row = ben.app.page.getByRole('listitem').filter({ hasText: 'For sale for 0.5 ETH' });
  await row.getByRole('link', { name: 'View item' }).click();
  await expect(ben.app.buyBox).toContainText('0.5 ETH');
  const before = await chain(MERIDIAN).balance(ada.wallet.address);
  await ben.app.buyNow.click();
  await expect.poll(() => chain(MERIDIAN).ownerOf(address, sold)).toBe(ben.wallet.address);
  const royalty = (parseEther('0.5') * BigInt(market.collection.royaltyBps)) / 10_000n;
  expect((await chain(MERIDIAN).balance(ada.wallet.address)) - before).toBe(parseEther('0.5') - royalty);
  await expect(ben.app.modal('Your purchase is complete')).toBeVisible();
  await ben.app.closePane();

  await ada.app.open(pathOf(kept));
  const other = await list(ada.app, '0.25');
  await ben.app.open(other);
  await ben.app.page.getByRole('link', { name: 'View item' }).click();
  // Even who has pressed already, and only has to approve.
  const asking = ben.wallet.next('eth_sendTransaction');
  await ben.app.buyNow.click();
  const held = await asking;
  await ada.app.cancelListing();
  await expect.poll(() => isCancelled(other)).toBe(true);
  await held.approve();
  await expect(ben.app.modal('Something went wrong')).toContainText('The network rejected it');
  await ben.app.closePane();
  await ben.app.open(other);
  await expect(ben.app.page.getByText('This order was cancelled or replaced by its maker.')).toBeVisible();
  expect(await chain(MERIDIAN).ownerOf(address, kept)).toBe(ada.wallet.address);

  for (const { errors, sent } of [ada, ben]) {
    expect(errors).toEqual([]);
    expect([...new Set(sent)].toSorted()).toEqual([market.origin, market.rpcUrl].toSorted());
  }
  expect(market.asked.filter((one) => !one.startsWith('GET '))).toEqual([]);
});

test('a market without a server has the name, the mark, the colours and the terms that its operator gave it', async ({
  browser,
}) => {
  const { app, errors, sent } = await somebody(browser);
  const { page } = app;
  await app.open('/');
  await expect(page).toHaveTitle(new RegExp(THEME.name));
  const logo = page.getByRole('banner').getByRole('link', { name: `${THEME.name}, home` });
  await expect(logo).toHaveText(THEME.name);
  const mark = await logo.locator('svg').evaluate((svg) => getComputedStyle(svg).backgroundImage);
  expect(mark).toMatch(/\/theme\/[0-9a-f]{32}\/mark-96\.png/);
  const edge = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--edge').trim());
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await edge(), scheme).toBe(THEME.accent[scheme]);
  }
  // What a browser's tab and a home screen show, and what was drawn into the header.
  const icons = await page.evaluate(
    async (header) => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel*="icon"]')].map(({ href }) => href);
      const widthOf = async (href: string) => {
        const image = new Image();
        image.src = href;
        await image.decode();
        return image.naturalWidth;
      };
      return { links, widths: await Promise.all([header, ...links].map(widthOf)) };
    },
    mark.replace(/^url\("(.*)"\)$/, '$1'),
  );
  expect(icons.links.map((href) => new URL(href).pathname)).toEqual([
    expect.stringMatching(/^\/theme\/[0-9a-f]{32}\/favicon\.svg$/),
    '/apple-touch-icon.png',
  ]);
  expect(icons.widths).toEqual([96, expect.any(Number), 180]);
  const touch = await fetch(`${market.origin}/apple-touch-icon.png`);
  const builtIn = readFileSync(join(root, 'public/apple-touch-icon.png'));
  expect(Buffer.from(await touch.arrayBuffer()).equals(builtIn)).toBe(false);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveTitle(`Terms of use · ${THEME.name}`);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { name: '1. House rules' })).toBeVisible();
  await expect(article).toContainText('Be <b>kind</b>.');
  await expect(article.getByText(/^In force from [^.]+\.$/)).toBeVisible();
  for (const path of ['/', '/collections', '/docs', '/shared', pathOf(market.free[0] ?? '')]) {
    await app.open(path);
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible();
    const said = `${await page.title()}\n${await page.locator('body').innerText()}`;
    expect.soft(said, path).not.toContain('Vitrine');
  }
  expect(errors).toEqual([]);
  expect([...new Set(sent)].toSorted()).toEqual([market.origin, market.rpcUrl].toSorted());

  // What a server would answer is asked of nobody, not even while a list stands open.
  await app.open('/collections');
  await expect(page.getByRole('main').getByRole('link', { name: market.collection.name }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(market.asked.filter((one) => /^GET \/(data|marketplace)\//.test(one))).toEqual([]);
});

test('what the export holds is browsed, filtered, searched, bought by a cart and sold into an offer, by the chain alone @long', async ({
  browser,
}) => {
  test.setTimeout(9 * WATCHDOG_MS);
  const [, , given = ''] = market.free;
  const { app, wallet, errors } = await somebody(browser);
  const { page } = app;
  const { address, slug, name } = market.collection;
  await give(given, wallet.address);
  await app.signIn(`/collections/${slug}?status=buy-now&currency=ETH`);
  const add = page.getByRole('main').getByRole('button', { name: /^Add .+ to cart$/ });
  await add.nth(1).waitFor();
  const names = await Promise.all([0, 1].map((at) => add.nth(at).getAttribute('aria-label')));
  for (const label of names) await page.getByRole('button', { name: label ?? '', exact: true }).click();
  const cart = new Cart(app);
  await cart.bag(2).click();
  await expect(cart.drawer.getByRole('listitem')).toHaveCount(2);
  await cart.buy.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  await app.closePane();

  await app.open(`/profile/${wallet.address}`);
  for (const label of names) {
    const bought = /^Add (.+) to cart$/.exec(label ?? '')?.[1] ?? '';
    await expect(page.getByRole('main').getByRole('link', { name: bought })).toBeVisible();
  }

  await app.open(pathOf(given));
  await page.getByRole('main').getByRole('button', { name: 'Accept offer' }).first().click();
  await expect.poll(() => chain(MERIDIAN).ownerOf(address, given)).not.toBe(wallet.address);

  await app.open('/');
  await page.getByRole('searchbox').fill(name.toLowerCase());
  await expect(page.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible();
  expect(errors).toEqual([]);
});

// The last one: the node stays away.
test('while its node does not answer, a market without a server says so, and counts nothing as not for sale', async ({
  browser,
}) => {
  const { app } = await somebody(browser);
  const { page } = app;
  await market.stopNode();
  await app.open(`/collections/${market.collection.slug}`);
  const listed = page.getByRole('main').getByRole('term').filter({ hasText: 'Listed' });
  await expect(listed.locator('xpath=following-sibling::dd[1]')).toHaveText('–');
  await app.open(pathOf(market.free[2] ?? ''));
  await expect(page.getByRole('main')).toContainText('The network did not answer. Nothing of yours was changed.');
  await expect(page.getByRole('main')).not.toContainText(/server/i);
});
