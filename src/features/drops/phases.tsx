import type { Drop } from '../../contract/drop.ts';
import { Block } from '../../ui/blocks.tsx';
import { Price } from '../../ui/price-text.tsx';
import { phaseText } from '../../ui/time-text.ts';
import { useTimeText } from '../../ui/local-time.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './drop.module.css';
import * as texts from './texts.ts';

const WHEN = { upcoming: texts.phaseOpens, live: texts.phaseUntil, ended: texts.phaseEnded };

/** The prices of a sale, one after the other; nothing where it has one only. */
export function Phases({ drop }: { drop: Drop }) {
  const now = useNow();
  const timeText = useTimeText();
  const { phases = [] } = drop;
  if (phases.length < 2) return null;
  return (
    <Block title={texts.phases}>
      <ol className={styles.phases}>
        {phases.map(({ name, state, startTime, endTime, price }) => {
          const span = { startMs: startTime * 1000, endMs: endTime * 1000 };
          const phase = phaseText(span, now, state);
          return (
            <li key={startTime} className={styles.phase} data-phase={phase}>
              <b>{name}</b>
              <Price of={price} noEstimate />
              <small>{WHEN[phase](timeText(phase === 'upcoming' ? span.startMs : span.endMs))}</small>
            </li>
          );
        })}
      </ol>
    </Block>
  );
}
