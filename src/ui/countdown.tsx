import styles from './countdown.module.css';
import * as texts from './texts.ts';
import { clockParts } from './time-text.ts';
import { useNow } from './use-now.ts';

/** Time left until `at` (ms), which `moment` writes out. The clock starts on the device. */
export function Countdown({ at, label, moment }: { at: number; label: string; moment: string }) {
  const now = useNow('second');
  const parts = clockParts(now === 0 ? 0 : at - now);
  return (
    <div className={styles.clock} role="timer" aria-label={label} title={moment}>
      {parts.map((part, index) => (
        <div key={index}>
          <b>{now === 0 ? '––' : part.value}</b>
          <span>{part.unit}</span>
        </div>
      ))}
    </div>
  );
}

/** The same in one line: `02:14:36`. */
export function CountdownText({ at }: { at: number }) {
  const now = useNow('second');
  if (now === 0) return '––:––:––';
  const [days, ...rest] = clockParts(at - now).map((part) => part.value);
  return `${Number(days) > 0 ? `${Number(days)} ${texts.dayUnit} ` : ''}${rest.join(':')}`;
}
