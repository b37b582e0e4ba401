import type { ReactNode } from 'react';
import styles from './vacancy.module.css';

/** Its left side, from the lip to the middle of the foot. */
const SIDE =
  'M81.1 4L78 11.9L79 19.7L83.9 27.6L84.4 35.5L84.9 43.3L85.3 51.2L85.5 59.1L85.5 66.9L85.4 74.8L85 82.7L84 90.5L82.3 98.4L79.4 106.3L74.5 114.1L68 122L60 129.9L51.7 137.7L44.6 145.6L39.9 153.5L36.8 161.3L34.6 169.2L33.3 177.1L33 184.9L33.8 192.8L37.5 200.7L43.7 208.5L50.4 216.4L55.8 224.3L60.5 232.1L62.2 240H100';

/** The outline of a vessel that is not there. */
export const Ghost = () => (
  <svg className={styles.ghost} viewBox="0 0 200 240" aria-hidden="true">
    <path d={SIDE} />
    <path d={SIDE} transform="matrix(-1 0 0 1 200 0)" />
    <path d="M118.9 4A18.9 3.4 0 0 0 81.1 4A18.9 3.4 0 0 0 118.9 4" />
  </svg>
);

/** Nothing here: one sentence, one way out. */
export function Vacancy(props: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.vacancy}>
      <div className={styles.emptyCase} aria-hidden="true">
        <Ghost />
      </div>
      <h2>{props.title}</h2>
      {props.text !== undefined && <p>{props.text}</p>}
      {props.children !== undefined && <div>{props.children}</div>}
    </div>
  );
}
