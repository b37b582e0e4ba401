/** What a node tells of its prices, per unit of gas in base units; null what it does not know. */
export type GasPrices = { baseFee: bigint | null; tip: bigint | null; plain: bigint | null };

/**
 * What a transaction of now would pay: the newest block's base fee and the suggested tip, as viem
 * chooses them, without its margin for a rising base fee. Without EIP-1559 the node's plain price.
 */
export const chooseGasPrice = ({ baseFee, tip, plain }: GasPrices): bigint | null =>
  baseFee === null || tip === null ? plain : baseFee + tip;
