import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ItemGrid, type Density } from './item-card.tsx';
import styles from './item-chunks.module.css';

/** How high the chunks of a page were, by its address, density and width, in CSS pixels. */
const heights = new Map<string, readonly number[]>();
const PAGES_AT_MOST = 20;

const here = (density: string) => `${location.pathname}${location.search} ${density} ${innerWidth}`;

/**
 * Chunks off screen have no layout, so a page that is returned to would only guess how high they are, and the place that
 * it was left at would be another: they are as high as they were when they were seen last.
 */
function useSameHeights(density: string) {
  const host = useRef<HTMLDivElement>(null);
  const page = useRef('');
  const observer = useRef<ResizeObserver>(null);
  useLayoutEffect(() => {
    const chunks = host.current?.children;
    if (chunks === undefined) return undefined;
    const seen = [...(heights.get(here(density)) ?? [])];
    for (const [index, height] of seen.entries()) {
      const chunk = chunks[index];
      if (chunk instanceof HTMLElement && height > 0) chunk.style.containIntrinsicSize = `auto ${height}px`;
    }
    // Told after the browser's own layout: to measure them as the page goes would hold the next one up.
    observer.current = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const index = [...chunks].findIndex(({ firstElementChild }) => firstElementChild === target);
        if (index >= 0) seen[index] = borderBoxSize[0]?.blockSize ?? 0;
      }
    });
    return () => {
      observer.current?.disconnect();
      heights.delete(page.current);
      heights.set(
        page.current,
        [...chunks].map((_, index) => seen[index] ?? 0),
      );
      for (const oldest of [...heights.keys()].slice(0, -PAGES_AT_MOST)) heights.delete(oldest);
    };
  }, [density]);
  // Of the grid inside: an intrinsic size is that of the content, without the padding.
  useLayoutEffect(() => {
    for (const { firstElementChild: grid } of host.current?.children ?? []) if (grid) observer.current?.observe(grid);
  });
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
