import { PASSPHRASE_LEAST } from './own-key.ts';
import * as texts from './own-texts.ts';

/* What makes a new passphrase too weak. Its hash slows guessing down, and does nothing for what is guessed first. */

const DISTINCT_LEAST = 5;
/** In the alphabet, the digits, and a keyboard's rows. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'zxcvbnm'];
/** Of all steps from one character to the next; a few that lead elsewhere make no better passphrase. */
const PLAIN_SHARE = 0.75;

const isPlainStep = (from: string, to: string) =>
  ROWS.some((row) => row.includes(from + to) || row.includes(to + from));

function isSequence(chars: readonly string[]): boolean {
  const steps = chars.slice(1).filter((char, index) => isPlainStep(chars[index] ?? '', char));
  return steps.length >= (chars.length - 1) * PLAIN_SHARE;
}

/** Nothing but a part that is shorter than a passphrase, again and again. */
const isRepeated = (text: string) => new RegExp(`^(.{1,${PASSPHRASE_LEAST - 1}})\\1+$`, 'su').test(text);

const COMMON = `
  password passwort passwd pass passphrase secret geheim contraseña contrasena welcome willkommen bienvenido
  hello letmein changeme admin administrator login user guest root test qwerty qwertz azerty asdf abc
  iloveyou love my dragon monkey football baseball master princess sunshine shadow superman batman vitrine
  wallet seaport ethereum bitcoin crypto market marketplace nft
`;
/** What people write in the place of a letter. */
const INSTEAD: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1', e: '3', a: '4@', s: '5$' };
const spellings = (word: string) => word.replaceAll(/[olieas]/g, (letter) => `[${letter}${INSTEAD[letter] ?? ''}]`);
/** Nothing but such words; digits and signs around them add little. */
const ALL_COMMON = new RegExp(`^\\P{L}*(?:(?:${COMMON.trim().split(/\s+/).map(spellings).join('|')})\\P{L}*)+$`, 'u');

function isEmail(text: string, email: string): boolean {
  const [local = ''] = email.split('@');
  return text === local || (text.includes(email) && text.length - email.length < PASSPHRASE_LEAST);
}

/** What is wrong with a new passphrase, for its person; null for a good one. */
export function passphraseProblem(passphrase: string, again: string, email: string): string | null {
  if (passphrase.length < PASSPHRASE_LEAST) return texts.passphraseShort(PASSPHRASE_LEAST);
  const plain = passphrase.normalize('NFKC').toLowerCase();
  const chars = Array.from(plain);
  if (new Set(chars).size < DISTINCT_LEAST) return texts.passphraseFew(DISTINCT_LEAST);
  if (isEmail(plain, email.toLowerCase())) return texts.passphraseEmail;
  if (isSequence(chars)) return texts.passphraseSequence;
  if (isRepeated(plain)) return texts.passphraseRepeated;
  if (!/\p{L}/u.test(plain)) return texts.passphraseNoLetters;
  if (ALL_COMMON.test(plain)) return texts.passphraseCommon;
  return passphrase === again ? null : texts.passphraseDiffers;
}
