import { proxy } from 'valtio/vanilla';
import { onAlert, type Alert } from '../../services/alerts.ts';

export type ShownToast = Alert & { id: string };

/** Every alert is its own toast: two equal ones stay two, unless they ask to be shown once. */
export const toastState = proxy<{ toasts: ShownToast[] }>({ toasts: [] });

type Running = { timer: ReturnType<typeof setTimeout> | undefined; left: number; since: number };
const clocks = new Map<string, Running>();
let held = false;
let count = 0;

function run(id: string, clock: Running): void {
  clock.since = Date.now();
  clock.timer = setTimeout(() => dismissToast(id), clock.left);
}

const isShown = ({ title, description }: Alert) =>
  toastState.toasts.some((toast) => toast.title === title && toast.description === description);

export function showToast(alert: Alert): void {
  if (alert.once === true && isShown(alert)) return;
  const before = toastState.toasts.find(({ topic }) => topic !== undefined && topic === alert.topic);
  if (before) dismissToast(before.id);
  count += 1;
  const id = `toast-${count}`;
  toastState.toasts.push({ ...alert, id });
  const clock: Running = { timer: undefined, left: alert.timer, since: 0 };
  clocks.set(id, clock);
  if (!held) run(id, clock);
}

export function dismissToast(id: string): void {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
  const at = toastState.toasts.findIndex((toast) => toast.id === id);
  if (at !== -1) toastState.toasts.splice(at, 1);
  // A toast that goes away under the pointer never tells that the pointer has left.
  if (toastState.toasts.length === 0) held = false;
}

/** Somebody reads: no toast leaves until they are done. */
export function holdToasts(): void {
  if (held) return;
  held = true;
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer);
    clock.left = Math.max(0, clock.left - (Date.now() - clock.since));
  }
}

export function releaseToasts(): void {
  if (!held) return;
  held = false;
  for (const [id, clock] of clocks) run(id, clock);
}

/** Shows what the services raise; returns how to stop. */
export const startToasts = (): (() => void) => onAlert(showToast);
