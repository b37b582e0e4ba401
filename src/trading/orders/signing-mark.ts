import * as v from 'valibot';
import type { StepId } from './order-form-state.ts';

const KEY = 'vitrine-signing';
const stepSchema = v.picklist(['approve', 'sign']);

/** This tab waits for a signature: a reload would lose that without a word. Null ends it. */
export function markSigning(step: StepId | null): void {
  try {
    if (step === null || step === 'publish') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, step);
  } catch {
    // Only a sentence after a reload is lost.
  }
}

/** What to say after a reload that came in between; null when none did. Says it once. */
export function interruptedText(): string | null {
  try {
    const step = v.safeParse(stepSchema, sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    if (!step.success) return null;
    return step.output === 'approve'
      ? 'Nothing was signed and nothing was published. An approval that you confirmed in your wallet stands. Start again when you like.'
      : 'Nothing that you signed was kept, and nothing was published. Refuse what your wallet still asks, and start again.';
  } catch {
    return null;
  }
}
