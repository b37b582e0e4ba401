import { LANGUAGE_PARAMETER, type Language } from '../../src/language/language.ts';
import { cardLanguage } from './language.ts';

/** A page's address in a language: search engines and readers have one for each. */
export const inLanguage = (address: string, language: Language): string =>
  language === 'en' ? address : `${address}?${LANGUAGE_PARAMETER}=${language}`;

/** A card's size in pixels, as social networks show it. */
export const CARD_SIZE = { width: 1_200, height: 630 } as const;
/** Where a page's card is; that of the product itself is at `/share.jpg`. */
export const cardPath = (path: string | null, language: Language): string =>
  inLanguage(path === null ? '/share.jpg' : `/share${path}.jpg`, cardLanguage(language));
/** The Atom feed of a collection or drop, by its page's path. */
export const feedPath = (path: string, language: Language): string => inLanguage(`/feeds${path}.xml`, language);
export const artistFeedPath = (address: string, language: Language): string =>
  feedPath(`/artists/${address}`, language);
/** The path of an item's collection. */
export const parentPath = (path: string): string => path.replace(/\/[^/]+$/, '');
