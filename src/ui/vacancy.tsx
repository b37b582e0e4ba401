import type { ReactNode } from 'react';
import styles from './vacancy.module.css';

/** Its left side, from the lip to the middle of the foot, in whole units: they are finer than a pixel. */
const SIDE =
  'M81 4L78 12L79 20L84 28L84 36L85 43L85 51L86 59L86 67L85 75L85 83L84 90L82 98L79 106L74 114L68 122L60 130L52 138L45 146L40 154L37 161L35 169L33 177L33 185L34 193L38 201L44 208L50 216L56 224L60 232L62 240H100';

/** The outline of a vessel that is not there. */
export const Ghost = () => (
  <svg className={styles.ghost} viewBox="0 0 200 240" aria-hidden="true">
    <path d={SIDE} />
    <path d={SIDE} transform="matrix(-1 0 0 1 200 0)" />
    <path d="M119 4A19 3 0 0 0 81 4A19 3 0 0 0 119 4" />
  </svg>
);

/** Nothing here: one sentence, one way out. `isPage`: it is all that its page has. */
export function Vacancy(props: { title: string; text?: ReactNode; isPage?: boolean; children?: ReactNode }) {
  const Title = props.isPage ? 'h1' : 'h2';
  return (
    <div className={styles.vacancy}>
      <div className={styles.emptyCase} aria-hidden="true">
        <Ghost />
      </div>
      <Title>{props.title}</Title>
      {props.text !== undefined && <p>{props.text}</p>}
      {props.children !== undefined && <div>{props.children}</div>}
    </div>
  );
}
