import { proxy } from 'valtio/vanilla';
import type { EstimateCurrency } from '../contract/currencies.ts';

/** Nobody tells what a currency is worth today: there are no estimates. */
export const estimateState = proxy<{ currency: EstimateCurrency; showEstimate: (usd: string) => string }>({
  currency: 'USD',
  showEstimate: () => '',
});

export const hasChosenEstimate = (): boolean => false;
