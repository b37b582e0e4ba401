import { cx } from './class-names.ts';
import { useUiHost } from './host.tsx';
import styles from './price-text.module.css';
import * as texts from './texts.ts';

export type PriceTextProps = {
  /** Written out already: `0.46`. */
  amount: string;
  unit: string;
  /** `$1,406.35` */
  estimate?: string | undefined;
  size?: 'text' | 'big';
  /** The estimate on a line of its own. */
  stacked?: boolean;
};

export function PriceText({ amount, unit, estimate, size = 'text', stacked }: PriceTextProps) {
  return (
    <>
      <span className={cx(styles.price, size === 'big' && styles.big)}>
        {amount} <span className={styles.unit}>{unit}</span>
      </span>
      {estimate !== undefined && <span className={cx(styles.usd, stacked && styles.below)}>{estimate}</span>}
    </>
  );
}

/** A price as services give it. */
export type PriceLike = { amount: string; amountUsd: string; token: { symbol: string } };

export type PriceProps = {
  of: PriceLike;
  noEstimate?: boolean;
  size?: 'text' | 'big';
  stacked?: boolean;
  places?: number;
  each?: boolean;
};

export function Price({ of, noEstimate, places, each, ...rest }: PriceProps) {
  const { showAmount, showEstimate } = useUiHost();
  return (
    <PriceText
      {...rest}
      amount={showAmount(of.amount, places)}
      unit={of.token.symbol + (each ? texts.each : '')}
      estimate={noEstimate ? undefined : showEstimate(of.amountUsd)}
    />
  );
}
