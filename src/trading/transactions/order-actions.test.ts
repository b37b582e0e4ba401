import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ETH } from '../../../tests/support/trades/cart.ts';
import { readyToTrade } from '../../../tests/support/trades/drafts.ts';
import { makeOffer } from '../../../tests/support/trades/offers.ts';
import { COLLECTION, makeListing } from '../../../tests/support/trades/orders.ts';
import { closeApp, openApp, type Outside } from '../../../tests/support/trades/outside.ts';
import { USER } from '../../../tests/support/trades/records.ts';
import type { Order } from '../../contract/order.ts';
import { hashOrder } from '../../domain/seaport.ts';

const ZONE = `0x${'ab'.repeat(20)}` as const;

let outside: Outside;
let actions: typeof import('./order-actions.ts');
let store: typeof import('../../device/transaction-store.ts');
let settled: typeof import('../../device/locks.ts');

beforeEach(async () => {
  outside = await openApp(USER);
  readyToTrade(outside);
  outside.market['/v1/order/cancel'] = () => ({ hash: `0x${'0'.repeat(64)}`, permissionEnds: null });
  actions = await import('./order-actions.ts');
  store = await import('../../device/transaction-store.ts');
  settled = await import('../../device/locks.ts');
});
afterEach(closeApp);

const inZone = (order: Order): Order => {
  const parameters = { ...order.parameters, zone: ZONE, orderType: 2 } as const;
  return { ...order, parameters, hash: hashOrder(parameters) };
};
/** Answers the question before a cancel of a listing. */
async function answered(answer: 'yes' | 'no', cancel: Promise<void>): Promise<void> {
  const { transactionsState } = await import('./transactions-state.ts');
  await vi.waitFor(() => expect(transactionsState.question?.record.status).toBe('confirm'));
  void transactionsState.question?.[answer]();
  await cancel;
  expect(transactionsState.question).toBeNull();
}
const zoneKnown = { settings: async () => [{ ...(await settings())[0]!, zone: ZONE }] };
const settings = async () => (await import('../chain/marketplace-port.ts')).marketplacePort.routerSettings();
/** What was made durable, once nobody runs it any more. */
async function started() {
  const records = await store.listTransactions(USER);
  for (const { id } of records) await settled.whenFree(settled.walletLock(id), async () => undefined);
  return records.map(({ type, chainId, executor, ...record }) => ({
    type,
    chainId,
    mode: (executor.args as { mode?: string }).mode,
    items: Array.isArray(record['items']) ? record['items'].length : undefined,
  }));
}

describe('an order is cancelled', () => {
  test('by the server where that can, else on chain', async () => {
    await answered('yes', actions.cancelListing(inZone(await makeListing()), zoneKnown));
    await answered('yes', actions.cancelListing(await makeListing({ unitPrice: 9n }), zoneKnown));
    expect(new Set((await started()).map(({ mode }) => mode))).toEqual(new Set(['chain', 'server']));
  });
  test('on chain where the server cannot be asked how, or it is forced', async () => {
    const order = inZone(await makeListing());
    await answered('yes', actions.cancelListing(order, { settings: () => Promise.reject(new Error('down')) }));
    const other = inZone(await makeListing({ unitPrice: 9n }));
    await answered('yes', actions.cancelListing(other, { ...zoneKnown, forced: 'chain' }));
    expect((await started()).map(({ mode }) => mode)).toEqual(['chain', 'chain']);
  });
  test('not at all where the person keeps a listing', async () => {
    await answered('no', actions.cancelListing(await makeListing(), zoneKnown));
    expect(await started()).toEqual([]);
  });
  test('together with those of its network and its way', async () => {
    const [one, two, three, four] = await Promise.all([1n, 2n, 3n, 4n].map((units) => makeOffer({ units })));
    const elsewhere = { ...four!, chainId: 31338 };
    await actions.cancelOffers([one!, inZone(two!), three!, elsewhere], zoneKnown);
    expect((await started()).toSorted((a, b) => a.chainId - b.chainId || (a.mode! < b.mode! ? -1 : 1))).toEqual([
      { type: 'offer:cancel', chainId: 31337, mode: 'chain', items: 2 },
      { type: 'offer:cancel', chainId: 31337, mode: 'server', items: 1 },
      { type: 'offer:cancel', chainId: 31338, mode: 'chain', items: 1 },
    ]);
  });
  test('with everything of its network, and nothing of another', async () => {
    const offer = await makeOffer();
    await actions.cancelEverything(31337, [offer, await makeListing(), { ...offer, chainId: 31338 }]);
    expect(await started()).toEqual([{ type: 'offer:cancel', chainId: 31337, mode: 'counter', items: 2 }]);
  });
});

