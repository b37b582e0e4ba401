import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** What a page is for, in reach of a thumb: at the lower edge of a phone, in place of its tabs. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar} data-over-tabs>
    {children}
  </div>
);
