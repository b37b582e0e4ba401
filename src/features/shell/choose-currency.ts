import { ESTIMATE_CURRENCIES } from '../../contract/currencies.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { chooseEstimateCurrency } from '../../services/estimates.ts';
import * as texts from './choice-texts.ts';

/** What choosing a currency in the footer does: estimates in it, or a word about why not. */
export async function pressCurrency(code: string): Promise<void> {
  const currency = ESTIMATE_CURRENCIES.find((one) => one === code);
  if (currency === undefined) return;
  try {
    await chooseEstimateCurrency(currency);
  } catch {
    raiseAlert({ status: 'error', title: texts.currencyFailed, description: texts.currencyFailedHint(currency) });
  }
}
