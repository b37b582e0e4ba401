import { expect, test } from 'vitest';
import { groupThousands } from '../domain/decimals.ts';
import { fileOf } from './files.ts';
import { LANGUAGES, LOCALES } from './language.ts';
import { plural } from './plural.ts';

test('amounts are written as Intl writes them in every language', () => {
  for (const language of LANGUAGES) {
    const format = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 4 });
    for (const amount of [0, 0.5, 999, 1000, 1234.5, 12345.0625, 98_765_432.1])
      expect(groupThousands(String(amount)), `${amount} in ${language}`).toBe(format.format(amount));
  }
});

test('a count chooses its word, also where it is written for reading', () => {
  const words = { one: 'one', other: 'other' };
  expect([1, 0, 2, 1n, '1', '1,000'].map((count) => plural(count, words))).toEqual([
    'one',
    'other',
    'other',
    'one',
    'one',
    'other',
  ]);
});

test('each language has names of its own for what the server finds by its address', () => {
  expect(LANGUAGES.map((language) => fileOf(language, 'sw.js'))).toEqual(['sw.js', 'sw.es.js', 'sw.ar.js']);
});
