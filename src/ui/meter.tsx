import { cx } from './class-names.ts';
import styles from './meter.module.css';

/** A share of a whole. With `thin` it is decoration beside a number that says the same. */
export function Meter(props: { label: string; value: number; max: number; thin?: boolean; strong?: boolean }) {
  const share = props.max <= 0 ? 0 : Math.min(1, props.value / props.max);
  const bar = <i style={{ width: `${(share * 100).toFixed(1)}%` }} />;
  if (props.thin) {
    return (
      <span aria-hidden="true" className={cx(styles.meter, styles.thin, props.strong && styles.strong)}>
        {bar}
      </span>
    );
  }
  return (
    <span
      className={styles.meter}
      role="progressbar"
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={props.max}
      aria-valuenow={props.value}
    >
      {bar}
    </span>
  );
}
