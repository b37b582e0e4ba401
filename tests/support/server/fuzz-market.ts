import type { SignedOrder } from '../../../src/contract/order.ts';
import type { EmbeddedAccount } from '../../../backend/demo/chain/accounts.ts';
import { testAccount } from './accounts.ts';
import { criteriaRoot } from '../../../backend/seaport/merkle.ts';
import { ETHER, type Trade } from './trade.ts';

export const [ada, bob, eve, dee] = [10, 11, 12, 13].map((index) => testAccount(index)) as [
  EmbeddedAccount,
  EmbeddedAccount,
  EmbeddedAccount,
  EmbeddedAccount,
];
/** Identifiers of the red items. */
export const RED = ['1', '3', '5', '7', '9', '11'];

export type GoodOrder = { order: SignedOrder; kind: 'order' | 'offer'; trait: string | null };

/**
 * Items and money, good orders to begin with, and orders of Dee, the bystander, that stand in the market
 * already: nobody else may change them.
 */
export async function stockFuzzMarket(trade: Trade): Promise<{ good: GoodOrder[]; hers: SignedOrder[] }> {
  const { act, single, edition } = trade.chain;
  await act.mint(ada, 12);
  await act.mint(dee, 3);
  // As many as an offer that was changed on its way may ask for.
  await act.mintEdition(ada, 1, 2n ** 200n);
  for (const owner of [ada, dee]) await act.approveAll(owner, single);
  await act.approveAll(ada, edition);
  for (const rich of [ada, bob, dee]) await act.wrap(rich, 20n * ETHER);
  await trade.indexer.catchUp();
  await trade.paint(Array.from({ length: 12 }, (_, index) => index + 1));
  const currency = trade.chain.deployment.weth;
  const sign = act.sign;
  const good: GoodOrder[] = [];
  for (const restricted of [true, false]) {
    for (const id of [1, 2, 3]) {
      good.push(
        {
          kind: 'order',
          trait: null,
          order: await sign('listing', ada, { wares: { id }, unitPrice: ETHER, restricted }),
        },
        {
          kind: 'offer',
          trait: null,
          order: await sign('offer', bob, { wares: { id }, unitPrice: ETHER / 3n, currency, restricted }),
        },
      );
    }
    const wares = { token: edition, kind: 'edition' as const, id: 1, units: 6 };
    good.push(
      {
        kind: 'order',
        trait: null,
        order: await sign('listing', ada, { wares, unitPrice: ETHER / 7n, currency, restricted }),
      },
      {
        kind: 'offer',
        trait: null,
        order: await sign('offer', bob, { wares, unitPrice: ETHER / 9n, currency, restricted }),
      },
      {
        kind: 'offer',
        trait: null,
        order: await sign('offer', bob, { wares: { id: null }, unitPrice: ETHER / 5n, currency, restricted }),
      },
      {
        kind: 'offer',
        trait: 'Colour:Red',
        order: await sign('offer', bob, {
          wares: { id: null },
          unitPrice: ETHER / 5n,
          currency,
          restricted,
          criteria: BigInt(criteriaRoot(RED)),
        }),
      },
    );
  }
  const aside = [
    await sign('listing', dee, { wares: { id: 13 }, unitPrice: ETHER, restricted: true }),
    await sign('listing', dee, { wares: { id: 14 }, unitPrice: ETHER }),
  ];
  for (const order of aside) await trade.submit('order', order);
  const bid = { wares: { id: 1 }, unitPrice: ETHER / 8n, currency, restricted: true };
  aside.push(await sign('offer', dee, bid));
  for (const order of aside.slice(2)) await trade.submit('offer', order);
  return { good, hers: aside };
}
