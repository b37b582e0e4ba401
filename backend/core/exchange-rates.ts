import * as v from 'valibot';
import { formatUnits } from 'viem';
import { ESTIMATE_CURRENCIES, type EstimateCurrency } from '../../src/contract/currencies.ts';
import { exchangeRatesSchema, type ExchangeRates } from '../../src/contract/exchange-rates.ts';
import { parseDecimal } from './price.ts';

/** The European Central Bank's reference rates, how many of each currency a euro is, new on each working day. */
const REFERENCE_RATES_URL = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FRESH_MS = 6 * HOUR_MS;
/** After a failure, others' servers are left alone this long. */
const RETRY_MS = HOUR_MS / 6;
/** Longer than any row of bank holidays; older rates are worse than dollars. */
const MOST_DAYS = 10;
const TIMEOUT_MS = 10_000;
const MOST_BYTES = 64 * 1024;

/** Decimals that are computed with, and those that are told. */
const PLACES = 12;
const TOLD_PLACES = 6;

/** Currencies that a rate is wanted for. */
export const isRated = (code: string): code is keyof ExchangeRates =>
  code !== 'USD' && ESTIMATE_CURRENCIES.includes(code as EstimateCurrency);

/** `EUR=0.86,JPY=155`: how many of each a dollar is. */
export const exchangeRatesSetting = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3}=[0-9.]+(?:,[A-Z]{3}=[0-9.]+)*$/),
  v.transform((text) => Object.fromEntries(text.split(',').map((part) => part.split('=')))),
  v.strictObject(exchangeRatesSchema.entries),
);

/** What the embedded networks' play money is in other currencies, as `USD_RATES` says what it is in dollars. */
export const DEMO_EXCHANGE_RATES: ExchangeRates = {
  EUR: '0.86',
  GBP: '0.76',
  JPY: '156.4',
  CHF: '0.81',
  CAD: '1.41',
  AUD: '1.55',
  BRL: '5.34',
  MXN: '18.45',
};

const DAY = /<Cube time=['"]([0-9]{4}-[0-9]{2}-[0-9]{2})['"]>/g;
const RATE = /<Cube currency=['"]([A-Z]{3})['"] rate=['"]([0-9]{1,7}(?:\.[0-9]{1,8})?)['"]\s*\/>/g;

/** `day`: when it began in UTC, in ms since 1970. */
type ReferenceRates = { day: number; rates: ExchangeRates };

const isOfNow = (day: number, now: number) => day < now + DAY_MS && now < day + MOST_DAYS * DAY_MS;

/**
 * The bank's document → rates of a dollar, for the currencies that estimates can be shown in.
 * @throws when it is not one day's rates, or has none of the dollar
 */
export function parseReferenceRates(xml: string): ReferenceRates {
  const days = [...xml.matchAll(DAY)];
  const day = Date.parse(days[0]?.[1] ?? '');
  if (days.length !== 1 || Number.isNaN(day)) throw new Error('The reference rates are not of one day');
  const perEuro = new Map([['EUR', 10n ** BigInt(PLACES)]]);
  for (const [, code = '', text = ''] of xml.matchAll(RATE)) {
    const rate = parseDecimal(text, PLACES) ?? 0n;
    if (rate === 0n || perEuro.has(code)) throw new Error(`The reference rates have no single rate of ${code}`);
    perEuro.set(code, rate);
  }
  const dollar = perEuro.get('USD');
  if (dollar === undefined) throw new Error('The reference rates have none of the dollar');
  const rates = Object.fromEntries(
    [...perEuro].flatMap(([code, rate]) => {
      const told = (rate * 10n ** BigInt(TOLD_PLACES)) / dollar;
      return isRated(code) && told > 0n ? [[code, formatUnits(told, TOLD_PLACES)]] : [];
    }),
  );
  return { day, rates };
}

/** @throws when it does not come, not whole, or is not a text of that size */
async function fetchReferenceRates(): Promise<string> {
  const answer = await fetch(REFERENCE_RATES_URL, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (answer.status !== 200 || answer.body === null) throw new Error(`The reference rates answered ${answer.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error('The reference rates are too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * The bank's rates, asked for when somebody wants them: once for all who wait, and at most every ten minutes. While
 * none that are new enough are known there are none, which is no error: estimates are in dollars then.
 */
export function createReferenceRates({
  read = fetchReferenceRates,
  now = Date.now,
  log,
}: {
  read?: () => Promise<string>;
  now?: () => number;
  log: (line: string) => void;
}): () => Promise<ExchangeRates> {
  let known: ReferenceRates = { day: 0, rates: {} };
  let nextAt = 0;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    try {
      const answer = parseReferenceRates(await read());
      if (!isOfNow(answer.day, now())) throw new Error('The reference rates are of another time');
      known = answer;
      nextAt = now() + FRESH_MS;
    } catch (error) {
      nextAt = now() + RETRY_MS;
      log(`No exchange rates: ${error instanceof Error ? error.message : String(error)}`);
    }
    asking = null;
  }

  return async () => {
    if (now() >= nextAt) await (asking ??= ask());
    return isOfNow(known.day, now()) ? known.rates : {};
  };
}
