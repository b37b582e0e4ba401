import {
  decodeEventLog,
  erc1155Abi,
  erc20Abi,
  erc721Abi,
  parseAbi,
  toEventSelector,
  zeroAddress,
  type Abi,
  type Hex,
} from 'viem';
import type { ItemType } from '../../src/contract/primitives.ts';
import { nftUuid } from '../../src/contract/identity.ts';
import { isNft, ITEM } from '../seaport/item-types.ts';
import { seaportAbi } from '../seaport/seaport-abi.ts';
import { noChanges, type LogPlace, type RowChanges } from '../stores/chain-rows.ts';
import { noteChanged } from '../stores/metadata-changes.ts';
import { documentTopic, metadataTopics, readMetadataEvent } from './metadata-events.ts';
import { addSales, placeOf, type DecodeContext, type Fulfilled } from './sales.ts';

/** Money tokens: three topics where an ERC-721 event has four. */
const moneyAbi = [
  ...erc20Abi,
  ...parseAbi([
    'event Deposit(address indexed dst, uint256 wad)',
    'event Withdrawal(address indexed src, uint256 wad)',
  ]),
] as const;

/** The events that are read, of Seaport, collections and money tokens; all others are never asked for. */
const eventNames: readonly string[] = [
  'Transfer',
  'TransferSingle',
  'TransferBatch',
  'ApprovalForAll',
  'Approval',
  'Deposit',
  'Withdrawal',
  'OrderFulfilled',
  'OrderCancelled',
  'OrdersMatched',
  'CounterIncremented',
];

export const eventTopics: readonly Hex[] = [
  ...metadataTopics,
  documentTopic,
  ...new Set(
    [...erc721Abi, ...erc1155Abi, ...moneyAbi, ...seaportAbi].flatMap((entry) =>
      entry.type === 'event' && eventNames.includes(entry.name) ? [toEventSelector(entry)] : [],
    ),
  ),
];

/** One log as the RPC gives it, with the time of its block. */
export type ChainLog = LogPlace & {
  address: `0x${string}`;
  transactionHash: `0x${string}`;
  topics: readonly Hex[];
  data: Hex;
};

const lower = (address: string) => address.toLowerCase();

/**
 * Reads logs of the events of one ABI. viem hashes the signatures of an ABI anew for each log until one fits: it is given
 * the one that fits, by its topic.
 */
function decoderOf<const T extends Abi>(abi: T) {
  const events = new Map<string, T>();
  for (const entry of abi)
    if (entry.type === 'event' && eventNames.includes(entry.name))
      events.set(toEventSelector(entry), [entry] as unknown as T);
  return (log: ChainLog) => {
    const event = events.get(log.topics[0] ?? '');
    if (event === undefined) return null;
    try {
      return decodeEventLog({ abi: event, topics: [...log.topics] as [Hex, ...Hex[]], data: log.data });
    } catch {
      // A contract that does not keep to the standard: nothing to count.
      return null;
    }
  };
}
const readErc721 = decoderOf(erc721Abi);
const readErc1155 = decoderOf(erc1155Abi);
const readMoneyEvent = decoderOf(moneyAbi);
const readSeaportEvent = decoderOf(seaportAbi);

/** Logs in chain order → row changes. Pure: the same logs always give the same rows. */
export function decodeLogs(context: DecodeContext, logs: readonly ChainLog[]): RowChanges {
  const changes = noChanges();
  const fulfilled = new Map<string, Fulfilled[]>();
  const matched = new Set<string>();
  for (const log of logs) {
    const collection = context.collections.get(log.address);
    if (log.address === context.network.seaport) {
      const fill = readSeaport(changes, matched, log);
      if (fill) fulfilled.set(log.transactionHash, [...(fulfilled.get(log.transactionHash) ?? []), fill]);
    } else if (collection) {
      readCollection(context.network.chainId, changes, log, collection);
    } else {
      readMoney(changes, log);
    }
  }
  addSales(context, changes, fulfilled, matched);
  return changes;
}

