import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../../src/language/language.ts';

/*
 * The static build is the app without a server. A file `name.static.ts` beside `name.ts` takes its place there, as a
 * translation takes its catalogue's; what it does not export is the other's. The ordinary build knows nothing of it.
 */

/** `--mode static`, or `static-es` in another language; null for the app that a server serves. */
export function staticMode(mode: string): Language | null {
  if (mode === 'static') return 'en';
  return LANGUAGES.find((one) => mode === `static-${one}`) ?? null;
}

/** Where the static build in a language lies. */
export const staticOutput = (language: Language): string => `dist/static/${language}`;

const SERVED = '?served';

export const staticVariants = (isStatic: boolean): Plugin => ({
  name: 'vitrine:static-variants',
  enforce: 'pre',
  resolveId(source, importer) {
    return importer !== undefined && source === `${importer}${SERVED}` ? source : null;
  },
  load(id) {
    if (!isStatic || !/\.tsx?$/.test(id) || id.includes('/node_modules/')) return null;
    const variant = id.replace(/\.(tsx?)$/, '.static.$1');
    if (!existsSync(variant)) return null;
    this.addWatchFile(variant);
    return `${readFileSync(variant, 'utf8')}\nexport * from ${JSON.stringify(id + SERVED)};\n`;
  },
});
