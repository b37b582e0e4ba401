import { ref } from 'valtio/vanilla';
import { NotLoggedInError } from '../../domain/errors.ts';
import { failureText } from '../../domain/wallet-errors.ts';
import { raiseAlert } from '../../services/alerts.ts';
import type { OrderDraft } from './order-draft.ts';
import { orderForm, waitsForNetwork, type Outcome, type Progress, type StepId } from './order-form-state.ts';
import { NOT_STORED } from './publish.ts';
import { createRun, DroppedSignatureError } from './run-orders.ts';
import { markSigning } from './signing-mark.ts';

/*
 * The run of the order sheet: one at a time in a tab, told by `orderForm.progress`. It outlives the
 * sheet: a wallet may answer after that was put aside.
 */

const NOTHING_YET = 'Nothing was signed and nothing was published.';
const UNKNOWN =
  'It is signed and kept on this device. Whether the marketplace has it is not known: Retry asks again, and the same order twice is one.';
const KEPT =
  'It is signed and kept on this device, but not published: nobody can use it yet. You can publish it later from your profile.';
const REFUSED =
  'It is signed and kept on this device, but not published, and never will be: discard it on your profile, and begin anew.';
const BACK_ONLINE =
  'Leave this open, and it is published when you are back online; or publish it later from your profile.';
const WAITING = `It is signed and kept on this device, but not published: nobody can use it yet. ${BACK_ONLINE}`;
const CUT_OFF = `It is signed and kept on this device. Whether the marketplace has it is not known; the same order twice is one. ${BACK_ONLINE}`;

/** What became of the signature, when not all is published. */
function stateText({ unknown, offline, refused, failure }: Outcome): string {
  if (failure === NOT_STORED) return '';
  if (refused) return REFUSED;
  if (offline) return unknown ? CUT_OFF : WAITING;
  return unknown ? UNKNOWN : KEPT;
}

const withStop = (text: string) => text.replace(/\.?$/, '.');

/** What stopped it before anything was signed; a signature that was dropped says so itself. */
const unsignedText = (error: unknown): string =>
  error instanceof DroppedSignatureError ? error.userMessage : `${withStop(failureText(error))} ${NOTHING_YET}`;

/** What a person is told who put the sheet aside. */
function tell(outcomes: readonly Outcome[], failure: string | null): void {
  if (!orderForm.hidden) return;
  const side = outcomes[0]?.order.side === 'offer' ? 'offer' : 'listing';
  if (failure !== null) {
    // A toast is gone before it is read: what stopped it, and Retry, come back with the sheet.
    orderForm.hidden = false;
    return;
  }
  raiseAlert({ status: 'success', title: `Your ${side} is published`, description: '' });
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
    outcomes,
  });
  tell(outcomes, failure);
}

/** The view that shows the run. */
export type RunHost = {
  onLoginNeeded(): void;
  /** It ended, well or not: what is public on the screen may have changed. */
  onEnd(): unknown;
};

type Run = { run: ReturnType<typeof createRun>; steps: readonly StepId[] };
let current: Run | null = null;

async function follow({ run, steps }: Run, { onLoginNeeded, onEnd }: RunHost): Promise<void> {
  let at: StepId = steps[0] ?? 'sign';
  try {
    const outcomes = await run((step, message) => {
      markSigning(step);
      at = steps.includes(step) ? step : at;
      show({ status: 'running', steps, at, message, outcomes: [] });
    });
    finish(outcomes, steps);
  } catch (error) {
    if (error instanceof NotLoggedInError) onLoginNeeded();
    markSigning(null);
    const message = unsignedText(error);
    show({ status: 'failed', steps, at, message, outcomes: [] });
    tell([], message);
  }
  await onEnd();
}

const isRunning = () => orderForm.progress?.status === 'running';

/** Carries on where the current run stopped; nothing while it runs, or where there is none. Never throws. */
export async function carryOn(host: RunHost): Promise<void> {
  if (current === null || isRunning()) return;
  const { steps } = current;
  orderForm.startedAt = Date.now();
  show({ status: 'running', steps, at: steps[0] ?? 'sign', message: '', outcomes: [] });
  await follow(current, host);
}

/** The network is back: what waits for nothing else goes out. */
export const carryOnOnline = async (host: RunHost): Promise<void> => {
  if (waitsForNetwork()) await carryOn(host);
};

/** Runs what a form decided. A second press does nothing: what runs is what Retry must carry on with. */
export async function publishDrafts(
  drafts: readonly OrderDraft[],
  needsApproval: boolean,
  host: RunHost,
): Promise<void> {
  if (isRunning()) return;
  current = { run: createRun(drafts), steps: needsApproval ? ['approve', 'sign', 'publish'] : ['sign', 'publish'] };
  await carryOn(host);
}
