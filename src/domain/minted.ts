import { ZERO_ADDRESS } from './order.ts';
import type { EventLog } from './seaport-fills.ts';

/** `Transfer(address,address,uint256)` of ERC-721. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

const wordOf = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;

/** Identifiers, in decimal, of what a collection minted to somebody by these logs, in their order. */
export function mintedIdentifiers(logs: readonly EventLog[], collection: string, owner: string): string[] {
  return logs.flatMap(({ address, topics }) => {
    const [kind, from, to, identifier] = topics;
    const isMint =
      address.toLowerCase() === collection.toLowerCase() &&
      kind === TRANSFER &&
      from === wordOf(ZERO_ADDRESS) &&
      to?.toLowerCase() === wordOf(owner);
    return isMint && identifier !== undefined ? [BigInt(identifier).toString()] : [];
  });
}
