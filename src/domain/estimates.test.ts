import { expect, test } from 'vitest';
import { LOCALES } from '../language/language.ts';
import { estimateIn } from './estimates.ts';

test('dollars are written in another currency, rounded as that one is', () => {
  expect(estimateIn('EUR', '0.86', LOCALES.en)('1406.35')).toBe('€1,209.46');
  expect(estimateIn('JPY', '156.4', LOCALES.en)('1406.351')).toBe('¥219,953');
  expect(estimateIn('GBP', '0.76', LOCALES.en)('0')).toBe('£0.00');
  expect(estimateIn('BRL', '5.34', LOCALES.en)('12')).toBe('R$64.08');
});

test('by the page’s language, with the same digits', () => {
  expect(estimateIn('EUR', '0.86', LOCALES.es)('1406.35').replace(/\s/u, ' ')).toBe('EUR 1,209.46');
  expect(estimateIn('EUR', '0.86', LOCALES.ar)('1406.35')).toContain('1,209.46');
});

test('the bare dollar sign stays the dollar’s', () => {
  for (const locale of Object.values(LOCALES))
    for (const currency of ['MXN', 'CAD', 'AUD'] as const)
      expect(
        estimateIn(currency, '2', locale)('1').replace(/[0-9.,\s\p{Cf}]/gu, ''),
        `${currency} in ${locale}`,
      ).not.toBe('$');
});

test('sums beyond what a number holds keep every digit', () => {
  expect(estimateIn('CHF', '1', LOCALES.en)('9007199254740993.01').replace(/\s/u, ' ')).toBe(
    'CHF 9,007,199,254,740,993.01',
  );
});
