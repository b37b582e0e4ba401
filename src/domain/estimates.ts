import type { EstimateCurrency } from '../contract/currencies.ts';
import { usdAtRate } from './dollars.ts';

/**
 * What writes dollars in another currency. `rate`: how many of it a dollar is; `locale`: how it is written there,
 * rounded as that currency is.
 */
export function estimateIn(currency: EstimateCurrency, rate: string, locale: string): (usd: string) => string {
  const format = (currencyDisplay: 'symbol' | 'code') =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
  const short = format('symbol');
  // The bare sign is dollars everywhere in this app.
  const isDollarSign = short.formatToParts(0).some(({ type, value }) => type === 'currency' && value === '$');
  const chosen = isDollarSign ? format('code') : short;
  return (usd) => {
    const [whole = '0', fraction = ''] = usd.split('.');
    // Digits, however many: as a number they would lose the last of them.
    const amount = usdAtRate(BigInt(whole + fraction), fraction.length, rate) as Intl.StringNumericLiteral;
    return chosen.format(amount);
  };
}
