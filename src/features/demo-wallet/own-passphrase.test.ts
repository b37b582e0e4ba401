import { expect, test } from 'vitest';
import { passphraseProblem } from './own-passphrase.ts';

const EMAIL = 'anne.marie.of@example.com';
const problem = (passphrase: string) => passphraseProblem(passphrase, passphrase, EMAIL);

test.each([
  ['elevenchars', /at least 12/],
  ['aaaaaaaaaaaa', /5 different characters/],
  ['abababababab', /5 different characters/],
  ['            ', /5 different characters/],
  ['abcdefghijkl', /sequence/],
  ['LKJIHGFEDCBA', /sequence/],
  ['123456789012', /sequence/],
  ['qwertyuiop12', /sequence/],
  ['abcdeabcdeabcde', /sequence/],
  ['herons herons herons ', /again and again/],
  ['passwordpassword', /again and again/],
  ['Anne.Marie.of@example.com', /e-mail/],
  ['anne.marie.of@example.com1!', /e-mail/],
  ['anne.marie.of', /e-mail/],
])('“%s” is refused, and why is said', (passphrase, why) => {
  expect(problem(passphrase)).toMatch(why);
});

test.each([
  'seven unlikely herons',
  'another one of them',
  'korrekt-Pferd 9',
  'schöne grüße 12',
  '漢字かな交じり文の長い合言葉です',
])('“%s” is taken', (passphrase) => {
  expect(problem(passphrase)).toBeNull();
});

test('one that is typed otherwise the second time is refused', () => {
  expect(passphraseProblem('seven unlikely herons', 'seven unlikely heron', EMAIL)).toBe('The two are not the same.');
});
