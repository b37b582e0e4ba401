import styles from './countdown.module.css';
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
