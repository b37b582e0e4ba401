import { keccak256, stringToBytes } from 'viem';

/** A UUID (version 8: vendor-defined) that depends on nothing but the name. */
function uuidOf(name: string): string {
  const hex = keccak256(stringToBytes(`vitrine:${name.toLowerCase()}`))
    .slice(2, 34)
    .split('');
  hex[12] = '8';
  hex[16] = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  const text = hex.join('');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
}

export const collectionUuid = (chainId: number, address: string) => uuidOf(`collection:${chainId}:${address}`);
export const nftUuid = (chainId: number, address: string, identifier: bigint | string) =>
  uuidOf(`nft:${chainId}:${address}:${identifier}`);
export const orderUuid = (chainId: number, hash: string) => uuidOf(`order:${chainId}:${hash}`);
export const dropUuid = (slug: string) => uuidOf(`drop:${slug}`);
