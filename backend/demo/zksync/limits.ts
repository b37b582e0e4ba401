/** What a transaction of type 113 may be. The same numbers stand in docs/operating.md. */
export const zksyncLimits = {
  rawBytes: 100_000,
  /** Of one transaction; less than a block's, which must hold the bootloader's work as well. */
  leastGas: 21_000n,
  mostGas: 20_000_000n,
  /** A million times what the network asks: anything above is a mistake. */
  mostFeePerGas: 10n ** 15n,
  gasPerPubdata: 50_000n,
  /** Transactions that wait for their turn. */
  waiting: 32,
} as const;

/** Gas of the bootloader's own work around an account's, its call data apart. */
export const BOOTLOADER_GAS = 400_000n;
