import { hashStruct, type TypedDataDomain } from 'viem';
import type { OrderParameters } from '../../src/contract/order.ts';

const offerItem = [
  { name: 'itemType', type: 'uint8' },
  { name: 'token', type: 'address' },
  { name: 'identifierOrCriteria', type: 'uint256' },
  { name: 'startAmount', type: 'uint256' },
  { name: 'endAmount', type: 'uint256' },
] as const;

export const orderTypes = {
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
  OfferItem: offerItem,
  ConsiderationItem: [...offerItem, { name: 'recipient', type: 'address' }],
} as const;

export const seaportDomain = (chainId: number, seaport: `0x${string}`) =>
  ({ name: 'Seaport', version: '1.6', chainId, verifyingContract: seaport }) as const satisfies TypedDataDomain;

/** Numbers as bigint, as the EIP-712 encoder wants them. */
export function orderMessage(parameters: OrderParameters) {
  const amounts = (item: OrderParameters['offer'][number]) => ({
    itemType: item.itemType,
    token: item.token,
    identifierOrCriteria: BigInt(item.identifierOrCriteria),
    startAmount: BigInt(item.startAmount),
    endAmount: BigInt(item.endAmount),
  });
  return {
    offerer: parameters.offerer,
    zone: parameters.zone,
    offer: parameters.offer.map(amounts),
    consideration: parameters.consideration.map((item) => ({ ...amounts(item), recipient: item.recipient })),
    orderType: parameters.orderType,
    startTime: BigInt(parameters.startTime),
    endTime: BigInt(parameters.endTime),
    zoneHash: parameters.zoneHash,
    salt: BigInt(parameters.salt),
    conduitKey: parameters.conduitKey,
    counter: BigInt(parameters.counter),
  };
}

/** Seaport's order hash. It does not depend on the chain; the signed digest does. */
export const orderHash = (parameters: OrderParameters): `0x${string}` =>
  hashStruct({ data: orderMessage(parameters), primaryType: 'OrderComponents', types: orderTypes });
