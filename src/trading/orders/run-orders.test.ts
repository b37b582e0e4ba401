import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listingDraft, MAKER, offerDraft, readyToTrade } from '../../../tests/support/trades/drafts.ts';
import { COLLECTION, makeListing, ORDER_UUID, SELLER } from '../../../tests/support/trades/orders.ts';
import { closeApp, openApp, Refusal, type Outside } from '../../../tests/support/trades/outside.ts';
import type { Order } from '../../contract/order.ts';
import type { OrderDraft } from './order-draft.ts';

let outside: Outside;
let runs: typeof import('./run-orders.ts');
let store: typeof import('../../device/order-store.ts');

beforeEach(async () => {
  outside = await openApp(MAKER);
  readyToTrade(outside);
  runs = await import('./run-orders.ts');
  store = await import('../../device/order-store.ts');
});
afterEach(closeApp);

const told: string[] = [];
const report = (at: string) => void told.push(at);
const run = (...drafts: OrderDraft[]) => runs.createRun(drafts)(report);
const refusalOf = (...drafts: OrderDraft[]) =>
  run(...drafts).then(
    () => expect.unreachable(),
    (error: Error) => error,
  );
const asListed = (order: Order) => ({ ...order, floor: null, ownItem: false, outbid: false });
const posted = () => outside.asked.filter(({ url, body }) => body !== undefined && !url.pathname.includes('/best'));
const stored = () => store.listStoredOrders(MAKER);
/** Nothing left the device, and no wallet was asked for anything. */
const expectNothingSigned = async () => {
  expect(outside.wallet.signed).toEqual([]);
  expect(posted()).toEqual([]);
  await expect(stored()).resolves.toEqual([]);
};

describe('an order that can be signed', () => {
  test('is stored on the device before the marketplace sees it, and published', async () => {
    const take = outside.market['/v1/order']!;
    let before: { published: boolean }[] = [];
    outside.market['/v1/order'] = async (asked) => {
      before = await stored();
      return take(asked);
    };
    const [outcome] = await run(listingDraft());
    expect(before.map(({ published }) => published)).toEqual([false]);
    expect(outcome).toMatchObject({ liveFrom: 1, failure: null, order: { uuid: ORDER_UUID, maker: MAKER } });
    await expect(stored()).resolves.toMatchObject([{ published: true, replaces: null }]);
    expect(outside.wallet.chains).toEqual([31337]);
    expect(outside.wallet.sent).toEqual([]);
  });
  test('of which there are several is signed once, each with its own part of the signature', async () => {
    const second = listingDraft({ unitValue: 2000n });
    const outcomes = await run(listingDraft(), second);
    expect(outside.wallet.signed).toHaveLength(1);
    expect(outside.wallet.signed[0]?.primaryType).toBe('BulkOrder');
    expect(outcomes.map(({ failure }) => failure)).toEqual([null, null]);
    expect(new Set(outcomes.map(({ order }) => order.signature)).size).toBe(2);
    expect(posted()).toHaveLength(2);
  });
  test('takes the place of another one where that still stands', async () => {
    const old: Order = { ...(await makeListing()), maker: MAKER };
    outside.market['/v1/orders/list'] = () => [asListed(old)];
    await store.storeOrders([{ order: old, trait: null, replaces: null }]);
    await run(listingDraft({ replaces: old }));
    expect(posted()[0]).toMatchObject({ path: '/v1/orders/update' });
    expect(posted()[0]?.url.searchParams.get('hash')).toBe(old.hash);
    expect((await stored()).map(({ hash }) => hash)).not.toContain(old.hash);
  });
});

describe('what Seaport must be allowed', () => {
  test('is asked for once, and nothing is signed before it is mined', async () => {
    let approved = false;
    outside.bench.chain['isApprovedForAll'] = () => approved;
    outside.bench.chain['setApprovalForAll'] = () => undefined;
    const { send } = outside.wallet;
    outside.wallet.send = async (request) => {
      expect(outside.wallet.signed).toEqual([]);
      approved = true;
      return send(request);
    };
    await run(listingDraft(), listingDraft({ unitValue: 7n * 1000n }));
    expect(outside.wallet.sent.map(({ to, nonce }) => [to, nonce])).toEqual([[COLLECTION, 3]]);
    expect(outside.wallet.signed).toHaveLength(1);
  });
  test('an offer needs its money, all of what is offered together', async () => {
    outside.bench.chain['balanceOf'] = () => 1999n;
    const short = await refusalOf(offerDraft({ unitValue: 1000n }), offerDraft({ unitValue: 1000n }));
    expect(short.message).toMatch(/^Your balance: .+ you need .+ to purchase$/);
    await expectNothingSigned();
    outside.bench.chain['balanceOf'] = () => 2000n;
    outside.bench.chain['allowance'] = () => 2000n;
    const outcomes = await run(offerDraft({ unitValue: 1000n }), offerDraft({ unitValue: 1000n }));
    expect(outcomes.map(({ failure }) => failure)).toEqual([null, null]);
  });
});

