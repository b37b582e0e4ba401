import {
  concat,
  encodeAbiParameters,
  encodeEventTopics,
  erc1155Abi,
  erc20Abi,
  erc721Abi,
  numberToHex,
  pad,
  parseAbi,
  toEventSelector,
  zeroAddress,
  type Hex,
} from 'viem';
import { seaportAbi } from '../../../backend/seaport/seaport-abi.ts';
import { address, collectionAddress, editionsAddress } from '../server/market.ts';
import type { SyntheticChain, View } from './chain.ts';
import { MONEY_TRANSFERS, SEAPORT, type MoneyEvent, type World, type WorldEvent } from './world.ts';

/** A log as JSON-RPC has it. */
export type RpcLog = {
  address: Hex;
  topics: Hex[];
  data: Hex;
  blockNumber: Hex;
  blockHash: Hex;
  blockTimestamp?: Hex;
  transactionHash: Hex;
  transactionIndex: Hex;
  logIndex: Hex;
  removed: boolean;
};
export type LogFilter = { addresses: ReadonlySet<string> | null; topics: readonly (ReadonlySet<string> | null)[] };

type Body = { address: Hex; topics: Hex[]; data: Hex };

const wrappedAbi = parseAbi([
  'event Deposit(address indexed dst, uint256 wad)',
  'event Withdrawal(address indexed src, uint256 wad)',
]);
const topicOf = {
  transfer: encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer' })[0],
  approval: encodeEventTopics({ abi: erc20Abi, eventName: 'Approval' })[0],
  approvalForAll: encodeEventTopics({ abi: erc721Abi, eventName: 'ApprovalForAll' })[0],
  single: encodeEventTopics({ abi: erc1155Abi, eventName: 'TransferSingle' })[0],
  fulfilled: encodeEventTopics({ abi: seaportAbi, eventName: 'OrderFulfilled' })[0],
  cancelled: encodeEventTopics({ abi: seaportAbi, eventName: 'OrderCancelled' })[0],
  counter: encodeEventTopics({ abi: seaportAbi, eventName: 'CounterIncremented' })[0],
  deposit: encodeEventTopics({ abi: wrappedAbi, eventName: 'Deposit' })[0],
  withdrawal: encodeEventTopics({ abi: wrappedAbi, eventName: 'Withdrawal' })[0],
  uri: toEventSelector('URI(string,uint256)'),
  changed: toEventSelector('MetadataUpdate(uint256)'),
  manyChanged: toEventSelector('BatchMetadataUpdate(uint256,uint256)'),
};
const STRANGER = address(0xbeef);
const word = (value: bigint) => numberToHex(value, { size: 32 });

function bodies(event: WorldEvent): Body[] {
  if (event.kind === 'transfer' || event.kind === 'sale') {
    const topics = [topicOf.transfer, pad(event.from), pad(event.to), word(event.token)];
    const moved: Body = { address: collectionAddress, topics, data: '0x' };
    if (event.kind === 'transfer') return [moved];
    const data = encodeAbiParameters(
      seaportAbi
        .find((one) => one.type === 'event' && one.name === 'OrderFulfilled')
        ?.inputs.filter((input) => !('indexed' in input && input.indexed)) ?? [],
      [
        event.order,
        event.to,
        [{ itemType: 2, token: collectionAddress, identifier: event.token, amount: 1n }],
        [{ itemType: 0, token: zeroAddress, identifier: 0n, amount: event.price, recipient: event.from }],
      ],
    );
    return [moved, { address: SEAPORT, topics: [topicOf.fulfilled, pad(event.from), pad(zeroAddress)], data }];
  }
  if (event.kind === 'edition') {
    const data = encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [event.id, event.amount]);
    return [
      { address: editionsAddress, topics: [topicOf.single, pad(STRANGER), pad(event.from), pad(event.to)], data },
    ];
  }
  if (event.kind === 'cancel')
    return [{ address: SEAPORT, topics: [topicOf.cancelled, pad(event.offerer), pad(zeroAddress)], data: event.order }];
  if (event.kind === 'counter')
    return [{ address: SEAPORT, topics: [topicOf.counter, pad(event.offerer)], data: word(event.counter) }];
  if (event.kind === 'uri')
    return [
      {
        address: editionsAddress,
        topics: [topicOf.uri, word(event.id)],
        data: encodeAbiParameters([{ type: 'string' }], [`https://world.vitrine.invalid/${event.id}`]),
      },
    ];
  if (event.kind === 'changed') {
    const { from, to } = event;
    return [
      from === to
        ? { address: collectionAddress, topics: [topicOf.changed], data: word(from) }
        : { address: collectionAddress, topics: [topicOf.manyChanged], data: concat([word(from), word(to)]) },
    ];
  }
  const topics = [topicOf.approvalForAll, pad(event.owner), pad(SEAPORT)];
  return [{ address: event.contract, topics, data: word(event.given ? 1n : 0n) }];
}

