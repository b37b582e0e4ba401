import { useEffect, useRef, useState } from 'react';
import type uPlot from 'uplot';
import { DARK } from './breakpoints.ts';
import { DataTable } from './data-table.tsx';
import styles from './plot.module.css';
import * as texts from './texts.ts';

export type PlotSeries = {
  label: string;
  /** One for each time; null where nothing is known. */
  values: readonly (number | null)[];
  /** Bars have a scale of their own. `level`: a quiet line to compare with. `none`: told in words alone. */
  kind: 'line' | 'level' | 'bars' | 'none';
  write: (value: number) => string;
};

export type PlotProps = {
  /** What it shows, for who cannot see it. */
  label: string;
  /** In Unix seconds, rising. */
  times: readonly number[];
  writeTime: (time: number) => string;
  series: readonly PlotSeries[];
};

const HEIGHT = 220;
/** So few values are dots on their line. */
const FEW = 24;
const UNKNOWN = '–';
const written = (one: PlotSeries, at: number) => {
  const value = one.values[at];
  return value === null || value === undefined ? UNKNOWN : one.write(value);
};

/** The library's options; colours are read at each drawing, so that they follow the theme. */
function optionsOf(
  series: readonly PlotSeries[],
  width: number,
  color: (at: number) => string,
  onMove: (at: number | null) => void,
  bars: uPlot.Series.PathBuilder | undefined,
) {
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
    padding: [10, 2, 2, 2],
    axes: [{ show: false }, { show: false }],
    scales: { bars: { range: (_: unknown, _low: number, high: number): [number, number] => [0, (high || 1) * 2.2] } },
    series: [
      {},
      ...series.map((one, at) =>
        one.kind === 'bars'
          ? {
              scale: 'bars',
              fill: () => color(at),
              width: 0,
              points: { show: false },
              ...(bars ? { paths: bars } : {}),
            }
          : {
              show: one.kind !== 'none',
              stroke: () => color(at),
              width: one.kind === 'level' ? 1 : 2,
              ...(one.kind === 'level' ? { dash: [4, 4] } : {}),
              spanGaps: true,
              points: { show: one.kind === 'line' && one.values.length <= FEW, size: 6 },
            },
      ),
    ],
    hooks: { setCursor: [(plot: uPlot) => onMove(plot.cursor.idx ?? null)] },
  } satisfies uPlot.Options;
}

/** Lines and bars over time. The drawing comes when it is seen; the words and the table are there without it. */
export function Plot(props: PlotProps) {
  const { label, times, writeTime, series } = props;
  const host = useRef<HTMLDivElement>(null);
  const marks = useRef<HTMLParagraphElement>(null);
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
    const redraw = () => plot?.redraw(false);
    const resize = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height: HEIGHT }));
    const theme = new MutationObserver(redraw);
    const dark = matchMedia(DARK);
    import('uplot').then(
      ({ default: Library }) => {
        if (isGone) return;
        const bars = Library.paths.bars?.({ size: [0.7, 24] });
        const options = optionsOf(series, element.clientWidth, color, setAt, bars);
        plot = new Library(options, [[...times], ...series.map((one) => [...one.values])], element);
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
      <div className={styles.axis} aria-hidden="true">
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
