import {
  compactSignatureToSignature,
  parseAbi,
  parseCompactSignature,
  recoverAddress,
  serializeSignature,
  size,
  slice,
  type Hex,
} from 'viem';
import type { SignedOrder } from '../../src/contract/order.ts';
import { readBulkSignature } from '../seaport/bulk-signature.ts';
import type { MarketNetwork } from '../core/networks.ts';
import { hashOrder, orderDigest } from '../seaport/seaport.ts';

const erc1271Abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
const MAGIC = '0x1626ba7e';
/** The end of a signature by an account that does not stand on its network yet (ERC-6492). */
const UNDEPLOYED = '6492'.repeat(16);

type Place = { chainId: number; seaport: Hex };
const digestOf = (place: Place, structHash: Hex) => orderDigest(place.chainId, structHash, place.seaport);

/** Who signed these 64 or 65 bytes, by Seaport's rules; null for no signature at all. */
async function signerOf(hash: Hex, signature: Hex): Promise<string | null> {
  const length = size(signature);
  if (length !== 64 && length !== 65) return null;
  // The precompile knows 27 and 28 only; a library may be kinder.
  if (length === 65 && !/^(1b|1c)$/i.test(slice(signature, 64).slice(2))) return null;
  try {
    const full =
      length === 65 ? signature : serializeSignature(compactSignatureToSignature(parseCompactSignature(signature)));
    return (await recoverAddress({ hash, signature: full })).toLowerCase();
  } catch {
    // Not a point on the curve.
    return null;
  }
}

/** Whether the maker's own key signed the order, alone or in a tree, for this place. Asks no chain. */
export async function isSignedByKey(place: Place, { parameters, signature }: SignedOrder): Promise<boolean> {
  const hash = hashOrder(parameters);
  const bulk = readBulkSignature(signature, hash);
  const signer = await signerOf(digestOf(place, bulk?.structHash ?? hash), bulk?.signature ?? signature);
  return signer === parameters.offerer;
}

/**
 * Whether Seaport would accept this signature: by recovery, or by the maker's contract, which is
 * given the order's own digest and the whole signature even when that is a bulk one. Throws when the
 * RPC is silent.
 */
export async function judgeSignature(
  network: MarketNetwork,
  order: SignedOrder,
): Promise<'valid' | 'invalid' | 'undeployed'> {
  if (await isSignedByKey(network, order)) return 'valid';
  const { client } = network;
  const { offerer } = order.parameters;
  const code = await client.getCode({ address: offerer });
  if (code === undefined || code === '0x') {
    return order.signature.toLowerCase().endsWith(UNDEPLOYED) ? 'undeployed' : 'invalid';
  }
  try {
    const answer = await client.readContract({
      address: offerer,
      abi: erc1271Abi,
      functionName: 'isValidSignature',
      args: [digestOf(network, hashOrder(order.parameters)), order.signature],
    });
    return answer === MAGIC ? 'valid' : 'invalid';
  } catch {
    // A contract that says no by reverting and a silent RPC look the same.
    await client.getChainId();
    return 'invalid';
  }
}
