import { judgeOrder } from '../../../backend/core/order-state.ts';
import { orderUuid } from '../../../src/contract/identity.ts';
import type { Database } from '../../../backend/db/database.ts';
import type { StoreContext } from '../../../backend/stores/context.ts';
import type { NewOrder } from '../../../backend/stores/orders.ts';
import { collectionAddress, storeOrders, testOrder } from '../server/market.ts';
import type { SyntheticChain, View } from './chain.ts';
import type { Index } from './truth.ts';
import { holder, MAKERS, orderOf, USDC, WETH, type World } from './world.ts';

/** What the chain says of an order's maker. */
function factsOf(order: NewOrder, view: View, world: World) {
  const [maker, token] = [order.maker as `0x${string}`, order.token as `0x${string}`];
  const makerCounter = world.counter(view, maker);
  if (order.side === 'listing') {
    const makerHolds = world.owner(view, BigInt(order.identifier ?? '0')) === maker ? 1n : 0n;
    return { makerCounter, makerHolds, makerApproved: world.approvedForAll(view, collectionAddress, maker) };
  }
  const unit = BigInt(order.unitValue);
  const [affordable, allowed] = [world.balance(view, maker, token) / unit, world.allowance(view, maker, token) / unit];
  return { makerCounter, makerHolds: affordable < allowed ? affordable : allowed, makerApproved: allowed > 0n };
}

/** Listings of the newest items by whoever holds them, and two offers by each maker, as they are when they are published. */
export async function storeLiveOrders(context: StoreContext, chain: SyntheticChain, world: World): Promise<NewOrder[]> {
  const view = chain.view();
  const orders: NewOrder[] = [];
  const add = (order: NewOrder) => {
    const { makerCounter, makerHolds, makerApproved } = factsOf(order, view, world);
    const counter = String(makerCounter);
    orders.push({ ...order, counter, makerCounter: counter, makerHolds: String(makerHolds), makerApproved });
  };
  for (let number = view.head - 150; number <= view.head; number += 1) {
    const token = BigInt(number);
    const maker = world.owner(view, token);
    if (maker === null) continue;
    const order = testOrder(context, { number, identifier: String(token), maker, value: 10n ** 17n });
    const hash = orderOf(token);
    add({ ...order, hash, uuid: orderUuid(31337, hash) });
  }
  for (let index = 0; index < MAKERS; index += 1) {
    const maker = holder(index);
    const [ether, dollars] = [BigInt(1 + (index % 4)) * 10n ** 18n, BigInt(1 + (index % 3)) * 3_000n * 10n ** 6n];
    const offer = { side: 'offer' as const, identifier: null, maker };
    add(testOrder(context, { ...offer, number: 100_000 + index, value: ether, token: WETH }));
    add(testOrder(context, { ...offer, number: 200_000 + index, value: dollars, token: USDC }));
  }
  await storeOrders(context, orders);
  return orders;
}

const row = (...cells: unknown[]) => cells.map(String).join(' ');

/** What must be said of each order, by the market's own rule from what the generator knows. */
export function verdictsOf(orders: readonly NewOrder[], chain: SyntheticChain, world: World, truth: Index): string[] {
  const view = chain.view();
  const cells = (rows: readonly string[]) => new Set(rows.map((one) => one.split(' ')[3] ?? ''));
  const [filled, cancelled] = [cells(truth.fills), cells(truth.cancels)];
  return orders
    .map((order) => {
      const verdict = judgeOrder({
        side: order.side,
        partial: order.partial,
        units: BigInt(order.units),
        filled: filled.has(order.hash) ? 1n : 0n,
        cancelled: cancelled.has(order.hash),
        withdrawn: false,
        replacing: false,
        hidden: false,
        counter: BigInt(order.counter),
        ...factsOf(order, view, world),
        startTime: order.startTime,
        endTime: order.endTime,
        now: Math.floor(Date.now() / 1000),
      });
      return row(order.hash, order.side, verdict.state, verdict.reason, verdict.remaining, verdict.maxAmount);
    })
    .toSorted();
}

export async function storedVerdicts(database: Database): Promise<string[]> {
  const rows = await database.query<{ row: string }>(
    `select concat_ws(' ', hash, side, state, coalesce(reason, 'null'), remaining, max_amount) as row from orders`,
  );
  return rows.map((one) => one.row).toSorted();
}
