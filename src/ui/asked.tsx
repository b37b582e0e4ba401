import styles from './asked.module.css';
import * as texts from './texts.ts';

/** One thing that a wallet asks, in its own words. */
export type AskedThing = { title: string; facts: readonly (readonly [label: string, value: string])[] };

/** The words that a wallet has for what it asks, before it opens. */
export function Asked({ things }: { things: readonly AskedThing[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
    <section className={styles.asked} aria-label={texts.walletAsks} tabIndex={0}>
      <p>{texts.walletAsks}</p>
      {things.map(({ title, facts }, index) => (
        <div key={`${index}-${title}`}>
          <b>{title}</b>
          <dl>
            {facts.map(([label, value], at) => (
              <div key={`${at}-${label}`}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
