import styles from './select.module.css';
import { Icon, type IconName } from './icon.tsx';
import * as icons from './page-icons.ts';

export type Option<T extends string> = { value: T; label: string; short?: string };

/** The platform's own list under our button. `short` is what a phone shows while closed. */
export function Select<T extends string>(props: {
  label: string;
  icon?: IconName;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
}) {
  const chosen = props.options.find((option) => option.value === props.value);
  return (
    <span className={styles.select}>
      <Icon name={props.icon ?? icons.sort} size={16} />
      <span aria-hidden="true">
        <span className={styles.long}>{chosen?.label}</span>
        <span className={styles.short}>{chosen?.short ?? chosen?.label}</span>
      </span>
      <select
        aria-label={props.label}
        value={props.value}
        onChange={(event) => {
          const next = props.options.find((option) => option.value === event.currentTarget.value);
          if (next) props.onChange(next.value);
        }}
      >
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
