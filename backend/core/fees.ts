/** What the marketplace takes where nothing else is configured. */
export const DEFAULT_FEE_BPS = 250;
export const DEFAULT_FEE_RECIPIENT = '0x76697472696e65000000000000000000000000fe' as const;

/** Shares of a price in basis points. */
export type FeeShares = { marketplaceBps: number; royaltyBps: number };

/**
 * How a price is shared. Each share is floored per unit, so that every part divides by the units
 * (Seaport needs that for partial fills); the seller gets the exact remainder.
 */
export function splitPrice(unitValue: bigint, units: bigint, shares: FeeShares) {
  const marketplace = ((unitValue * BigInt(shares.marketplaceBps)) / 10_000n) * units;
  const royalty = ((unitValue * BigInt(shares.royaltyBps)) / 10_000n) * units;
  return { marketplace, royalty, seller: unitValue * units - marketplace - royalty };
}
