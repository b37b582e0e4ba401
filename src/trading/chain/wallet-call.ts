import { VitrineError } from '../../domain/errors.ts';
import { checkSendable, type Purpose } from '../../domain/sendable.ts';
import { provesNothingSent, readWalletError, type WalletFailure } from '../../domain/wallet-errors.ts';
import { REVERTED_TEXT } from '../../domain/transaction/derive.ts';
import type { Call, PatientPorts } from '../../domain/transaction/ports.ts';
import { minedNonce, nextNonce, readReceipt } from '../../device/chain-reads.ts';
import { rpcBatch, RpcUnavailableError } from '../../device/rpc.ts';
import { chainPort, rpcUrlsOf } from '../../services/chain.ts';
import { sendTransaction } from '../../services/wallet.ts';
import * as texts from './texts.ts';

/*
 * How a wallet is asked to send one call: for a record (`transactions/ports.ts`), or, for approvals and
 * wrapping before a signature, without one.
 */

/** How often the chain is asked while a person waits for something to be mined. */
export const MINED_CHECK_MS = 1000;
const SETTLED_WITHIN_MS = 90_000;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** `doubt`: an error that does not prove that nothing was sent. */
export type SendAnswer = { hash: `0x${string}` } | { doubt: WalletFailure; cause: unknown };

/**
 * Asks the wallet to send a call. Its nonce is pinned: should this request be answered after we gave up
 * on it and asked again, both carry the same one, and at most one of them can ever be mined.
 * @throws UnsendableError for what this app never sends
 * @throws the wallet's error where it says beyond doubt that nothing was sent
 */
export async function askToSend(call: Call, nonce: number, purpose: Purpose): Promise<SendAnswer> {
  checkSendable(call, purpose);
  try {
    return { hash: await sendTransaction({ ...call, nonce }) };
  } catch (cause) {
    const doubt = readWalletError(cause);
    if (provesNothingSent(doubt)) throw cause;
    return { doubt, cause };
  }
}

/** The wallet's answer is unclear, and the chain shows nothing of the request. */
export class UnclearAnswerError extends VitrineError {
  override name = 'UnclearAnswerError';
  constructor(message: string, cause: unknown) {
    super(message, {
      userMessage: texts.unclearAnswer(message),
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
  // Sped up or replaced: whatever took the nonce is mined, and its effect is checked next.
  return (await minedNonce(urls, from)) > nonce;
}

/**
 * Calls without a record of their own: the chain is read before and after, so a lost call is found by
 * its effect, and one that was made is never made again. `untilMined` waits for the last one asked,
 * even if the wallet sped it up meanwhile. `purpose`: what it may be beside an approval.
 */
export function callsWithoutRecord(purpose: Purpose = {}): PatientPorts {
  let last: Sent | null = null;
  return {
    chain: chainPort,
    pause: () => pause(MINED_CHECK_MS),
    async ask(_, call) {
      const urls = rpcUrlsOf(call.chainId);
      const nonce = await nextNonce(urls, call.from);
      last = { urls, from: call.from, nonce, hash: null };
      const answer = await askToSend(call, nonce, purpose);
      if ('hash' in answer) {
        last.hash = answer.hash;
        // A node can take a transaction and lose its answer: the nonce tells.
      } else if ((await nextNonce(urls, call.from)) <= nonce) {
        throw new UnclearAnswerError(answer.doubt.message, answer.cause);
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
        await pause(MINED_CHECK_MS);
      }
    },
  };
}

/**
 * Waits until nothing of this sender is waiting to be mined: what is read then stays so.
 * @throws VitrineError when something still waits after a minute and a half
 */
export async function untilNothingWaits(chainId: number, from: `0x${string}`): Promise<void> {
  const urls = rpcUrlsOf(chainId);
  const deadline = Date.now() + SETTLED_WITHIN_MS;
  while ((await nextNonce(urls, from)) > (await minedNonce(urls, from))) {
    if (Date.now() > deadline) {
      throw new VitrineError(texts.walletBusy);
    }
    await pause(MINED_CHECK_MS);
  }
}
