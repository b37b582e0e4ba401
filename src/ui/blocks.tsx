import type { ReactNode } from 'react';
import { Anchor } from './host.tsx';
import styles from './blocks.module.css';
import personStyles from './person.module.css';
import statsStyles from './stats.module.css';

/* What pages are made of that the start page is not, which loads none of it. */

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
