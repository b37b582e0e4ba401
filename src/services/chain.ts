import * as v from 'valibot';
import { hexSchema } from '../contract/primitives.ts';
import { readWalletError } from '../domain/wallet-errors.ts';
import { VitrineError } from '../domain/errors.ts';
import type { TransactionPorts } from '../domain/transaction/ports.ts';
import { rpc, RpcAnswerError } from '../device/rpc.ts';
import { networkById } from './runtime.ts';

/** The node addresses of a chain; none for a chain we do not know. */
export const rpcUrlsOf = (chainId: number): readonly string[] => networkById(chainId)?.rpcUrls ?? [];

const hex = (value: bigint) => `0x${value.toString(16)}`;

/** The call would revert: said before a wallet opens. */
export class SimulationError extends VitrineError {
  override name = 'SimulationError';
  constructor(reason: string, cause: unknown) {
    super(`Simulation: ${reason}`, { userMessage: `The network would refuse this: ${reason}`, cause });
  }
}

/** Contract reads and simulations, on the network's own nodes, whatever the wallet does. */
export const chainPort: TransactionPorts['chain'] = {
  async call({ chainId, from, to, value, data }) {
    const transaction = { ...(from === undefined ? {} : { from }), to, value: hex(value), data };
    try {
      return v.parse(hexSchema, await rpc(rpcUrlsOf(chainId), 'eth_call', [transaction, 'latest']));
    } catch (error) {
      if (error instanceof RpcAnswerError) throw new SimulationError(readWalletError(error).message, error);
      throw error;
    }
  },
  async nativeBalance(chainId, owner) {
    return BigInt(v.parse(v.string(), await rpc(rpcUrlsOf(chainId), 'eth_getBalance', [owner, 'latest'])));
  },
};
