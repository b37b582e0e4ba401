import { isAddress } from 'viem/utils';
import { VitrineError } from './errors.ts';

/** ZKsync's transaction of EIP-712 typed data. */
export const EIP712_TX_TYPE = 113;
export const DEFAULT_GAS_PER_PUBDATA = 50_000n;

/** A transaction of type 113 that cannot be signed; nothing was asked of the wallet. */
export class Eip712TransactionError extends VitrineError {
  override name = 'Eip712TransactionError';
  constructor(message: string) {
    super(message, { retryable: false });
  }
}

export type Eip712Request = {
  chainId?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  gasPerPubdata?: bigint | undefined;
  paymaster?: string | undefined;
  paymasterInput?: string | undefined;
};

/**
 * The same request with its defaults, as viem/zksync serializes it. Throws an `Eip712TransactionError` without a
 * positive chain id, with a malformed address, and where only one of paymaster and its input is given.
 */
export function eip712Request<T extends Eip712Request>(request: T): T & { type: 'eip712'; gasPerPubdata: bigint } {
  const { chainId, from, to, paymaster, paymasterInput } = request;
  if (chainId === undefined || !Number.isSafeInteger(chainId) || chainId <= 0) {
    throw new Eip712TransactionError('The chain id must be a positive number');
  }
  for (const [name, address] of Object.entries({ from, to, paymaster })) {
    if (address !== undefined && !isAddress(address, { strict: false })) {
      throw new Eip712TransactionError(`"${name}" is not an address: ${address.slice(0, 60)}`);
    }
  }
  if (from === undefined) throw new Eip712TransactionError('"from" is missing');
  if (to === undefined) throw new Eip712TransactionError('"to" is missing');
  if (paymaster !== undefined && paymasterInput === undefined) {
    throw new Eip712TransactionError('A paymaster needs its input');
  }
  if (paymaster === undefined && paymasterInput !== undefined) {
    throw new Eip712TransactionError('A paymaster input needs its paymaster');
  }
  return { ...request, type: 'eip712', gasPerPubdata: request.gasPerPubdata ?? DEFAULT_GAS_PER_PUBDATA };
}
