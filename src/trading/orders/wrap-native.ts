import { encodeFunctionData } from 'viem/utils';
import { VitrineError } from '../../domain/errors.ts';
import { wrappedAbi } from '../../domain/token-abis.ts';
import { checkWrapping } from '../../domain/wrapping.ts';
import type { Call } from '../../domain/transaction/ports.ts';
import { canSimulate, chainPort, simulateAll } from '../../services/chain.ts';
import { requireOnline, requireTrader } from '../../services/trader.ts';
import { switchWalletChain } from '../../services/wallet.ts';
import { readBalance } from '../chain/chain-facts.ts';
import { pinned, settingsOf } from '../chain/pinned.ts';
import { callsWithoutRecord, untilNothingWaits } from '../chain/wallet-call.ts';
import * as texts from './texts.ts';

/** Amounts are in base units, which native money and its wrapped form share. */
export type Wrapping = {
  chainId: number;
  owner: `0x${string}`;
  /** The wrapped native currency, as the form showed it. */
  token: `0x${string}`;
  /** What the person agreed to wrap, at most. */
  amount: bigint;
  /** What must be there afterwards. */
  needed: bigint;
};

/**
 * Wraps native currency: only as much as is missing, and never twice for one need.
 * @throws NotLoggedInError, OfflineError, the wallet's refusal, or a sentence when the amounts do not hold or
 * the token is not the pinned one, or would not give the money back
 */
export async function wrapNative({ chainId, owner, token, amount, needed }: Wrapping): Promise<void> {
  await requireTrader();
  requireOnline(texts.toWrap);
  const pin = await pinned(chainId, [], await settingsOf(chainId));
  if (token !== pin.wrapped.address) throw new VitrineError(texts.termsChanged);
  await switchWalletChain(chainId);
  await untilNothingWaits(chainId, owner);
  const missing = needed - (await readBalance({ chainId, token, owner }));
  if (missing <= 0n) return;
  if (missing > amount) throw new VitrineError(texts.balanceChanged);
  const data = encodeFunctionData({ abi: wrappedAbi, functionName: 'deposit' });
  const deposit: Call = { chainId, from: owner, to: token, value: missing, data };
  await checkWrapping(pin, owner, missing, {
    chain: chainPort,
    trace: async (calls, codes) => ((await canSimulate(chainId)) ? simulateAll(calls, codes) : null),
  });
  await chainPort.call(deposit);
  const calls = callsWithoutRecord({ wrap: pin.wrapped.address });
  await calls.ask('main', deposit);
  await calls.untilMined();
  if ((await readBalance({ chainId, token, owner })) < needed) {
    throw new VitrineError(texts.wrapMissing);
  }
}
