import { getAddress } from 'viem/utils';
import { ZERO_ADDRESS } from './order.ts';
import { isAddress } from './paths.ts';

/** Who sends, and the contracts of what is sent; in lower case. */
export type Sender = { address: string; collections: readonly string[] };

const NOT_AN_ADDRESS = 'This is no address. One begins with 0x, and 40 digits and letters from a to f follow.';
const MISTYPED = 'A character of this address is wrong: its capital letters do not fit. Copy it again.';
const NOBODY = 'This address belongs to nobody: what is sent there is lost.';
const YOURSELF = 'This is your own address.';
const COLLECTION = 'This is the collection’s own contract: what is sent there is lost.';

/** Letters of both cases are a checksum, which finds what was mistyped. */
const isMistyped = (address: string): boolean => {
  const digits = address.slice(2);
  return digits !== digits.toLowerCase() && digits !== digits.toUpperCase() && getAddress(address) !== address;
};

/** Why nothing can be sent to what was typed, as far as that shows without a network; null when it can. */
export function recipientProblem(text: string, { address, collections }: Sender): string | null {
  if (!isAddress(text)) return NOT_AN_ADDRESS;
  if (isMistyped(text)) return MISTYPED;
  const recipient = text.toLowerCase();
  if (recipient === ZERO_ADDRESS) return NOBODY;
  if (recipient === address) return YOURSELF;
  return collections.includes(recipient) ? COLLECTION : null;
}
