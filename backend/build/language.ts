import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { fileOf } from '../../src/language/files.ts';
import { directionOf, LANGUAGES, LOCALES, type Language } from '../../src/language/language.ts';

/*
 * One build for each language. A translation is a file beside its catalogue, `texts.es.ts` beside
 * `texts.ts`, with the same exports, and takes its place. Nothing is chosen while the app runs.
 */

/** The language that `vite build --mode es` asks for. */
export const languageOfMode = (mode: string): Language => LANGUAGES.find((one) => one === mode) ?? 'en';

/** Where a language's build lies. */
export const outputOf = (language: Language): string => (language === 'en' ? 'dist' : `dist/languages/${language}`);

/** Names of the months, by the build's Intl: the server and every browser must write the same. */
export function monthsOf(language: Language): string[] {
  const format = new Intl.DateTimeFormat(LOCALES[language], { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)));
}

/** What the code knows of its language. */
export const languageConstants = (language: Language): Record<string, string> => ({
  __LANGUAGE__: JSON.stringify(language),
  __MONTHS__: JSON.stringify(monthsOf(language)),
});

const ENGLISH = '?english';

/** A translation in its catalogue's place. What it lacks is there in English; a gate lists what is missing. */
export const translations = (language: Language): Plugin => ({
  name: 'vitrine:translations',
  enforce: 'pre',
  resolveId(source, importer) {
    return importer !== undefined && source === `${importer}${ENGLISH}` ? source : null;
  },
  load(id) {
    if (language === 'en' || !id.endsWith('.ts') || id.includes('/node_modules/')) return null;
    const translation = id.replace(/\.ts$/, `.${language}.ts`);
    if (!existsSync(translation)) return null;
    this.addWatchFile(translation);
    return `${readFileSync(translation, 'utf8')}\nexport * from ${JSON.stringify(id + ENGLISH)};\n`;
  },
});

/** The page's language and direction, and its template’s name: that of `named`. */
export const languagePage = (language: Language, named = language): Plugin => ({
  name: 'vitrine:language-page',
  transformIndexHtml: (html) =>
    html.replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      if (page) page.fileName = fileOf(named, 'index.html');
    },
  },
});
