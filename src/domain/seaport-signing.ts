import { zeroHash } from 'viem';
import { concat, numberToHex } from 'viem/utils';
import type { OrderParameters } from '../contract/order.ts';
import { ZERO_ADDRESS } from './order.ts';
import { bulkHeight, bulkProofs } from './merkle.ts';
import { hashOrder, orderTypes, seaportDomain } from './seaport.ts';

/** EIP-712 data as `eth_signTypedData_v4` takes it: every number a decimal string. */
export type TypedData = {
  domain: { name: string; version: string; chainId: number; verifyingContract: `0x${string}` };
  types: Record<string, readonly { name: string; type: string }[]>;
  primaryType: string;
  message: unknown;
};

const EIP712Domain = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const;

/** What a maker is asked to sign for one order. */
export const orderTypedData = (parameters: OrderParameters, chainId: number): TypedData => ({
  domain: seaportDomain(chainId),
  types: { EIP712Domain, ...orderTypes },
  primaryType: 'OrderComponents',
  message: parameters,
});

/** Fills a bulk tree up to a power of two: an order that nobody can fill. */
const PADDING: OrderParameters = {
  offerer: ZERO_ADDRESS,
  zone: ZERO_ADDRESS,
  offer: [],
  consideration: [],
  orderType: 0,
  startTime: '0',
  endTime: '0',
  zoneHash: zeroHash,
  salt: '0',
  conduitKey: zeroHash,
  counter: '0',
};

type Tree = OrderParameters | readonly [Tree, Tree];

function treeOf(leaves: readonly OrderParameters[]): Tree {
  if (leaves.length === 1) return leaves[0]!;
  const half = leaves.length / 2;
  return [treeOf(leaves.slice(0, half)), treeOf(leaves.slice(half))];
}

function padded(orders: readonly OrderParameters[]): OrderParameters[] {
  const size = 2 ** bulkHeight(orders.length);
  return [...orders, ...Array.from({ length: size - orders.length }, () => PADDING)];
}

/** What a maker is asked to sign once for several orders of one chain. */
export function bulkTypedData(orders: readonly OrderParameters[], chainId: number): TypedData {
  const dimensions = '[2]'.repeat(bulkHeight(orders.length));
  return {
    domain: seaportDomain(chainId),
    types: {
      EIP712Domain,
      BulkOrder: [{ name: 'tree', type: `OrderComponents${dimensions}` }],
      ...orderTypes,
    },
    primaryType: 'BulkOrder',
    message: { tree: treeOf(padded(orders)) },
  };
}

/** Each order's own signature: the one signature, its place, and its proof. */
export function bulkSignatures(orders: readonly OrderParameters[], signature: `0x${string}`): `0x${string}`[] {
  const proofs = bulkProofs(padded(orders).map(hashOrder));
  return orders.map((_, index) => concat([signature, numberToHex(index, { size: 3 }), ...proofs[index]!]));
}
