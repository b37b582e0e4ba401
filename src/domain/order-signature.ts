import { domainSeparator } from 'viem';
import { concat, keccak256, numberToHex, recoverAddress, size, slice, toBytes } from 'viem/utils';
import type { OrderParameters } from '../contract/order.ts';
import { hashOrder, orderDigest, orderTypes, seaportDomain } from './seaport.ts';

type Hex = `0x${string}`;

const COMPACT_BYTES = 64;
const FULL_BYTES = 65;
const INDEX_BYTES = 3;
const HASH_BYTES = 32;
const TALLEST = 24;

/** EIP-2098: Seaport takes 64-byte signatures too. */
function expandCompact(signature: Hex): Hex {
  if (size(signature) !== COMPACT_BYTES) return signature;
  const s = BigInt(slice(signature, 32));
  const rest = (s & ((1n << 255n) - 1n)).toString(16).padStart(64, '0');
  return `${slice(signature, 0, 32)}${rest}${s >> 255n === 1n ? '1c' : '1b'}`;
}

/** A signature over several orders at once: the plain one, this order's place, and its proof. */
function readBulk(signature: Hex): { plain: Hex; index: number; proof: Hex[] } | null {
  const bytes = size(signature);
  const extra = (bytes - COMPACT_BYTES - INDEX_BYTES) % HASH_BYTES;
  const plainSize = COMPACT_BYTES + extra;
  const height = Math.floor((bytes - plainSize - INDEX_BYTES) / HASH_BYTES);
  if (extra > FULL_BYTES - COMPACT_BYTES || extra < 0 || height < 1 || height > TALLEST) return null;
  const proofAt = plainSize + INDEX_BYTES;
  return {
    plain: slice(signature, 0, plainSize),
    index: Number(slice(signature, plainSize, proofAt)),
    proof: Array.from({ length: height }, (_, at) =>
      slice(signature, proofAt + at * HASH_BYTES, proofAt + (at + 1) * HASH_BYTES),
    ),
  };
}

const typeText = (name: string, fields: readonly { name: string; type: string }[]) =>
  `${name}(${fields.map((field) => `${field.type} ${field.name}`).join(',')})`;

/** What a maker signed who signed a whole tree: EIP-712 of `BulkOrder`, from one leaf and its way up. */
function bulkDigest(parameters: OrderParameters, chainId: number, index: number, proof: readonly Hex[]): Hex {
  const root = proof.reduce<Hex>(
    (hash, beside, height) => keccak256(concat((index >> height) & 1 ? [beside, hash] : [hash, beside])),
    hashOrder(parameters),
  );
  const type = [
    typeText('BulkOrder', [{ name: 'tree', type: `OrderComponents${'[2]'.repeat(proof.length)}` }]),
    typeText('ConsiderationItem', orderTypes.ConsiderationItem),
    typeText('OfferItem', orderTypes.OfferItem),
    typeText('OrderComponents', orderTypes.OrderComponents),
  ].join('');
  const struct = keccak256(concat([keccak256(toBytes(type)), root]));
  return keccak256(concat(['0x1901', domainSeparator({ domain: seaportDomain(chainId) }), struct]));
}

let ready: Promise<unknown> | null = null;
/**
 * viem downloads the curve when it first recovers. Without this, a device that goes offline between the
 * request and the signature would take a good signature for a bad one. Rejects where it cannot be loaded.
 */
export async function loadSignatureCheck(): Promise<void> {
  // Any signature that recovers: r is the curve's generator, s is 1.
  ready ??= recoverAddress({
    hash: numberToHex(2, { size: 32 }),
    signature:
      '0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f8179800000000000000000000000000000000000000000000000000000000000000011b',
  });
  try {
    await ready;
  } catch (cause) {
    ready = null;
    throw cause;
  }
}

/** Who signed this order, alone or in a tree; null when the signature is of another kind. */
export async function recoverMaker(parameters: OrderParameters, chainId: number, signature: Hex): Promise<Hex | null> {
  const bytes = size(signature);
  const isPlain = bytes === COMPACT_BYTES || bytes === FULL_BYTES;
  const bulk = isPlain ? null : readBulk(signature);
  if (!isPlain && bulk === null) return null;
  const full = expandCompact(bulk?.plain ?? signature);
  // Seaport's precompile knows 27 and 28 only; the library would take 0 and 1 as well.
  if (!/1[bc]$/i.test(full)) return null;
  const hash =
    bulk === null ? orderDigest(parameters, chainId) : bulkDigest(parameters, chainId, bulk.index, bulk.proof);
  await loadSignatureCheck();
  try {
    const signer = await recoverAddress({ hash, signature: full });
    return signer.toLowerCase() as Hex;
  } catch {
    return null;
  }
}
