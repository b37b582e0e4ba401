import type { Language } from '../../src/language/language.ts';
import type { Spoken } from '../../src/language/spoken.ts';
import * as ar from './texts.ar.ts';
import * as es from './texts.es.ts';
import * as en from './texts.ts';

export type Texts = Spoken<typeof en>;
const TEXTS: Readonly<Record<Language, Texts>> = { en, es, ar };
export const textsIn = (language: Language): Texts => TEXTS[language];

/** The language of a card: the product's fonts have no Arabic letters. */
export const cardLanguage = (language: Language): Language => (language === 'ar' ? 'en' : language);
