import { useEffect, useRef, useState } from 'react';
import type uPlot from 'uplot';
import { DARK } from './breakpoints.ts';
import { DataTable } from './data-table.tsx';
import { HEIGHT, drawnOrder, plotOptions, type PlotSeries } from './plot-options.ts';
import styles from './plot.module.css';
import * as texts from './texts.ts';

export type PlotProps = {
  /** What it shows, for who cannot see it. */
  label: string;
  /** In Unix seconds, rising. */
  times: readonly number[];
  writeTime: (time: number) => string;
  series: readonly PlotSeries[];
};

const UNKNOWN = '–';
const written = (one: PlotSeries, at: number) => {
  const value = one.values[at];
  return value === null || value === undefined ? UNKNOWN : one.write(value);
};

/** Lines and bars over time. The drawing comes when it is seen; the words and the table are there without it. */
export function Plot(props: PlotProps) {
  const { label, times, writeTime, series } = props;
  const host = useRef<HTMLDivElement>(null);
  const marks = useRef<HTMLParagraphElement>(null);
  const axis = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const shown = at ?? times.length - 1;

  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    let plot: uPlot | null = null;
    let isGone = false;
    const color = (index: number) => {
      const mark = marks.current?.querySelectorAll('i')[index];
      return mark ? getComputedStyle(mark).color : '';
    };
    // With new paths: those of bars keep their colour.
    const redraw = () => plot?.redraw();
    const resize = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height: HEIGHT }));
    const theme = new MutationObserver(redraw);
    const dark = matchMedia(DARK);
    import('uplot').then(
      ({ default: Library }) => {
        if (isGone) return;
        const bars = Library.paths.bars?.({ size: [0.7, 24] });
        const ink = () => getComputedStyle(axis.current ?? element).color;
        const { fontFamily } = getComputedStyle(element);
        const options = plotOptions(times, series, {
          width: element.clientWidth,
          color,
          ink,
          fontFamily,
          onMove: setAt,
          bars,
        });
        const values = drawnOrder(series).map((index) => [...(series[index]?.values ?? [])]);
        plot = new Library(options, [[...times], ...values], element);
        resize.observe(element);
        theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
        dark.addEventListener('change', redraw);
      },
      // Offline and never drawn before: the table is there.
      () => undefined,
    );
    return () => {
      isGone = true;
      resize.disconnect();
      theme.disconnect();
      dark.removeEventListener('change', redraw);
      plot?.destroy();
    };
  }, [times, series]);

  return (
    <div>
      <p ref={marks} className={styles.read}>
        <small>{times[shown] === undefined ? UNKNOWN : writeTime(times[shown])}</small>
        {series.map((one) => (
          <span key={one.label}>
            {one.kind === 'none' ? <i hidden /> : <i className={styles.mark} data-kind={one.kind} />}
            <small>{one.label}</small> <span>{written(one, shown)}</span>
          </span>
        ))}
      </p>
      <div ref={host} className={styles.plot} role="img" aria-label={label} />
      <div ref={axis} className={styles.axis} aria-hidden="true">
        <span>{times[0] === undefined ? '' : writeTime(times[0])}</span>
        <span>{times.length === 0 ? '' : writeTime(times.at(-1) ?? 0)}</span>
      </div>
      <DataTable
        summary={texts.asTable}
        label={label}
        heads={[texts.time, ...series.map((one) => one.label)]}
        rows={times.map((time, index) => ({
          key: `${time}-${index}`,
          cells: [writeTime(time), ...series.map((one) => written(one, index))],
        }))}
      />
    </div>
  );
}
