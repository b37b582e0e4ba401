import { getAddress } from 'viem/utils';
import { ZERO_ADDRESS } from './order.ts';
import * as texts from './order-texts.ts';
import { isAddress } from './paths.ts';

/** Who sends, and the contracts of what is sent; in lower case. */
export type Sender = { address: string; collections: readonly string[] };

/** Letters of both cases are a checksum, which finds what was mistyped. */
const isMistyped = (address: string): boolean => {
  const digits = address.slice(2);
  return digits !== digits.toLowerCase() && digits !== digits.toUpperCase() && getAddress(address) !== address;
};

/** Why nothing can be sent to what was typed, as far as that shows without a network; null when it can. */
export function recipientProblem(text: string, { address, collections }: Sender): string | null {
  if (!isAddress(text)) return texts.notAnAddress;
  if (isMistyped(text)) return texts.mistyped;
  const recipient = text.toLowerCase();
  if (recipient === ZERO_ADDRESS) return texts.nobody;
  if (recipient === address) return texts.yourself;
  return collections.includes(recipient) ? texts.collectionItself : null;
}
