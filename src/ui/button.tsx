import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './button.module.css';
import { cx } from './class-names.ts';
import { Anchor, type AnchorProps } from './host.tsx';
import { Icon, type IconName } from './icon.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonStyle = {
  variant?: ButtonVariant | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  full?: boolean | undefined;
};

const classOf = ({ variant = 'secondary', size = 'md', full }: ButtonStyle, className?: string) =>
  cx(styles.button, styles[variant], size !== 'md' && styles[size], full && styles.full, className);

export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;

export type ButtonProps = ComponentPropsWithRef<'button'> & ButtonStyle & { busy?: boolean | undefined };

/** `busy` disables it and shows that something is under way. */
export function Button({ variant, size, full, busy, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ variant, size, full }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, full, className, children, ...rest }: AnchorProps & ButtonStyle) {
  return (
    <Anchor {...rest} className={classOf({ variant, size, full }, className)}>
      {children}
    </Anchor>
  );
}

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  label: string;
  icon: IconName;
  size?: number;
  badge?: ReactNode;
};

/** A picture alone says little: the label is required. */
export function IconButton({ label, icon, size, badge, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={cx(styles.icon, className)}>
      <Icon name={icon} {...(size === undefined ? {} : { size })} />
      {badge}
    </button>
  );
}
