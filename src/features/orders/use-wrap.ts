import { useState } from 'react';
import { NotLoggedInError, VitrineError } from '../../domain/errors.ts';
import { readWalletError } from '../../domain/wallet-errors.ts';
import { requireOnline, requireTrader } from '../../services/trader.ts';
import { switchWalletChain } from '../../services/wallet.ts';
import { readBalance } from '../../trading/chain/chain-facts.ts';
import { wrapNative } from '../../trading/chain/wallet-call.ts';

/** Wraps what is missing of an offer; the result is read from the chain. */
export function useWrap(o: {
  chainId: number;
  owner: `0x${string}`;
  token: `0x${string}`;
  onDone: () => void;
  onLoginNeeded: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function wrap(amount: bigint, needed: bigint): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      requireTrader();
      requireOnline('wrap');
      await switchWalletChain(o.chainId);
      const { chainId, owner, token } = o;
      await wrapNative({
        chainId,
        owner,
        token,
        amount,
        needed,
        readBalance: () => readBalance(chainId, token, owner),
      });
    } catch (error) {
      if (error instanceof NotLoggedInError) o.onLoginNeeded();
      else setFailure(error instanceof VitrineError ? error.userMessage : readWalletError(error).message);
    } finally {
      setBusy(false);
      o.onDone();
    }
  }

  return { wrap, busy, failure };
}
