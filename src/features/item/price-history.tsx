import { useId } from 'react';
import type { NftInfo } from '../../contract/nft.ts';
import { showAmount, showUsd } from '../../domain/money.ts';
import { Block } from '../../ui/layout.tsx';
import { dateText } from '../../ui/time-text.ts';
import styles from './history.module.css';
import { priceChart } from './price-points.ts';
import * as texts from './texts.ts';

export function PriceHistory({ info }: { info: NftInfo }) {
  const id = useId();
  const chart = priceChart(info.sales, info.floor);
  if (chart === null) return null;
  const line = `M${chart.points.map((point) => `${point.x} ${point.y}`).join('L')}`;
  const last = chart.points.at(-1);
  const from = dateText(chart.from * 1000);
  const to = dateText(chart.to * 1000);
  return (
    <Block title={texts.priceHistory} aside={texts.salesIn(info.sales.length, chart.unit)}>
      <div className={styles.chart} role="img" aria-label={texts.chartSummary({ ...chart, from, to })}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <defs>
            <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
              <stop stopColor="var(--edge-solid)" stopOpacity=".20" />
              <stop offset="1" stopColor="var(--edge-solid)" stopOpacity="0" />
            </linearGradient>
          </defs>
          <path d="M0 0H100M0 50H100M0 100H100" stroke="var(--line)" />
          {chart.floorY !== null && <path d={`M0 ${chart.floorY}H100`} stroke="var(--ink-3)" strokeDasharray="3 4" />}
          <path d={`${line}L100 100L0 100Z`} fill={`url(#${id})`} />
          <path d={line} fill="none" stroke="var(--edge-solid)" strokeWidth="2" strokeLinejoin="round" />
        </svg>
        <span className={styles.dot} style={{ top: `${last?.y}%` }} />
        {chart.floorY !== null && info.floor !== null && (
          <span className={styles.floorWord} style={{ top: `${chart.floorY}%` }}>
            {texts.floorAt(
              chart.unit === 'USD'
                ? showUsd(info.floor.amountUsd)
                : `${showAmount(info.floor.amount)} ${info.floor.token.symbol}`,
            )}
          </span>
        )}
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </Block>
  );
}
