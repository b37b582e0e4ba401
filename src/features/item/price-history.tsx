import { useCallback, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import type { NftInfo } from '../../contract/nft.ts';
import { showAmount } from '../../domain/decimals.ts';
import { estimateState } from '../../services/estimate-state.ts';
import { useUiHost } from '../../ui/host.tsx';
import { Block } from '../../ui/blocks.tsx';
import { Plot } from '../../ui/plot.tsx';
import type { PlotSeries } from '../../ui/plot-options.ts';
import { dateText } from '../../ui/time-text.ts';
import { priceSeries } from './price-points.ts';
import * as texts from './texts.ts';

const PLACES = 8;

/** What an item was sold for, beside what the cheapest of its collection costs now. */
export function PriceHistory({ info: { sales, floor } }: { info: NftInfo }) {
  const { showEstimate } = useUiHost();
  const { currency } = useSnapshot(estimateState);
  const found = useMemo(() => priceSeries(sales, floor), [sales, floor]);
  const write = useCallback(
    (value: number) =>
      found?.unit === 'USD'
        ? showEstimate(value.toFixed(2))
        : `${showAmount(value.toFixed(PLACES))} ${found?.unit ?? ''}`,
    [found, showEstimate],
  );
  const series = useMemo<PlotSeries[]>(() => {
    if (found === null) return [];
    const { values, floor: level } = found;
    const price: PlotSeries = { label: texts.soldFor, values, kind: 'line', write };
    return level === null
      ? [price]
      : [price, { label: texts.floorNow, values: values.map(() => level), kind: 'level', write }];
  }, [found, write]);
  if (found === null) return null;
  const day = (time: number) => dateText(time * 1000);
  const { times, values, unit } = found;
  return (
    <Block title={texts.priceHistory} aside={texts.salesIn(sales.length, unit === 'USD' ? currency : unit)}>
      <Plot
        label={texts.chartSummary({
          from: day(times[0] ?? 0),
          to: day(times.at(-1) ?? 0),
          low: write(Math.min(...values)),
          high: write(Math.max(...values)),
        })}
        times={times}
        writeTime={day}
        series={series}
      />
    </Block>
  );
}
