import styles from './controls.module.css';
import { Icon } from './icon.tsx';

/** A whole number between two bounds; bigint because copies are counted in 256 bits. */
export function Stepper(props: {
  label: string;
  value: bigint;
  min?: bigint;
  max: bigint;
  onChange: (value: bigint) => void;
}) {
  const { value, min = 1n, max } = props;
  const set = (next: bigint) => props.onChange(next < min ? min : next > max ? max : next);
  return (
    <div className={styles.stepper} role="group" aria-label={props.label}>
      <button type="button" aria-label="Fewer" disabled={value <= min} onClick={() => set(value - 1n)}>
        <Icon name="minus" />
      </button>
      <input
        aria-label={props.label}
        inputMode="numeric"
        value={value.toString()}
        onChange={(event) => {
          const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, 78);
          set(digits === '' ? min : BigInt(digits));
        }}
      />
      <button type="button" aria-label="More" disabled={value >= max} onClick={() => set(value + 1n)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
