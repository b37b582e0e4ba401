import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import styles from './action-bar.module.css';

/** Under the header, and behind this bar, nothing can be pressed. */
const COVERED = '-60px 0px -84px';
/** Of its own area: a fully visible element can measure slightly less. */
const WHOLE = 0.99;

/**
 * What a page is for, in reach of a thumb: at the lower edge of a phone, in place of its tabs. Hidden while `own`, the
 * page's own control for the same, can be seen: nobody chooses between two of one kind. The tabs stay away all the same,
 * so that nothing jumps while one scrolls.
 */
export function ActionBar({ own, children }: { own: RefObject<Element | null>; children: ReactNode }) {
  const [isOwnSeen, setOwnSeen] = useState(false);
  useEffect(() => {
    if (own.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setOwnSeen((entries.at(-1)?.intersectionRatio ?? 0) >= WHOLE),
      { rootMargin: COVERED, threshold: WHOLE },
    );
    observer.observe(own.current);
    return () => observer.disconnect();
  }, [own]);
  return (
    <div className={styles.bar} data-over-tabs hidden={isOwnSeen}>
      {children}
    </div>
  );
}
