import type uPlot from 'uplot';

export type PlotSeries = {
  label: string;
  /** One for each time; null where nothing is known. */
  values: readonly (number | null)[];
  /** Bars have a scale of their own. `level`: a quiet line to compare with. `none`: told in words alone. */
  kind: 'line' | 'level' | 'bars' | 'none';
  write: (value: number) => string;
  /** The same at the scale, where its unit is told beside; like `write` when left out. */
  tick?: (value: number) => string;
};

export const HEIGHT = 220;
/** So few values are dots on their line. */
const FEW = 24;
/** Bars stay below the lines' upper half. */
const BARS_ROOM = 2.2;
const TICK_SPACE = 46;
const TICK_PX = 11;
const TICK_GAP = 6;
/** A digit is so much of its height wide. */
const DIGIT = 0.62;

/** The series as they are drawn, one over the other: bars hide no line. */
export const drawnOrder = (series: readonly PlotSeries[]): number[] =>
  [...series.keys()].toSorted(
    (a, b) => Number(series[b]?.kind === 'bars') - Number(series[a]?.kind === 'bars') || a - b,
  );

/** Bars have half a step on each side, so that the first and the last are whole. */
function timeRange(times: readonly number[], hasBars: boolean): [number, number] {
  const [first = 0, second = first] = times;
  const last = times.at(-1) ?? first;
  const room = hasBars ? (second - first) / 2 : 0;
  return [first - room, last + room];
}

/** The library's name for the side is a const enum, which does not exist in its script. */
const onTheRight = <Axis extends object>(axis: Axis): Axis => Object.assign(axis, { side: 1 });

/** The library's options; colours are read at each drawing, so that they follow the theme. */
export function plotOptions(
  times: readonly number[],
  series: readonly PlotSeries[],
  o: {
    width: number;
    color: (at: number) => string;
    ink: () => string;
    fontFamily: string;
    onMove: (at: number | null) => void;
    bars: uPlot.Series.PathBuilder | undefined;
  },
) {
  const line = series.find(({ kind }) => kind === 'line');
  const bars = series.find(({ kind }) => kind === 'bars');
  const most = Math.max(0, ...(bars?.values ?? []).map((value) => value ?? 0));
  const axisOf = (one: PlotSeries, scale: string, upTo: number) => {
    const tick = one.tick ?? one.write;
    return {
      scale,
      stroke: o.ink,
      font: `${TICK_PX}px ${o.fontFamily}`,
      space: TICK_SPACE,
      gap: TICK_GAP,
      grid: { show: false },
      ticks: { show: false },
      values: (_: unknown, splits: number[]) => splits.map((value) => (value > upTo ? '' : tick(value))),
      size: (_: unknown, values: string[] | null) =>
        Math.ceil(Math.max(0, ...(values ?? []).map(({ length }) => length)) * TICK_PX * DIGIT) + TICK_GAP,
    };
  };
  return {
    width: o.width,
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
    padding: [10, 2, 8, 2],
    axes: [
      { show: false },
      line === undefined ? { show: false } : axisOf(line, 'y', Infinity),
      ...(bars === undefined ? [] : [onTheRight(axisOf(bars, 'bars', most))]),
    ],
    scales: {
      x: { range: () => timeRange(times, bars !== undefined) },
      bars: { range: (_: unknown, _low: number, high: number): [number, number] => [0, (high || 1) * BARS_ROOM] },
    },
    series: [
      {},
      ...drawnOrder(series).flatMap((at): uPlot.Series[] => {
        const one = series[at];
        if (one === undefined) return [];
        if (one.kind === 'bars') {
          const paths = o.bars ? { paths: o.bars } : {};
          return [{ scale: 'bars', fill: () => o.color(at), width: 0, points: { show: false }, ...paths }];
        }
        return [
          {
            show: one.kind !== 'none',
            stroke: () => o.color(at),
            width: one.kind === 'level' ? 1 : 2,
            ...(one.kind === 'level' ? { dash: [4, 4] } : {}),
            spanGaps: true,
            points: { show: one.kind === 'line' && one.values.length <= FEW, size: 6 },
          },
        ];
      }),
    ],
    hooks: { setCursor: [(plot: uPlot) => o.onMove(plot.cursor.idx ?? null)] },
  } satisfies uPlot.Options;
}
