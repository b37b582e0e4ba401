import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmbeddedAccount } from '../demo/chain/accounts.ts';
import { testAccount } from '../../tests/support/server/accounts.ts';
import { criteriaRoot } from '../seaport/merkle.ts';
import { ETHER, startTrade, type Trade } from '../../tests/support/server/trade.ts';

/* The app accepts an offer by matching it with an unsigned mirror order of the seller. */

const [ada, bob, cyd] = [testAccount(10), testAccount(11), testAccount(12)];
let trade: Trade;

beforeAll(async () => {
  trade = await startTrade();
  const { act, single, edition } = trade.chain;
  await act.mint(ada, 8);
  await act.mintEdition(ada, 1, 50);
  await act.approveAll(ada, single);
  await act.approveAll(ada, edition);
  await act.wrap(bob, 50n * ETHER);
  await act.wrap(cyd, 50n * ETHER);
  await trade.indexer.catchUp();
}, 120_000);
afterAll(() => trade.stop());

const bid = (
  wares: Parameters<Trade['chain']['act']['sign']>[2]['wares'],
  more: { maker?: EmbeddedAccount; criteria?: bigint; price?: bigint } = {},
) =>
  trade.chain.act.sign('offer', more.maker ?? bob, {
    wares,
    unitPrice: more.price ?? ETHER,
    currency: trade.chain.deployment.weth,
    restricted: true,
    ...(more.criteria === undefined ? {} : { criteria: more.criteria }),
  });
const sales = async (item: string) => {
  await trade.indexer.catchUp();
  return trade.database.query(
    `select seller, buyer, amount, unit_value as unit, order_hash as hash from sales where nft_uuid = $1
     order by block_number, log_index`,
    [item],
  );
};
const weth = (of: EmbeddedAccount) =>
  trade.chain.network.client.readContract({
    address: trade.chain.deployment.weth,
    abi: [
      {
        type: 'function',
        name: 'balanceOf',
        stateMutability: 'view',
        inputs: [{ type: 'address', name: 'a' }],
        outputs: [{ type: 'uint256' }],
      },
    ],
    functionName: 'balanceOf',
    args: [of.address],
  });

describe('an accepted offer', () => {
  test.each([1, 4])('is one sale with the seller, the buyer and the whole price (%i)', async (id) => {
    const mirrorFirst = id === 4;
    const offer = await bid({ id });
    const { uuid } = await trade.submit('offer', offer);
    const before = await weth(ada);
    await trade.chain.act.accept({ offer: await trade.best(uuid, String(id), ada), identifier: id, mirrorFirst }, ada);
    expect(await sales(trade.item(id))).toEqual([
      { seller: ada.address, buyer: bob.address, amount: '1', unit: String(ETHER), hash: trade.hashOf(offer) },
    ]);
    // 1% to the marketplace, 5% to the creator.
    expect((await weth(ada)) - before).toBe((ETHER * 94n) / 100n);
    expect(await trade.stored(trade.hashOf(offer))).toMatchObject({ state: 'filled' });
    const { body } = await trade.answer(`/v1/collections/nfts/info/glass/${id}`);
    expect(body).toMatchObject({
      data: { lastSale: { value: String(ETHER) }, sales: [{ price: { value: String(ETHER) } }] },
    });
  });

  test('on a collection and on a trait, too', async () => {
    await trade.paint([1, 2, 3, 4, 5, 6, 7, 8]);
    const any = await bid({ id: null });
    const red = await bid({ id: null }, { criteria: BigInt(criteriaRoot(['1', '3', '5', '7'])) });
    const first = await trade.submit('offer', any);
    const second = await trade.submit('offer', red, { trait: 'Colour:Red' });
    await trade.chain.act.accept({ offer: await trade.best(first.uuid, '2', ada), identifier: 2 }, ada);
    const best = await trade.best(second.uuid, '3', ada);
    await trade.chain.act.accept({ offer: best, identifier: 3, criteriaProof: best.criteriaProof }, ada);
    for (const [id, offer] of [
      [2, any],
      [3, red],
    ] as const) {
      expect(await sales(trade.item(id))).toMatchObject([
        { seller: ada.address, buyer: bob.address, hash: trade.hashOf(offer) },
      ]);
    }
  });

  test('in parts: each part is a sale, the rest stays [C7]', async () => {
    const offer = await bid({ token: trade.chain.edition, kind: 'edition', id: 1, units: 5 });
    const { uuid, hash } = await trade.submit('offer', offer);
    await trade.chain.act.accept({ offer: await trade.best(uuid, '1', ada), identifier: 1, part: [2n, 5n] }, ada);
    const item = trade.item(1, trade.chain.edition);
    const part = { seller: ada.address, buyer: bob.address, unit: String(ETHER), hash };
    expect(await sales(item)).toEqual([{ ...part, amount: '2' }]);
    expect(await trade.best(uuid)).toMatchObject({ tokensRemaining: '3', maxAmount: '3' });
    await trade.chain.act.accept({ offer: await trade.best(uuid, '1', ada), identifier: 1, part: [3n, 5n] }, ada);
    expect(await sales(item)).toEqual([
      { ...part, amount: '2' },
      { ...part, amount: '3' },
    ]);
    expect(await trade.stored(hash)).toMatchObject({ state: 'filled', remaining: '0' });
  });
});