test('a sale and a mint are made durable as what they are', async () => {
  const offer = await makeOffer();
  outside.market['/v2/order/best'] = () => offer;
  await actions.acceptOffer(offer, 1n, { identifier: '7', name: 'Isohypse #7', image: '' });
  await actions.mint(mintOf());
  expect((await started()).map(({ type }) => type).toSorted()).toEqual(['mint:make', 'offer:accept']);
});

/** A mint of what `collectionAddress` is on the page, while the collection itself says `stands`. */
function mintOf(stands: string = COLLECTION, chainId = 31337): Parameters<typeof actions.mint>[0] {
  outside.market['/data/collection/drop'] = () => collectionAt(stands, chainId);
  return {
    chainId: 31337,
    network: 'meridian',
    collectionAddress: COLLECTION,
    collectionSlug: 'drop',
    codeHash: `0x${'0'.repeat(64)}`,
    name: 'Drop',
    image: '',
    currency: ETH,
    price: 5n,
    amount: 1n,
  };
}

const collectionAt = (address: string, chainId: number) => ({
  uuid: '5b0e1f3a-9c1d-4b6e-8f0a-0123456789ab',
  slug: 'drop',
  name: 'Drop',
  network: 'meridian',
  chainId,
  address,
  itemType: 2,
  creator: { name: 'Ada', address: COLLECTION },
  image: '',
  banner: '',
  previews: [],
  itemsCount: 0,
  ownersCount: 0,
  listedCount: 0,
  floor: null,
  volume24h: null,
  volume7d: null,
  change24h: null,
  sparkline: [],
  description: '',
  royaltyBps: 0,
  bestOffer: null,
  createdAt: 1,
  facets: [],
  offersCount: 0,
});

test.each([
  ['of another address', () => mintOf(`0x${'7e'.repeat(20)}`)],
  ['on another network', () => mintOf(COLLECTION, 1)],
])('a drop whose collection is %s is not minted', async (_, request) => {
  await expect(actions.mint(request())).rejects.toThrow('This drop names another contract than its collection has.');
  expect(await started()).toEqual([]);
});

describe('nothing begins', () => {
  const all = async (): Promise<(() => Promise<void>)[]> => {
    const [listing, offer] = [await makeListing(), await makeOffer()];
    return [
      () => actions.cancelListing(listing, zoneKnown),
      () => actions.cancelOffers([offer], zoneKnown),
      () => actions.cancelEverything(31337, []),
      () => actions.acceptOffer(offer, 1n, { identifier: '7', name: '', image: '' }),
    ];
  };
  test('offline', async () => {
    outside.setOnline(false);
    for (const act of await all()) await expect(act()).rejects.toMatchObject({ name: 'OfflineError' });
    expect(await started()).toEqual([]);
  });
  test('by a visitor', async () => {
    const { authState } = await import('../../services/auth-state.ts');
    authState.user = null;
    for (const act of await all()) await expect(act()).rejects.toMatchObject({ name: 'NotLoggedInError' });
    expect(await started()).toEqual([]);
  });
});
