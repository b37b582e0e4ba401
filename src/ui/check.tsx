import styles from './check.module.css';
import { Icon } from './icon.tsx';

export type CheckProps = {
  label: string;
  checked: boolean;
  /** Only read aloud. */
  hideLabel?: boolean;
  /** One of a group of this name, instead of on or off. */
  group?: string | undefined;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  count?: string | undefined;
  /** 0 to 1: how common it is, as a thin bar. */
  share?: number | undefined;
};

export function Check({ label, hideLabel, disabled, checked, onChange, count, share, group }: CheckProps) {
  return (
    <label className={styles.check}>
      <input
        type={group === undefined ? 'checkbox' : 'radio'}
        name={group}
        checked={checked}
        disabled={disabled}
        {...(hideLabel ? { 'aria-label': label } : {})}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.box}>
        <Icon name="check" size={14} />
      </span>
      {!hideLabel && (
        <span className={styles.checkLabel} title={label}>
          {label}
        </span>
      )}
      {count !== undefined && <span className={styles.checkCount}>{count}</span>}
      {share !== undefined && (
        <span className={styles.checkBar} aria-hidden="true">
          {share > 0 && <i style={{ width: `${Math.max(1, Math.round(share * 100))}%` }} />}
        </span>
      )}
    </label>
  );
}
