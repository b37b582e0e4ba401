import type { Language } from './language.ts';

/** A file of the build that every language has under a name of its own: `sw.js`, `sw.es.js`. */
export const fileOf = (language: Language, name: string): string =>
  language === 'en' ? name : name.replace(/(?=\.[a-z]+$)/, `.${language}`);
