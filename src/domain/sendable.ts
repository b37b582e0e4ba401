import { decodeFunctionData, parseAbi } from 'viem/utils';
import { marketName } from '../language/market-name.ts';
import { VitrineError } from './errors.ts';
import { encodeTransfer, type Transfer } from './item-transfer.ts';
import { SEAPORT_ADDRESS } from './order.ts';
import { encodeRevocation, type Approval } from './revocation.ts';
import type { Call } from './transaction/ports.ts';

const abi = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function setApprovalForAll(address operator, bool approved)',
  'function deposit() payable',
  'function mint(uint256 quantity) payable',
]);

/** By selector, what is ever asked of Seaport; a filling call may carry money. */
const SEAPORT_CALLS: Readonly<Record<string, 'money' | 'free'>> = {
  // fulfillAdvancedOrder, fulfillAvailableAdvancedOrders
  '0xe7acab24': 'money',
  '0x87201b41': 'money',
  // matchAdvancedOrders, cancel, incrementCounter
  '0xf2d12b12': 'free',
  '0xfd9f1e10': 'free',
  '0x5b34b966': 'free',
};

/** What this one request may be beside a call to Seaport and its approval; addresses in lower case. */
export type Purpose = {
  /** The contract that is minted from. */
  mint?: string;
  /** The wrapped currency, as pinned. */
  wrap?: string;
  /** Items that the person sends, and to whom: each by exactly its own call. */
  send?: { recipient: `0x${string}`; items: readonly Transfer[] };
  /** The approval that is taken back, by exactly its own call. */
  revoke?: Approval;
};

/** A wallet was about to be asked for something this app never does. */
export class UnsendableError extends VitrineError {
  override name = 'UnsendableError';
  constructor() {
    super('No call of this app', {
      userMessage: `Nothing was sent: this is no call that ${marketName()} makes. Reload the page, and tell whoever runs this marketplace.`,
      retryable: false,
    });
  }
}

/**
 * The last gate before a wallet, whatever was checked before: Seaport, its approvals, the pinned wrapped
 * currency, and the mint, the items on their way and the approval taken back that the person sees. Nothing else is ever sent.
 * @throws UnsendableError
 */
export function checkSendable(call: Call, purpose: Purpose): void {
  if (!isSendable(call, purpose)) throw new UnsendableError();
}

function isSendable({ from, to, value, data }: Call, { mint, wrap, send, revoke }: Purpose): boolean {
  if (to === SEAPORT_ADDRESS) {
    const kind = SEAPORT_CALLS[data.slice(0, 10)];
    return kind === 'money' || (kind === 'free' && value === 0n);
  }
  if (
    send?.items.some(
      (item) => to === item.collectionAddress && isTagged(data, encodeTransfer(item, from, send.recipient)),
    )
  )
    return value === 0n;
  if (revoke !== undefined && to === revoke.contract && isTagged(data, encodeRevocation(revoke))) return value === 0n;
  const call = read(data);
  if (call === null) return false;
  switch (call.functionName) {
    case 'approve':
    case 'setApprovalForAll':
      return value === 0n && call.args[0].toLowerCase() === SEAPORT_ADDRESS;
    case 'deposit':
      return to === wrap;
    case 'mint':
      return to === mint;
    default:
      return call satisfies never;
  }
}

/** Digits of `intentTag`, which follows a call's arguments. */
const TAG_DIGITS = 16;

const isTagged = (data: string, call: string) => data.startsWith(call) && data.length === call.length + TAG_DIGITS;

function read(data: `0x${string}`) {
  try {
    return decodeFunctionData({ abi, data });
  } catch {
    return null;
  }
}
