import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Anchor } from './host.tsx';
import styles from './layout.module.css';
import * as texts from './texts.ts';

/** The page's width with its gutters. */
export const Wrap = (props: { className?: string | undefined; children: ReactNode }) => (
  <div className={cx(styles.wrap, props.className)}>{props.children}</div>
);

export const Hidden = ({ children }: { children: ReactNode }) => <span className={styles.hidden}>{children}</span>;
export const Muted = ({ children }: { children: ReactNode }) => <span className={styles.muted}>{children}</span>;
export const Byline = (props: { children: ReactNode }) => <div className={styles.byline}>{props.children}</div>;

export function TextLink(props: { href: string; children: ReactNode; title?: string }) {
  return (
    <Anchor className={styles.link} href={props.href} title={props.title}>
      {props.children}
    </Anchor>
  );
}

export function Section(props: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <header className={styles.sectionHead}>
        <h2>{props.title}</h2>
        {props.aside !== undefined && <div className={styles.aside}>{props.aside}</div>}
      </header>
      {props.children}
    </section>
  );
}

/** `↑ 6.2%`: arrow and colour say the same. */
export function Change({ percent }: { percent: number }) {
  const way = percent > 0 ? 'up' : percent < 0 ? 'down' : 'none';
  const word = { up: texts.up, down: texts.down, none: '' }[way];
  return (
    <span className={styles.change} data-way={way}>
      <span aria-hidden="true">{{ up: '↑ ', down: '↓ ', none: '' }[way]}</span>
      <Hidden>{word} </Hidden>
      {Math.abs(percent).toFixed(1)}%
    </span>
  );
}
