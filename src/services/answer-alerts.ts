import { raiseAlert, type Alert, type AlertStatus } from './alerts.ts';
import * as texts from './answer-texts.ts';

/** 2xx success; 4xx and 5xx error; everything else info. */
export function alertStatusOf(code: number): AlertStatus {
  const hundreds = Math.floor(code / 100);
  if (hundreds === 2) return 'success';
  return hundreds === 4 || hundreds === 5 ? 'error' : 'info';
}

/** An alert about an answer: what kind it is follows from the answer's code. */
export const raiseAnswer = (code: number, alert: Partial<Omit<Alert, 'status'>> = {}): void =>
  raiseAlert({ ...alert, status: alertStatusOf(code) });

/** One page asks for several things at once: when the server fails them all, that is one alert. */
const ONE_BREATH_MS = 1000;
let toldAt = -Infinity;

/** Raised by the HTTP layer alone, for every call that is not `quiet`. */
export function raiseServerError(): void {
  const now = Date.now();
  if (now - toldAt < ONE_BREATH_MS) return;
  toldAt = now;
  raiseAnswer(500, {
    title: texts.serverError,
    description: texts.serverErrorHint,
    critical: true,
  });
}

let waitsUntil = -Infinity;

/** Raised by the HTTP layer alone, while reads wait for `seconds`: once for all that wait at the same time. */
export function raiseWait(code: number, seconds: number): void {
  const now = Date.now();
  if (now < waitsUntil) return;
  waitsUntil = now + seconds * 1000;
  raiseAlert({
    status: 'info',
    title: code === 429 ? texts.tooMany : texts.cannotAnswer,
    description: texts.tryingAgain(seconds),
    timer: seconds * 1000,
  });
}
