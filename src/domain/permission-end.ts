import { decodeFunctionData } from 'viem/utils';
import { seaportAbi } from './seaport-calls.ts';

type Hex = `0x${string}`;

/** Version, fulfiller, expiration, compact signature: the zone's own layout (`VitrineZone.sol`). */
const BYTES = 1 + 20 + 8 + 64;
const EXPIRATION = [2 + 2 * 21, 2 + 2 * 29] as const;

function endIn(extraData: Hex): number | null {
  if (extraData.length !== 2 + 2 * BYTES || !extraData.startsWith('0x00')) return null;
  const seconds = BigInt(`0x${extraData.slice(...EXPIRATION)}`);
  return seconds > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(seconds);
}

function ordersOf(data: Hex): readonly { extraData: Hex }[] {
  try {
    const call = decodeFunctionData({ abi: seaportAbi, data });
    if (call.functionName === 'fulfillAdvancedOrder') return [call.args[0]];
    if (call.functionName === 'fulfillAvailableAdvancedOrders' || call.functionName === 'matchAdvancedOrders')
      return call.args[0];
  } catch {
    // Not a call to Seaport.
  }
  return [];
}

/**
 * When the first of the permissions to fill that these calls carry lapses, in Unix seconds of the chain's clock;
 * null where they carry none.
 */
export function permissionEndOf(calls: readonly { data: Hex }[]): number | null {
  const ends = calls.flatMap(({ data }) => ordersOf(data).flatMap(({ extraData }) => endIn(extraData) ?? []));
  return ends.length === 0 ? null : Math.min(...ends);
}
