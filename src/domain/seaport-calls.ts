import { zeroHash } from 'viem';
import { concat, encodeFunctionData, keccak256, parseAbi, toHex } from 'viem/utils';
import type { Order, OrderParameters } from '../contract/order.ts';
import { hasCriteria, withoutCriteria } from './item-types.ts';
import { ZERO_ADDRESS } from './order.ts';
import { orderComponents } from './seaport.ts';

export const seaportAbi = parseAbi([
  'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct OrderParameters { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 totalOriginalConsiderationItems; }',
  'struct OrderComponents { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 counter; }',
  'struct AdvancedOrder { OrderParameters parameters; uint120 numerator; uint120 denominator; bytes signature; bytes extraData; }',
  'struct CriteriaResolver { uint256 orderIndex; uint8 side; uint256 index; uint256 identifier; bytes32[] criteriaProof; }',
  'struct FulfillmentComponent { uint256 orderIndex; uint256 itemIndex; }',
  'struct Fulfillment { FulfillmentComponent[] offerComponents; FulfillmentComponent[] considerationComponents; }',
  'struct ReceivedItem { uint8 itemType; address token; uint256 identifier; uint256 amount; address recipient; }',
  'struct Execution { ReceivedItem item; address offerer; bytes32 conduitKey; }',
  'function fulfillAdvancedOrder(AdvancedOrder advancedOrder, CriteriaResolver[] criteriaResolvers, bytes32 fulfillerConduitKey, address recipient) payable returns (bool fulfilled)',
  'function fulfillAvailableAdvancedOrders(AdvancedOrder[] advancedOrders, CriteriaResolver[] criteriaResolvers, FulfillmentComponent[][] offerFulfillments, FulfillmentComponent[][] considerationFulfillments, bytes32 fulfillerConduitKey, address recipient, uint256 maximumFulfilled) payable returns (bool[] availableOrders, Execution[] executions)',
  'function matchAdvancedOrders(AdvancedOrder[] orders, CriteriaResolver[] criteriaResolvers, Fulfillment[] fulfillments, address recipient) payable returns (Execution[] executions)',
  'function cancel(OrderComponents[] orders) returns (bool cancelled)',
  'function incrementCounter() returns (uint256 newCounter)',
  'function getCounter(address offerer) view returns (uint256 counter)',
  'function getOrderStatus(bytes32 orderHash) view returns (bool isValidated, bool isCancelled, uint256 totalFilled, uint256 totalSize)',
]);

/** Orders are filled by Seaport itself, without a conduit. */
const NO_CONDUIT = zeroHash;

/**
 * Eight bytes behind the call data that name the intent. Seaport ignores them; they let a
 * transaction be recognised on chain even when the wallet's answer was lost.
 */
export const intentTag = (id: string): `0x${string}` => keccak256(toHex(id)).slice(0, 18) as `0x${string}`;

/** The order as Seaport fills it: `units` of all it is about. */
function advancedOrder(order: Order, units: bigint) {
  const { counter: _, ...parameters } = orderComponents(order.parameters);
  const nft = order.side === 'listing' ? parameters.offer[0] : parameters.consideration[0];
  return {
    parameters: { ...parameters, totalOriginalConsiderationItems: BigInt(parameters.consideration.length) },
    numerator: units,
    denominator: nft?.startAmount ?? 1n,
    signature: order.signature,
    extraData: order.extraData,
  };
}

/** The exact call that buys `units` of a listing for whoever sends it. */
export function encodePurchase(order: Order, units: bigint, tag: `0x${string}`): `0x${string}` {
  const call = encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillAdvancedOrder',
    args: [advancedOrder(order, units), [], NO_CONDUIT, ZERO_ADDRESS],
  });
  return concat([call, tag]);
}

export type CartEntry = { order: Order; units: bigint };

/**
 * The exact call that buys several listings of one currency. What is cancelled, sold, out of time
 * or no longer permitted is skipped; anything else that is wrong reverts the whole call.
 */
