import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { staticDocument, type StaticDocument } from '../../src/contract/static-market.ts';
import type { Theme } from '../../src/contract/theme.ts';
import { StartError } from '../config.ts';
import type { ExportRecord } from '../core/export-records.ts';
import { drawIcon, drawMark, iconNames } from '../share/theme-marks.ts';
import { themeFileId } from '../stores/theme-files.ts';

/* The theme of a static market: what its server would answer of it, as files. */

export type ThemeRecord = Extract<ExportRecord, { part: 'theme' | 'legal-text' }>;

/** `mark`: the picture that the theme names; `texts`: by id. */
export type StaticTheme = { theme: Theme; mark: string | null; texts: ReadonlyMap<string, StaticDocument> };

/**
 * The theme that an export's records tell; null where they tell none. Its mark is drawn anew, as any operator's.
 * @throws StartError where the mark is no picture
 */
export async function staticTheme(records: readonly ThemeRecord[]): Promise<StaticTheme | null> {
  if (records.length === 0) return null;
  const theme: Theme = { name: null, accent: null, mark: null, documents: {} };
  const texts = new Map<string, StaticDocument>();
  let mark: string | null = null;
  for (const record of records) {
    if (record.part === 'legal-text') {
      const { document, language, text, since } = record;
      const id = themeFileId({ kind: 'text', content: text });
      theme.documents[document] = { ...theme.documents[document], [language]: id };
      texts.set(id, { text, since });
      continue;
    }
    theme.name = record.name;
    theme.accent = record.accent;
    if (record.mark === null) continue;
    mark = await drawMark(record.mark);
    if (mark === null) throw new StartError('The mark of the export is no picture that can be used.');
    theme.mark = themeFileId({ kind: 'mark', content: mark });
  }
  return { theme, mark, texts };
}

/** Writes what pages ask for; icons take the place of the build's as well, which systems ask for by their names. */
export async function writeTheme(folder: string, { theme, mark, texts }: StaticTheme): Promise<void> {
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const [id, document] of texts) write(staticDocument(id), JSON.stringify(document));
  if (mark === null) return;
  for (const name of iconNames) {
    const icon = await drawIcon(mark, name);
    if (icon === null) continue;
    write(`/theme/${theme.mark}/${name}`, icon);
    if (existsSync(join(folder, name))) write(name, icon);
  }
}
