import { decodeFunctionData, parseAbi } from 'viem/utils';
import { ITEM } from '../item-types.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../order.ts';
import { seaportAbi } from '../seaport-calls.ts';
import type { AskedCall, Explanation, Line, Said } from './explain.ts';

/*
 * What a descriptor cannot say: that two values are the same, and sums. Where values differ that must not, its
 * words would be wrong, so nothing is explained.
 */

type Item = { itemType: number; token: string; startAmount: bigint | string; endAmount: bigint | string };
type Order = { offerer: string; offer: readonly Item[]; consideration: readonly (Item & { recipient: string })[] };

/** Amounts that do not change with time: the one that is shown is the one that counts. */
export const isConstant = ({ offer, consideration }: Order): boolean =>
  [...offer, ...consideration].every(({ startAmount, endAmount }) => startAmount === endAmount);

type Amount = Said & { kind: 'amount' };

type Bought = { parameters: Order; numerator: bigint; denominator: bigint };

/** Labels of the descriptor, for what a part has other words and amounts for. */
const PARTS = 'Parts bought';
const OF_PARTS = 'Of how many parts';
const ORDER_AMOUNT = 'Order amount';
/** What it is called, by who gets it. */
const TO_SELLER = 'To the seller';
const FEE = 'Fee or royalty';

/** What a listing's descriptor calls each part of its price. */
const ASKED = 'You ask';
const PRICE = 'Price';
const RECEIVED = 'You receive';
/** What an offer's descriptor calls all that is paid. */
const PAID = 'You pay';

/** The share of an amount that is taken. Seaport divides exactly, or refuses. */
const shareOf = (amount: bigint | string, { numerator, denominator }: Bought): bigint =>
  (BigInt(amount) * numerator) / denominator;

const divides = (order: Bought): boolean =>
  order.denominator > 0n &&
  [...order.parameters.offer, ...order.parameters.consideration].every(
    ({ startAmount }) => (BigInt(startAmount) * order.numerator) % order.denominator === 0n,
  );

/** What is paid in each token for the parts that are taken. */
function sums(orders: readonly Bought[]): Line[] {
  const paid = new Map<string, bigint>();
  for (const order of orders) {
    for (const { itemType, token, startAmount } of order.parameters.consideration) {
      if (itemType !== ITEM.ERC20) continue;
      const key = token.toLowerCase();
      paid.set(key, (paid.get(key) ?? 0n) + shareOf(startAmount, order));
    }
  }
  return [...paid].map(([token, value]) => ({ label: PAID, said: { kind: 'amount', token, value } }));
}

/** The descriptor's lines, with copies in place of parts, its own amounts in place of its order's, and whom they are for. */
function byShare(lines: readonly Line[], orders: readonly Bought[]): Line[] {
  const bought = orders.values();
  const asked = orders.flatMap((order) => order.parameters.consideration.map((item) => ({ order, item }))).values();
  return lines.flatMap((line) => {
    if (line.label === OF_PARTS) return [];
    if (line.label === PARTS) {
      const order = bought.next().value;
      const given = order?.parameters.offer;
      if (order === undefined || given?.length !== 1) return [line];
      // There is one of it.
      if (given[0]!.itemType === ITEM.ERC721) return [];
      const copies = shareOf(given[0]!.startAmount, order).toString();
      return [{ label: 'Copies bought', said: { kind: 'text', text: copies } }];
    }
    if (line.label !== ORDER_AMOUNT || line.said.kind !== 'amount') return [line];
    const one = asked.next().value;
    if (one === undefined) return [line];
    const { order, item } = one;
    const label = item.recipient.toLowerCase() === order.parameters.offerer.toLowerCase() ? TO_SELLER : FEE;
    return [{ label, said: { ...line.said, value: shareOf(item.startAmount, order) } }];
  });
}

const ofPurchase = ({ intent, lines }: Explanation, orders: readonly Bought[]): Explanation | null =>
  orders.every((order) => isConstant(order.parameters) && divides(order))
    ? { intent, lines: [...sums(orders), ...byShare(lines, orders)] }
    : null;

const isAmount = (line: Line): line is Line & { said: Amount } => line.said.kind === 'amount';

/** A listing's price before its parts; each part by who gets it. */
function ofListing(lines: readonly Line[], { offerer, consideration }: Order): Line[] {
  const prices = new Map<string, Line & { said: Amount }>();
  for (const line of lines.filter((one) => one.label === ASKED).filter(isAmount)) {
    const before = prices.get(line.said.token)?.said.value ?? 0n;
    prices.set(line.said.token, { label: PRICE, said: { ...line.said, value: before + line.said.value } });
  }
  const parts = consideration.values();
  const named = lines.map((line) => {
    if (line.label !== ASKED) return line;
    return { ...line, label: parts.next().value?.recipient === offerer ? RECEIVED : FEE };
  });
  return named.toSpliced(
    lines.findIndex(({ label }) => label === ASKED),
    0,
    ...prices.values(),
  );
}

/** What an offer leaves its seller, after all that is paid and before the fees that are taken out of it. */
function ofOffer(lines: readonly Line[]): Line[] {
  const fees = lines.filter(({ label }) => label === FEE).filter(isAmount);
  return lines.flatMap((line) => {
    if (line.label !== PAID || !isAmount(line) || fees.length === 0) return [line];
    const taken = fees.reduce((sum, { said }) => (said.token === line.said.token ? sum + said.value : sum), 0n);
    // Then nobody can accept it from this amount alone.
    if (taken > line.said.value) return [line];
    return [line, { label: TO_SELLER, said: { ...line.said, value: line.said.value - taken } }];
  });
}

/** The explanation of an order's signature, with the sums it lacks. */
export const completedOrder = ({ intent, lines }: Explanation, order: Order): Explanation => ({
  intent,
  lines: lines.some(({ label }) => label === ASKED) ? ofListing(lines, order) : ofOffer(lines),
});

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
 * The explanation of a call to Seaport with the sums and shares it lacks, and of an approval that is taken back; null
 * where its words do not hold: amounts that change or do not divide, or a match in which the second order is not the
 * sender's own.
 */
export function completed(explained: Explanation, asked: AskedCall): Explanation | null {
  const { to, from, data } = asked;
  if (to !== SEAPORT_ADDRESS) return takenBack(explained, asked);
  const call = decodeFunctionData({ abi: seaportAbi, data });
  switch (call.functionName) {
    case 'fulfillAdvancedOrder':
      return ofPurchase(explained, [call.args[0]]);
    case 'fulfillAvailableAdvancedOrders':
      return ofPurchase(explained, call.args[0]);
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
