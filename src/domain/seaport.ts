import { concat, encodeFunctionData, hashStruct, hashTypedData, keccak256, parseAbi, toHex } from 'viem/utils';
import type { Order, OrderParameters } from '../contract/order.ts';
import { SEAPORT_ADDRESS } from './order.ts';

/** Seaport 1.6's EIP-712 types. */
const types = {
  OrderComponents: [
    { name: 'offerer', type: 'address' },
    { name: 'zone', type: 'address' },
    { name: 'offer', type: 'OfferItem[]' },
    { name: 'consideration', type: 'ConsiderationItem[]' },
    { name: 'orderType', type: 'uint8' },
    { name: 'startTime', type: 'uint256' },
    { name: 'endTime', type: 'uint256' },
    { name: 'zoneHash', type: 'bytes32' },
    { name: 'salt', type: 'uint256' },
    { name: 'conduitKey', type: 'bytes32' },
    { name: 'counter', type: 'uint256' },
  ],
  OfferItem: [
    { name: 'itemType', type: 'uint8' },
    { name: 'token', type: 'address' },
    { name: 'identifierOrCriteria', type: 'uint256' },
    { name: 'startAmount', type: 'uint256' },
    { name: 'endAmount', type: 'uint256' },
  ],
  ConsiderationItem: [
    { name: 'itemType', type: 'uint8' },
    { name: 'token', type: 'address' },
    { name: 'identifierOrCriteria', type: 'uint256' },
    { name: 'startAmount', type: 'uint256' },
    { name: 'endAmount', type: 'uint256' },
    { name: 'recipient', type: 'address' },
  ],
} as const;

export const seaportAbi = parseAbi([
  'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct OrderParameters { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 totalOriginalConsiderationItems; }',
  'struct AdvancedOrder { OrderParameters parameters; uint120 numerator; uint120 denominator; bytes signature; bytes extraData; }',
  'struct CriteriaResolver { uint256 orderIndex; uint8 side; uint256 index; uint256 identifier; bytes32[] criteriaProof; }',
  'function fulfillAdvancedOrder(AdvancedOrder advancedOrder, CriteriaResolver[] criteriaResolvers, bytes32 fulfillerConduitKey, address recipient) payable returns (bool fulfilled)',
  'function getCounter(address offerer) view returns (uint256 counter)',
  'function getOrderStatus(bytes32 orderHash) view returns (bool isValidated, bool isCancelled, uint256 totalFilled, uint256 totalSize)',
]);

const NO_CONDUIT = `0x${'0'.repeat(64)}` as const;

/** The parameters with numbers as Solidity wants them. */
function components(parameters: OrderParameters) {
  const item = (one: OrderParameters['offer'][number]) => ({
    itemType: one.itemType,
    token: one.token,
    identifierOrCriteria: BigInt(one.identifierOrCriteria),
    startAmount: BigInt(one.startAmount),
    endAmount: BigInt(one.endAmount),
  });
  return {
    offerer: parameters.offerer,
    zone: parameters.zone,
    offer: parameters.offer.map(item),
    consideration: parameters.consideration.map((one) => ({ ...item(one), recipient: one.recipient })),
    orderType: parameters.orderType,
    startTime: BigInt(parameters.startTime),
    endTime: BigInt(parameters.endTime),
    zoneHash: parameters.zoneHash,
    salt: BigInt(parameters.salt),
    conduitKey: parameters.conduitKey,
    counter: BigInt(parameters.counter),
  };
}

/** Seaport's order hash, re-derived on the device. */
export const hashOrder = (parameters: OrderParameters): `0x${string}` =>
  hashStruct({ types, primaryType: 'OrderComponents', data: components(parameters) });

/** What the maker signed. */
export const orderDigest = (parameters: OrderParameters, chainId: number): `0x${string}` =>
  hashTypedData({
    domain: { name: 'Seaport', version: '1.6', chainId, verifyingContract: SEAPORT_ADDRESS },
    types,
    primaryType: 'OrderComponents',
    message: components(parameters),
  });

/**
 * Eight bytes behind the call data that name the intent. Seaport ignores them; they let a
 * purchase be recognised on chain even when the wallet's answer was lost.
 */
export const intentTag = (id: string): `0x${string}` => keccak256(toHex(id)).slice(0, 18) as `0x${string}`;

/** The exact call that buys `units` of a listing for whoever sends it. */
export function encodePurchase(order: Order, units: bigint, tag: `0x${string}`): `0x${string}` {
  const { counter: _, ...parameters } = components(order.parameters);
  const unitsInAll = parameters.offer[0]?.startAmount ?? 1n;
  const call = encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillAdvancedOrder',
    args: [
      {
        parameters: { ...parameters, totalOriginalConsiderationItems: BigInt(parameters.consideration.length) },
        numerator: units,
        denominator: unitsInAll,
        signature: order.signature,
        extraData: order.extraData,
      },
      [],
      NO_CONDUIT,
      '0x0000000000000000000000000000000000000000',
    ],
  });
  return concat([call, tag]);
}
