import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type Tone = 'plain' | 'good' | 'warn' | 'bad';

export const Tag = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={styles.tag} data-tone={tone}>
    {children}
  </span>
);