describe('nothing is signed', () => {
  const changed = 'The marketplace’s terms have changed. Check the numbers again.';
  test('on other fees, or under another zone, than the form showed', async () => {
    const draft = listingDraft();
    const dearer = listingDraft({ commission: { ...draft.commission, royaltyBps: 400 } });
    for (const other of [dearer, listingDraft({ zone: COLLECTION })]) {
      expect(await refusalOf(other)).toMatchObject({ name: 'UnsignedError', message: changed });
    }
    await expectNothingSigned();
  });
  test('under another zone than at the first visit, though the form shows it', async () => {
    await run(listingDraft());
    outside.wallet.signed.length = 0;
    const settings = outside.market['/v1/contract/router/settings']!;
    outside.market['/v1/contract/router/settings'] = (asked) =>
      (settings(asked) as object[]).map((one) => ({ ...one, zone: COLLECTION }));
    expect(await refusalOf(listingDraft({ zone: COLLECTION }))).toMatchObject({ name: 'PinDeclinedError' });
    expect(outside.wallet.signed).toEqual([]);
  });
  test('in a currency that is not what its contract says', async () => {
    outside.bench.chain['decimals'] = () => 8;
    expect(await refusalOf(offerDraft())).toMatchObject({ name: 'OrderMismatchError' });
    await expectNothingSigned();
  });
  test('of what is owned no longer, or in fewer copies', async () => {
    outside.bench.chain['ownerOf'] = () => COLLECTION;
    expect((await refusalOf(listingDraft())).message).toBe('You no longer own Isohypse #7, so it cannot be listed.');
    outside.bench.chain['balanceOf'] = () => 2n;
    const place = { ...listingDraft().place, itemType: 3 as const };
    expect((await refusalOf(listingDraft({ place, units: 3n }))).message).toBe(
      'You own 2 of Isohypse #7, not 3. Choose fewer copies.',
    );
    await expectNothingSigned();
  });
  test('in place of an order that is over', async () => {
    const old = { ...(await makeListing()), maker: MAKER };
    expect((await refusalOf(listingDraft({ replaces: old }))).message).toMatch(
      /^This listing was changed, filled or cancelled/,
    );
    await expectNothingSigned();
  });
  test('where the list of open orders may not be all, the marketplace decides', async () => {
    const old = { ...(await makeListing()), maker: MAKER };
    const others = Array.from({ length: 100 }, () => ({ ...asListed(old), hash: `0x${'1'.repeat(64)}` }));
    outside.market['/v1/orders/list'] = () => others;
    const [outcome] = await run(listingDraft({ replaces: old }));
    expect(outcome?.failure).toBeNull();
  });
  test('on a device that cannot store it', async () => {
    Object.assign(globalThis, {
      indexedDB: {
        open: () => {
          throw new DOMException('No', 'SecurityError');
        },
      },
    });
    expect(await refusalOf(listingDraft())).toMatchObject({ name: 'StoreUnavailableError' });
    expect(outside.wallet.signed).toEqual([]);
  });
});

describe('a signature of no use is dropped', () => {
  test('when it is not by who is signed in', async () => {
    outside.wallet.sign = async () => SELLER.signMessage({ message: 'something else' });
    expect(await refusalOf(listingDraft())).toMatchObject({
      name: 'DroppedSignatureError',
      message: expect.stringMatching(/^The signature is not by the account that is signed in\./),
    });
    expect(posted()).toEqual([]);
    await expect(stored()).resolves.toEqual([]);
  });
  test('when its maker signed out meanwhile', async () => {
    const { authState } = await import('../../services/auth-state.ts');
    const { sign } = outside.wallet;
    outside.wallet.sign = async (data) => {
      const signature = await sign(data);
      authState.user = null;
      return signature;
    };
    expect((await refusalOf(listingDraft())).message).toMatch(/^You signed out in the meantime/);
    expect(posted()).toEqual([]);
    await expect(stored()).resolves.toEqual([]);
  });
});

describe('what was signed and not published', () => {
  test('is published by the next run, and not signed again', async () => {
    const take = outside.market['/v1/order']!;
    outside.market['/v1/order'] = () => {
      throw new TypeError('connection lost');
    };
    const again = runs.createRun([listingDraft()]);
    expect((await again(report))[0]).toMatchObject({ liveFrom: null, unknown: true, offline: false });
    await expect(stored()).resolves.toMatchObject([{ published: false }]);
    outside.market['/v1/order'] = take;
    expect((await again(report))[0]).toMatchObject({ liveFrom: 1, failure: null, unknown: false });
    expect(outside.wallet.signed).toHaveLength(1);
  });
  test('because the device is offline waits for the network, and may be told so', async () => {
    const { sign } = outside.wallet;
    outside.wallet.sign = async (data) => {
      outside.setOnline(false);
      return sign(data);
    };
    const [outcome] = await run(listingDraft());
    expect(outcome).toMatchObject({ offline: true, unknown: false, failure: 'You are offline. Connect to publish.' });
    expect(posted()).toEqual([]);
  });
  test('is refused for good where what it is for is over, and only then', async () => {
    for (const [msgId, refused] of [
      ['order.replaced', true],
      ['order.cancelled', true],
      ['order.filled', true],
      ['order.amount', false],
    ] as const) {
      outside.market['/v1/order'] = () => {
        throw new Refusal(400, msgId);
      };
      const [outcome] = await run(listingDraft({ unitValue: 1000n }));
      expect(outcome, msgId).toMatchObject({ refused, failure: `Refused: ${msgId}`, unknown: false });
    }
  });
  test('and was discarded meanwhile is not published', async () => {
    const { publish } = await import('./publish.ts');
    const order = { ...(await makeListing()), maker: MAKER };
    const outcome = await publish({ order, trait: null, replaces: null });
    expect(outcome.failure).toMatch(/^This device no longer stores it/);
    expect(posted()).toEqual([]);
  });
});
