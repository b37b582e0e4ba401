import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ref } from 'valtio/vanilla';
import { NotLoggedInError, VitrineError } from '../../domain/errors.ts';
import { readWalletError } from '../../domain/wallet-errors.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { onOnlineChange } from '../../services/online.ts';
import {
  orderForm,
  waitsForNetwork,
  type Outcome,
  type Progress,
  type StepId,
} from '../../trading/orders/order-form-state.ts';
import { createRun, NOT_STORED, DroppedSignatureError } from '../../trading/orders/run-orders.ts';
import { markSigning } from '../../trading/orders/signing-mark.ts';
import type { OrderDraft } from '../../trading/orders/order-draft.ts';

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

function failureText(error: unknown): string {
  if (error instanceof DroppedSignatureError) return error.userMessage;
  const text = error instanceof VitrineError ? error.userMessage : readWalletError(error).message;
  return `${text.replace(/\.?$/, '.')} ${NOTHING_YET}`;
}

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
  const failure = failed === undefined ? null : `${failed.failure?.replace(/\.?$/, '.')} ${stateText(failed)}`.trim();
  show({
    status: failure === null ? 'done' : 'failed',
    steps,
    at: 'publish',
    message: failure ?? '',
    outcomes,
  });
  tell(outcomes, failure);
}

async function carryOn(
  run: ReturnType<typeof createRun>,
  steps: readonly StepId[],
  queryClient: QueryClient,
  onLoginNeeded: () => void,
): Promise<void> {
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
    const message = failureText(error);
    show({ status: 'failed', steps, at, message, outcomes: [] });
    tell([], message);
  }
  await queryClient.invalidateQueries({ queryKey: ['public'] });
}

type Run = { run: ReturnType<typeof createRun>; steps: readonly StepId[] };
/** Outlives the sheet: a wallet may answer after it was put aside. */
let current: Run | null = null;

/** Runs what a form decided; the sheet shows how it goes. */
export function useOrderRun(onLoginNeeded: () => void) {
  const queryClient = useQueryClient();

  function go(): void {
    if (current === null || orderForm.progress?.status === 'running') return;
    const { run, steps } = current;
    orderForm.startedAt = Date.now();
    show({ status: 'running', steps, at: steps[0] ?? 'sign', message: '', outcomes: [] });
    void carryOn(run, steps, queryClient, onLoginNeeded);
  }

  useEffect(() =>
    onOnlineChange((online) => {
      if (online && waitsForNetwork()) go();
    }),
  );

  return {
    start(drafts: readonly OrderDraft[], needsApproval: boolean): void {
      // A second press: what runs is what Retry must carry on with.
      if (orderForm.progress?.status === 'running') return;
      current = {
        run: createRun(drafts),
        steps: needsApproval ? ['approve', 'sign', 'publish'] : ['sign', 'publish'],
      };
      go();
    },
    retry: go,
  };
}
