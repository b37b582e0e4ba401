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
    [en.homePicture, TEXTS[language].homePicture],
    [en.collectionPicture, TEXTS[language].collectionPicture],
  ]);
  const translated = (name: string) => {
    const text = names.get(name);
    if (text === undefined) throw new Error(`The manifest has no text for ${name}`);
    return text;
  };
  const shortcuts = manifest.shortcuts?.map((shortcut) => ({ ...shortcut, name: translated(shortcut.name) }));
  const screenshots = manifest.screenshots?.map((picture) => ({ ...picture, label: translated(picture.label ?? '') }));
  return {
    ...manifest,
    lang: language,
    dir: directionOf(language),
    description: TEXTS[language].description,
    ...(shortcuts && { shortcuts }),
    ...(screenshots && { screenshots }),
  };
}
