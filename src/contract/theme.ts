import * as v from 'valibot';
import type { Language } from '../language/language.ts';
import { colourSchema, textSchema } from './primitives.ts';

/* How an operator makes the market look and what it calls itself, as every page is told. */

export const MAX_THEME_NAME = 30;
export const MAX_DOCUMENT_TEXT = 20_000;
/** Of a picture as base64: a call's body takes no more. */
export const MAX_MARK_TEXT = 60_000;

/** The legal documents, by slug. */
export const legalDocuments = [
  'terms-of-use',
  'privacy-policy',
  'cookie-policy',
  'eula',
  'disclaimer-nfts',
  'service-provider',
] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** What a mark or a text is called by: the beginning of its SHA-256, so that it never changes. */
export const themeFileIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'not the id of a file'));

/** On one line, and with something to be read: no mark that turns the direction of what follows. */
export const marketNameSchema = v.pipe(
  textSchema(MAX_THEME_NAME),
  v.trim(),
  v.regex(/^[^\p{Cf}\p{Zl}\p{Zp}]+$/u, 'invisible characters are not allowed'),
);

const textId = v.optional(themeFileIdSchema);
/** By language; who reads one that has no text of its own is given the English one. */
const textsSchema = v.object({ en: textId, es: textId, ar: textId } satisfies Record<Language, unknown>);
const texts = v.optional(textsSchema);

/**
 * What an operator decided of the market's looks; null where what is built in holds. `accent`: the one colour beside
 * grey, on light and on dark pages. `mark`: the picture in the logo's place. `documents`: texts by language; of the cookie
 * policy they are added to what is built in.
 */
export const themeSchema = v.object({
  name: v.nullable(marketNameSchema),
  accent: v.nullable(v.object({ light: colourSchema, dark: colourSchema })),
  mark: v.nullable(themeFileIdSchema),
  documents: v.object({
    'terms-of-use': texts,
    'privacy-policy': texts,
    'cookie-policy': texts,
    eula: texts,
    'disclaimer-nfts': texts,
    'service-provider': texts,
  } satisfies Record<LegalDocument, unknown>),
});
export type Theme = v.InferOutput<typeof themeSchema>;

/** A text of the market's own: paragraphs, `# ` headings and `- ` lists; new lines are its only control characters. */
export const documentTextSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_DOCUMENT_TEXT, `at most ${MAX_DOCUMENT_TEXT} characters`),
  v.transform((text) => text.replaceAll('\r\n', '\n').trim()),
  v.minLength(1, 'empty'),
  v.regex(/^(?:\n|[^\p{Cc}\p{Surrogate}])*$/u, 'control characters are not allowed'),
);
