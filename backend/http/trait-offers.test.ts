import { encodeFunctionData, zeroAddress, zeroHash } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAccount } from '../../tests/support/server/accounts.ts';
import { advancedOrder, seaportAbi } from '../seaport/seaport.ts';
import { transact } from '../demo/chain/transaction.ts';
import { criteriaRoot } from '../seaport/merkle.ts';
import { ETHER, startTrade, type Trade } from '../../tests/support/server/trade.ts';

const [ada, bob, cyd] = [testAccount(10), testAccount(11), testAccount(12)];
const RED = ['1', '3', '5', '7', '9'];
let trade: Trade;

beforeAll(async () => {
  trade = await startTrade();
  const { act, single, deployment } = trade.chain;
  await act.mint(ada, 8);
  await act.mint(cyd, 2);
  await act.approveAll(ada, single);
  await act.wrap(bob, 50n * ETHER);
  await act.wrap(ada, ETHER);
  expect(deployment.zone).not.toBe(zeroAddress);
  await trade.indexer.catchUp();
  await trade.paint([1, 2, 3, 4, 5, 6, 7, 8, 9]);
}, 120_000);
afterAll(() => trade.stop());

const bid = (ids: readonly string[], price = ETHER, more: { salt?: bigint } = {}) =>
  trade.chain.act.sign('offer', bob, {
    wares: { id: null },
    unitPrice: price,
    currency: trade.chain.deployment.weth,
    restricted: true,
    criteria: BigInt(criteriaRoot(ids)),
    ...more,
  });
const trait = { trait: 'Colour:Red' };
const criteria = { traitType: 'Colour', value: 'Red' };
const offersOn = async (id: number) => (await trade.list('offer', `nft=${trade.item(id)}`)).map((offer) => offer.hash);
const bestOffer = async (id: number) => {
  const { body } = await trade.answer(`/v1/collections/nfts/info/glass/${id}`);
  return (body as { data: { bestOffer: { value: string } | null; offersCount: number } }).data;
};

describe('an offer on all items of a trait', () => {
  test('appears on those and nowhere else, and as their best offer', async () => {
    const order = await bid(RED);
    await trade.submit('offer', order, trait);
    const hash = trade.hashOf(order);
    for (const id of [1, 3, 5, 7, 9]) {
      expect(await offersOn(id)).toEqual([hash]);
      expect(await bestOffer(id)).toMatchObject({ bestOffer: { value: String(ETHER) }, offersCount: 1 });
    }
    for (const id of [2, 4, 10]) {
      expect(await offersOn(id)).toEqual([]);
      expect(await bestOffer(id)).toMatchObject({ bestOffer: null, offersCount: 0 });
    }
    const [shown] = await trade.list('offer', `maker=${bob.address}`);
    expect(shown).toMatchObject({ criteria, criteriaProof: [], nft: { identifier: null, uuid: null } });
    const { body } = await trade.answer('/v1/collections/nfts/list/glass?status=has-offers&sort=identifier');
    expect((body as { data: { identifier: string }[] }).data.map((item) => item.identifier)).toEqual(RED);
    await trade.settled();
    const [collection] = await trade.database.query(
      `select offer_value, offers_count from collections where slug = 'glass'`,
    );
    expect(collection).toEqual({ offer_value: null, offers_count: 1 });
  });

  test('is shown to those who hold such an item', async () => {
    const received = async (owner: string) => (await trade.list('offer', `receiver=${owner}`)).length;
    expect([await received(ada.address), await received(cyd.address), await received(bob.address)]).toEqual([1, 1, 0]);
    await trade.chain.act.give(cyd, ada, 9);
    await trade.indexer.catchUp();
    expect(await received(cyd.address)).toBe(0);
  });

  test('is taken on Seaport with the proof for the item that is given', async () => {
    const [offer] = await trade.list('offer', `maker=${bob.address}`);
    const best = await trade.best(offer?.uuid ?? '', '5', ada);
    expect(best.criteriaProof.length).toBeGreaterThan(0);
    expect(best.permissionEnds).not.toBeNull();
    for (const other of ['2', '10', '99']) {
      expect(await trade.raw.best(best.uuid, other)).toMatchObject({
        status: 422,
        body: { status: { msgId: 'order.criteria' } },
      });
    }
    const { deployment, rpc } = trade.chain;
    const resolver = { orderIndex: 0n, side: 1, index: 0n, identifier: 5n, criteriaProof: best.criteriaProof };
    await transact(rpc, {
      from: ada.address,
      to: deployment.seaport,
      data: encodeFunctionData({
        abi: seaportAbi,
        functionName: 'fulfillAdvancedOrder',
        args: [advancedOrder(best), [resolver], zeroHash, zeroAddress],
      }),
      gas: 1_000_000n,
    });
    await trade.indexer.catchUp();
    expect(await trade.stored(best.hash)).toMatchObject({ state: 'filled' });
    expect(await bestOffer(7)).toMatchObject({ bestOffer: null });
  });

  test('is changed by an update for the same trait only', async () => {
    const old = await bid(RED);
    await trade.submit('offer', old, trait);
    const hash = trade.hashOf(old);
    const salt = BigInt(hash);
    const blue = await bid(['2', '4', '6', '8'], ETHER, { salt });
    expect(await trade.raw.update('offer', hash, blue, bob, { trait: 'Colour:Blue' })).toMatchObject({
      status: 422,
      body: { status: { msgId: 'order.other-item' } },
    });
    const renewed = await bid(RED, 2n * ETHER, { salt });
    await trade.update('offer', hash, renewed, bob, trait);
    expect(await offersOn(1)).toEqual([trade.hashOf(renewed)]);
    expect(await bestOffer(1)).toMatchObject({ bestOffer: { value: String(2n * ETHER) } });
    await trade.cancel('offer', trade.hashOf(renewed), bob);
    expect(await bestOffer(1)).toMatchObject({ bestOffer: null });
  });

  test.each<[string, () => ReturnType<typeof bid>, Record<string, string>]>([
    ['without a trait', () => bid(RED), {}],
    ['of a trait nothing has', () => bid(RED), { trait: 'Colour:Mauve' }],
    ['with other items than have the trait', () => bid(RED.slice(1)), trait],
    ['with the items of another trait', () => bid(RED), { trait: 'Colour:Blue' }],
    [
      'that is one for any item in truth',
      () =>
        trade.chain.act.sign('offer', bob, {
          wares: { id: null },
          unitPrice: ETHER,
          currency: trade.chain.deployment.weth,
        }),
      trait,
    ],
  ])('is refused %s', async (_, make, query) => {
    const order = await make();
    expect(await trade.raw.submit('offer', order, query)).toMatchObject({
      status: 422,
      body: { status: { msgId: 'order.criteria' } },
    });
    expect(await trade.stored(trade.hashOf(order))).toBeNull();
  });
});

test('a best-order call for another item than the offer’s own is refused', async () => {
  const order = await trade.chain.act.sign('offer', bob, {
    wares: { id: 2 },
    unitPrice: ETHER,
    currency: trade.chain.deployment.weth,
  });
  const { uuid } = await trade.submit('offer', order);
  expect((await trade.raw.best(uuid, '3')).status).toBe(422);
  expect(await trade.best(uuid, '2')).toMatchObject({ criteria: null, criteriaProof: [] });
});
