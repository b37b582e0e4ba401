import { Field } from '../../ui/field.tsx';
import { Segmented, type Segment } from '../../ui/segmented.tsx';
import { dateTimeText } from '../../ui/time-text.ts';
import { useNow } from '../../ui/use-now.ts';
import { endMoment, endsOf, daysProblem, type Duration, type Preset } from './duration.ts';
import styles from './orders.module.css';

const PRESETS = [
  { value: '1', label: '1 day' },
  { value: '3', label: '3 days' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: 'custom', label: 'Custom' },
] as const;
/** One more leaves less room for each on phones; ears hear the whole word. */
const WITH_KEEP: readonly Segment<Preset>[] = [
  { value: 'keep', label: 'Keep' },
  ...PRESETS.map((one) => (one.value === 'custom' ? one : { ...one, content: `${one.value} d` })),
];

export function DurationField({ value, onChange }: { value: Duration; onChange: (value: Duration) => void }) {
  const now = useNow();
  const ends = endsOf(value);
  return (
    <div className={styles.duration}>
      <span className={styles.fieldLabel}>Duration</span>
      <Segmented
        label="Duration"
        segments={value.until === null ? PRESETS : WITH_KEEP}
        value={value.preset}
        onChange={(preset) => onChange({ ...value, preset })}
      />
      {value.preset === 'custom' && (
        <Field
          label="Days"
          inputMode="numeric"
          maxLength={80}
          value={value.days}
          problem={daysProblem(value)}
          onChange={(event) => onChange({ ...value, days: event.currentTarget.value.trim() })}
        />
      )}
      {ends !== null && now !== 0 && (
        <p className={styles.small}>
          {value.preset === 'keep' ? 'Keep: until' : 'Ends'} {dateTimeText(endMoment(ends, now))}.
        </p>
      )}
    </div>
  );
}
