import { concat, domainSeparator as eip712Separator, hashStruct, keccak256, toHex, type Hex } from 'viem';
import type { OrderParameters } from '../../src/contract/order.ts';

/** Where Seaport 1.6 stands on every network. */
export const SEAPORT_ADDRESS = '0x0000000000000068f116a894984e2db1123eb395';
export const CONDUIT_CONTROLLER_ADDRESS = '0x00000000f9490004c11cef243f5400493c00ad63';

export { seaportAbi } from './seaport-abi.ts';

/** The EIP-712 domain wallets sign under. */
export function seaportDomain(chainId: number, seaport: Hex = SEAPORT_ADDRESS) {
  return { name: 'Seaport', version: '1.6', chainId, verifyingContract: seaport } as const;
}

const offerItem = [
  { name: 'itemType', type: 'uint8' },
  { name: 'token', type: 'address' },
  { name: 'identifierOrCriteria', type: 'uint256' },
  { name: 'startAmount', type: 'uint256' },
  { name: 'endAmount', type: 'uint256' },
] as const;

/** The EIP-712 types; the primary type is `OrderComponents`. */
export const seaportTypes = {
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

/**
 * Seaport's order hash: the same as `getOrderHash` on chain, without asking one. It does not depend
 * on the chain; the signed digest does.
 */
export const hashOrder = (parameters: OrderParameters): Hex =>
  hashStruct({ data: orderComponents(parameters), primaryType: 'OrderComponents', types: seaportTypes });

/** Seaport's EIP-712 domain separator on this chain, as `information()` answers it. */
export const domainSeparator = (chainId: number, seaport: Hex = SEAPORT_ADDRESS): Hex =>
  eip712Separator({ domain: seaportDomain(chainId, seaport) });

/** The 32 bytes a maker signs: for an order, or for the root of a bulk signature's tree. */
export const orderDigest = (chainId: number, structHash: Hex, seaport: Hex = SEAPORT_ADDRESS): Hex =>
  keccak256(concat(['0x1901', domainSeparator(chainId, seaport), structHash]));

type AdvancedOrderArgument = {
  parameters: OrderParameters;
  signature: Hex;
  /** Units to fill of units in the order. */
  numerator?: bigint;
  denominator?: bigint;
  extraData?: Hex;
};

/** A wire order as the `AdvancedOrder` struct of {@link seaportAbi}. */
export function advancedOrder(o: AdvancedOrderArgument) {
  const { counter: _, ...parameters } = orderComponents(o.parameters);
  return {
    parameters: {
      ...parameters,
      totalOriginalConsiderationItems: BigInt(parameters.consideration.length),
    },
    numerator: o.numerator ?? 1n,
    denominator: o.denominator ?? 1n,
    signature: o.signature,
    extraData: o.extraData ?? toHex(''),
  };
}

/** A wire order as the `OrderComponents` struct: for `getOrderHash` and `cancel`. */
export function orderComponents(parameters: OrderParameters) {
  return {
    ...parameters,
    offer: parameters.offer.map(bigItem),
    consideration: parameters.consideration.map(bigItem),
    startTime: BigInt(parameters.startTime),
    endTime: BigInt(parameters.endTime),
    salt: BigInt(parameters.salt),
    counter: BigInt(parameters.counter),
  };
}

function bigItem<T extends OrderParameters['offer'][number]>(item: T) {
  return {
    ...item,
    identifierOrCriteria: BigInt(item.identifierOrCriteria),
    startAmount: BigInt(item.startAmount),
    endAmount: BigInt(item.endAmount),
  };
}
