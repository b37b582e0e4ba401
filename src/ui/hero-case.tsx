import type { CSSProperties } from 'react';
import styles from './hero-case.module.css';
import { MediaImage } from './media-image.tsx';

/** Heights that make a row of items look placed by hand, in percent. */
const RISE = [92, 80, 100, 76, 86, 70];
const WIDTHS = [320, 640] as const;
const SIZES = '(min-width: 768px) 290px, 220px';

/** The lit case at the top of a page: up to six items on one shelf, with their reflections. */
export function HeroCase({ sources }: { sources: readonly string[] }) {
  return (
    <div className={styles.case} aria-hidden="true">
      <div className={styles.items}>
        {sources.slice(0, RISE.length).map((source, index) => (
          <div key={`${index}-${source}`} className={styles.item} style={{ '--rise': RISE[index] } as CSSProperties}>
            {/* The even ones are not drawn on phones, so they must not load there. */}
            <MediaImage
              source={source}
              alt=""
              widths={WIDTHS}
              sizes={SIZES}
              eager={index % 2 === 0}
              priority={index === 2 || index === 0}
            />
            <div className={styles.reflection}>
              <MediaImage source={source} alt="" widths={WIDTHS} sizes={SIZES} />
            </div>
          </div>
        ))}
      </div>
      <i className={styles.shelf} />
    </div>
  );
}
