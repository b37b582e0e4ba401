import type { Drop } from '../../contract/drop.ts';
import { isNear, phaseText } from '../../ui/time-text.ts';
import { useNow } from '../../ui/use-now.ts';
import * as texts from './texts.ts';

type Phase = 'upcoming' | 'live' | 'ended';

/** The phase of a drop by the device's clock; until hydration, as the server says. */
export function useDropPhase(drop: Drop): Phase {
  const now = useNow();
  return phaseText({ startMs: drop.startTime * 1000, endMs: drop.endTime * 1000 }, now, drop.state);
}

/** When a drop opens, or ends: by a clock within a week (`isNear`), else by its date, after these words. */
export function useNextMoment(drop: Drop, phase: Phase): { moment: number; word: string; isNear: boolean } {
  const now = useNow();
  const moment = (phase === 'upcoming' ? drop.startTime : drop.endTime) * 1000;
  const near = isNear(moment, now);
  const words = near
    ? { upcoming: texts.saleOpensIn, ends: texts.saleEndsIn }
    : { upcoming: texts.saleOpens, ends: texts.saleEnds };
  return { moment, word: phase === 'upcoming' ? words.upcoming : words.ends, isNear: near };
}
