import { useSnapshot } from 'valtio/react';
import { ESTIMATE_CURRENCIES } from '../../contract/currencies.ts';
import { estimateState } from '../../services/estimate-state.ts';
import * as texts from './texts.ts';

export function CurrencySelect() {
  const { currency } = useSnapshot(estimateState);
  return (
    <label>
      {texts.estimatesIn}
      <select
        value={currency}
        onChange={({ currentTarget: { value } }) =>
          void import('./choose-currency.ts').then((module) => module.pressCurrency(value))
        }
      >
        {ESTIMATE_CURRENCIES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}
