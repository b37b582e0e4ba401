import type { ReactNode } from 'react';
import styles from './case-card.module.css';
import { Anchor } from './host.tsx';
import { MediaImage } from './media-image.tsx';

const SHOWN_PICTURES = 3;
const WIDTHS = [320] as const;

/** A drop or a collection, with some of its works on a shelf of their own. `isPast` takes the colour out of them. */
export function CaseCard(props: {
  href: string;
  name: string;
  sources: readonly string[];
  isPast?: boolean;
  eager?: boolean;
  children: ReactNode;
}) {
  const { href, name, sources, isPast = false, eager = false, children } = props;
  return (
    <article className={styles.card}>
      <div className={styles.case} data-dim={isPast} aria-hidden="true">
        {sources.slice(0, SHOWN_PICTURES).map((source, index) => (
          <div key={`${index}-${source}`}>
            <MediaImage
              source={source}
              alt=""
              widths={WIDTHS}
              sizes="130px"
              eager={eager}
              priority={eager && index === 1}
            />
          </div>
        ))}
      </div>
      <div className={styles.label}>
        <Anchor className={styles.name} href={href}>
          {name}
        </Anchor>
        {children}
      </div>
    </article>
  );
}