function readCollection(
  chainId: number,
  changes: RowChanges,
  log: ChainLog,
  collection: { uuid: string; itemType: ItemType },
): void {
  if (log.topics[0] === documentTopic) {
    changes.documents.add(collection.uuid);
    return;
  }
  const changed = readMetadataEvent(log);
  if (changed) {
    noteChanged(changes.metadata, collection.uuid, changed);
    return;
  }
  const place = placeOf(log);
  const add = (sub: number, from: string, to: string, identifier: bigint, amount: bigint) => {
    if (amount === 0n) return;
    changes.transfers.push({
      ...place,
      sub,
      transactionHash: log.transactionHash,
      collectionUuid: collection.uuid,
      nftUuid: nftUuid(chainId, log.address, identifier),
      identifier: identifier.toString(),
      sender: lower(from),
      receiver: lower(to),
      amount: amount.toString(),
    });
  };
  const approve = (owner: string, operator: string, identifier: bigint | null, given: boolean) => {
    changes.accounts.add(lower(owner));
    changes.approvals.push({
      ...place,
      collectionUuid: collection.uuid,
      owner: lower(owner),
      operator: lower(operator),
      identifier: identifier?.toString() ?? null,
      given,
    });
  };
  if (collection.itemType === ITEM.ERC721) {
    const event = readErc721(log);
    if (event?.eventName === 'Transfer') add(0, event.args.from, event.args.to, event.args.tokenId, 1n);
    else if (event?.eventName === 'ApprovalForAll')
      approve(event.args.owner, event.args.operator, null, event.args.approved);
    else if (event)
      approve(event.args.owner, event.args.spender, event.args.tokenId, event.args.spender !== zeroAddress);
    return;
  }
  const event = readErc1155(log);
  if (event?.eventName === 'TransferSingle') {
    add(0, event.args.from, event.args.to, event.args.id, event.args.value);
  } else if (event?.eventName === 'TransferBatch') {
    const { from, to, ids, values } = event.args;
    if (ids.length !== values.length) return;
    ids.forEach((id, index) => add(index, from, to, id, values[index] ?? 0n));
  } else if (event?.eventName === 'ApprovalForAll') {
    approve(event.args.account, event.args.operator, null, event.args.approved);
  }
}

function readMoney(changes: RowChanges, log: ChainLog): void {
  const event = readMoneyEvent(log);
  if (!event) return;
  const { accounts } = changes;
  if (event.eventName === 'Transfer') accounts.add(lower(event.args.from)).add(lower(event.args.to));
  else if (event.eventName === 'Approval') accounts.add(lower(event.args.owner));
  else if (event.eventName === 'Deposit') accounts.add(lower(event.args.dst));
  else if (event.eventName === 'Withdrawal') accounts.add(lower(event.args.src));
}

/** `matched` gets the orders that were filled by each other, by transaction. */
function readSeaport(changes: RowChanges, matched: Set<string>, log: ChainLog): Fulfilled | null {
  const event = readSeaportEvent(log);
  if (!event) return null;
  const place = placeOf(log);
  if (event.eventName === 'OrderCancelled') {
    changes.cancels.push({ ...place, orderHash: lower(event.args.orderHash) });
    return null;
  }
  if (event.eventName === 'CounterIncremented') {
    changes.accounts.add(lower(event.args.offerer));
    return null;
  }
  if (event.eventName === 'OrdersMatched') {
    for (const hash of event.args.orderHashes) matched.add(`${log.transactionHash}:${lower(hash)}`);
    return null;
  }
  if (event.eventName !== 'OrderFulfilled') return null;
  const { offer, consideration, offerer } = event.args;
  const orderHash = lower(event.args.orderHash);
  const given = offer.find(isNft);
  const nft = given ?? consideration.find(isNft);
  if (!nft || nft.amount === 0n) return null;
  changes.fills.push({ ...place, orderHash, units: nft.amount.toString() });
  const money = (given ? consideration : offer).filter((item) => !isNft(item));
  const token = money[0]?.token;
  if (token === undefined || money.some((item) => item.token !== token)) return null;
  return {
    place,
    orderHash,
    offerer: lower(offerer),
    nft: { token: lower(nft.token), identifier: nft.identifier, amount: nft.amount },
    pays: !given,
    money: { token: lower(token), total: money.reduce((sum, item) => sum + item.amount, 0n) },
  };
}
