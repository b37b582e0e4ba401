import { expect, test } from 'vitest';
import { drawnOrder, plotOptions, type PlotSeries } from './plot-options.ts';

const write = (value: number) => `${value} ETH`;
const SERIES: PlotSeries[] = [
  { label: 'Floor', values: [1, 2, 3], kind: 'line', write, tick: String },
  { label: 'Volume', values: [4, 8, 6], kind: 'bars', write },
  { label: 'Sales', values: [1, 1, 1], kind: 'none', write },
];
const options = (series: readonly PlotSeries[]) =>
  plotOptions([100, 200, 300], series, {
    width: 300,
    color: String,
    ink: () => '',
    fontFamily: 'serif',
    onMove: () => undefined,
    bars: undefined,
  });

test('bars are drawn below the lines, each in its own colour', () => {
  expect(drawnOrder(SERIES)).toEqual([1, 0, 2]);
  const [, bars, line] = options(SERIES).series;
  expect(bars).toMatchObject({ scale: 'bars' });
  expect(
    [bars?.fill, line?.stroke].map((color) => (typeof color === 'function' ? Reflect.apply(color, null, []) : null)),
  ).toEqual(['1', '0']);
});

test('the first and the last bar are whole; lines alone go from edge to edge', () => {
  expect(options(SERIES).scales.x.range()).toEqual([50, 350]);
  expect(options(SERIES.slice(0, 1)).scales.x.range()).toEqual([100, 300]);
});

test('lines and bars have a scale with values each, the bars no further than the highest', () => {
  const [, left, right] = options(SERIES).axes;
  expect(left && 'values' in left && left.values(null, [1, 2.5])).toEqual(['1', '2.5']);
  expect(right && 'values' in right && right.values(null, [0, 5, 10])).toEqual(['0 ETH', '5 ETH', '']);
});
