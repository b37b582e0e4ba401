import { numberToHex } from 'viem';
import type { AcceptedOrder, SignedOrder } from '../../src/contract/order.ts';
import type { Queries } from '../db/database.ts';
import type { StoreContext } from '../stores/context.ts';
import { saveCriteria } from '../stores/criteria.ts';
import { refreshNftMarket } from '../stores/market-columns.ts';
import { networkTime } from '../stores/networks.ts';
import { findOrders } from '../stores/order-changes.ts';
import { insertOrders } from '../stores/orders.ts';
import { judgeOrders } from './judge-orders.ts';
import { readChainTime } from '../core/chain-time.ts';
import { readMakerFacts } from './maker-facts.ts';
import { countVerdict } from './count-verdict.ts';
import type { MarketNetwork } from '../core/networks.ts';
import { answerAgain, createOrderCheck, refuseByFacts, type CheckedOrder, type Submission } from './order-check.ts';
import { hashOrder } from '../seaport/seaport.ts';
import { withRoom } from './open-orders.ts';
import { askChain, OrderRefusedError } from './order-refusal.ts';
import { readOrderStatuses } from '../seaport/order-status.ts';
import { askRecount } from './recount.ts';
import { endReplaced, refuseStranger, type OldOnChain } from './replace.ts';
import { withdrawOrder, type Cancel } from './withdraw.ts';

/** An order on its way in, and whom to tell what became of it. */
type Queued = {
  submission: Submission;
  hash: `0x${string}`;
  resolve(answer: AcceptedOrder): void;
  reject(reason: unknown): void;
};
type Checked = CheckedOrder & { queued: Queued };

const ORDERS_AT_ONCE = 250;
/** The hash of the order that this one's salt says it replaces. */
const saltHash = ({ parameters }: SignedOrder) => numberToHex(BigInt(parameters.salt), { size: 32 });

/**
 * Takes signed orders with the full validation. Orders that arrive together are read from the chain
 * together and stored together; each gets its own verdict.
 */
