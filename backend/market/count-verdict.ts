import { ordersSubmitted } from '../core/metrics.ts';
import { OrderRefusedError } from './order-refusal.ts';

/** Counts what became of a signed order: accepted, or the reason it was refused for. */
export function countVerdict(chain: number, verdict: Promise<unknown>): void {
  const count = (outcome: string) => ordersSubmitted.inc({ chain, outcome });
  verdict.then(
    () => count('accepted'),
    (reason: unknown) => count(reason instanceof OrderRefusedError ? reason.msgId : 'failed'),
  );
}
