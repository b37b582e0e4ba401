import { legalDocuments } from '../../src/contract/theme.ts';
import { LANGUAGES } from '../../src/language/language.ts';
import type { ExportRecord } from '../core/export-records.ts';
import type { Queries } from '../db/database.ts';
import { decidedTheme, findThemeFile } from './theme-files.ts';

/** The theme as an export tells it, before its texts; nothing where all is built in. */
export async function* themeRecords(
  db: Queries,
): AsyncGenerator<Extract<ExportRecord, { part: 'theme' | 'legal-text' }>> {
  const theme = await decidedTheme(db);
  if (theme === null) return;
  const { name, accent, documents } = theme;
  const mark = theme.mark === null ? null : await findThemeFile(db, theme.mark, 'mark');
  yield { part: 'theme', name, accent, mark: mark?.content ?? null };
  for (const document of legalDocuments)
    for (const language of LANGUAGES) {
      const id = documents[document]?.[language];
      const file = id === undefined ? null : await findThemeFile(db, id, 'text');
      if (file !== null) yield { part: 'legal-text', document, language, text: file.content, since: file.since };
    }
}
