// oxlint-disable-next-line import/no-unassigned-import -- the device's store
import 'fake-indexeddb/auto';
import { encodeFunctionResult, decodeFunctionData, type Hex } from 'viem';
import { beforeEach, expect, test, vi } from 'vitest';
import { COLLECTION, CREATOR, makeListing, MARKET, SELLER } from '../../tests/support/trades/orders.ts';
import type { AppConfig } from '../contract/config.ts';
import { nftUuid } from '../contract/identity.ts';
import type { Order } from '../contract/order.ts';
import type { StaticMarket, StaticPart } from '../contract/static-market.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../domain/order.ts';
import { seaportAbi } from '../domain/seaport-calls.ts';
import { erc721Abi } from '../domain/token-abis.ts';
import { startRuntime } from '../services/runtime.ts';
import { serve } from './serve.ts';

/* The server in the page, with files and a chain that are made up here. */

const NODE = 'https://node.example/';
const TEXT = 'ab'.repeat(16);
const ETHER = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 0 } as const;
const seller = SELLER.address.toLowerCase() as Hex;

const network = {
  chainId: 31337,
  slug: 'meridian',
  name: 'Meridian',
  rpcUrls: [NODE],
  currency: ETHER,
  explorerTransactionUrl: null,
};
const market: StaticMarket = {
  format: 1,
  madeAt: '2026-11-27T00:00:00Z',
  origin: null,
  signer: MARKET,
  networks: [{ ...network, wrapped: ETHER, tokens: [ETHER], feeRecipient: MARKET }],
  collections: [
    {
      chainId: 31337,
      address: COLLECTION,
      slug: 'kiln',
      name: 'Kiln',
      description: '',
      creator: { name: 'Ada', address: CREATOR },
      image: '',
      banner: '',
      itemType: 2,
      royaltyBps: 500,
      royaltyRecipient: CREATOR,
      createdAt: 1,
      items: 2,
      orders: 1,
      previews: [],
      file: '/market/kiln.json',
    },
  ],
  leftOut: 0,
  rates: { ETH: '2' },
};
const item = { name: '', description: '', image: '', supply: '1', minted: 1, rank: null } as const;
const part: StaticPart = {
  items: [
    { ...item, identifier: '7', attributes: [{ traitType: 'Colour', value: 'Red' }] },
    { ...item, identifier: '8', name: 'Eight', attributes: [] },
  ],
  orders: [],
  criteria: [],
};

/** What the chain says; a test changes it. */
const chain = { owner: seller, isApproved: true, counter: 0n, isCancelled: false, isDead: false };
beforeEach(
  () => void Object.assign(chain, { owner: seller, isApproved: true, counter: 0n, isCancelled: false, isDead: false }),
);

function call({ to, data }: { to: string; data: Hex }): Hex {
  if (to === SEAPORT_ADDRESS) {
    const { functionName } = decodeFunctionData({ abi: seaportAbi, data });
    return functionName === 'getCounter'
      ? encodeFunctionResult({ abi: seaportAbi, functionName, result: chain.counter })
      : encodeFunctionResult({
          abi: seaportAbi,
          functionName: 'getOrderStatus',
          result: [false, chain.isCancelled, 0n, 0n],
        });
  }
  const { functionName } = decodeFunctionData({ abi: erc721Abi, data });
  return functionName === 'ownerOf'
    ? encodeFunctionResult({ abi: erc721Abi, functionName, result: chain.owner })
    : encodeFunctionResult({ abi: erc721Abi, functionName: 'isApprovedForAll', result: chain.isApproved });
}

type Rpc = { id: number; method: string; params: [{ to: string; data: Hex }] };
function fakeFetch(input: string, init?: RequestInit): Promise<Response> {
  if (input === '/market/market.json') return Promise.resolve(Response.json(market));
  if (input === '/market/kiln.json') return Promise.resolve(Response.json(part));
  if (input === `/theme/${TEXT}/text.json`) return Promise.resolve(Response.json({ text: 'Be kind.', since: 5 }));
  if (input !== NODE || chain.isDead) return Promise.reject(new TypeError('Failed to fetch'));
  const asked = JSON.parse(init?.body as string) as Rpc[];
  const answers = asked.map(({ id, method, params }) => ({
    id,
    result: method === 'eth_getCode' ? '0x' : call(params[0]),
  }));
  return Promise.resolve(Response.json(answers));
}
vi.stubGlobal('fetch', fakeFetch);
vi.stubGlobal('location', { origin: 'https://closed.example' });
startRuntime({
  config: { marketplaceUrl: '/marketplace', dataUrl: '/data', networks: [network] } as unknown as AppConfig,
  fetch: serve,
  isServer: false,
});

/** A moment later the chain is asked anew. */
let now = Date.now();
beforeEach(() => void vi.spyOn(Date, 'now').mockImplementation(() => (now += 2_000)));

