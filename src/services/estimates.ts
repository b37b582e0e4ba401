import * as v from 'valibot';
import { ESTIMATE_CURRENCIES, ESTIMATE_KEY, type EstimateCurrency } from '../contract/currencies.ts';
import { exchangeRateSchema } from '../contract/exchange-rates.ts';
import { estimateIn } from '../domain/estimates.ts';
import { showUsd } from '../domain/decimals.ts';
import { LANGUAGE, LOCALES } from '../language/language.ts';
import { estimateState } from './estimate-state.ts';
import { exchangeRates } from './marketplace.ts';

/*
 * The currency that estimates are shown in. Loaded only for people who have chosen, or choose, one other than dollars.
 */

const savedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ currency: v.picklist(ESTIMATE_CURRENCIES), rate: exchangeRateSchema }),
);

function show(currency: EstimateCurrency, rate: string): void {
  estimateState.showEstimate = currency === 'USD' ? showUsd : estimateIn(currency, rate, LOCALES[LANGUAGE]);
  estimateState.currency = currency;
}

/** Null where dollars are shown, or where what is stored is not what an earlier visit has stored. */
function readSaved() {
  try {
    const saved = v.safeParse(savedSchema, localStorage.getItem(ESTIMATE_KEY));
    return saved.success ? saved.output : null;
  } catch {
    return null;
  }
}

function save(currency: EstimateCurrency, rate: string): void {
  try {
    if (currency === 'USD') localStorage.removeItem(ESTIMATE_KEY);
    else localStorage.setItem(ESTIMATE_KEY, JSON.stringify({ currency, rate }));
  } catch {
    // Storage is not available: the choice holds for this visit.
  }
}

function showSaved(): void {
  const saved = readSaved();
  show(saved?.currency ?? 'USD', saved?.rate ?? '1');
}

/** What a dollar is in this currency. @throws where the server does not know, or cannot be reached */
async function rateOf(currency: EstimateCurrency): Promise<string> {
  const rate = currency === 'USD' ? '1' : (await exchangeRates()).data?.[currency];
  if (rate === undefined) throw new Error(`Nobody tells the rate of ${currency}`);
  return rate;
}

/** Shows the currency of the last visit, at its rate and then at today's; follows other tabs. */
export async function startEstimates(): Promise<void> {
  addEventListener('storage', (event) => {
    if (event.key === ESTIMATE_KEY) showSaved();
  });
  showSaved();
  const { currency } = estimateState;
  const rate = await rateOf(currency).catch(() => null);
  // Another one may have been chosen meanwhile; without an answer the rate of the last visit stays.
  if (rate === null || estimateState.currency !== currency) return;
  show(currency, rate);
  save(currency, rate);
}

/**
 * Shows estimates in another currency from now on, on this device.
 * @throws when its rate is not known; nothing has changed then
 */
export async function chooseEstimateCurrency(currency: EstimateCurrency): Promise<void> {
  const rate = await rateOf(currency);
  show(currency, rate);
  save(currency, rate);
}
