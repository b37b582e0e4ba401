import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Anchor } from './host.tsx';
import styles from './layout.module.css';
import personStyles from './person.module.css';
import statsStyles from './stats.module.css';

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

/** A part of a page under a rule: traits, offers, owners … */
export function Block(props: { title: string; count?: string | undefined; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <header className={styles.blockHead}>
        <h2>
          {props.title} {props.count !== undefined && <small>{props.count}</small>}
        </h2>
        {props.aside !== undefined && <div className={styles.blockAside}>{props.aside}</div>}
      </header>
      {props.children}
    </section>
  );
}

export type RowProps = { label: ReactNode; sum?: boolean; children: ReactNode };

export const Rows = ({ children }: { children: ReactNode }) => <dl className={styles.rows}>{children}</dl>;
export const Row = (props: RowProps) => (
  <div data-sum={props.sum || undefined}>
    <dt>{props.label}</dt>
    <dd>{props.children}</dd>
  </div>
);

export const Stats = ({ children }: { children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on phones: the keyboard must reach it
  <dl className={statsStyles.stats} tabIndex={0}>
    {children}
  </dl>
);
export const Stat = (props: { label: string; aside?: ReactNode; children: ReactNode }) => (
  <div className={statsStyles.stat}>
    <dt>{props.label}</dt>
    <dd>
      {props.children}
      {props.aside !== undefined && <small>{props.aside}</small>}
    </dd>
  </div>
);

/** Somebody or something in a list: picture, two lines, a number at the end. */
export function PersonRow(props: {
  picture: ReactNode;
  name: ReactNode;
  href?: string;
  sub?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className={personStyles.person}>
      {props.picture}
      <div className={personStyles.personText}>
        {props.href === undefined ? (
          <span className={personStyles.personName}>{props.name}</span>
        ) : (
          <Anchor className={personStyles.personName} href={props.href}>
            {props.name}
          </Anchor>
        )}
        {props.sub !== undefined && <span className={personStyles.personSub}>{props.sub}</span>}
      </div>
      <div className={personStyles.personEnd}>{props.children}</div>
    </li>
  );
}

/** `↑ 6.2%`: arrow and colour say the same. */
export function Change({ percent }: { percent: number }) {
  const way = percent > 0 ? 'up' : percent < 0 ? 'down' : 'none';
  const word = { up: 'up', down: 'down', none: '' }[way];
  return (
    <span className={styles.change} data-way={way}>
      <span aria-hidden="true">{{ up: '↑ ', down: '↓ ', none: '' }[way]}</span>
      <Hidden>{word} </Hidden>
      {Math.abs(percent).toFixed(1)}%
    </span>
  );
}
