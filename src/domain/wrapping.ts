import { decodeFunctionResult, encodeFunctionData, keccak256 } from 'viem/utils';
import { VitrineError } from './errors.ts';
import { isKnownWrapped, type NetworkPin } from './pins.ts';
import { erc20Abi, wrappedAbi } from './token-abis.ts';
import { checkToken } from './transaction/steps/network.ts';
import type { Call, ReadPorts } from './transaction/ports.ts';

/*
 * Money is wrapped only where it comes back: before the first wei goes to a wrapped currency, its contract
 * is known by its code, or made to show what it does.
 */

type Hex = `0x${string}`;

/** Hash of the code of the wrapped currency that the embedded networks bring (`WrappedEther.sol`). */
export const WRAPPED_ETHER_CODE = '0x8b8731e5e8a7940aec34b62b70c11556d409113b26704b6d88dc1dc2fc246bac';

/** Code put, for a simulation only, where nothing is: answers what somebody has of the native currency. */
const PROBE_ADDRESS = '0x00000000000000000000000000000000000ba1a0';
const PROBE_CODE = '0x5f353160005260206000f3';

export type WrapPorts = ReadPorts & {
  /** What each call answers, one after the other; null where the node cannot tell. @throws when one reverts */
  trace(calls: readonly Call[], codes: Readonly<Record<string, Hex>>): Promise<readonly Hex[] | null>;
};

/** The contract does not do what a wrapped currency does: no money goes there. */
export class NotWrappedError extends VitrineError {
  override name = 'NotWrappedError';
  constructor(symbol: string, cause?: unknown) {
    super(`${symbol} does not wrap`, {
      userMessage: `Nothing was sent: the contract that the marketplace names for ${symbol} would not give your money back. Do not use it.`,
      retryable: false,
      cause,
    });
  }
}

/**
 * Makes sure that `amount` of native currency becomes as much of the wrapped one, and comes back from it.
 * @throws NotWrappedError; OrderMismatchError where symbol or decimals are not its contract's
 */
export async function checkWrapping(pin: NetworkPin, owner: Hex, amount: bigint, ports: WrapPorts): Promise<void> {
  const { chainId, wrapped } = pin;
  const code = await ports.chain.code(chainId, wrapped.address);
  if (code === '0x') throw new NotWrappedError(wrapped.symbol);
  await checkToken(chainId, wrapped, ports);
  if (keccak256(code) === WRAPPED_ETHER_CODE) return;
  const shown = await showWrapping(pin, owner, amount, ports).catch((cause: unknown) => {
    throw new NotWrappedError(wrapped.symbol, cause);
  });
  // A node that cannot simulate leaves the address: the build's own word counts, a server's does not.
  if (shown === null ? !isKnownWrapped(pin) : !shown) throw new NotWrappedError(wrapped.symbol);
}

/** Whether a deposit arrives whole and can be withdrawn whole; null where the node cannot tell. */
async function showWrapping(
  { chainId, wrapped }: NetworkPin,
  owner: Hex,
  amount: bigint,
  ports: WrapPorts,
): Promise<boolean | null> {
  const call = (to: Hex, data: Hex, value = 0n): Call => ({ chainId, from: owner, to, value, data });
  const native = call(PROBE_ADDRESS, `0x${owner.slice(2).padStart(64, '0')}`);
  const balance = call(
    wrapped.address,
    encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] }),
  );
  const deposit = call(wrapped.address, encodeFunctionData({ abi: wrappedAbi, functionName: 'deposit' }), amount);
  const withdraw = call(
    wrapped.address,
    encodeFunctionData({ abi: wrappedAbi, functionName: 'withdraw', args: [amount] }),
  );
  const answers = await ports.trace([native, balance, deposit, native, balance, withdraw, native, balance], {
    [PROBE_ADDRESS]: PROBE_CODE,
  });
  if (answers === null) return null;
  const at = (index: number) =>
    decodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', data: answers[index] ?? '0x' });
  const [had, hadWrapped] = [at(0), at(1)];
  return at(3) === had - amount && at(4) === hadWrapped + amount && at(6) === had && at(7) === hadWrapped;
}
