import { numberToHex } from 'viem';
import type { AcceptedOrder, SignedOrder } from '../../src/contract/order.ts';
import type { Queries } from '../db/database.ts';
import type { StoreContext } from '../stores/context.ts';
import { saveCriteria } from '../stores/criteria.ts';
import { refreshNftMarket } from '../stores/market-columns.ts';
import { networkTime } from '../stores/networks.ts';
import { findOrders } from '../stores/order-changes.ts';
import { insertOrders, judgeOrders } from '../stores/orders.ts';
import { readChainTime } from '../core/chain-time.ts';
import { readMakerFacts } from './maker-facts.ts';
import type { MarketNetwork } from '../core/networks.ts';
import { answerAgain, createOrderCheck, refuseByFacts, type CheckedOrder, type Submission } from './order-check.ts';
import { hashOrder } from '../seaport/seaport.ts';
import { askChain, OrderRefusedError } from './order-refusal.ts';
import { readOrderStatuses } from '../seaport/order-status.ts';
import { createRecount } from './recount.ts';
import { endReplaced, refuseStranger, type OldOnChain } from './replace.ts';
import { withdrawOrder, type Cancel } from './withdraw.ts';

type Waiting = {
  submission: Submission;
  hash: `0x${string}`;
  resolve(answer: AcceptedOrder): void;
  reject(reason: unknown): void;
};
type Checked = CheckedOrder & { waiting: Waiting };

const ORDERS_AT_ONCE = 250;
/** The hash of the order that this one's salt says it replaces. */
const saltHash = ({ parameters }: SignedOrder) => numberToHex(BigInt(parameters.salt), { size: 32 });

/**
 * Takes signed orders with the full validation. Orders that arrive together are read from the chain
 * together and stored together; each gets its own verdict.
 */
