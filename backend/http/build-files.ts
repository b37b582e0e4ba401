import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { fileOf } from '../../src/language/files.ts';
import type { Language } from '../../src/language/language.ts';
import { createAssets } from './assets.ts';

/** The files of the builds that are served. `dist`: of the English one; null for none. */
export function createBuildFiles(dist: string | null) {
  const folders = new Map<Language, string>();
  // English first: files that languages share are identical in all, since their names are hashes.
  const assets = dist === null ? [] : [createAssets(`${dist}/client`)];
  /** Where another language's build is; null if it is not served. */
  const folderOf = (language: Language): string | null => folders.get(language) ?? null;
  return {
    folderOf,
    add(language: Language, folder: string): void {
      folders.set(language, folder);
      assets.push(createAssets(`${folder}/client`));
    },
    async fileAt(c: Context, path: string): Promise<Response | null> {
      for (const folder of assets) {
        const file = await folder(c, path);
        if (file) return file;
      }
      return null;
    },
    /** The web manifest as it was built; null where its language is not served. */
    async manifest(language: Language): Promise<string | null> {
      const folder = language === 'en' ? dist : folderOf(language);
      return folder && readFile(join(folder, 'client', fileOf(language, 'manifest.webmanifest')), 'utf8');
    },
  };
}
