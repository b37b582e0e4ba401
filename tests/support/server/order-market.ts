import { afterAll, beforeAll, expect } from 'vitest';
import type { SignedOrder } from '../../../src/contract/order.ts';
import { testAccount } from './accounts.ts';
import { ETHER, startTrade, type Trade } from './trade.ts';

/** Ada owns items and copies, Bob has the money, Cyd looks on. */
export const [ada, bob, cyd] = [testAccount(10), testAccount(11), testAccount(12)];

export type Terms = Partial<Parameters<Trade['chain']['act']['sign']>[2]>;

/** A market for the tests of a file, with Ada's items on it; what it logs as its own failure fails the file. */
export function useOrderMarket() {
  let trade: Trade;
  beforeAll(async () => {
    trade = await startTrade();
    const { act, single, edition } = trade.chain;
    await act.mint(ada, 30);
    await act.mintEdition(ada, 1, 50);
    await act.approveAll(ada, single);
    await act.approveAll(ada, edition);
    await act.wrap(bob, 50n * ETHER);
    await trade.indexer.catchUp();
  }, 120_000);
  afterAll(async () => {
    await trade.stop();
    expect(trade.logged).toEqual([]);
  });

  const list = (id: number, terms: Terms = {}, maker = ada) =>
    trade.chain.act.sign('listing', maker, { wares: { id }, unitPrice: ETHER, restricted: true, ...terms });
  return {
    get trade() {
      return trade;
    },
    /** Ada's signed listing of one of her items. */
    list,
    /** Bob's signed offer on an item, or on any. */
    bid: (id: number | null, terms: Terms = {}) =>
      trade.chain.act.sign('offer', bob, {
        wares: { id },
        unitPrice: ETHER,
        currency: trade.chain.deployment.weth,
        restricted: true,
        ...terms,
      }),
    /** A new version of a listing: its salt is the old one's hash. */
    again: (old: SignedOrder, terms: Terms = {}) => {
      const id = Number(old.parameters.offer[0]?.identifierOrCriteria);
      return list(id, { unitPrice: 2n * ETHER, salt: BigInt(trade.hashOf(old)), ...terms });
    },
    /** Hashes of the live listings of an item. */
    listed: async (id: number) => (await trade.list('order', `nft=${trade.item(id)}`)).map((order) => order.hash),
  };
}

/** An answer that refuses, and says why in a sentence. */
export const refused = (code: number, msgId: string) => ({
  status: code,
  body: { data: null, status: { code, msgId, message: expect.stringMatching(/.{15,}/) as unknown } },
});

/** Unix seconds. */
export const now = () => Math.floor(Date.now() / 1000);