export function createOrderService(context: StoreContext) {
  const { database } = context;
  const queues = new Map<number, Waiting[]>();
  const running = new Map<number, Promise<void>>();
  const checkOrder = createOrderCheck(context);
  const recount = createRecount(context);

  /** What needs no chain: whether it is kept already, who asks, and the order itself. */
  async function lookOver(network: MarketNetwork, batch: readonly Waiting[], now: number): Promise<Checked[]> {
    const hashes = batch.flatMap(({ hash, submission: { order, replaces } }) => [
      hash,
      saltHash(order),
      ...(replaces ? [replaces.hash] : []),
    ]);
    const kept = new Map((await findOrders(database, network.chainId, hashes)).map((order) => [order.hash, order]));
    const checked: Checked[] = [];
    for (const waiting of batch) {
      const { submission, hash } = waiting;
      const { order, replaces } = submission;
      try {
        const known = kept.get(hash);
        const old = replaces && kept.get(replaces.hash);
        if (replaces) refuseStranger(old, replaces.by);
        // The very same: answered as the first time, whatever the chain says by now.
        if (known?.signature.toLowerCase() === order.signature.toLowerCase() && (!old || old.replacedBy === hash)) {
          waiting.resolve(answerAgain(known, submission));
          continue;
        }
        if (!replaces && kept.has(saltHash(order))) {
          throw new OrderRefusedError(
            'order.is-update',
            'This order was signed to replace another one: send it as an update of that one.',
            409,
          );
        }
        checked.push({ waiting, ...(await checkOrder(network, submission, now)) });
      } catch (error) {
        waiting.reject(error);
      }
    }
    return checked;
  }

  /** Asks the chain about all of them at once; answers those that stand. */
  async function ask(network: MarketNetwork, checked: readonly Checked[]): Promise<Checked[]> {
    const [facts, statuses] = await askChain(network, () =>
      Promise.all([
        readMakerFacts(
          network,
          checked.map((one) => one.check),
        ),
        readOrderStatuses(
          network,
          checked.map((one) => one.waiting.hash),
        ),
      ]),
    );
    return checked.filter((one, index) => {
      const [fact, status] = [facts[index], statuses[index]];
      if (!fact || !status) return false;
      Object.assign(one.row, { makerCounter: fact.counter, makerHolds: fact.holds, makerApproved: fact.approved });
      try {
        if (status.cancelled)
          throw new OrderRefusedError('order.cancelled', 'This order was cancelled on the network.', 409);
        if (status.filled) throw new OrderRefusedError('order.filled', 'This order was already filled.', 409);
        refuseByFacts(one.row);
        return true;
      } catch (error) {
        one.waiting.reject(error);
        return false;
      }
    });
  }

  async function take(network: MarketNetwork, batch: readonly Waiting[]): Promise<void> {
    const now = await networkTime(database, network.chainId);
    const checked = await lookOver(network, batch, now);
    if (checked.length === 0) return;
    try {
      const accepted = await ask(network, checked);
      const fresh = accepted.filter((one) => one.waiting.submission.replaces === null);
      if (fresh.length > 0) await keepAll(network, fresh, now);
      // One by one: a replacement that fails must not take others with it.
      for (const one of accepted) if (one.waiting.submission.replaces !== null) await replace(network, one, now);
    } catch (error) {
      for (const one of checked) one.waiting.reject(error);
    }
  }

  /** Stores and judges; the same order twice is one order, whoever comes first. */
  async function keep(tx: Queries, chainId: number, orders: readonly Checked[], now: number) {
    for (const { row, criteria } of orders) if (criteria) await saveCriteria(tx, row.collectionUuid, criteria);
    const hashes = orders.map((one) => one.row.hash);
    await insertOrders(
      tx,
      orders.map((one) => one.row),
      now,
    );
    const judged = await judgeOrders(tx, chainId, hashes, now);
    await refreshNftMarket(tx, judged.nftUuids);
    return judged.collectionUuids;
  }

  async function answer(chainId: number, orders: readonly Checked[]): Promise<void> {
    const kept = new Map(
      (
        await findOrders(
          database,
          chainId,
          orders.map((one) => one.row.hash),
        )
      ).map((order) => [order.hash, order]),
    );
    for (const { waiting } of orders) {
      const order = kept.get(waiting.hash);
      try {
        if (!order) throw new Error(`Order ${waiting.hash} was not kept`);
        waiting.resolve(answerAgain(order, waiting.submission));
      } catch (error) {
        waiting.reject(error);
      }
    }
  }

  async function keepAll(network: MarketNetwork, orders: readonly Checked[], now: number): Promise<void> {
    recount.soon(await database.transaction((tx) => keep(tx, network.chainId, orders, now)));
    await answer(network.chainId, orders);
  }

  async function replace(network: MarketNetwork, one: Checked, now: number): Promise<void> {
    const { chainId } = network;
    const { order, replaces } = one.waiting.submission;
    if (!replaces) return;
    try {
      const chain = await askChain(network, () => readOld(network, replaces.hash, one.row.makerCounter));
      const collections = await database.transaction(async (tx) => {
        const { hash: old, by } = replaces;
        const { salt } = order.parameters;
        if (!(await endReplaced(tx, { chainId, old, by, row: one.row, salt, chain, now }))) return [];
        const ended = await judgeOrders(tx, chainId, [old], now);
        await refreshNftMarket(tx, ended.nftUuids);
        return [...ended.collectionUuids, ...(await keep(tx, chainId, [one], now))];
      });
      recount.soon(collections);
      await answer(chainId, [one]);
    } catch (error) {
      one.waiting.reject(error);
    }
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
    /**
     * Resolves when the order is stored, with the same answer for the same order. Throws
     * `OrderRefusedError` with the reason, or `ChainSilentError`.
     */
    submitOrder(
      chainId: number,
      order: SignedOrder,
      o: Partial<Omit<Submission, 'order'>> = {},
    ): Promise<AcceptedOrder> {
      const network = context.networks.byId(chainId);
      if (!network)
        return Promise.reject(new OrderRefusedError('order.network', `Network ${chainId} is not served here.`));
      const submission: Submission = { side: null, trait: null, replaces: null, ...o, order };
      return new Promise<AcceptedOrder>((resolve, reject) => {
        const queue = queues.get(chainId) ?? [];
        queues.set(chainId, queue);
        queue.push({ submission, hash: hashOrder(order.parameters), resolve, reject });
        if (running.has(chainId)) return;
        running.set(chainId, drain(network));
      });
    },
    withdrawOrder: (cancel: Cancel) => withdrawOrder(context, recount, cancel),
    /** Resolves when nothing of this orderService is under way. */
    async settled(): Promise<void> {
      await Promise.all(running.values());
      await recount.settled();
    },
  };
}

async function readOld(network: MarketNetwork, hash: `0x${string}`, counter: string): Promise<OldOnChain> {
  // The time first: what is filled before it is seen by the second reading.
  const time = await readChainTime(network);
  const [status] = await readOrderStatuses(network, [hash]);
  return { cancelled: status?.cancelled ?? false, filled: status?.filled ?? false, counter, time };
}

export type OrderService = ReturnType<typeof createOrderService>;
