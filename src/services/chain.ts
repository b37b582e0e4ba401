import * as v from 'valibot';
// Not from `viem/utils`: that brings the whole codec along for everybody who is signed in.
import { numberToHex } from 'viem';
import { hexSchema } from '../contract/primitives.ts';
import { readWalletError } from '../domain/wallet-errors.ts';
import { VitrineError } from '../domain/errors.ts';
import type { BatchPorts, Call, TransactionPorts } from '../domain/transaction/ports.ts';
import { rpc, RpcAnswerError } from '../device/rpc.ts';
import { networkById } from './runtime.ts';

/** The node addresses of a chain; none for a chain we do not know. */
export const rpcUrlsOf = (chainId: number): readonly string[] => networkById(chainId)?.rpcUrls ?? [];

/** The call would revert: reported before a wallet opens. */
export class SimulationError extends VitrineError {
  override name = 'SimulationError';
  constructor(reason: string, cause: unknown) {
    super(`Simulation: ${reason}`, { userMessage: `The network would refuse this: ${reason}`, cause });
  }
}

const simulatedSchema = v.pipe(
  v.array(
    v.object({
      calls: v.array(
        v.object({
          returnData: hexSchema,
          status: v.picklist(['0x1', '0x0']),
          error: v.optional(v.object({ message: v.string() })),
        }),
      ),
    }),
  ),
  v.minLength(1),
);

const simulateCalls = async (chainId: number, calls: readonly Call[], codes: Readonly<Record<string, string>> = {}) => {
  const made = calls.map(({ from, to, value, data }) => ({ from, to, value: numberToHex(value), data }));
  const overrides = Object.entries(codes).map(([address, code]) => [address, { code }] as const);
  const block = { calls: made, ...(overrides.length > 0 && { stateOverrides: Object.fromEntries(overrides) }) };
  const answer = await rpc(rpcUrlsOf(chainId), 'eth_simulateV1', [{ blockStateCalls: [block] }, 'latest']);
  return v.parse(simulatedSchema, answer)[0]!.calls;
};

/** Not every node knows `eth_simulateV1`: without it a batch is not checked, so it is not asked for. */
export const canSimulate = (chainId: number): Promise<boolean> =>
  simulateCalls(chainId, []).then(
    () => true,
    () => false,
  );

/** Like `chainPort.call`, for several calls, each of which sees the effects of those before it. */
export const simulate: BatchPorts['simulate'] = async (calls) => (await simulateAll(calls)).at(-1)!;

/**
 * The same, with what each call returned; `codes`: code to place at an address for this simulation only.
 * @throws SimulationError when one would revert
 */
export async function simulateAll(
  calls: readonly Call[],
  codes?: Readonly<Record<string, `0x${string}`>>,
): Promise<readonly `0x${string}`[]> {
  const results = await simulateCalls(calls[0]!.chainId, calls, codes);
  const failed = results.find(({ status }) => status === '0x0');
  if (failed !== undefined) throw new SimulationError(failed.error?.message ?? 'it would revert', failed);
  return results.map(({ returnData }) => returnData);
}

/** Gas that a call would use now, as the node estimates it. @throws when it would revert */
export const estimateCallGas = async ({ chainId, from, to, value, data }: Call): Promise<bigint> =>
  BigInt(
    v.parse(
      hexSchema,
      await rpc(rpcUrlsOf(chainId), 'eth_estimateGas', [{ from, to, value: numberToHex(value), data }]),
    ),
  );

/** Contract reads and simulations on the network's own nodes, whatever network the wallet is on. */
export const chainPort: TransactionPorts['chain'] = {
  async call({ chainId, from, to, value, data }) {
    const transaction = { ...(from === undefined ? {} : { from }), to, value: numberToHex(value), data };
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
  async code(chainId, address) {
    return v.parse(hexSchema, await rpc(rpcUrlsOf(chainId), 'eth_getCode', [address, 'latest']));
  },
};
