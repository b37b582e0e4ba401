/* The marketplace's fee, in the console. */
export const fee = (rate: string, bps: string) => `${rate} of the price (${bps} basis points)`;
export const recipient = 'Goes to';
export const change =
  'MARKETPLACE_FEE_BPS and MARKETPLACE_FEE_RECIPIENT set it for the networks of NETWORKS_CONFIG, from the next start on. Restart all nodes together: one with the old fee refuses what was signed for the new one.';
export const signed =
  'Each order pays what its maker signed. A change holds for orders that are signed after it, and those signed before stay as they are.';
