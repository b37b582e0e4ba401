import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../../src/domain/order.ts';
import { encodeAcceptance } from '../../../src/domain/seaport-calls.ts';
import type { Named } from '../../../src/domain/clear-signing/line-text.ts';
import { tellCall } from '../../../src/services/clear-signing.ts';
import { COLLECTION, makeListing, SELLER } from './orders.ts';

/** Calls as a wallet is asked for them, and how they are told. */

export type Hex = `0x${string}`;
export const ME = `0x${'0b'.repeat(20)}` as const;
export const TOKEN = `0x${'70'.repeat(20)}` as const;
export const OTHER = `0x${'99'.repeat(20)}` as const;
export const TAG = '0x0102030405060708';
export const seller = SELLER.address.toLowerCase() as Hex;
export const names = new Map<string, Named>([
  [ZERO_ADDRESS, { symbol: 'ETH', decimals: 3 }],
  [TOKEN, { symbol: 'USDC', decimals: 2 }],
  [COLLECTION, { name: 'Isohypse' }],
]);
export const moment = (ms: number) => new Date(ms).toISOString();
export const asked = (data: Hex, to: Hex = SEAPORT_ADDRESS, value = 0n, from: Hex = ME) => ({
  chainId: 31337,
  from,
  to,
  value,
  data,
});
export const told = (...call: Parameters<typeof asked>) => tellCall(asked(...call), names, moment);

/** A listing the other way round. */
export async function makeOffer() {
  const listing = await makeListing({ token: TOKEN });
  const [item] = listing.parameters.offer;
  return {
    ...listing,
    side: 'offer' as const,
    parameters: {
      ...listing.parameters,
      offer: [
        { itemType: 1 as const, token: TOKEN, identifierOrCriteria: '0', startAmount: '1000', endAmount: '1000' },
      ],
      consideration: [{ ...item!, recipient: seller }],
    },
  };
}
export const acceptance = async () =>
  encodeAcceptance({ order: await makeOffer(), units: 1n, identifier: '7', seller: ME, net: 940n }, TAG);
