import { useSnapshot } from 'valtio/react';
import { ESTIMATE_CURRENCIES } from '../../contract/currencies.ts';
import { estimateState } from '../../services/estimate-state.ts';
import { useHydrated } from '../../ui/use-now.ts';
import * as texts from './texts.ts';

export function CurrencySelect() {
  const { currency } = useSnapshot(estimateState);
  // What was chosen may be known before the server's page is taken over, which shows dollars.
  const hydrated = useHydrated();
  return (
    <label>
      {texts.estimatesIn}
      <select
        value={hydrated ? currency : 'USD'}
        onChange={({ currentTarget: { value } }) =>
          void import('./choose.ts').then((module) => module.pressCurrency(value))
        }
      >
        {ESTIMATE_CURRENCIES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}