function moneyBody({ kind, token, maker }: MoneyEvent): Body {
  const data = word(10n ** 18n);
  if (kind === 'approval') return { address: token, topics: [topicOf.approval, pad(maker), pad(SEAPORT)], data };
  if (kind === 'deposit' || kind === 'withdrawal') return { address: token, topics: [topicOf[kind], pad(maker)], data };
  const [from, to] = kind === 'in' ? [STRANGER, maker] : [maker, STRANGER];
  return { address: token, topics: [topicOf.transfer, pad(from), pad(to)], data };
}

const fits = (filter: LogFilter, body: Body) =>
  (filter.addresses === null || filter.addresses.has(body.address)) &&
  filter.topics.every((allowed, at) => allowed === null || allowed.has(body.topics[at] ?? ''));

/** What the logs of a block are: those of its money first, then what is traded, in the order of the chain. */
export function createLogs(chain: SyntheticChain, world: World, o: { withTime: boolean }) {
  function place(view: View, number: number, index: number, body: Body): RpcLog {
    // A sale and its transfer are one transaction: what stands at 200 and 201, 202 and 203.
    const transaction = index < MONEY_TRANSFERS ? index : MONEY_TRANSFERS + Math.floor((index - MONEY_TRANSFERS) / 2);
    return {
      ...body,
      blockNumber: numberToHex(number),
      blockHash: chain.blockHash(view, number),
      ...(o.withTime && { blockTimestamp: numberToHex(chain.time(number)) }),
      transactionHash: world.transactionHash(view, number, transaction),
      transactionIndex: numberToHex(transaction),
      logIndex: numberToHex(index),
      removed: false,
    };
  }

  /** Where each of its events begins: at an even index, so that the two logs of a sale are one transaction. */
  const placed = (view: View, number: number) =>
    world.events(view, number).map((event, at) => ({ event, index: MONEY_TRANSFERS + at * 2 }));

  return {
    placed,
    transactionOf: (view: View, number: number, index: number) =>
      place(view, number, index, { address: SEAPORT, topics: [], data: '0x' }).transactionHash,
    of(view: View, number: number, filter: LogFilter): RpcLog[] {
      if (!world.isBusy(number)) return [];
      const found: RpcLog[] = [];
      // Nobody who names people, or no currency, is answered with everybody's money.
      const isOfMoney =
        filter.addresses === null ||
        [...filter.addresses].some((one) => one !== SEAPORT && one !== collectionAddress && one !== editionsAddress);
      if (isOfMoney && filter.topics.slice(1).every((one) => one === null)) {
        for (const { token, from, to, index } of world.fillers(view, number)) {
          const body = { address: token, topics: [topicOf.transfer, pad(from), pad(to)], data: word(10n ** 18n) };
          if (fits(filter, body)) found.push(place(view, number, index, body));
        }
      }
      if (isOfMoney) {
        for (const event of world.money(view, number)) {
          const body = moneyBody(event);
          if (fits(filter, body)) found.push(place(view, number, event.index, body));
        }
      }
      for (const { event, index } of placed(view, number)) {
        for (const [at, body] of bodies(event).entries())
          if (fits(filter, body)) found.push(place(view, number, index + at, body));
      }
      return found;
    },
  };
}

export type Logs = ReturnType<typeof createLogs>;
