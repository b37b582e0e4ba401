import { encodeTransfer } from '../../domain/item-transfer.ts';
import type { Transfer } from '../../domain/item-transfer.ts';
import { minedNonce } from '../../device/chain-reads.ts';
import { chainPort, rpcUrlsOf, SimulationError } from '../../services/chain.ts';

type Address = `0x${string}`;

/** What a network knows of an address: whether code stands there, and whether it ever sent anything. */
export type RecipientFacts = { isContract: boolean; isUsed: boolean };

/** @throws when the network cannot be read */
export async function readRecipient(chainId: number, address: Address): Promise<RecipientFacts> {
  const [code, nonce] = await Promise.all([chainPort.code(chainId, address), minedNonce(rpcUrlsOf(chainId), address)]);
  return { isContract: code !== '0x', isUsed: code !== '0x' || nonce > 0 };
}

/** Whether the network would refuse one of these. @throws when it cannot be asked */
export async function isRefused(chainId: number, from: Address, to: Address, items: readonly Transfer[]) {
  try {
    await Promise.all(
      items.map((item) =>
        chainPort.call({ chainId, from, to: item.collectionAddress, value: 0n, data: encodeTransfer(item, from, to) }),
      ),
    );
    return false;
  } catch (error) {
    if (error instanceof SimulationError) return true;
    throw error;
  }
}
