import {
  concat,
  type Hex,
  numberToHex,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
} from 'viem';
import type { MarketNetwork } from '../core/networks.ts';
import { isOpen } from '../seaport/order-types.ts';

/** How long a permission to fill a restricted order lasts: what a cancel has to wait for at most. */
export const PERMISSION_SECONDS = 90;

/** SIP-7's EIP-712 types, as `VitrineZone.sol` checks them. */
export const permissionTypes = {
  SignedOrder: [
    { name: 'fulfiller', type: 'address' },
    { name: 'expiration', type: 'uint64' },
    { name: 'orderHash', type: 'bytes32' },
    { name: 'context', type: 'bytes' },
  ],
} as const;

/**
 * The extra data with which our zone answers Seaport yes (SIP-7): for this order, for this fulfiller alone,
 * until `expiration` in Unix seconds.
 */
export async function signPermission(
  network: MarketNetwork,
  orderHash: Hex,
  { fulfiller, expiration }: { fulfiller: Hex; expiration: number },
): Promise<Hex> {
  const { zone, chainId } = network;
  if (!zone) throw new Error(`Network ${chainId} has no zone`);
  const signature = await zone.signer.signTypedData({
    domain: { name: 'VitrineZone', version: '1', chainId, verifyingContract: zone.address },
    types: permissionTypes,
    primaryType: 'SignedOrder',
    message: { fulfiller, expiration: BigInt(expiration), orderHash, context: '0x' },
  });
  const compact = serializeCompactSignature(signatureToCompactSignature(parseSignature(signature)));
  return concat(['0x00', fulfiller, numberToHex(expiration, { size: 8 }), compact]);
}

/** Whether only the marketplace's permission lets this order be filled. */
export const isRestricted = (network: MarketNetwork, order: { zone: string; orderType: number }): boolean =>
  network.zone !== null && order.zone === network.zone.address && !isOpen(order);
