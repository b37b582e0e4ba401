import { REFUSED_COUNTED } from '../../src/contract/operator-limits.ts';
import { limitRefusals } from '../core/metrics.ts';
import type { Queries } from '../db/database.ts';
import { decisionOf, THE_MARKET } from '../stores/operator-log.ts';

/** A node that hears nothing of what others decide looks again so often, while it is asked for anything. */
const AGAIN_MS = 30_000;
const HOUR_MS = 3_600_000;

/**
 * What all limits are multiplied by, and whom they turned away: one for the process, whichever of its addresses
 * somebody calls. `configured`: what holds where no operator has decided.
 */
export function createLimitState(database: Queries, configured: number, now = Date.now) {
  let decided: number | null = null;
  let begun = 0;
  let believed = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** By limit: when each caller was last turned away, the longest ago first. */
  const refused = new Map<string, Map<string, number>>();

  /** Of two answers the one to the later question holds. A store that is away is asked again; until then what was known holds. */
  async function read(): Promise<void> {
    const mine = (begun += 1);
    lookedAt = now();
    const value = await decisionOf(database, THE_MARKET, 'limits').catch(() => undefined);
    if (value === undefined || mine < believed) return;
    believed = mine;
    decided = typeof value === 'number' ? value : null;
  }

  function forgetOld(callers: Map<string, number>): void {
    const since = now() - HOUR_MS;
    for (const [caller, at] of callers) {
      if (at > since && callers.size <= REFUSED_COUNTED) return;
      callers.delete(caller);
    }
  }

  return {
    configured,
    isDecided: () => decided !== null,
    scale(): number {
      if (now() - lookedAt >= AGAIN_MS) void read();
      return decided ?? configured;
    },
    /** Looks up what operators have decided. Never rejects. */
    read,
    /** `caller`: the address or account that a limit counts by. */
    noteRefused(limit: string, caller: string): void {
      limitRefusals.inc({ limit });
      const callers = refused.get(limit) ?? new Map<string, number>();
      refused.set(limit, callers);
      callers.delete(caller);
      callers.set(caller, now());
      forgetOld(callers);
    },
    /** How many callers were turned away within the last hour, up to {@link REFUSED_COUNTED}. */
    refused(limit: string): number {
      const callers = refused.get(limit);
      if (callers) forgetOld(callers);
      return callers?.size ?? 0;
    },
  };
}

export type LimitState = ReturnType<typeof createLimitState>;
