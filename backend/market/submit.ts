import type { SignedOrder } from '../../src/contract/order.ts';
import type { CollectionRow } from '../stores/collections.ts';
import { findCollection } from '../stores/collections.ts';
import type { StoreContext } from '../stores/context.ts';
import { refreshCollectionStats, refreshNftMarket } from '../stores/market-columns.ts';
import { networkTime } from '../stores/networks.ts';
import { insertOrders, judgeOrders, type NewOrder, type OrderToCheck } from '../stores/orders.ts';
import { nftUuid, orderUuid } from './identity.ts';
import { readMakerFacts } from './maker-facts.ts';
import { tokenOf, ZERO_HASH, type MarketNetwork } from './networks.ts';
import { orderHash } from './order-hash.ts';
import { OrderRefusedError, readOrder, readOrderShape, type OrderReading } from './order-reading.ts';
import { signatureIsValid } from './order-signature.ts';
import { usdMicros } from './price.ts';

type Waiting = { order: SignedOrder; resolve(): void; reject(reason: unknown): void };
type Checked = { waiting: Waiting; row: NewOrder; check: OrderToCheck };

const ORDERS_AT_ONCE = 250;
const COUNT_AFTER_MS = 150;

/**
 * Takes signed orders with the full validation. Orders that arrive together are read from the chain
 * together and stored together; each gets its own verdict.
 */
