import type { Language } from '../../src/language/language.ts';
import type { Spoken } from '../../src/language/spoken.ts';
import * as arCalls from './call-texts.ar.ts';
import * as esCalls from './call-texts.es.ts';
import * as enCalls from './call-texts.ts';
import * as ar from './texts.ar.ts';
import * as es from './texts.es.ts';
import * as en from './texts.ts';

export type Texts = Spoken<typeof en>;
const TEXTS: Readonly<Record<Language, Texts>> = { en, es, ar };
export const textsIn = (language: Language): Texts => TEXTS[language];

/** What the calls of the public read API are for. */
const CALLS: Readonly<Record<Language, Spoken<typeof enCalls>>> = { en: enCalls, es: esCalls, ar: arCalls };
export const callsIn = (language: Language) => CALLS[language];

/** The language of a card: the product's fonts have no Arabic letters. */
export const cardLanguage = (language: Language): Language => (language === 'ar' ? 'en' : language);
