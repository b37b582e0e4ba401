import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER, languageOf, type Language } from '../../src/language/language.ts';
import type { Spoken } from '../../src/language/spoken.ts';
import * as ar from './texts.ar.ts';
import * as es from './texts.es.ts';
import * as en from './texts.ts';

export type Texts = Spoken<typeof en>;
const TEXTS: Readonly<Record<Language, Texts>> = { en, es, ar };
export const textsIn = (language: Language): Texts => TEXTS[language];

/** `accepted`: the browser's `Accept-Language`. */
type Said = Readonly<Partial<Record<'parameter' | 'cookie' | 'accepted', string | undefined>>>;

/** The language somebody reads: by the address, by their choice, by their browser, or English. */
export function languageBy({ parameter, cookie, accepted = '' }: Said): Language {
  const byBrowser = () =>
    parseAccept(accepted)
      .filter(({ q }) => q > 0)
      .toSorted((a, b) => b.q - a.q)
      .map(({ type }) => languageOf(type))
      .find((language) => language !== undefined);
  return languageOf(parameter) ?? languageOf(cookie) ?? byBrowser() ?? 'en';
}

export const languageFor = (c: Context, cookie = LANGUAGE_COOKIE): Language =>
  languageBy({
    parameter: c.req.query(LANGUAGE_PARAMETER),
    cookie: getCookie(c, cookie),
    accepted: c.req.header('accept-language'),
  });