export function createOrderDesk(context: StoreContext) {
  const queues = new Map<number, Waiting[]>();
  const running = new Map<number, Promise<void>>();
  const collections = new Map<string, Promise<CollectionRow | null>>();

  const collectionAt = (chainId: number, address: string) => {
    const key = `${chainId}:${address}`;
    let found = collections.get(key);
    if (!found) {
      found = findCollection(context.database, address, chainId);
      collections.set(key, found);
      // Royalties and registrations may change: a short memory is enough for a burst.
      setTimeout(() => collections.delete(key), 1_000).unref();
    }
    return found;
  };

  async function checkOffline(network: MarketNetwork, waiting: Waiting, now: number): Promise<Checked> {
    const { order } = waiting;
    const { parameters } = order;
    if (order.protocolAddress !== network.seaport) {
      throw new OrderRefusedError('order.protocol', 'The order is for another contract than this marketplace uses.');
    }
    const { contract } = readOrderShape(parameters);
    const collection = await collectionAt(network.chainId, contract);
    if (!collection) throw new OrderRefusedError('order.collection', 'This collection is not traded here.');
    const royalty = { bps: collection.royaltyBps, recipient: collection.royaltyRecipient };
    const reading = readOrder(parameters, network, royalty, collection.itemType, now);
    if (!(await signatureIsValid(network, order))) {
      throw new OrderRefusedError('order.signature', 'The signature is not by the one who makes the order.');
    }
    return { waiting, ...orderRow(network, order, reading, collection) };
  }

  function orderRow(network: MarketNetwork, order: SignedOrder, reading: OrderReading, collection: CollectionRow) {
    const { parameters } = order;
    const hash = orderHash(parameters);
    const token = tokenOf(network, reading.token);
    if (!token) throw new OrderRefusedError('order.currency', 'This currency is not taken here.');
    const operator = parameters.conduitKey === ZERO_HASH ? network.seaport : network.conduit;
    const row: NewOrder = {
      chainId: network.chainId,
      hash,
      uuid: orderUuid(network.chainId, hash),
      side: reading.side,
      collectionUuid: collection.uuid,
      nftUuid: reading.identifier === null ? null : nftUuid(network.chainId, reading.contract, reading.identifier),
      identifier: reading.identifier,
      maker: parameters.offerer,
      itemType: reading.itemType,
      partial: reading.partial,
      units: reading.units.toString(),
      unitValue: reading.unitValue.toString(),
      token: reading.token,
      rank: usdMicros(reading.unitValue, token, context.usdRates).toString(),
      startTime: reading.startTime,
      endTime: reading.endTime,
      counter: parameters.counter,
      operator,
      protocolAddress: order.protocolAddress,
      parameters: JSON.stringify(parameters),
      signature: order.signature,
      makerCounter: parameters.counter,
      makerHolds: '0',
      makerApproved: false,
    };
    const check: OrderToCheck = {
      hash,
      side: reading.side,
      maker: parameters.offerer,
      operator,
      contract: reading.contract,
      identifier: reading.identifier,
      itemType: reading.itemType,
      token: reading.token,
      unitValue: row.unitValue,
    };
    return { row, check };
  }

  /** What the chain says now decides whether an order is taken at all. */
  function refuseByFacts(row: NewOrder): void {
    const enough = BigInt(row.makerHolds) >= (row.partial ? 1n : BigInt(row.units));
    if (row.makerCounter !== row.counter) {
      throw new OrderRefusedError('order.counter', 'The order was signed for another counter of its maker.');
    }
    if (row.side === 'listing' && !enough)
      throw new OrderRefusedError('order.owner', 'The maker does not hold the item.');
    if (!row.makerApproved)
      throw new OrderRefusedError('order.approval', 'The marketplace is not approved to move what is offered.');
    if (!enough) throw new OrderRefusedError('order.balance', 'The maker does not have the offered amount.');
  }

  async function take(network: MarketNetwork, batch: readonly Waiting[]): Promise<void> {
    const { chainId } = network;
    const now = await networkTime(context.database, chainId);
    const checked: Checked[] = [];
    for (const waiting of batch) {
      try {
        checked.push(await checkOffline(network, waiting, now));
      } catch (error) {
        waiting.reject(error);
      }
    }
    if (checked.length === 0) return;
    try {
      const facts = await readMakerFacts(
        network,
        checked.map((one) => one.check),
      );
      const accepted = checked.filter((one, index) => {
        const fact = facts[index];
        if (!fact) return false;
        Object.assign(one.row, { makerCounter: fact.counter, makerHolds: fact.holds, makerApproved: fact.approved });
        try {
          refuseByFacts(one.row);
          return true;
        } catch (error) {
          one.waiting.reject(error);
          return false;
        }
      });
      if (accepted.length > 0) await keep(chainId, accepted, now);
      for (const one of accepted) one.waiting.resolve();
    } catch (error) {
      for (const one of checked) one.waiting.reject(error);
    }
  }

  async function keep(chainId: number, accepted: readonly Checked[], now: number): Promise<void> {
    await context.database.transaction(async (tx) => {
      await insertOrders(
        tx,
        accepted.map((one) => one.row),
        now,
      );
      const judged = await judgeOrders(
        tx,
        chainId,
        accepted.map((one) => one.row.hash),
        now,
      );
      await refreshNftMarket(tx, judged.nftUuids);
      for (const uuid of judged.collectionUuids) crowded.add(uuid);
    });
    countSoon();
  }

  /** Collections' numbers follow a burst of orders once, not once an order. */
  const crowded = new Set<string>();
  let counting: Promise<void> | null = null;
  function countSoon(): void {
    counting ??= (async () => {
      await new Promise((resolve) => setTimeout(resolve, COUNT_AFTER_MS));
      // A set's iteration also visits what is added meanwhile.
      for (const uuid of crowded) {
        crowded.delete(uuid);
        await context.database.transaction((tx) =>
          refreshCollectionStats(tx, context, uuid, Math.floor(Date.now() / 1000)),
        );
      }
    })()
      // The indexer counts every collection again within a minute.
      .catch(() => {})
      .finally(() => {
        counting = null;
      });
  }

  async function drain(network: MarketNetwork): Promise<void> {
    // What arrives in the same turn of the event loop travels together.
    await new Promise((resolve) => setImmediate(resolve));
    const queue = queues.get(network.chainId) ?? [];
    while (queue.length > 0) {
      const batch = queue.splice(0, ORDERS_AT_ONCE);
      try {
        await take(network, batch);
      } catch (error) {
        for (const waiting of batch) waiting.reject(error);
      }
    }
    // In the same turn in which the queue was seen empty: an order that comes next must start a new run.
    running.delete(network.chainId);
  }

  return {
    /** Resolves when the order is stored; throws `OrderRefusedError` with the reason, or the RPC's error. */
    submitOrder(chainId: number, order: SignedOrder): Promise<void> {
      const network = context.networks.byId(chainId);
      if (!network)
        return Promise.reject(new OrderRefusedError('order.network', `Network ${chainId} is not served here.`));
      return new Promise<void>((resolve, reject) => {
        const queue = queues.get(chainId) ?? [];
        queues.set(chainId, queue);
        queue.push({ order, resolve, reject });
        if (running.has(chainId)) return;
        running.set(chainId, drain(network));
      });
    },
    /** Resolves when nothing of this desk is under way. */
    async settled(): Promise<void> {
      await Promise.all(running.values());
      await counting;
    },
  };
}

export type OrderDesk = ReturnType<typeof createOrderDesk>;
