import type { Drop } from '../../contract/drop.ts';
import { phaseText } from '../../ui/time-text.ts';
import { useNow } from '../../ui/use-now.ts';

/** The phase of a drop by the device's clock; until hydration, as the server says. */
export function useDropPhase(drop: Drop): 'upcoming' | 'live' | 'ended' {
  const now = useNow();
  return phaseText({ startMs: drop.startTime * 1000, endMs: drop.endTime * 1000 }, now, drop.state);
}
