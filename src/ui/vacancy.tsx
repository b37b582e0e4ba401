import type { ReactNode } from 'react';
import styles from './vacancy.module.css';

/** The outline of a vessel that is not there. */
export const Ghost = () => (
  <svg className={styles.ghost} viewBox="0 0 200 240" aria-hidden="true">
    <path d="M81.1 4L78 11.9L79 19.7L83.9 27.6L84.4 35.5L84.9 43.3L85.3 51.2L85.5 59.1L85.5 66.9L85.4 74.8L85 82.7L84 90.5L82.3 98.4L79.4 106.3L74.5 114.1L68 122L60 129.9L51.7 137.7L44.6 145.6L39.9 153.5L36.8 161.3L34.6 169.2L33.3 177.1L33 184.9L33.8 192.8L37.5 200.7L43.7 208.5L50.4 216.4L55.8 224.3L60.5 232.1L62.2 240L137.8 240L139.5 232.1L144.2 224.3L149.6 216.4L156.3 208.5L162.5 200.7L166.2 192.8L167 184.9L166.7 177.1L165.4 169.2L163.2 161.3L160.1 153.5L155.4 145.6L148.3 137.7L140 129.9L132 122L125.5 114.1L120.6 106.3L117.7 98.4L116 90.5L115 82.7L114.6 74.8L114.5 66.9L114.5 59.1L114.7 51.2L115.1 43.3L115.6 35.5L116.1 27.6L121 19.7L122 11.9L118.9 4A18.9 3.4 0 0 0 81.1 4A18.9 3.4 0 0 0 118.9 4" />
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
