import type { OrderParameters } from '../../contract/order.ts';
import { hasCriteria, ITEM } from '../../domain/item-types.ts';
import { formatUnits } from '../../domain/money.ts';
import { shortenAddress } from '../../domain/paths.ts';
import { dateTimeText } from '../../ui/time-text.ts';
import * as texts from './texts.ts';

/** What the chain says of a contract: how to write its amounts, or what its items are called. */
export type Named = { symbol?: string | undefined; decimals?: number; name?: string | undefined };
export type Names = ReadonlyMap<string, Named>;

/** A contract whose own words are needed: of money its symbol and decimals, of items their name. */
export type Contract = { token: `0x${string}`; isMoney: boolean };

type Item = Pick<OrderParameters['offer'][number], 'itemType' | 'token' | 'identifierOrCriteria' | 'startAmount'>;

export function itemText(item: Item, names: Names): string {
  const known = names.get(item.token);
  if (item.itemType <= ITEM.ERC20) {
    const { symbol = texts.unknownToken(shortenAddress(item.token)), decimals = 0 } = known ?? {};
    return `${formatUnits(BigInt(item.startAmount), decimals)} ${symbol}`;
  }
  const collection = known?.name ?? shortenAddress(item.token);
  const copies = item.startAmount === '1' ? '' : `${item.startAmount} × `;
  if (!hasCriteria(item.itemType)) return `${copies}${collection} #${item.identifierOrCriteria}`;
  return item.identifierOrCriteria === '0' ? texts.anyItem(copies, collection) : texts.oneOfSet(copies, collection);
}

const isForever = (seconds: string) => BigInt(seconds) > 253_402_300_799n;

export function orderFacts(order: OrderParameters, names: Names): (readonly [string, string])[] {
  const mine = order.consideration.filter((item) => item.recipient === order.offerer);
  const fees = order.consideration.filter((item) => item.recipient !== order.offerer);
  return [
    [texts.youGive, order.offer.map((item) => itemText(item, names)).join(', ')],
    [texts.youReceive, mine.map((item) => itemText(item, names)).join(', ') || texts.nothing],
    ...fees.map((item) => [texts.fee, texts.feeTo(itemText(item, names), shortenAddress(item.recipient))] as const),
    [texts.ends, isForever(order.endTime) ? texts.never : dateTimeText(Number(order.endTime) * 1000)],
  ];
}

/** Every contract that items name. */
export const contractsOf = (items: readonly Item[]): Contract[] => [
  ...new Map(
    items
      .filter((item) => item.itemType !== ITEM.NATIVE)
      .map((item) => [item.token, { token: item.token, isMoney: item.itemType === ITEM.ERC20 }]),
  ).values(),
];

/** Every contract that orders name. */
export const contractsOfOrders = (orders: readonly OrderParameters[]): Contract[] =>
  contractsOf(orders.flatMap((order) => [...order.offer, ...order.consideration]));
