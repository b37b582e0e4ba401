import type { APIRequestContext } from 'playwright/test';
import { decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem';
import { asCame } from '../support/browser/json.ts';
import { chain, CHAINS, MERIDIAN } from '../support/browser/chain.ts';
import { expect, test } from '../support/browser/test.ts';

/* Every read call of the spec, against the running product; the chain is the judge where it can be. */

const json = async (request: APIRequestContext, path: string, status = 200) => {
  const response = await request.get(path);
  expect(response.status(), path).toBe(status);
  expect(response.headers()['content-type']).toContain('application/json');
  return asCame(await response.json());
};

const post = async (request: APIRequestContext, path: string, data: unknown, status = 200) => {
  const response = await request.post(path, { data });
  expect(response.status(), path).toBe(status);
  return asCame(await response.json());
};

test('orders carry everything the spec lists, and their uuids are taken by order/best [C1] [C2] [C3] [C4] [C5] [C6] [C8] [C9] [J1] [J2] [J19] [J21] [J22]', async ({
  request,
}) => {
  const { data, pagination } = await json(request, '/marketplace/v1/orders/list?size=5');
  expect(pagination).toMatchObject({ page: 1, size: 5 });
  expect(new Set(data.map((order: { uuid: string }) => order.uuid)).size).toBe(5);
  for (const order of data) {
    const total = order.parameters.consideration.reduce(
      (sum: bigint, item: { startAmount: string }) => sum + BigInt(item.startAmount),
      0n,
    );
    expect(total).toBe(BigInt(order.price.value) * BigInt(order.parameters.offer[0].startAmount));
    expect(Number(order.price.amountUsd)).toBeGreaterThan(0);
    expect((await request.get(order.price.logo)).headers()['content-type']).toContain('image/');
    const { result } = await post(request, `/rpc/${order.chainId}`, {
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_getCode',
      params: [order.protocolAddress, 'latest'],
    });
    expect(result.length).toBeGreaterThan(1000);
    const best = await post(request, '/marketplace/v2/order/best', { uuid: order.uuid });
    expect(best.data.nft.uuid).toBe(order.nft.uuid);
    expect(BigInt(best.data.price.value)).toBeLessThanOrEqual(BigInt(order.price.value));
    const nft = await json(request, `/data/nft/${order.nft.collectionSlug}/${order.nft.identifier}`);
    expect(nft.data).toMatchObject({ uuid: order.nft.uuid, name: order.nft.name });
  }
  const uuids = data.map((order: { uuid: string }) => order.uuid);
  const bests = await post(request, '/marketplace/v2/orders/best', { uuids });
  expect(new Set(bests.data.map((one: { uuid: string }) => one.uuid))).toEqual(new Set(uuids));
});

test('an offer is a signed Seaport order with strings for numbers [C11] [C13] [C14] [C15] [C16] [C17] [C18] [C19] [J11]', async ({
  request,
}) => {
  const { data } = await json(request, '/marketplace/v1/offers/list?size=3');
  expect(data.length).toBeGreaterThan(0);
  for (const { parameters, signature, protocolAddress } of data) {
    expect(protocolAddress).toBe('0x0000000000000068f116a894984e2db1123eb395');
    expect(signature).toMatch(/^0x[0-9a-f]{130}$/i);
    expect(Number(parameters.endTime)).toBeGreaterThan(Number(parameters.startTime));
    for (const side of ['offer', 'consideration']) {
      expect(parameters[side].length).toBeGreaterThan(0);
      for (const item of parameters[side]) {
        for (const key of ['identifierOrCriteria', 'startAmount', 'endAmount']) expect(typeof item[key]).toBe('string');
      }
    }
    expect([typeof parameters.startTime, typeof parameters.endTime, typeof parameters.salt]).toEqual(
      Array(3).fill('string'),
    );
  }
});

test('lists page: sizes hold, pages differ, and following `next` shows every item once [C20] [C21] [C22] [C23] [C24] [C25] [C26] [C27] [J15]', async ({
  request,
}) => {
  const path = '/marketplace/v1/collections/nfts/list/selvedge';
  const first = await json(request, `${path}?size=7`);
  expect(first).toMatchObject({ pagination: { page: 1, size: 7 }, status: { code: 200 } });
  expect(typeof first.status.message).toBe('string');
  expect(typeof first.status.msgId).toBe('string');
  const second = await json(request, `${path}?size=7&page=2`);
  const uuids = (page: { data: { uuid: string }[] }) => page.data.map((nft) => nft.uuid);
  expect(uuids(first).filter((uuid) => uuids(second).includes(uuid))).toEqual([]);
  const seen: string[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page = await json(request, `${path}?size=7${next === '' ? '' : `&next=${encodeURIComponent(next)}`}`);
    seen.push(...uuids(page));
    next = page.next;
  }
  expect(seen.length).toBe(first.pagination.total);
  expect(new Set(seen).size).toBe(seen.length);
});

test('the item calls of both services answer [J16] [J29] [J30] [C28] [C29]', async ({ request }) => {
  const info = await json(request, '/marketplace/v1/collections/nfts/info/isohypse/1');
  const nft = await json(request, '/data/nft/isohypse/1');
  expect(info.data.uuid).toBe(nft.data.uuid);
  const owner = await chain(MERIDIAN).ownerOf(nft.data.collection.address, '1');
  expect(nft.data.owner).toBe(owner.toLowerCase());
  const owners = await json(request, '/data/nft/isohypse/1/owners');
  expect(owners.data).toEqual([{ address: owner.toLowerCase(), amount: '1' }]);
  const own = await json(request, `/data/nft/isohypse/1?owner=${owner}`);
  expect([nft.data.ownedAmount, own.data.ownedAmount]).toEqual([null, '1']);
  const history = `/data/transfers/history/meridian/${nft.data.collection.address}/1`;
  const rows: { id: string; time: number }[] = [];
  for (let before: string | null = ''; before !== null;) {
    const page = await json(request, `${history}?size=1${before === '' ? '' : `&createBefore=${before}`}`);
    rows.push(...page.data);
    before = page.nextTS;
  }
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  expect(rows.map((row) => row.time)).toEqual(rows.map((row) => row.time).toSorted((a, b) => b - a));
});

test("a wallet's items are what the chain says it holds [J31] [A15]", async ({ request }) => {
  const { data } = await json(request, '/data/nft/ephemeris/1');
  const owner = data.owner;
  const items: {
    uuid: string;
    itemType: number;
    chainId: number;
    identifier: string;
    collection: { address: `0x${string}` };
  }[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page = await json(request, `/data/nfts/${owner}${next === '' ? '' : `?next=${encodeURIComponent(next)}`}`);
    items.push(...page.data);
    next = page.next;
  }
  expect(items.some((nft) => nft.uuid === data.uuid)).toBe(true);
  for (const nft of items.filter((one) => one.itemType === 2)) {
    const holder = await chain(nft.chainId).ownerOf(nft.collection.address, nft.identifier);
    expect(holder.toLowerCase()).toBe(owner);
  }
});

test('collections, slider, drops and their details answer [J18] [J34] [J35] [J36] [J37]', async ({ request }) => {
  const collections = await json(request, '/data/collections');
  expect(collections.data.length).toBeGreaterThanOrEqual(6);
  expect(new Set(collections.data.map((one: { chainId: number }) => one.chainId)).size).toBe(2);
  expect((await json(request, '/data/collection/slider/list')).data.length).toBeGreaterThan(0);
  const [one, two] = collections.data;
  const detail = await json(request, `/data/collection/${one.slug}`);
  expect(detail.data.uuid).toBe(one.uuid);
  const pack = await post(request, '/data/collections/pack', { ids: [one.uuid, two.slug] });
  expect(new Set(pack.data.map((each: { uuid: string }) => each.uuid))).toEqual(new Set([one.uuid, two.uuid]));
  const drops = await json(request, '/marketplace/v1/drops/list');
  expect(new Set(drops.data.map((drop: { state: string }) => drop.state))).toEqual(
    new Set(['live', 'upcoming', 'ended']),
  );
  const drop = await json(request, `/marketplace/v1/drop/info/${drops.data[0].slug}`);
  expect(drop.data.uuid).toBe(drops.data[0].uuid);
});

test('money settings: currencies, commission and where approvals go [J25] [J27]', async ({ request }) => {
  const tokens = await json(request, '/marketplace/v1/collections/approved-tokens/isohypse');
  expect(tokens.data.map((token: { symbol: string }) => token.symbol).toSorted()).toEqual(['ETH', 'USDC', 'WETH']);
  const commission = await json(request, '/marketplace/v1/collections/commission/isohypse');
  expect(commission.data).toMatchObject({ marketplaceBps: 100, royaltyBps: 500 });
  const settings = await json(request, '/marketplace/v1/contract/router/settings');
  expect(settings.data.map((one: { chainId: number }) => one.chainId)).toEqual([...CHAINS]);
});

test('search respects pattern, size, network and collection [J39] [J40]', async ({ request }) => {
  const found = await json(request, '/data/autocomplete/collections?pattern=o&size=2&network=tessera');
  expect(found.data.length).toBeLessThanOrEqual(2);
  for (const one of found.data) {
    expect(one.name.toLowerCase()).toContain('o');
    expect(one.network).toBe('tessera');
  }
  const nfts = await json(request, '/data/autocomplete/nfts?pattern=hyp&size=3&network=meridian&collection=isohypse');
  expect(nfts.data).toHaveLength(3);
  for (const one of nfts.data) expect(one).toMatchObject({ collectionSlug: 'isohypse', network: 'meridian' });
});

test('each service says that it is well, and auth-check wants a token [J5] [J6] [J38]', async ({ request }) => {
  expect((await json(request, '/marketplace/v1/health-check')).status.code).toBe(200);
  expect((await json(request, '/data/health-check')).status.code).toBe(200);
  await json(request, '/marketplace/v1/auth-check', 401);
});

test('two real chains with Seaport 1.6 stand behind it, and their history is in its receipts [M48] [M49]', async ({
  request,
}) => {
  const abi = parseAbi(['function information() view returns (string version, bytes32 domain, address controller)']);
  for (const chainId of CHAINS) {
    const call = async (method: string, params: unknown[]) =>
      (await post(request, `/rpc/${chainId}`, { jsonrpc: '2.0', id: 1, method, params })).result;
    expect(Number(await call('eth_chainId', []))).toBe(chainId);
    const to = '0x0000000000000068F116a894984e2DB1123eB395';
    const data = await call('eth_call', [
      { to, data: encodeFunctionData({ abi, functionName: 'information' }) },
      'latest',
    ]);
    expect(decodeFunctionResult({ abi, functionName: 'information', data })[0]).toBe('1.6');
    const fulfilled = '0x9d9af8e38d66c62e2c12f0225249fd9d721c54b83f48d9352c97c6cacdcb6f31';
    const logs = await call('eth_getLogs', [{ address: to, topics: [fulfilled], fromBlock: '0x0', toBlock: 'latest' }]);
    expect(logs.length).toBeGreaterThan(100);
  }
});

test("bad input is a 4xx with the spec's status, never a 5xx", async ({ request }) => {
  const paths = [
    '/marketplace/v1/collections/nfts/list/isohypse?page=0',
    '/marketplace/v1/collections/nfts/list/isohypse?size=100000',
    '/marketplace/v1/collections/nfts/list/isohypse?sort=%27%3BDROP',
    '/marketplace/v1/collections/nfts/list/%00',
    '/marketplace/v1/collections/nfts/info/isohypse/-1',
    '/marketplace/v1/collections/nfts/info/isohypse/9e9',
    '/data/nfts/not-an-address',
    '/data/nft/..%2f..%2fetc/1',
    '/data/transfers/history/nowhere/0x1/1',
    '/_ipx/w_10/http%3A%2F%2F127.0.0.1%2Fx.png',
    '/_ipx/w_10/file%3A%2F%2F%2Fetc%2Fpasswd',
    '/_ipx/w_10/http%3A%2F%2F169.254.169.254%2F',
  ];
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBeGreaterThanOrEqual(400);
    expect(response.status(), path).toBeLessThan(500);
  }
});

test('the descriptors of what this app asks wallets to send and sign are served to everybody (ERC-7730)', async ({
  request,
}) => {
  for (const name of [
    'calldata-seaport',
    'calldata-tokens',
    'eip712-seaport-listing',
    'eip712-seaport-offer',
    'eip712-seaport-set-offer',
  ]) {
    const response = await request.get(`/.well-known/erc7730/${name}.json`);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await response.json()).toMatchObject({
      $schema: 'https://eips.ethereum.org/assets/eip-7730/erc7730-v2.schema.json',
    });
  }
  expect((await request.get('/.well-known/.hidden.json')).status()).toBe(404);
});
