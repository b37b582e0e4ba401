import type { ManifestOptions } from 'vite-plugin-pwa';
import * as ar from './manifest-texts.ar.ts';
import * as es from './manifest-texts.es.ts';
import * as en from './manifest-texts.ts';
import { directionOf, type Language } from '../../src/language/language.ts';

const TEXTS = { en, es, ar } satisfies Record<Language, unknown>;

/** The web manifest in a language. @throws where it says what the catalogue does not */
export function translateManifest(json: string, language: Language): Partial<ManifestOptions> {
  const manifest = JSON.parse(json) as Partial<ManifestOptions>;
  if (manifest.description !== en.description) throw new Error('The manifest’s description is not its catalogue’s');
  const names = new Map<string, string>([
    [en.collections, TEXTS[language].collections],
    [en.drops, TEXTS[language].drops],
  ]);
  if (manifest.description !== en.description) throw new Error('The manifest’s description is not its text');
  const shortcuts = manifest.shortcuts?.map((shortcut) => {
    const name = names.get(shortcut.name);
    if (name === undefined) throw new Error(`The manifest's shortcut ${shortcut.name} has no text`);
    return { ...shortcut, name };
  });
  return {
    ...manifest,
    lang: language,
    dir: directionOf(language),
    description: TEXTS[language].description,
    ...(shortcuts && { shortcuts }),
  };
}
