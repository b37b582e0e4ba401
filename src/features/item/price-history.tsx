import { useMemo } from 'react';
import type { NftInfo } from '../../contract/nft.ts';
import { showAmount, showUsd } from '../../domain/money.ts';
import { Block } from '../../ui/layout.tsx';
import { Plot, type PlotSeries } from '../../ui/plot.tsx';
import { dateText } from '../../ui/time-text.ts';
import { priceSeries } from './price-points.ts';
import * as texts from './texts.ts';

const PLACES = 8;

/** What an item was sold for, beside what the cheapest of its collection costs now. */
export function PriceHistory({ info: { sales, floor } }: { info: NftInfo }) {
  const found = useMemo(() => priceSeries(sales, floor), [sales, floor]);
  const series = useMemo<PlotSeries[]>(() => {
    if (found === null) return [];
    const { unit, values, floor: level } = found;
    const write = (value: number) =>
      unit === 'USD' ? showUsd(value.toFixed(2)) : `${showAmount(value.toFixed(PLACES))} ${unit}`;
    const price: PlotSeries = { label: texts.soldFor, values, kind: 'line', write };
    return level === null
      ? [price]
      : [price, { label: texts.floorNow, values: values.map(() => level), kind: 'level', write }];
  }, [found]);
  if (found === null) return null;
  const day = (time: number) => dateText(time * 1000);
  const { times, low, high, unit } = found;
  return (
    <Block title={texts.priceHistory} aside={texts.salesIn(sales.length, unit)}>
      <Plot
        label={texts.chartSummary({ from: day(times[0] ?? 0), to: day(times.at(-1) ?? 0), low, high, unit })}
        times={times}
        writeTime={day}
        series={series}
      />
    </Block>
  );
}
