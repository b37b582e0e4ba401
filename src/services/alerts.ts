import * as texts from './answer-texts.ts';

/** A toast before it has an id. */
export type AlertStatus = 'info' | 'success' | 'error';
export type Alert = {
  title: string;
  description: string;
  status: AlertStatus;
  critical: boolean;
  /** Milliseconds on screen. */
  timer: number;
  /** Not shown while one with the same words is. */
  once?: boolean;
  /** The last of a topic takes the place of the one before. */
  topic?: string;
  /** What to do about it. */
  action?: { label: string; run: () => void };
};

/** How long a toast stays. */
export const TOAST_TIME_MS = 3000;

const DEFAULTS = { title: texts.done, description: texts.doneHint };

type Listener = (alert: Alert) => void;
const listeners = new Set<Listener>();

/** Raised before the toast layer was there (hydration takes a moment): its first listener gets them. */
let early: Alert[] = [];
const EARLY_AT_MOST = 5;

let wake: (alert: Alert) => void = () => undefined;
/** `run` has the toast layer come: something was raised that nobody shows yet. */
export function whenUnheard(run: (alert: Alert) => void): void {
  wake = run;
  const last = early.at(-1);
  if (last) run(last);
}

/** Raises an alert; success and info default to the spec's two texts. */
export function raiseAlert(alert: Partial<Alert> & { status: AlertStatus }): void {
  const full: Alert = { ...DEFAULTS, critical: false, timer: TOAST_TIME_MS, ...alert };
  if (listeners.size === 0) {
    early = [...early, full].slice(-EARLY_AT_MOST);
    wake(full);
  }
  for (const listener of listeners) listener(full);
}

/** Called by the toast layer; returns how to stop listening. */
export function onAlert(listener: Listener): () => void {
  listeners.add(listener);
  const waiting = early;
  early = [];
  for (const alert of waiting) listener(alert);
  return () => listeners.delete(listener);
}