export function encodeCart(entries: readonly CartEntry[], tag: `0x${string}`): `0x${string}` {
  const orders = entries.map(({ order, units }) => advancedOrder(order, units));
  const byRecipient = new Map<string, { orderIndex: bigint; itemIndex: bigint }[]>();
  for (const [orderIndex, order] of orders.entries()) {
    for (const [itemIndex, item] of order.parameters.consideration.entries()) {
      const place = { orderIndex: BigInt(orderIndex), itemIndex: BigInt(itemIndex) };
      byRecipient.set(item.recipient, [...(byRecipient.get(item.recipient) ?? []), place]);
    }
  }
  const call = encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillAvailableAdvancedOrders',
    args: [
      orders,
      [],
      orders.map((_, index) => [{ orderIndex: BigInt(index), itemIndex: 0n }]),
      [...byRecipient.values()],
      NO_CONDUIT,
      ZERO_ADDRESS,
      BigInt(orders.length),
    ],
  });
  return concat([call, tag]);
}

export type Acceptance = {
  order: Order;
  units: bigint;
  identifier: string;
  /** Who gives the item: the sender of the call. */
  seller: `0x${string}`;
  /** What is left for the seller after all fees, in base units. */
  net: bigint;
};

/**
 * The exact call that accepts an offer. The offer is matched with an unsigned mirror order of the
 * sender, so fees come out of the offered money and the seller approves no token for them.
 */
export function encodeAcceptance(acceptance: Acceptance, tag: `0x${string}`): `0x${string}` {
  const { order, units, identifier, seller, net } = acceptance;
  const offer = advancedOrder(order, units);
  const [wanted] = offer.parameters.consideration;
  const [money] = offer.parameters.offer;
  if (wanted === undefined || money === undefined) throw new RangeError('An offer has money and an item');
  const isCriteria = hasCriteria(wanted.itemType);
  const mirror = {
    parameters: {
      ...offer.parameters,
      offerer: seller,
      zone: ZERO_ADDRESS,
      offer: [
        {
          itemType: withoutCriteria(wanted.itemType),
          token: wanted.token,
          identifierOrCriteria: BigInt(identifier),
          startAmount: units,
          endAmount: units,
        },
      ],
      consideration: [{ ...money, startAmount: net, endAmount: net, recipient: seller }],
      orderType: 0,
      // The intent's own mirror: an equal one, filled before, would be refused as filled.
      salt: BigInt(tag),
      conduitKey: NO_CONDUIT,
      totalOriginalConsiderationItems: 1n,
    },
    numerator: 1n,
    denominator: 1n,
    signature: '0x',
    extraData: '0x',
  } as const;
  const at = (orderIndex: bigint, itemIndex: bigint) => [{ orderIndex, itemIndex }];
  const call = encodeFunctionData({
    abi: seaportAbi,
    functionName: 'matchAdvancedOrders',
    args: [
      [offer, mirror],
      isCriteria
        ? [{ orderIndex: 0n, side: 1, index: 0n, identifier: BigInt(identifier), criteriaProof: order.criteriaProof }]
        : [],
      [
        { offerComponents: at(1n, 0n), considerationComponents: at(0n, 0n) },
        ...offer.parameters.consideration
          .slice(1)
          .map((_, index) => ({ offerComponents: at(0n, 0n), considerationComponents: at(0n, BigInt(index + 1)) })),
        { offerComponents: at(0n, 0n), considerationComponents: at(1n, 0n) },
      ],
      seller,
    ],
  });
  return concat([call, tag]);
}

/** The exact call that cancels orders for good. All must be the sender's. */
export const encodeCancel = (orders: readonly OrderParameters[], tag: `0x${string}`): `0x${string}` =>
  concat([encodeFunctionData({ abi: seaportAbi, functionName: 'cancel', args: [orders.map(orderComponents)] }), tag]);

/** The exact call that kills everything the sender ever signed for Seaport on this network. */
export const encodeCounterIncrement = (tag: `0x${string}`): `0x${string}` =>
  concat([encodeFunctionData({ abi: seaportAbi, functionName: 'incrementCounter' }), tag]);
