import { useState } from 'react';
import { NotLoggedInError, sentenceOf } from '../../domain/errors.ts';
import { LeftInFlightError } from '../../domain/transaction/under-way.ts';
import { liftByWord } from '../../trading/transactions/start-trade.ts';

/** Why an action stopped, shown beside its button. `despite` begins it anew, on the person's word that the wallet shows nothing of it. */
export type ActionNotice = { kind: 'expired' | 'changed' | 'refused'; message: string; despite?: () => void };

/** Opens the way to log in; `press` goes on after it. */
export type LogInFirst = (press: () => void) => void;

/** One action at a time, and what came of it. `action` returns a notice when it stops before a transaction. */
export function useAction(onLoginNeeded: LogInFirst, failing: string) {
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<ActionNotice | null>(null);

  async function act(action: () => Promise<ActionNotice | null | void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setNotice(null);
    try {
      setNotice((await action()) ?? null);
    } catch (error) {
      if (error instanceof NotLoggedInError) onLoginNeeded(() => void act(action));
      else
        setNotice({
          kind: 'refused',
          message: sentenceOf(error, failing),
          ...(error instanceof LeftInFlightError
            ? { despite: () => void act(() => liftByWord(error).then(action)) }
            : {}),
        });
    } finally {
      setBusy(false);
    }
  }

  return { act, busy, notice };
}
