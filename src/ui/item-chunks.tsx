import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ItemGrid, type Density } from './item-card.tsx';
import styles from './item-chunks.module.css';

/** How high the chunks of a page were, by its address, density and width, in CSS pixels. */
const heights = new Map<string, readonly number[]>();
const PAGES_AT_MOST = 20;

const here = (density: string) => `${location.pathname}${location.search} ${density} ${innerWidth}`;

/**
 * Chunks off screen have no layout, so a page that is returned to would only guess how high they are, and the place that
 * it was left at would be another: they are as high as they were.
 */
function useSameHeights(density: string) {
  const host = useRef<HTMLDivElement>(null);
  const page = useRef('');
  useLayoutEffect(() => {
    const chunks = host.current?.children;
    if (chunks === undefined) return undefined;
    for (const [index, height] of (heights.get(here(density)) ?? []).entries()) {
      const chunk = chunks[index];
      if (chunk instanceof HTMLElement) chunk.style.containIntrinsicSize = `auto ${height}px`;
    }
    return () => {
      heights.delete(page.current);
      heights.set(
        page.current,
        // Of the grid inside: an intrinsic size is that of the content, without the padding.
        [...chunks].map(({ firstElementChild: grid }) => grid?.getBoundingClientRect().height ?? 0),
      );
      for (const oldest of [...heights.keys()].slice(0, -PAGES_AT_MOST)) heights.delete(oldest);
    };
  }, [density]);
  // Once it goes, the address is another's already.
  useEffect(() => {
    page.current = here(density);
  });
  return host;
}

/** Pages of cards one below the other; those off screen cost no layout. */
export function ItemChunks({ density = 'large', chunks }: { density?: Density; chunks: readonly ReactNode[] }) {
  const host = useSameHeights(density);
  return (
    <div ref={host} className={styles.chunks}>
      {chunks.map((cards, index) => (
        // The first is on screen: nothing to save, and its height is exact.
        <div key={index} className={index === 0 ? undefined : styles.chunk}>
          <ItemGrid density={density}>{cards}</ItemGrid>
        </div>
      ))}
    </div>
  );
}
