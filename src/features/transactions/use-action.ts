import { useState } from 'react';
import { NotLoggedInError, VitrineError } from '../../domain/errors.ts';
import { LeftInFlightError } from '../../domain/transaction/under-way.ts';
import type { TransactionType } from '../../domain/transaction/record.ts';
import type { RequestOf } from '../../domain/transaction/registry.ts';
import type { Started } from '../../trading/transactions/engine.ts';

/** Why an action led no further, beside what it was about. `despite`: begins it anew, on the person's word that the wallet shows nothing of it. */
export type ActionNotice = { kind: 'expired' | 'changed' | 'refused'; message: string; despite?: () => void };

/**
 * Makes a transaction durable and lets it run. One that starts in `confirm` waits for its modal.
 * The modal's code is here before anything happens: no wallet opens without it.
 * @throws UnderWayError, StoreUnavailableError, NotLoggedInError
 */
export async function startTrade<Type extends TransactionType>(
  type: Type,
  chainId: number,
  request: RequestOf<Type>,
): Promise<Started> {
  const [{ startTransaction }] = await Promise.all([
    import('../../trading/transactions/engine.ts'),
    import('./active-overlay.tsx'),
    import('./event-modal.tsx'),
  ]);
  return startTransaction(type, chainId, request);
}

async function despite<T>(left: LeftInFlightError, action: () => Promise<T>): Promise<T> {
  await (await import('../../trading/transactions/engine.ts')).liftByWord(left);
  return action();
}

/** One action at a time, and what it came to. `action` answers a notice when it stops before a transaction. */
export function useAction(onLoginNeeded: () => void, failing: string) {
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<ActionNotice | null>(null);

  async function act(action: () => Promise<ActionNotice | null | void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setNotice(null);
    try {
      setNotice((await action()) ?? null);
    } catch (error) {
      if (error instanceof NotLoggedInError) onLoginNeeded();
      else
        setNotice({
          kind: 'refused',
          message: error instanceof VitrineError ? error.userMessage : failing,
          ...(error instanceof LeftInFlightError ? { despite: () => void act(() => despite(error, action)) } : {}),
        });
    } finally {
      setBusy(false);
    }
  }

  return { act, busy, notice };
}
