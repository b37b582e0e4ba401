import { type ReactNode } from 'react';
import styles from './test-page.module.css';

/** One block of the page. */
export const Part = (props: { title: string; wide?: boolean; children: ReactNode }) => (
  <section className={props.wide ? styles.wide : undefined}>
    <h2>{props.title}</h2>
    {props.children}
  </section>
);
/** Pieces side by side. */
export const Line = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>;
