import type * as routes from '../../src/contract/operator-routes.ts';
import { legalDocuments, type Theme } from '../../src/contract/theme.ts';
import type { Database, Queries } from '../db/database.ts';
import type { Decisions } from '../market/decisions.ts';
import { dropUnusedThemeFiles, findThemeFile, saveThemeFile } from '../stores/theme-files.ts';
import { ApiError, single } from './answers.ts';
import type { Handlers } from './api.ts';
import { decided } from './operator-refusals.ts';
import { textIds } from '../market/decisions.ts';
import { drawMark } from '../share/theme-marks.ts';
import type { ThemeState } from './theme-state.ts';

/** Documents without a text are left out; null for a theme that changes nothing. */
function tidy({ name, accent, mark, documents }: Theme): Theme | null {
  const written = legalDocuments.flatMap((slug) => {
    const texts = Object.entries(documents[slug] ?? {}).filter(([, id]) => id !== undefined);
    return texts.length === 0 ? [] : [[slug, Object.fromEntries(texts)] as const];
  });
  if (name === null && accent === null && mark === null && written.length === 0) return null;
  return { name, accent, mark, documents: Object.fromEntries(written) };
}

async function textsOf(db: Queries, theme: Theme | null): Promise<Record<string, string>> {
  const ids = theme === null ? [] : textIds(theme.documents);
  const found = await Promise.all(ids.map(async (id) => [id, await findThemeFile(db, id, 'text')] as const));
  return Object.fromEntries(found.map(([id, file]) => [id, file?.content ?? '']));
}

/** How the market looks as it is now, what it may look like next, and the decision about it. */
export function operatorThemeHandlers(o: {
  database: Database;
  decisions: Decisions;
  themeState: ThemeState;
}): Handlers<Pick<typeof routes, 'operatorTheme' | 'operatorStoreThemeFile' | 'operatorSetTheme'>> {
  const { database, decisions, themeState } = o;
  return {
    async operatorTheme() {
      await themeState.read();
      const theme = themeState.theme();
      return single({ theme, texts: await textsOf(database, theme) });
    },
    async operatorStoreThemeFile({ body }) {
      const content = body.kind === 'text' ? body.text : await drawMark(body.picture);
      if (content === null) throw new ApiError(422, 'operator.no-picture', 'This is no picture that can be used.');
      // Before: what was given and left long ago is stored anew, and so stays.
      await dropUnusedThemeFiles(database);
      return single({ id: await saveThemeFile(database, { kind: body.kind, content }) });
    },
    operatorSetTheme: async ({ user, body: { theme } }) =>
      single(await decided(decisions.setTheme(user.address, theme && tidy(theme)))),
  };
}
