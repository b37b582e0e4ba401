import { hashStruct, hashTypedData } from 'viem/utils';
import type { OrderParameters } from '../contract/order.ts';
import { SEAPORT_ADDRESS } from './order.ts';

/** Seaport 1.6's EIP-712 types. */
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

/** The parameters with numbers as Solidity wants them. */
export function orderComponents(parameters: OrderParameters) {
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
  hashStruct({ types: orderTypes, primaryType: 'OrderComponents', data: orderComponents(parameters) });

export const seaportDomain = (chainId: number) =>
  ({ name: 'Seaport', version: '1.6', chainId, verifyingContract: SEAPORT_ADDRESS }) as const;

/** What the maker signed. */
export const orderDigest = (parameters: OrderParameters, chainId: number): `0x${string}` =>
  hashTypedData({
    domain: seaportDomain(chainId),
    types: orderTypes,
    primaryType: 'OrderComponents',
    message: orderComponents(parameters),
  });
