import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ItemGrid, type Density } from '../../ui/item-card.tsx';
import { rowHeightOf } from './row-height.ts';
import styles from './virtual-grid.module.css';

const OVERSCAN_ROWS = 6;

type RowProps = { count: number; density: Density; render: (index: number) => ReactNode };
/** `stand`: how high its cards stand. */
type GridProps = RowProps & { stand: number };

/** Rows that stay near the screen are not rendered anew with each step of the scrolling. */
const Row = memo(function Row({
  index,
  columns,
  count,
  density,
  render,
}: RowProps & { index: number; columns: number }) {
  return (
    <ItemGrid density={density}>
      {Array.from({ length: columns }, (_, column) => index * columns + column)
        .filter((one) => one < count)
        .map(render)}
    </ItemGrid>
  );
});

/** Renders only the rows near the screen. The grid's own CSS decides the number of columns. */
export function VirtualGrid(props: GridProps) {
  const { count, density, stand, render } = props;
  const host = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState({ columns: 4, top: 0 });

  useLayoutEffect(() => {
    const grid = probe.current?.firstElementChild;
    if (!grid) return;
    const read = () => {
      const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
      const top = (host.current?.getBoundingClientRect().top ?? 0) + scrollY;
      setLayout((old) => (old.columns === columns && old.top === top ? old : { columns, top }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [density]);

  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / layout.columns),
    estimateSize: () => rowHeightOf(density, stand),
    overscan: OVERSCAN_ROWS,
    scrollMargin: layout.top,
  });

  return (
    <div ref={host} className={styles.host} style={{ height: virtualizer.getTotalSize() }}>
      <div ref={probe} aria-hidden="true">
        <ItemGrid density={density}>{null}</ItemGrid>
      </div>
      {virtualizer.getVirtualItems().map((row) => (
        <div
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          className={styles.row}
          style={{ transform: `translateY(${row.start - virtualizer.options.scrollMargin}px)` }}
        >
          <Row index={row.index} columns={layout.columns} count={count} density={density} render={render} />
        </div>
      ))}
    </div>
  );
}
