import { Field } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { localTimeText } from '../../ui/local-time.ts';
import { useNow } from '../../ui/use-now.ts';
import { endMoment, endsOf, daysProblem, type Duration } from './duration.ts';
import styles from './orders.module.css';
import * as texts from './texts.ts';

const PRESETS = [
  { value: '1', label: texts.daysOf('1') },
  { value: '3', label: texts.daysOf('3') },
  { value: '7', label: texts.daysOf('7') },
  { value: '30', label: texts.daysOf('30') },
  { value: 'custom', label: texts.customDuration },
] as const;
const WITH_KEEP = [{ value: 'keep', label: texts.keepEnd }, ...PRESETS] as const;

export function DurationField({ value, onChange }: { value: Duration; onChange: (value: Duration) => void }) {
  const now = useNow();
  const ends = endsOf(value);
  return (
    <div className={styles.duration}>
      <span className={styles.fieldLabel}>{texts.duration}</span>
      <Segmented
        label={texts.duration}
        segments={value.until === null ? PRESETS : WITH_KEEP}
        value={value.preset}
        onChange={(preset) => onChange({ ...value, preset })}
      />
      {value.preset === 'custom' && (
        <Field
          label={texts.days}
          inputMode="numeric"
          maxLength={80}
          value={value.days}
          problem={daysProblem(value)}
          onChange={(event) => onChange({ ...value, days: event.currentTarget.value.trim() })}
        />
      )}
      {ends !== null && now !== 0 && (
        <p className={styles.small}>
          {(value.preset === 'keep' ? texts.keepsEndAt : texts.endsAt)(localTimeText(endMoment(ends, now)))}.
        </p>
      )}
    </div>
  );
}
