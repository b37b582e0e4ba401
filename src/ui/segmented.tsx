import type { ReactNode } from 'react';
import styles from './segmented.module.css';

export type Segment<T extends string> = { value: T; label: string; content?: ReactNode };

/** One of a few. `content` replaces the words; the label stays for ears. */
export function Segmented<T extends string>(props: {
  label: string;
  segments: readonly Segment<T>[];
  value: T;
  onChange: (value: T) => void;
}) {
  return (
    <div className={styles.segmented} role="group" aria-label={props.label}>
      {props.segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === props.value}
          {...(segment.content === undefined ? {} : { 'aria-label': segment.label, title: segment.label })}
          onClick={() => props.onChange(segment.value)}
        >
          {segment.content ?? segment.label}
        </button>
      ))}
    </div>
  );
}
