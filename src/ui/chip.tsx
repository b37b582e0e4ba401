import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './chip.module.css';
import { Anchor } from './host.tsx';
import { Icon } from './icon.tsx';
import * as texts from './control-texts.ts';

/** A choice that can be on or off. */
export function Chip(props: { on: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.chip} aria-pressed={props.on} onClick={props.onClick}>
      {props.children}
    </button>
  );
}

/** The same, as an address. */
export function ChipLink(props: { on: boolean; href: string; children: ReactNode }) {
  return (
    <Anchor
      className={styles.chip}
      href={props.href}
      data-on={props.on || undefined}
      aria-current={props.on ? 'true' : undefined}
      keepScroll
      replace
    >
      {props.children}
    </Anchor>
  );
}

/** What is applied, and takes itself away. */
export function RemovableChip(props: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className={cx(styles.chip, styles.on)}
      onClick={props.onRemove}
      aria-label={texts.removeFilter(props.label)}
    >
      <span>{props.label}</span>
      <Icon name="close" size={16} />
    </button>
  );
}
