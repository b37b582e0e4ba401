import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { getCookie } from 'hono/cookie';
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER, LANGUAGES, type Language } from '../../src/language/language.ts';

const languageOf = (tag: string | undefined): Language | undefined =>
  LANGUAGES.find((one) => one === tag?.toLowerCase().split('-')[0]);

/** In which language somebody reads: as the address says, as they chose, as their browser asks, or English. */
export function languageFor(c: Context): Language {
  const byBrowser = () =>
    accepts(c, {
      header: 'Accept-Language',
      supports: [...LANGUAGES],
      default: 'en',
      match: (asked, { default: otherwise }) =>
        asked
          .filter(({ q }) => q > 0)
          .toSorted((a, b) => b.q - a.q)
          .map(({ type }) => languageOf(type))
          .find((language) => language !== undefined) ?? otherwise,
    }) as Language;
  return languageOf(c.req.query(LANGUAGE_PARAMETER)) ?? languageOf(getCookie(c, LANGUAGE_COOKIE)) ?? byBrowser();
}
