import { proxy } from 'valtio/vanilla';
import { ESTIMATE_KEY, type EstimateCurrency } from '../contract/currencies.ts';
import { showUsd } from '../domain/decimals.ts';
import { isKept } from './kept-keys.ts';

/**
 * How dollars are shown: as dollars, until another currency is chosen and its rate is known. Written by `estimates.ts`
 * only.
 */
export const estimateState = proxy<{ currency: EstimateCurrency; showEstimate: (usd: string) => string }>({
  currency: 'USD',
  showEstimate: showUsd,
});

/** Whether a currency other than dollars was chosen on this device. */
export const hasChosenEstimate = (): boolean => isKept(ESTIMATE_KEY);
