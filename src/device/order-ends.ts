import { endOf, type End, type OrderFacts } from '../domain/transaction/over.ts';
import type { CalledOrder, Leg } from '../domain/transaction/record.ts';
import { fillsOf, ORDER_FULFILLED, readFills } from '../domain/seaport-fills.ts';
import { blockNumber, blockTime, findLogs, hex, readWords } from './chain-reads.ts';
import { earliestBlock, REORG_BLOCKS } from './receipts.ts';
import { rpcBatch, type RpcCall } from './rpc.ts';

/* `getOrderStatus(bytes32)` and `getCounter(address)`, written by hand: the worker has no room for an ABI encoder. */
const GET_ORDER_STATUS = '0x46423aa7';
const GET_COUNTER = '0xf07ec373';

const padded = (address: string) => address.slice(2).padStart(64, '0');

/** In s. A chain that makes no blocks without transactions is judged by its newest one after this time. */
const STILL_S = 60;

/** The newest block that no re-org takes away. */
async function settledBlock(urls: readonly string[]): Promise<number> {
  const head = await blockNumber(urls);
  const made = await blockTime(urls, 'latest');
  const now = await blockTime(urls, 'pending').catch(() => made);
  return now - made >= STILL_S ? head : Math.max(0, head - REORG_BLOCKS);
}

/** Units by order that went to others, in transactions in which the caller had no part. None where nobody shows them. */
async function soldToOthers(
  urls: readonly string[],
  leg: Leg & { orders: CalledOrder[] },
  block: number,
): Promise<(hash: string) => bigint> {
  const parties = [leg.from, ...leg.orders.map(({ offerer }) => offerer)];
  const logs = await findLogs(urls, {
    address: leg.to,
    fromBlock: hex(earliestBlock(leg)),
    toBlock: hex(block),
    topics: [ORDER_FULFILLED, [...new Set(parties)].map((party) => `0x${padded(party)}`)],
  });
  const all = logs ?? [];
  const own = new Set(fillsOf(all, leg.from).map(({ transactionHash }) => transactionHash));
  const fills = readFills(all.filter(({ transactionHash }) => !own.has(transactionHash)));
  return (hash) =>
    fills.filter(({ orderHash }) => orderHash === hash).reduce((sum, { units }) => sum + BigInt(units), 0n);
}

/**
 * How each order of a lost request ended without it, as a settled block shows; null for one that can be filled still,
 * or may have been by the request.
 * @throws when a node does not answer, or keeps no state of that block
 */
export async function readEnds(urls: readonly string[], leg: Leg & { orders: CalledOrder[] }): Promise<(End | null)[]> {
  const block = await settledBlock(urls);
  const call = (data: string): RpcCall => ({ method: 'eth_call', params: [{ to: leg.to, data }, hex(block)] });
  const answers = await rpcBatch(
    urls,
    leg.orders.flatMap(({ hash, offerer }) => [
      call(`${GET_ORDER_STATUS}${hash.slice(2)}`),
      call(`${GET_COUNTER}${padded(offerer)}`),
    ]),
  );
  const facts = leg.orders.map((_, index): OrderFacts => {
    const [, isCancelled = 0n, totalFilled = 0n, totalSize = 0n] = readWords(answers[2 * index]);
    const [counter = 0n] = readWords(answers[2 * index + 1]);
    return { isCancelled: isCancelled !== 0n, totalFilled, totalSize, counter, toOthers: 0n };
  });
  const isFilled = facts.some(({ totalFilled }) => totalFilled > 0n);
  const toOthers = isFilled ? await soldToOthers(urls, leg, block) : () => 0n;
  return leg.orders.map((order, index) => endOf(order, { ...facts[index]!, toOthers: toOthers(order.hash) }));
}
