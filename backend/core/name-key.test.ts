import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

test.each(['ISOHYPSE', ' iso-hypse ', 'Ìsohypse', 'Is0hypse', 'lsohypse', 'Іѕоһурѕе', 'Iso​hypse', 'ＩＳＯＨＹＰＳＥ'])(
  '%s passes for Isohypse',
  (name) => {
    expect(nameKey(name)).toBe(nameKey('Isohypse'));
  },
);

test('pairs of letters that pass for one do so', () => {
  expect(nameKey('Vvarrn')).toBe(nameKey('Warm'));
});

test.each([
  ['Isohypse', 'Isohypses'],
  ['Kiln', 'Kin'],
  ['水墨', '水里'],
])('%s and %s are two names', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});
