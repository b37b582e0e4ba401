import { SEAPORT_ADDRESS } from './order.ts';

/** What one filled order moved, from Seaport's own event. */
export type Fill = {
  orderHash: `0x${string}`;
  collectionAddress: `0x${string}`;
  identifier: string;
  units: string;
};

export type EventLog = { address: string; topics: readonly string[]; data: string };

/** `OrderFulfilled(bytes32,address,address,address,SpentItem[],ReceivedItem[])` */
export const ORDER_FULFILLED = '0x9d9af8e38d66c62e2c12f0225249fd9d721c54b83f48d9352c97c6cacdcb6f31';
const WORD = 64;
/** Words of a spent and of a received item: type, token, identifier, amount (and who receives). */
const SPENT_WORDS = 4;
const RECEIVED_WORDS = 5;
const MOST_ITEMS = 1000;

/**
 * What a transaction's logs say was filled. Logs of other contracts, other events and what is cut
 * short count for nothing. Read by hand: the worker needs it, and an ABI decoder is ten times its size.
 */
export function readFills(logs: readonly EventLog[]): Fill[] {
  return logs.flatMap((log) => {
    if (log.address.toLowerCase() !== SEAPORT_ADDRESS || log.topics[0] !== ORDER_FULFILLED) return [];
    const fill = readFulfilled(log.data.slice(2).toLowerCase());
    return fill === null ? [] : [fill];
  });
}

/**
 * The logs of fills in which somebody is the maker or the one who receives. A batch can be relayed
 * among others of strangers in one transaction that succeeds whatever became of each: only these
 * prove that somebody's own call went through.
 */
export const fillsOf = <Log extends EventLog>(logs: readonly Log[], party: string): Log[] =>
  logs.filter((log) => {
    const word = party.slice(2).toLowerCase().padStart(WORD, '0');
    return (
      log.address.toLowerCase() === SEAPORT_ADDRESS &&
      log.topics[0] === ORDER_FULFILLED &&
      (log.topics[1]?.slice(2).toLowerCase() === word || log.data.slice(2 + WORD, 2 + 2 * WORD).toLowerCase() === word)
    );
  });

/** A call of somebody, carried in a transaction that may be anybody's; in lower case. */
export type CarriedCall = { from: string; to: string; data: string };

/** What Seaport logs of `cancel` and `incrementCounter`, by selector: the first topic after its name is the maker. */
const ENDED: Readonly<Record<string, string>> = {
  '0xfd9f1e10': '0x6bacc01dbe442496068f7d234edd811f1a5f833243e0aec824f86ab861f3c90d',
  '0x5b34b966': '0x721c20121297512b72821b97f5326877ea8ecf4bb9948fea5bfcb6453074d37f',
};
/** `mint(uint256)`, and what it logs: `Transfer` from nobody. */
const MINT = '0xa0712d68';
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/** `setApprovalForAll` and `approve`, and what they log: the owner, then what the call says. */
const APPROVED: Readonly<Record<string, string>> = {
  '0xa22cb465': '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
  '0x095ea7b3': '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
};

const wordsOf = ({ topics, data }: EventLog): string =>
  [...topics, data]
    .map((text) => text.slice(2))
    .join('')
    .toLowerCase();

/**
 * The logs that prove that a carried call went through: fills, cancels, mints and approvals of its sender. A transfer's event
 * names, after its own kind and (for copies) who moved them, what its call does in the same order: from, to, which,
 * how many.
 */
export function proofsOf(logs: readonly EventLog[], { from, to, data }: CarriedCall): EventLog[] {
  const selector = data.slice(0, 10);
  const sender = `0x${from.slice(2).padStart(WORD, '0')}`;
  const begin = (...topics: readonly string[]) =>
    logs.filter(
      (log) =>
        log.address.toLowerCase() === to && topics.every((topic, index) => log.topics[index]?.toLowerCase() === topic),
    );
  if (to === SEAPORT_ADDRESS) {
    const ended = ENDED[selector];
    return ended === undefined ? fillsOf(logs, from) : begin(ended, sender);
  }
  if (selector === MINT) return begin(TRANSFER, `0x${'0'.repeat(WORD)}`, sender);
  const approved = APPROVED[selector];
  const said = data.slice(10);
  if (approved !== undefined)
    return begin(approved, sender).filter((log) => wordsOf(log).slice(2 * WORD) === said.slice(0, 2 * WORD));
  return begin().filter((log) => {
    const words = wordsOf(log);
    return [1, 2].some((at) => words.length >= (at + 3) * WORD && said.startsWith(words.slice(at * WORD)));
  });
}

function readFulfilled(data: string): Fill | null {
  const word = (index: number): string | null => {
    const text = data.slice(index * WORD, (index + 1) * WORD);
    return text.length === WORD ? text : null;
  };
  const number = (index: number): number | null => {
    const text = word(index);
    const value = text === null ? null : BigInt(`0x${text}`);
    return value === null || value > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(value);
  };
  const orderHash = word(0);
  // Words: 0 hash, 1 recipient, 2 place of the spent items, 3 place of the received ones, in bytes.
  for (const [head, size] of [
    [2, SPENT_WORDS],
    [3, RECEIVED_WORDS],
  ] as const) {
    const start = (number(head) ?? 0) / 32;
    const count = number(start) ?? 0;
    for (let index = 0; index < Math.min(count, MOST_ITEMS); index += 1) {
      const item = start + 1 + index * size;
      const type = number(item);
      const [token, identifier, amount] = [word(item + 1), word(item + 2), word(item + 3)];
      if ((type !== 2 && type !== 3) || orderHash === null || token === null || identifier === null || amount === null)
        continue;
      return {
        orderHash: `0x${orderHash}`,
        collectionAddress: `0x${token.slice(24)}`,
        identifier: BigInt(`0x${identifier}`).toString(),
        units: BigInt(`0x${amount}`).toString(),
      };
    }
  }
  return null;
}
