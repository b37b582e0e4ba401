import { maxUint256 } from 'viem';
import { decodeFunctionData, parseAbi } from 'viem/utils';
import { ITEM } from '../../domain/item-types.ts';
import { mintAbi } from '../../domain/mint-sale.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../domain/order.ts';
import { shortenAddress } from '../../domain/paths.ts';
import { seaportAbi } from '../../domain/seaport-calls.ts';
import { contractsOf, itemText, type Contract, type Names } from './order-words.ts';
import * as texts from './texts.ts';

/** A call as a page asks for it; addresses in lower case, `value` in base units. */
export type AskedCall = { to: `0x${string}`; value: bigint; data: `0x${string}` };

type Fact = readonly [label: string, value: string];
type Item = Parameters<typeof itemText>[0];

/** What a call does, once the names of its contracts are known. */
export type ReadCall = { title: string; contracts: Contract[]; facts(names: Names): Fact[] };

const tokenAbi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function deposit() payable',
]);

const native = (value: bigint): Item => ({
  itemType: ITEM.NATIVE,
  token: ZERO_ADDRESS,
  identifierOrCriteria: '0',
  startAmount: value.toString(),
});

/** In full: the digits of a short form can be made to match. */
const whoText = (address: string) => (address.toLowerCase() === SEAPORT_ADDRESS ? texts.seaport : address);

/** What a person can recognise; everything else is shown as it is. */
export function readCall(call: AskedCall, from: `0x${string}`): ReadCall {
  const read = call.to === SEAPORT_ADDRESS ? readSeaportCall(call, from) : (readTokenCall(call) ?? readMint(call));
  return read ?? unknownCall(call);
}

const unknownCall = ({ to, value }: AskedCall): ReadCall => ({
  title: texts.sendTransaction,
  contracts: [],
  facts: (names) => [
    [texts.to, to],
    [texts.youPay, itemText(native(value), names)],
  ],
});

function decode<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function readTokenCall({ to, value, data }: AskedCall): ReadCall | null {
  const call = decode(() => decodeFunctionData({ abi: tokenAbi, data }));
  if (call === null) return null;
  const token = { itemType: ITEM.ERC20, token: to, identifierOrCriteria: '0' } as const;
  switch (call.functionName) {
    case 'approve': {
      const [spender, amount] = call.args;
      return {
        title: texts.approveToken,
        contracts: [{ token: to, isMoney: true }],
        facts: (names) => [
          [texts.who, whoText(spender)],
          [texts.token, names.get(to)?.symbol ?? shortenAddress(to)],
          [
            texts.atMost,
            amount === maxUint256 ? texts.noLimit : itemText({ ...token, startAmount: amount.toString() }, names),
          ],
        ],
      };
    }
    case 'setApprovalForAll': {
      const [operator, isApproved] = call.args;
      return {
        title: isApproved ? texts.approveCollection : texts.revokeCollection,
        contracts: [{ token: to, isMoney: false }],
        facts: (names) => [
          [texts.who, whoText(operator)],
          [texts.collection, names.get(to)?.name ?? shortenAddress(to)],
        ],
      };
    }
    case 'deposit':
      return {
        title: texts.wrap,
        contracts: [{ token: to, isMoney: true }],
        facts: (names) => [
          [texts.youWrap, itemText(native(value), names)],
          [texts.into, names.get(to)?.symbol ?? shortenAddress(to)],
        ],
      };
  }
}

function readMint({ to, value, data }: AskedCall): ReadCall | null {
  const call = decode(() => decodeFunctionData({ abi: mintAbi, data }));
  if (call?.functionName !== 'mint') return null;
  const [amount] = call.args;
  return {
    title: texts.mint,
    contracts: [{ token: to, isMoney: false }],
    facts: (names) => [
      [texts.to, to],
      [texts.youPay, itemText(native(value), names)],
      [texts.youReceive, `${amount} × ${names.get(to)?.name ?? shortenAddress(to)}`],
    ],
  };
}

type ChainItem = { itemType: number; token: string; identifierOrCriteria: bigint; startAmount: bigint };
type ChainOrder = {
  parameters: { offerer: string; offer: readonly ChainItem[]; consideration: readonly ChainItem[] };
  numerator: bigint;
  denominator: bigint;
};

/** What of an item changes hands: Seaport divides exactly, or refuses. */
const shareOf = (item: ChainItem, { numerator, denominator }: ChainOrder): Item => ({
  itemType: item.itemType as Item['itemType'],
  token: item.token.toLowerCase() as `0x${string}`,
  identifierOrCriteria: item.identifierOrCriteria.toString(),
  startAmount: (denominator === 0n ? 0n : (item.startAmount * numerator) / denominator).toString(),
});

function readSeaportCall({ value, data }: AskedCall, from: `0x${string}`): ReadCall | null {
  const call = decode(() => decodeFunctionData({ abi: seaportAbi, data }));
  switch (call?.functionName) {
    case 'fulfillAdvancedOrder':
      return purchaseOf([call.args[0]], value);
    case 'fulfillAvailableAdvancedOrders':
      return purchaseOf(call.args[0], value);
    case 'matchAdvancedOrders': {
      // The sender's own, unsigned order names what is given, and what is left after all fees.
      const mine = call.args[0].find((order) => order.parameters.offerer.toLowerCase() === from);
      if (mine === undefined) return null;
      const given = mine.parameters.offer.map((item) => shareOf(item, mine));
      const received = mine.parameters.consideration.map((item) => shareOf(item, mine));
      return {
        title: texts.acceptOffer,
        contracts: contractsOf([...given, ...received]),
        facts: (names) => [
          [texts.youGive, textOf(given, names)],
          [texts.youReceive, textOf(received, names)],
        ],
      };
    }
    case 'cancel': {
      const count = call.args[0].length;
      return {
        title: texts.cancelOrders,
        contracts: [],
        facts: () => [[texts.orders, String(count)]],
      };
    }
    case 'incrementCounter':
      return {
        title: texts.cancelEverything,
        contracts: [],
        facts: () => [[texts.orders, texts.everyOrder]],
      };
    case 'getCounter':
    case 'getOrderStatus':
    case undefined:
      return null;
  }
}

const textOf = (items: readonly Item[], names: Names) => items.map((item) => itemText(item, names)).join(', ');

function purchaseOf(orders: readonly ChainOrder[], value: bigint): ReadCall {
  const bought = orders.flatMap((order) => order.parameters.offer.map((item) => shareOf(item, order)));
  const prices = orders.flatMap((order) => order.parameters.consideration.map((item) => shareOf(item, order)));
  const tokens = new Map<`0x${string}`, bigint>();
  for (const { itemType, token, startAmount } of prices) {
    if (itemType === ITEM.ERC20) tokens.set(token, (tokens.get(token) ?? 0n) + BigInt(startAmount));
  }
  const paid = [
    ...(value > 0n || tokens.size === 0 ? [native(value)] : []),
    ...[...tokens].map(([token, sum]): Item => ({ ...native(sum), itemType: ITEM.ERC20, token })),
  ];
  return {
    title: orders.length === 1 ? texts.buy : texts.buySeveral,
    contracts: contractsOf([...bought, ...paid]),
    facts: (names) => [
      [texts.youPay, textOf(paid, names)],
      ...bought.map((item): Fact => [texts.youReceive, itemText(item, names)]),
    ],
  };
}
