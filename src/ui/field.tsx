import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export type FieldProps = ComponentPropsWithRef<'input'> & {
  /** Shown above the box, or only read aloud with `hideLabel`. */
  label: string;
  hideLabel?: boolean;
  quiet?: boolean;
  problem?: string | undefined;
  before?: ReactNode;
  after?: ReactNode;
};

export function Field({ label, hideLabel, quiet, problem, before, after, className, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={className}>
      {!hideLabel && (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      <label className={cx(styles.field, quiet && styles.quiet)} htmlFor={id}>
        {before}
        <input
          id={id}
          autoComplete="off"
          {...(hideLabel ? { 'aria-label': label } : {})}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          {...input}
        />
        {after}
      </label>
      {problem !== undefined && (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

export function SearchField({ shortcut, ...props }: FieldProps & { shortcut?: string | undefined }) {
  return (
    <Field
      type="search"
      enterKeyHint="search"
      spellCheck={false}
      quiet
      hideLabel
      {...props}
      before={<Icon name="search" size={16} />}
      after={props.after ?? (shortcut !== undefined && <kbd className={styles.kbd}>{shortcut}</kbd>)}
    />
  );
}
