import * as v from 'valibot';
import type { StepId } from './order-form-state.ts';
import * as texts from './notice-texts.ts';

const KEY = 'vitrine-signing';
const stepSchema = v.picklist(['approve', 'sign']);

/** Marks that this tab waits for a signature, which a reload would lose without a word. Null ends it. */
export function markSigning(step: StepId | null): void {
  try {
    if (step === null || step === 'publish') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, step);
  } catch {
    // All that is lost is a sentence after a reload.
  }
}

/** What to say after a reload that interrupted a signature; null if none did. Answers once. */
export function interruptedText(): string | null {
  try {
    const step = v.safeParse(stepSchema, sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    if (!step.success) return null;
    return step.output === 'approve' ? texts.closedBeforeSigning : texts.closedBeforePublishing;
  } catch {
    return null;
  }
}
