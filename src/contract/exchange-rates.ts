import * as v from 'valibot';
import type { EstimateCurrency } from './currencies.ts';
import { decimalStringSchema } from './primitives.ts';

/** How many of a currency a dollar is; never 0. */
export const exchangeRateSchema = v.pipe(decimalStringSchema, v.regex(/[1-9]/, 'no rate'));

/** Rates of a dollar by currency, as many as are known: none at all where nobody tells them. */
const entry = v.optional(exchangeRateSchema);
export const exchangeRatesSchema = v.object({
  EUR: entry,
  GBP: entry,
  JPY: entry,
  CHF: entry,
  CAD: entry,
  AUD: entry,
  BRL: entry,
  MXN: entry,
} satisfies Record<Exclude<EstimateCurrency, 'USD'>, unknown>);
export type ExchangeRates = v.InferOutput<typeof exchangeRatesSchema>;
