import * as v from 'valibot';
import { blockSchema, type Rpc } from './rpc.ts';

/**
 * Makes a chain's clock follow this machine's. A clock that would run behind the last block (the
 * machine's clock was set back, or somebody moved the chain's ahead) starts at that block instead:
 * block times never decrease. Measured on anvil 1.7.1: without this, a loaded state with a last
 * block in the future gets an earlier next block.
 */
export async function moveClockToNow(rpc: Rpc): Promise<void> {
  const latest = v.parse(blockSchema, await rpc.call('eth_getBlockByNumber', ['latest', false]));
  const now = Math.max(Date.now(), (Number(latest.timestamp) + 1) * 1000);
  await rpc.call('evm_setTime', [now]);
}
