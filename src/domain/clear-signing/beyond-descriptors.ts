import { decodeFunctionData, parseAbi } from 'viem/utils';
import { ITEM } from '../item-types.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../order.ts';
import { seaportAbi } from '../seaport-calls.ts';
import type { AskedCall, Explanation, Line } from './explain.ts';

/*
 * What a descriptor cannot say: that two values are the same, and sums. Where values differ that must not, its
 * words would be wrong, so nothing is explained.
 */

type Item = { itemType: number; token: string; startAmount: bigint | string; endAmount: bigint | string };
type Order = { offerer: string; offer: readonly Item[]; consideration: readonly Item[] };

/** Amounts that do not change with time: the one that is shown is the one that counts. */
export const isConstant = ({ offer, consideration }: Order): boolean =>
  [...offer, ...consideration].every(({ startAmount, endAmount }) => startAmount === endAmount);

type Bought = {
  parameters: Order & { consideration: readonly { itemType: number; token: string; startAmount: bigint }[] };
  numerator: bigint;
  denominator: bigint;
};

/** What is paid in each token for the parts that are taken: Seaport divides exactly, or refuses. */
function sums(orders: readonly Bought[]): Line[] {
  const paid = new Map<string, bigint>();
  for (const { parameters, numerator, denominator } of orders) {
    for (const { itemType, token, startAmount } of parameters.consideration) {
      if (itemType !== ITEM.ERC20) continue;
      const key = token.toLowerCase();
      paid.set(key, (paid.get(key) ?? 0n) + (startAmount * numerator) / denominator);
    }
  }
  return [...paid].map(([token, value]) => ({ label: 'You pay', said: { kind: 'amount', token, value } }));
}

const withSums = ({ intent, lines }: Explanation, orders: readonly Bought[]): Explanation | null =>
  orders.every((order) => isConstant(order.parameters) && order.denominator > 0n)
    ? { intent, lines: [...sums(orders), ...lines] }
    : null;

const approvalAbi = parseAbi([
  'function approve(address spender, uint256 value)',
  'function setApprovalForAll(address operator, bool approved)',
]);

/**
 * An approval that is taken back has the selector of one that is given. Of `approve`, only the zero address tells:
 * a value of zero may be the number of an item.
 */
function takenBack(explained: Explanation, { to, data }: AskedCall): Explanation {
  try {
    const call = decodeFunctionData({ abi: approvalAbi, data });
    if (call.functionName === 'setApprovalForAll' && !call.args[1])
      return { ...explained, intent: 'Take back what a contract may move' };
    if (call.functionName !== 'approve' || call.args[0] !== ZERO_ADDRESS) return explained;
    const item = { kind: 'item', collection: to, identifier: call.args[1] } as const;
    return { intent: 'Take back the approval of an item', lines: [{ label: 'Item', said: item }] };
  } catch {
    return explained;
  }
}

/**
 * The explanation of a call to Seaport with the sums it lacks, and of an approval that is taken back; null where its words do not hold: amounts that
 * change, or a match in which the second order is not the sender's own.
 */
export function completed(explained: Explanation, asked: AskedCall): Explanation | null {
  const { to, from, data } = asked;
  if (to !== SEAPORT_ADDRESS) return takenBack(explained, asked);
  const call = decodeFunctionData({ abi: seaportAbi, data });
  switch (call.functionName) {
    case 'fulfillAdvancedOrder':
      return withSums(explained, [call.args[0]]);
    case 'fulfillAvailableAdvancedOrders':
      return withSums(explained, call.args[0]);
    case 'matchAdvancedOrders': {
      const [orders] = call.args;
      const isOwn = orders.length === 2 && orders[1]?.parameters.offerer.toLowerCase() === from;
      return isOwn && orders.every(({ parameters }) => isConstant(parameters)) ? explained : null;
    }
    case 'cancel':
    case 'incrementCounter':
    case 'getCounter':
    case 'getOrderStatus':
      return explained;
    default:
      return call satisfies never;
  }
}
