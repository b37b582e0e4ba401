/** What estimates can be shown in, by ISO 4217. Prices are told in dollars; the others need a rate. */
export const ESTIMATE_CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'BRL', 'MXN'] as const;
export type EstimateCurrency = (typeof ESTIMATE_CURRENCIES)[number];

/** Local storage: which of them the person chose, with the rate of that time. Not there while it is dollars. */
export const ESTIMATE_KEY = 'estimate-currency';
