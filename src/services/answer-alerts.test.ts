import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppConfig } from '../contract/config.ts';
import { onAlert, type Alert } from './alerts.ts';
import * as data from './data.ts';
import * as marketplace from './marketplace.ts';
import { startRuntime } from './runtime.ts';

/* The server, mocked, fails with a 500 whatever it is asked. */

const body = { data: null, status: { code: 500, message: 'internal', msgId: 'internal' } };
let asked: string[] = [];
let alerts: Alert[] = [];
let moment = Date.now();

beforeEach(() => {
  vi.useFakeTimers({ now: (moment += 60_000) });
  asked = [];
  alerts = [];
  startRuntime({
    config: { marketplaceUrl: '/marketplace', dataUrl: '/data', networks: [] } as unknown as AppConfig,
    isServer: true,
    fetch: async (url) => {
      asked.push(url);
      return Response.json(body, { status: 500 });
    },
  });
  const leave = onAlert((alert) => alerts.push(alert));
  return () => {
    leave();
  };
});
afterEach(() => vi.useRealTimers());

const address = `0x${'1'.repeat(40)}` as const;
const submission = {
  order: { parameters: { offerer: address } },
  chainId: 1,
} as unknown as marketplace.OrderSubmission;

const calls: Record<string, () => Promise<unknown>> = {
  'the commission': () => marketplace.commission('isohypse', 'meridian'),
  'approved tokens': () => marketplace.approvedTokens('isohypse'),
  'router settings': () => marketplace.routerSettings(),
  'the login': () => marketplace.login({ address, chainId: 1, message: 'm', signature: '0x' }),
  'submitting a listing': () => marketplace.submitOrder('listing', submission),
  'submitting an offer': () => marketplace.submitOrder('offer', submission),
  'updating a listing': () => marketplace.updateOrder('listing', '0x1', submission),
  'cancelling a listing': () => marketplace.cancelOrder('listing', '0x1', 1),
  'the best order': () => marketplace.bestOrder('uuid'),
  'the best orders': () => marketplace.bestOrders(['uuid']),
  'refreshing metadata': () => data.refreshNft('uuid'),
  'autocomplete of collections': () => data.autocompleteCollections({ pattern: 'a', size: 1 }),
  'autocomplete of items': () => data.autocompleteNfts({ pattern: 'a', size: 1 }),
  'a list': () => marketplace.offersList({}),
  'a detail': () => data.collection('isohypse'),
};

for (const [name, call] of Object.entries(calls)) {
  test(`a 500 on ${name} is one server alert`, async () => {
    await expect(call()).rejects.toMatchObject({ status: 500 });
    expect(alerts.map(({ title, critical }) => [title, critical])).toEqual([
      ['An internal server error occurred!', true],
    ]);
  });
}

const unasked: Record<string, () => Promise<unknown>> = {
  'the check of a session': () => marketplace.authCheck(),
  'a quiet list': () => marketplace.ordersList({}, undefined, true),
  'details known to fail': () => marketplace.nftInfo('isohypse', '1', undefined, true),
  'the cart, asked again': () => marketplace.bestOrders(['uuid'], {}, { quiet: true }),
};

for (const [name, call] of Object.entries(unasked)) {
  test(`a 500 on ${name} raises nothing`, async () => {
    await expect(call()).rejects.toMatchObject({ status: 500 });
    expect(asked.length).toBeGreaterThan(0);
    expect(alerts).toEqual([]);
  });
}
