import { useState } from 'react';
import { NotLoggedInError } from '../../domain/errors.ts';
import { failureText } from '../../domain/wallet-errors.ts';
import { wrapNative, type Wrapping } from '../../trading/orders/wrap-native.ts';

/** Wraps what an offer lacks; the result is read from the chain. */
export function useWrap(
  o: Pick<Wrapping, 'chainId' | 'owner' | 'token'> & {
    onDone: () => void;
    onLoginNeeded: () => void;
  },
) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function wrap(amount: bigint, needed: bigint): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await wrapNative({ chainId: o.chainId, owner: o.owner, token: o.token, amount, needed });
    } catch (error) {
      if (error instanceof NotLoggedInError) o.onLoginNeeded();
      else setFailure(failureText(error));
    } finally {
      setBusy(false);
      o.onDone();
    }
  }

  return { wrap, busy, failure };
}
