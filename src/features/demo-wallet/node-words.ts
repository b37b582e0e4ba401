import { BaseError } from 'viem';
import { RpcAnswerError } from '../../device/rpc.ts';
import { readWalletError } from '../../domain/wallet-errors.ts';
import { reach } from './connection.ts';
import { ProviderError } from './provider-error.ts';

/**
 * What asks a node before something is signed. A call that the node would refuse ends in the catalogue's words, as
 * any wallet's does.
 * @throws ProviderError where the node said no
 * @throws NoConnectionError where it said nothing
 */
export async function askNode<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await reach(work);
  } catch (error) {
    if (!(error instanceof RpcAnswerError || error instanceof BaseError)) throw error;
    const { code, message } = readWalletError(error);
    throw new ProviderError(code ?? -32000, message);
  }
}