const get = async (path: string) =>
  (await (await serve(path)).json()) as { data: never; status: { code: number; msgId: string } };
const post = async (path: string, body: unknown) => {
  const response = await serve(path, { method: 'POST', body: JSON.stringify(body) });
  const { data } = (await response.json()) as { data: unknown };
  return { status: response.status, data };
};
const submit = ({ parameters, protocolAddress, signature }: Order, change: object = {}) =>
  post(`/marketplace/v1/order?chain=31337&user=${seller}`, { parameters, protocolAddress, signature, ...change });
const bestOf = async (identifier: string) =>
  (await get(`/marketplace/v1/collections/nfts/info/kiln/${identifier}`)).data as { bestListing: Order | null };
const cards = async (query: string) =>
  ((await get(`/marketplace/v1/collections/nfts/list/kiln?${query}`)).data as { identifier: string }[]).map(
    ({ identifier }) => identifier,
  );

test('nobody gets an order in that its maker did not sign, and no other market’s', async () => {
  const order = await makeListing();
  const other = { ...order.parameters, salt: '2' };
  expect(await submit(order, { parameters: other })).toMatchObject({ status: 400, data: null });
  expect(
    await submit({
      ...order,
      parameters: { ...order.parameters, offer: [{ ...order.parameters.offer[0]!, token: MARKET }] },
    }),
  ).toMatchObject({ status: 400 });
  expect((await post(`/marketplace/v1/order?chain=1&user=${seller}`, {})).status).toBe(400);
  expect((await post(`/marketplace/v1/offer?chain=31337&user=${seller}`, { ...order })).status).toBe(400);
  expect((await bestOf('7')).bestListing).toBeNull();
});

test('an order that was added is shown and filtered as the chain has it, and comes back with what it lacks', async () => {
  const order = await makeListing();
  expect(await submit(order)).toMatchObject({ status: 200, data: { hash: order.hash } });
  // Again is once.
  expect((await submit(order)).status).toBe(200);
  expect((await bestOf('7')).bestListing).toMatchObject({ hash: order.hash, price: { value: '1000' }, maxAmount: '1' });
  expect((await bestOf('8')).bestListing).toBeNull();
  expect(await cards('status=buy-now')).toEqual(['7']);
  expect(await cards('')).toEqual(['7', '8']);
  expect(await cards('search=eig')).toEqual(['8']);
  expect(await cards('trait=Colour%3ARed')).toEqual(['7']);
  const best = await post('/marketplace/v2/order/best', { uuid: nftUuid(31337, COLLECTION, '7'), fulfill: true });
  expect(best).toMatchObject({ status: 200, data: { hash: order.hash, extraData: '0x' } });
  for (const lacks of [{ owner: MARKET }, { isApproved: false }]) {
    Object.assign(chain, { owner: seller, isApproved: true }, lacks);
    expect((await bestOf('7')).bestListing).toBeNull();
    expect(await cards('status=buy-now')).toEqual([]);
    expect((await get(`/marketplace/v1/orders/list?maker=${seller}&status=open`)).data).toMatchObject([
      { state: 'inactive' },
    ]);
  }
  Object.assign(chain, { owner: seller, isApproved: true });
  expect((await bestOf('7')).bestListing).not.toBeNull();
});

test('what is cancelled, alone or by the counter, is gone, and is not taken again', async () => {
  const order = await makeListing();
  for (const over of [{ isCancelled: true }, { counter: 1n }]) {
    Object.assign(chain, { isCancelled: false, counter: 0n }, over);
    expect((await bestOf('7')).bestListing).toBeNull();
    expect((await get(`/marketplace/v1/orders/list?maker=${seller}&status=open`)).data).toEqual([]);
    expect(await submit(order)).toMatchObject({ status: 409, data: null });
  }
});

test('a node that does not answer is no reason to say that nothing is for sale', async () => {
  chain.isDead = true;
  await expect(serve('/marketplace/v1/collections/nfts/info/kiln/7')).rejects.toThrow(TypeError);
  expect((await get('/data/collection/kiln')).data).toMatchObject({ itemsCount: 2, listedCount: null, floor: null });
  // What the files tell alone stays.
  expect((await get('/data/autocomplete/nfts?pattern=eight')).data).toMatchObject([{ identifier: '8' }]);
});

test('a legal text of the operator is the folder’s', async () => {
  expect((await get(`/marketplace/v1/documents/${TEXT}`)).data).toEqual({ text: 'Be kind.', since: 5 });
});

test('what nobody can answer here is not found', async () => {
  expect((await get('/marketplace/v1/watch-list')).status.code).toBe(404);
  expect((await get('/data/collection/nowhere')).status.code).toBe(404);
  expect((await get('/marketplace/v1/collections/nfts/list/kiln?sort=upwards')).status.code).toBe(400);
});
