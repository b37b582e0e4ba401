import { ref } from 'valtio/vanilla';
import { NotLoggedInError } from '../../domain/errors.ts';
import { failureText } from '../../domain/wallet-errors.ts';
import { raiseAlert } from '../../services/alerts.ts';
import type { OrderDraft } from './order-draft.ts';
import { orderForm, waitsForNetwork, type Outcome, type Progress, type StepId } from './order-form-state.ts';
import { createRun, DroppedSignatureError } from './run-orders.ts';
import { markSigning } from './signing-mark.ts';
import * as texts from './texts.ts';

/*
 * Signs and publishes order drafts, one run at a time in a tab; `orderForm.progress` says how far it is.
 * A run outlives its sheet: a wallet may answer after that was put aside.
 */

/** What became of the signature, if not all is published. */
function stateText({ unknown, offline, refused, failure }: Outcome): string {
  if (failure === texts.notStored) return '';
  if (refused) return texts.storedForNothing;
  if (offline) return unknown ? texts.waitingMaybePublished : texts.waiting;
  return unknown ? texts.maybePublished : texts.stored;
}

const withStop = (text: string) => text.replace(/\.?$/, '.');

/** What stopped it before a signature; the error of a dropped signature says so itself. */
const unsignedText = (error: unknown): string =>
  error instanceof DroppedSignatureError ? error.userMessage : `${withStop(failureText(error))} ${texts.nothingSigned}`;

/** Tells the end to somebody who put the sheet aside. */
function tell(outcomes: readonly Outcome[], failure: string | null): void {
  if (!orderForm.hidden) return;
  if (failure !== null) {
    // A toast would be gone too soon: the sheet comes back with the reason and Retry.
    orderForm.hidden = false;
    return;
  }
  const isOffer = outcomes[0]?.order.side === 'offer';
  raiseAlert({ status: 'success', title: isOffer ? texts.offerPublished : texts.listingPublished, description: '' });
  Object.assign(orderForm, { hidden: false, subject: null, progress: null });
}

const show = (progress: Progress) => {
  orderForm.progress = ref(progress);
};

function finish(outcomes: readonly Outcome[], steps: readonly StepId[]): void {
  const failed = outcomes.find((outcome) => outcome.failure !== null);
  const failure = failed === undefined ? null : `${withStop(failed.failure ?? '')} ${stateText(failed)}`.trim();
  show({
    status: failure === null ? 'done' : 'failed',
    steps,
    at: 'publish',
    message: failure ?? '',
    asked: null,
    outcomes,
  });
  tell(outcomes, failure);
}

/** The view that shows the run. */
export type RunHost = {
  onLoginNeeded(): void;
  /** It ended, well or not: public data on the screen may have changed. */
  onEnd(): unknown;
};

type Run = { run: ReturnType<typeof createRun>; steps: readonly StepId[] };
let current: Run | null = null;

async function follow({ run, steps }: Run, { onLoginNeeded, onEnd }: RunHost): Promise<void> {
  let at: StepId = steps[0] ?? 'sign';
  try {
    const outcomes = await run((step, message, asked) => {
      markSigning(step);
      at = steps.includes(step) ? step : at;
      show({ status: 'running', steps, at, message, asked: asked ?? null, outcomes: [] });
    });
    finish(outcomes, steps);
  } catch (error) {
    if (error instanceof NotLoggedInError) onLoginNeeded();
    markSigning(null);
    const message = unsignedText(error);
    show({ status: 'failed', steps, at, message, asked: null, outcomes: [] });
    tell([], message);
  }
  await onEnd();
}

const isRunning = () => orderForm.progress?.status === 'running';

/** Carries on where the current run stopped; does nothing while it runs, or where there is none. Never throws. */
export async function carryOn(host: RunHost): Promise<void> {
  if (current === null || isRunning()) return;
  const { steps } = current;
  orderForm.startedAt = Date.now();
  show({ status: 'running', steps, at: steps[0] ?? 'sign', message: '', asked: null, outcomes: [] });
  await follow(current, host);
}

/** The network is back: publishes what waited only for that. */
export const carryOnOnline = async (host: RunHost): Promise<void> => {
  if (waitsForNetwork()) await carryOn(host);
};

/** Signs and publishes what a form decided. A second press does nothing: Retry carries on with the first run. */
export async function publishDrafts(
  drafts: readonly OrderDraft[],
  needsApproval: boolean,
  host: RunHost,
): Promise<void> {
  if (isRunning()) return;
  current = { run: createRun(drafts), steps: needsApproval ? ['approve', 'sign', 'publish'] : ['sign', 'publish'] };
  await carryOn(host);
}
