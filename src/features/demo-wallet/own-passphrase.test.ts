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
  ['password1234', /commonest words/],
  ['P@ssw0rd-2024!', /commonest words/],
  ['1234 welcome 5', /commonest words/],
  ['4dm1n15tr4t0r', /commonest words/],
  ['Bitcoin Wallet 1', /commonest words/],
  ['dragon!dragon?', /commonest words/],
  ['contraseña99', /commonest words/],
  ['2024-11-26 7!', /needs letters/],
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
  'dragons of passwords',
  'password herons',
  'iguana wallet',
  'schöne grüße 12',
  '漢字かな交じり文の長い合言葉です',
])('“%s” is taken', (passphrase) => {
  expect(problem(passphrase)).toBeNull();
});

test('one that is typed otherwise the second time is refused', () => {
  expect(passphraseProblem('seven unlikely herons', 'seven unlikely heron', EMAIL)).toBe('The two are not the same.');
});
