import * as v from 'valibot';
import { numberToHex } from 'viem';
import { hash32Schema } from '../contract/primitives.ts';
import { ask, requireWalletAt, WalletError } from './wagmi-wallet.ts';

/*
 * EIP-5792: several calls as one confirmation.
 */

const ANSWER_MS = 3000;

/** What opens no window is answered soon or not at all: nothing else may wait for such a wallet. */
const askBriefly = (method: string, params: readonly unknown[]): Promise<unknown> =>
  Promise.race([
    ask(method, params).catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, ANSWER_MS, null)),
  ]);

const capabilitiesSchema = v.record(
  v.string(),
  v.looseObject({ atomic: v.optional(v.looseObject({ status: v.optional(v.string()) })) }),
);

/**
 * Whether the wallet takes several calls as one that happens completely or not at all (EIP-5792, `atomic`); `ready`
 * means that it would first ask the person to upgrade the account. Most wallets do not know the method.
 */
export async function offersBatches(owner: `0x${string}`, chainId: number): Promise<boolean> {
  const id = numberToHex(chainId);
  const answer = await askBriefly('wallet_getCapabilities', [owner, [id]]);
  const parsed = v.safeParse(capabilitiesSchema, answer);
  // `0x0` stands for every chain.
  const status = parsed.success ? (parsed.output[id] ?? parsed.output['0x0'])?.atomic?.status : undefined;
  return status === 'supported' || status === 'ready';
}

/** Several calls that happen completely or not at all; values in wei. */
export type CallsRequest = {
  /** Our own id: a wallet accepts each id once. */
  id: string;
  chainId: number;
  from: `0x${string}`;
  calls: readonly { to: `0x${string}`; value: bigint; data: `0x${string}` }[];
};

const sentCallsSchema = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(8194)) });

/** Asks for a batch; returns the id by which the wallet knows it. */
export async function sendCalls({ id, chainId, from, calls }: CallsRequest): Promise<string> {
  await requireWalletAt(from, chainId);
  const answer = await ask('wallet_sendCalls', [
    {
      version: '2.0.0',
      id,
      chainId: numberToHex(chainId),
      from,
      atomicRequired: true,
      calls: calls.map(({ to, value, data }) => ({ to, value: numberToHex(value), data })),
    },
  ]);
  const parsed = v.safeParse(sentCallsSchema, answer);
  if (!parsed.success) throw new WalletError(-32603, 'The wallet did not say what became of the request', answer);
  return parsed.output.id;
}

const callsStatusSchema = v.object({
  status: v.number(),
  receipts: v.optional(v.array(v.object({ transactionHash: hash32Schema })), []),
});

/** What a wallet says about a batch: `hash` is that of the transaction that carried it, or of its last part. */
export type CallsStatus = { state: 'waiting' | 'mined' | 'dropped'; hash: `0x${string}` | null };

/** Null when the wallet does not know the id, or does not say: that proves nothing. */
export async function readCallsStatus(id: string): Promise<CallsStatus | null> {
  const answer = await askBriefly('wallet_getCallsStatus', [id]);
  const parsed = v.safeParse(callsStatusSchema, answer);
  if (!parsed.success) return null;
  const { status, receipts } = parsed.output;
  const hash = receipts.at(-1)?.transactionHash ?? null;
  if (hash !== null) return { state: 'mined', hash };
  // 400: not on chain, and never will be. 500: all of it reverted, and nothing of it is on chain.
  return { state: status === 400 || status === 500 ? 'dropped' : 'waiting', hash };
}
