import type { Rpc } from './rpc.ts';

/**
 * Holds a chain's base fee at zero. Full blocks raise it by an eighth each, they are free to fill with play
 * money, and a chain that mines only when there is something to mine has no empty ones that lower it: strangers
 * could run it up until nobody can pay. Measured on anvil 1.7.1: zero stays zero, but for a loaded state, whose
 * next block begins to count again.
 */
export async function holdBaseFee(rpc: Rpc): Promise<void> {
  await rpc.call('anvil_setNextBlockBaseFeePerGas', ['0x0']);
}
