import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { LANGUAGE_PARAMETER, languageOf, type Language } from '../../src/language/language.ts';
import type { Spoken } from '../../src/language/spoken.ts';
import { languageBy, languageFor } from '../http/language.ts';
import { cookieName } from './settings.ts';
import * as ar from './texts.ar.ts';
import * as es from './texts.es.ts';
import * as en from './texts.ts';

export type Texts = Spoken<typeof en>;
const TEXTS: Readonly<Record<Language, Texts>> = { en, es, ar };
export const textsIn = (language: Language): Texts => TEXTS[language];

const YEAR_SECONDS = 31_536_000;

/**
 * In which language somebody reads at the wallet's origin: as the app that leads there says, which is kept for the
 * pages that follow; else as their browser asks. The authorization request always says the spec's `en_US`.
 */
export function createWalletLanguage(origin: string, market: () => string) {
  const name = cookieName(origin, 'language');
  return {
    /** What the market is called, which the wallet is named after. */
    market,
    of: (c: Context): Language => languageFor(c, name),
    /** Where the token service's library asks. */
    ofProvider: (ctx: KoaContextWithOIDC): Language =>
      languageBy({ cookie: ctx.cookies.get(name, { signed: false }), accepted: ctx.get('accept-language') }),
    /** Keeps what an address says. After the answer was made. */
    keep(c: Context): void {
      const asked = languageOf(c.req.query(LANGUAGE_PARAMETER));
      if (asked === undefined) return;
      setCookie(c, name, asked, {
        httpOnly: true,
        sameSite: 'Lax',
        secure: origin.startsWith('https:'),
        path: '/',
        maxAge: YEAR_SECONDS,
      });
    },
  };
}

export type WalletLanguage = ReturnType<typeof createWalletLanguage>;
