import type { Page } from 'playwright/test';
import { encodeFunctionData, parseAbi } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { asCame } from '../support/browser/json.ts';
import { chain } from '../support/browser/chain.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

/* Which calls the pages make, to whom, and how often. */

test.use({ intercepts: true });

const moveAbi = parseAbi(['function transferFrom(address, address, uint256)']);

const historyOf = async (page: Page, path: string, query: string) =>
  asCame(await (await page.request.get(`${path}?${query}`)).json());

test('the history of an item is asked for by network, contract and number; "Show earlier events" goes on where it ended [J32]', async ({
  app,
  page,
}) => {
  const { nft, network, chainId, maker } = await pick();
  const on = chain(chainId);
  const identifier = nft.identifier ?? '';
  const path = `/data/transfers/history/${network}/${nft.collectionAddress}/${identifier}`;
  // There and back until there is more than a page of it.
  const friend = privateKeyToAddress(generatePrivateKey());
  for (let round = 0; round < 6; round += 1) {
    for (const [from, to] of [[maker, friend] as const, [friend, maker] as const]) {
      const data = encodeFunctionData({
        abi: moveAbi,
        functionName: 'transferFrom',
        args: [from, to, BigInt(identifier)],
      });
      await on.settled(await on.actAs(from, { to: nft.collectionAddress, data }));
    }
  }
  await expect.poll(async () => (await historyOf(page, path, 'size=50')).data.length).toBeGreaterThan(12);

  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.includes('/transfers/history/')) asked.push(url);
  });
  await app.open('/docs');
  await app.follow(`/collections/${nft.collectionSlug}/${identifier}`);
  const more = page.getByRole('button', { name: 'Show earlier events', exact: true });
  const rows = page.getByRole('listitem').filter({ hasText: /^(Transfer|Sale|Minted)/ });
  // And its mint, at the end.
  await expect(rows).toHaveCount(11);
  expect(asked.map((url) => [url.pathname, url.search])).toEqual([[path, '?size=10']]);
  const first = await historyOf(page, path, 'size=10');
  await more.click();
  await expect(rows).not.toHaveCount(11);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.pathname).toBe(path);
  expect(Object.fromEntries(asked[1]?.searchParams ?? [])).toEqual({ createBefore: first.nextTS, size: '10' });
});

test('what a collection charges is asked for once while it is fresh, whichever of its items is looked at [J49]', async ({
  app,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, slug] = /\/v1\/collections\/commission\/([^/?]+)$/.exec(request.url()) ?? [];
    if (slug !== undefined) asked.push(slug);
  });
  const look = async (path: string) => {
    await app.follow(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(app.buyBox.or(page.getByText('Not for sale')).first()).toBeVisible();
  };
  await app.open('/docs');
  const one = await pick({ looksOnly: true });
  const sibling = await pick({
    looksOnly: true,
    suits: (order) =>
      order.nft.collectionSlug === one.nft.collectionSlug && order.nft.identifier !== one.nft.identifier,
  });
  const other = await pick({ looksOnly: true, suits: (order) => order.nft.collectionSlug !== one.nft.collectionSlug });
  await look(itemUrl(one));
  await expect.poll(() => asked).toEqual([one.nft.collectionSlug]);
  await look(itemUrl(sibling));
  await look(itemUrl(one));
  await look(itemUrl(other));
  await expect.poll(() => asked).toEqual([one.nft.collectionSlug, other.nft.collectionSlug]);
});

test('pictures of items come through the proxy, never from where they lie [J54]', async ({ app, page, baseURL }) => {
  const asked: URL[] = [];
  page.context().on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()));
  });
  const { nft, maker } = await pick({ looksOnly: true });
  for (const path of ['/', '/drops', '/collections', `/collections/${nft.collectionSlug}`, `/profile/${maker}`]) {
    await app.open(path);
    await expect(page.getByRole('main').locator('img').first(), path).toBeVisible();
  }
  await app.open(`/collections/${nft.collectionSlug}/${nft.identifier ?? ''}`);
  const sourceOf = (url: URL) => decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
  const proxied = () => asked.filter((url) => url.pathname.startsWith('/_ipx/')).map(sourceOf);
  await expect.poll(proxied).toContain(nft.image);
  expect(new URL(nft.image).host).not.toBe(new URL(baseURL ?? '').host);
  expect(new Set(proxied()).size).toBeGreaterThan(10);
  // The rest is the app's own: logos of currencies, icons, drawings inside the page.
  const others = asked.filter((url) => !url.pathname.startsWith('/_ipx/') && url.protocol !== 'data:');
  expect(others.filter((url) => url.origin !== baseURL || !/^\/(logos|icons)\//.test(url.pathname))).toEqual([]);
});

test('the data service is another one than the marketplace’s: cut off in the page, an item can still be bought [J28]', async ({
  app,
  page,
  wallet,
  request,
}) => {
  const config = asCame(await (await request.get('/config.json')).json());
  expect(new Set([config.marketplaceUrl, config.dataUrl]).size).toBe(2);
  const order = await pick();
  expect((await request.get(`${config.marketplaceUrl}/collections`)).status()).toBe(404);
  expect((await request.get(`${config.dataUrl}/v1/orders/list`)).status()).toBe(404);
  await app.signInAt(order);
  const cutOff: string[] = [];
  await page.context().route(`**${config.dataUrl}/**`, async (route) => {
    cutOff.push(route.request().url());
    await route.abort();
  });
  await app.buyNow.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await chain(order.chainId).ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(
    wallet.address,
  );
  await expect.poll(() => cutOff.length).toBeGreaterThan(0);
});
