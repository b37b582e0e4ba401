import type { Drop } from '../../contract/drop.ts';
import { phaseText } from '../../ui/time-text.ts';
import { useNow } from '../../ui/use-now.ts';

/** Where a drop stands by the device's clock; the server's word until the clock is known. */
export function useDropPhase(drop: Drop): 'upcoming' | 'live' | 'ended' {
  const now = useNow();
  return phaseText({ startMs: drop.startTime * 1000, endMs: drop.endTime * 1000 }, now, drop.state);
}
