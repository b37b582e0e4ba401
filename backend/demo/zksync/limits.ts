import { hexToBytes, type Hex } from 'viem';

/** What a transaction of type 113 may be. The same numbers stand in docs/operating.md. */
export const zksyncLimits = {
  rawBytes: 100_000,
  /** Of one transaction; less than a block's, which must hold the bootloader's work as well. */
  mostGas: 20_000_000n,
  /** A million times what the network asks: anything above is a mistake. */
  mostFeePerGas: 10n ** 15n,
  gasPerPubdata: 50_000n,
} as const;

/** Gas of the bootloader's own work around an account's, its call data apart. */
export const BOOTLOADER_GAS = 400_000n;
/** Of a byte of call data at most (EIP-7623). */
export const GAS_PER_BYTE = 40n;

const PLAIN_GAS = 21_000n;

/**
 * What an EVM charges before anything is executed: EIP-7623's, which is nowhere below EIP-2028's. The chain below
 * would keep a transaction with less in its pool for ever.
 */
export function intrinsicGas(data: Hex): bigint {
  const bytes = hexToBytes(data);
  const zeros = BigInt(bytes.filter((byte) => byte === 0).length);
  const tokens = zeros + (BigInt(bytes.length) - zeros) * 4n;
  return PLAIN_GAS + tokens * 10n;
}
