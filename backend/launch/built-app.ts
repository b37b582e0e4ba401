import { LANGUAGES } from '../../src/language/language.ts';
import type { Server } from '../server.ts';
import { sourceHash } from '../build/source-hash.ts';
import { isBuilt, languageFolder, needsBuild, startBuild, startLanguages, type Build } from './build.ts';
import type { Progress } from './progress.ts';

/** Begins to build the app where `dist` is missing or made of other sources; null where nothing is to be done. */
export function buildApp(root: string, progress: Progress): Build | null {
  const hash = sourceHash(root);
  if (!needsBuild(root, hash)) return null;
  progress.note('Building the app beside everything else');
  return startBuild(root, hash);
}

/** Waits for the build and shows what there is: the new app, the one before it, or the API alone. */
export async function showApp(root: string, server: Server, build: Build | null, progress: Progress): Promise<void> {
  try {
    await build?.finished;
    if (build) progress.done('App built');
  } catch (error) {
    progress.note(error instanceof Error ? error.message : String(error));
    if (isBuilt(root)) progress.note('The app of an earlier build is shown');
  }
  if (!isBuilt(root)) {
    progress.note('There is no built app in dist: only the API is served');
    return;
  }
  try {
    await server.app.usePages();
  } catch (error) {
    progress.note(`The built app cannot be shown: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const builtIn = (root: string) =>
  OTHERS.flatMap((language) => {
    const folder = languageFolder(root, language);
    return folder === null ? [] : [{ language, folder }];
  });

/** Shows the languages that are built already. Whether one is missing. */
export async function showLanguages(root: string, server: Server): Promise<boolean> {
  const built = builtIn(root);
  for (const { language, folder } of built) await server.app.useLanguage(language, folder);
  return built.length < OTHERS.length;
}

/** Builds the other languages, while the app is open in English already, and shows them. */
export function buildLanguages(root: string, server: Server, progress: Progress): Build {
  const build = startLanguages(root);
  build.finished
    .then(() => showLanguages(root, server))
    .then((isMissing) => progress.note(isMissing ? 'Not all languages are built' : 'The other languages are there'))
    .catch((error: unknown) =>
      progress.note(`The app is in English only. ${error instanceof Error ? error.message : String(error)}`),
    );
  return build;
}
