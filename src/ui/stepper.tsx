import { useId, useState } from 'react';
import { cx } from './class-names.ts';
import styles from './stepper.module.css';
import { Icon } from './icon.tsx';
import { readQuantity } from './quantity.ts';
import * as texts from './control-texts.ts';
import * as icons from './page-icons.ts';

/**
 * A whole number between two bounds; bigint because copies are counted in 256 bits. What is typed
 * stays as typed until it is one: meanwhile `onChange` has told null.
 */
export function Stepper(props: {
  label: string;
  value: bigint;
  min?: bigint;
  max: bigint;
  small?: boolean;
  /** What bounds it above, where that is not how many there are. */
  tooMany?: string;
  disabled?: boolean;
  onChange: (value: bigint | null) => void;
}) {
  const { value, min = 1n, max, disabled, tooMany } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readQuantity(typed, min, max, tooMany);
  // The bounds may move while somebody types.
  const problem = read !== null && 'problem' in read ? read.problem : null;
  const step = (next: bigint) => {
    setTyped(null);
    props.onChange(next < min ? min : next > max ? max : next);
  };
  return (
    <div className={styles.quantity}>
      <div
        className={cx(styles.stepper, props.small && styles.small, problem !== null && styles.bad)}
        role="group"
        aria-label={props.label}
      >
        <button
          type="button"
          aria-label={texts.fewer}
          disabled={disabled || value <= min}
          onClick={() => step(value - 1n)}
        >
          <Icon name={icons.minus} size={props.small ? 16 : 20} />
        </button>
        <input
          aria-label={props.label}
          inputMode="numeric"
          autoComplete="off"
          maxLength={80}
          disabled={disabled}
          value={problem === null ? value.toString() : (typed ?? '')}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => {
            const text = event.currentTarget.value;
            const now = readQuantity(text, min, max, tooMany);
            setTyped('problem' in now ? text : null);
            props.onChange('problem' in now ? null : now.value);
          }}
        />
        <button
          type="button"
          aria-label={texts.more}
          disabled={disabled || value >= max}
          onClick={() => step(value + 1n)}
        >
          <Icon name="plus" size={props.small ? 16 : 20} />
        </button>
      </div>
      {problem !== null && (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
