import { encodeFunctionData, parseAbi } from 'viem/utils';
import { NOT_SENT, readWalletError } from '../../domain/wallet-errors.ts';
import { VitrineError } from '../../domain/errors.ts';
import { REVERTED_TEXT } from '../../domain/transaction/machine.ts';
import type { ApprovalPorts, Call } from '../../domain/transaction/ports.ts';
import { minedNonce, nextNonce, readReceipt } from '../../device/chain-reads.ts';
import { rpcBatch, RpcUnavailableError } from '../../device/rpc.ts';
import { chainPort, rpcUrlsOf } from '../../services/chain.ts';
import { sendTransaction } from '../../services/wallet.ts';

/*
 * Transactions that prepare a signature: approvals and wrapping. They have no record of their own:
 * what they are for is read from the chain before and after, so one that was lost is found by its
 * effect, and one that was made is never made again.
 */

const LOOK_MS = 1000;
const SETTLED_WITHIN_MS = 90_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The wallet's answer is not clear, and the chain shows nothing of it. */
export class UnclearAnswerError extends VitrineError {
  override name = 'UnclearAnswerError';
  constructor(message: string, cause: unknown) {
    super(message, {
      userMessage: `${message}. Look into your wallet before you try again: the request may still be open there.`,
      cause,
    });
  }
}

type Sent = { urls: readonly string[]; from: string; nonce: number; hash: `0x${string}` | null };

/** @throws when it was mined and reverted */
async function isMined({ urls, from, nonce, hash }: Sent): Promise<boolean> {
  if (hash !== null) {
    const [answer] = await rpcBatch(urls, [{ method: 'eth_getTransactionReceipt', params: [hash] }]);
    const receipt = readReceipt(answer);
    if (receipt?.status === 'reverted') throw new VitrineError(REVERTED_TEXT);
    if (receipt?.status === 'success') return true;
  }
  // Sped up or replaced: whatever took the nonce is mined, and its effect is looked at next.
  return (await minedNonce(urls, from)) > nonce;
}

/** Asks the wallet to send, and waits until it is mined, however the wallet sped it up meanwhile. */
export function walletCalls(): ApprovalPorts {
  let last: Sent | null = null;
  return {
    chain: chainPort,
    async ask(_, call) {
      const urls = rpcUrlsOf(call.chainId);
      const nonce = await nextNonce(urls, call.from);
      last = { urls, from: call.from, nonce, hash: null };
      try {
        last.hash = await sendTransaction({ ...call, nonce });
      } catch (error) {
        const { code, message } = readWalletError(error);
        if (NOT_SENT.has(code)) throw error;
        // A node can take a transaction and lose its answer: the nonce tells.
        if ((await nextNonce(urls, call.from)) <= nonce) throw new UnclearAnswerError(message, error);
      }
    },
    async untilMined() {
      if (last === null) return;
      const sent = last;
      for (;;) {
        try {
          if (await isMined(sent)) return;
        } catch (error) {
          // A network that does not answer says nothing about the transaction.
          if (!(error instanceof RpcUnavailableError)) throw error;
        }
        await pause(LOOK_MS);
      }
    },
  };
}

/** Nothing of this sender waits to be mined: what is read now is how it stays. */
async function untilNothingWaits(chainId: number, from: `0x${string}`): Promise<void> {
  const urls = rpcUrlsOf(chainId);
  const deadline = Date.now() + SETTLED_WITHIN_MS;
  while ((await nextNonce(urls, from)) > (await minedNonce(urls, from))) {
    if (Date.now() > deadline) {
      throw new VitrineError('A transaction of your wallet is still under way. Try again when it is settled.');
    }
    await pause(LOOK_MS);
  }
}

const wrappedAbi = parseAbi(['function deposit() payable']);

export type Wrapping = {
  chainId: number;
  owner: `0x${string}`;
  /** The wrapped native currency. */
  token: `0x${string}`;
  /** What the person agreed to wrap, at most. */
  amount: bigint;
  /** What must be there afterwards. */
  needed: bigint;
  readBalance(): Promise<bigint>;
};

/** Turns native currency into its wrapped form, only as much as is missing; never twice for one need. */
export async function wrapNative({ chainId, owner, token, amount, needed, readBalance }: Wrapping): Promise<void> {
  await untilNothingWaits(chainId, owner);
  const missing = needed - (await readBalance());
  if (missing <= 0n) return;
  if (missing > amount) throw new VitrineError('Your balance has changed. Look at the amount again.');
  const data = encodeFunctionData({ abi: wrappedAbi, functionName: 'deposit' });
  const deposit: Call = { chainId, from: owner, to: token, value: missing, data };
  await chainPort.call(deposit);
  const calls = walletCalls();
  await calls.ask('main', deposit);
  await calls.untilMined();
  if ((await readBalance()) < needed) throw new VitrineError('The wrapped amount has not arrived');
}
