/** Set by the build, which is made once for each language; the server and tests have none. */
declare const __LANGUAGE__: Language | undefined;

export type Language = 'en' | 'es' | 'ar';
export const LANGUAGES: readonly Language[] = ['en', 'es', 'ar'];

/** Of a tag such as `es-MX`; undefined for one that is not spoken here. */
export const languageOf = (tag: string | undefined): Language | undefined =>
  LANGUAGES.find((one) => one === tag?.toLowerCase().split('-')[0]);

/** The language of this build. */
export const LANGUAGE: Language = typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__;

/**
 * What Intl formats with. Amounts have the decimal point and the digits that wallets and chains write, in
 * every language: nobody may read, or type, a thousand times a price.
 */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-MX', ar: 'ar-u-nu-latn' };

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** As their readers name them. */
export const LANGUAGE_NAMES: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['es', 'Español'],
  ['ar', 'العربية'],
];

/** The cookie of who has chosen a language by hand. */
export const LANGUAGE_COOKIE = 'vitrine-language';

/** `?language=es` of an address: search engines name each language by its own. */
export const LANGUAGE_PARAMETER = 'language';