export function createOrderService(context: StoreContext) {
  const { database } = context;
  const queues = new Map<number, Queued[]>();
  const running = new Map<number, Promise<void>>();
  const checkOrder = createOrderCheck(context);

  /** What needs no chain: whether it is stored already, who asks, and the order itself. */
  async function checkAlone(network: MarketNetwork, batch: readonly Queued[], now: number): Promise<Checked[]> {
    const hashes = batch.flatMap(({ hash, submission: { order, replaces } }) => [
      hash,
      saltHash(order),
      ...(replaces ? [replaces.hash] : []),
    ]);
    const stored = new Map((await findOrders(database, network.chainId, hashes)).map((order) => [order.hash, order]));
    const checked: Checked[] = [];
    for (const queued of batch) {
      const { submission, hash } = queued;
      const { order, replaces } = submission;
      try {
        const known = stored.get(hash);
        const old = replaces && stored.get(replaces.hash);
        if (replaces) refuseStranger(old, replaces.by);
        // The very same: answered as the first time, whatever the chain says by now.
        if (known?.signature.toLowerCase() === order.signature.toLowerCase() && (!old || old.replacedBy === hash)) {
          queued.resolve(answerAgain(known, submission));
          continue;
        }
        if (!replaces && stored.has(saltHash(order))) {
          throw new OrderRefusedError(
            'order.is-update',
            'This order was signed to replace another one: send it as an update of that one.',
            409,
          );
        }
        checked.push({ queued, ...(await checkOrder(network, submission, now)) });
      } catch (error) {
        queued.reject(error);
      }
    }
    return checked;
  }

  /** Asks the chain about all of them at once; answers those it has nothing against. */
  async function askFacts(network: MarketNetwork, checked: readonly Checked[]): Promise<Checked[]> {
    const [facts, statuses] = await askChain(network, () =>
      Promise.all([
        readMakerFacts(
          network,
          checked.map((one) => one.check),
        ),
        readOrderStatuses(
          network,
          checked.map((one) => one.queued.hash),
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
        one.queued.reject(error);
        return false;
      }
    });
  }

  async function accept(network: MarketNetwork, batch: readonly Queued[]): Promise<void> {
    const now = await networkTime(database, network.chainId);
    const checked = await checkAlone(network, batch, now);
    if (checked.length === 0) return;
    try {
      const accepted = await askFacts(network, await withRoom(database, network.chainId, checked));
      const fresh = accepted.filter((one) => one.queued.submission.replaces === null);
      if (fresh.length > 0) await storeAll(network, fresh, now);
      // One by one: a replacement that fails must not take others with it.
      for (const one of accepted) if (one.queued.submission.replaces !== null) await replace(network, one, now);
    } catch (error) {
      for (const one of checked) one.queued.reject(error);
    }
  }

  /** Stores and judges. An order sent twice is stored once. */
  async function store(tx: Queries, chainId: number, orders: readonly Checked[], now: number) {
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
    const stored = new Map(
      (
        await findOrders(
          database,
          chainId,
          orders.map((one) => one.row.hash),
        )
      ).map((order) => [order.hash, order]),
    );
    for (const { queued } of orders) {
      const order = stored.get(queued.hash);
      try {
        if (!order) throw new Error(`Order ${queued.hash} was not stored`);
        queued.resolve(answerAgain(order, queued.submission));
      } catch (error) {
        queued.reject(error);
      }
    }
  }

  async function storeAll(network: MarketNetwork, orders: readonly Checked[], now: number): Promise<void> {
    await database.transaction(async (tx) => askRecount(tx, await store(tx, network.chainId, orders, now)));
    await answer(network.chainId, orders);
  }

  async function replace(network: MarketNetwork, one: Checked, now: number): Promise<void> {
    const { chainId } = network;
    const { order, replaces } = one.queued.submission;
    if (!replaces) return;
    try {
      const chain = await askChain(network, () => readOld(network, replaces.hash, one.row.makerCounter));
      await database.transaction(async (tx) => {
        const { hash: old, by } = replaces;
        const { salt } = order.parameters;
        if (!(await endReplaced(tx, { chainId, old, by, row: one.row, salt, chain, now }))) return;
        const ended = await judgeOrders(tx, chainId, [old], now);
        await refreshNftMarket(tx, ended.nftUuids);
        await askRecount(tx, [...ended.collectionUuids, ...(await store(tx, chainId, [one], now))]);
      });
      await answer(chainId, [one]);
    } catch (error) {
      one.queued.reject(error);
    }
  }

  async function drain(network: MarketNetwork): Promise<void> {
    // What arrives in the same turn of the event loop travels together.
    await new Promise((resolve) => setImmediate(resolve));
    const queue = queues.get(network.chainId) ?? [];
    while (queue.length > 0) {
      const batch = queue.splice(0, ORDERS_AT_ONCE);
      try {
        await accept(network, batch);
      } catch (error) {
        for (const queued of batch) queued.reject(error);
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
      const verdict = new Promise<AcceptedOrder>((resolve, reject) => {
        const queue = queues.get(chainId) ?? [];
        queues.set(chainId, queue);
        queue.push({ submission, hash: hashOrder(order.parameters), resolve, reject });
        if (running.has(chainId)) return;
        running.set(chainId, drain(network));
      });
      countVerdict(chainId, verdict);
      return verdict;
    },
    withdrawOrder: (cancel: Cancel) => withdrawOrder(context, cancel),
    /** Resolves when no order is on its way in. */
    settled: async () => void (await Promise.all(running.values())),
  };
}

async function readOld(network: MarketNetwork, hash: `0x${string}`, counter: string): Promise<OldOnChain> {
  // The time first: what is filled before it is seen by the second reading.
  const time = await readChainTime(network);
  const [status] = await readOrderStatuses(network, [hash]);
  return { cancelled: status?.cancelled ?? false, filled: status?.filled ?? false, counter, time };
}

export type OrderService = ReturnType<typeof createOrderService>;
