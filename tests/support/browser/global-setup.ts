import { sourceHash } from '../../../backend/build/source-hash.ts';
import { languageFolder, needsBuild, startBuild, startLanguages } from '../../../backend/launch/build.ts';
import { LANGUAGES } from '../../../src/language/language.ts';
import { root } from './product.ts';
import { preparePristine } from './world.ts';

/** What all workers share and none changes: the built app, and the world each has a copy of. */
export default async function globalSetup(): Promise<void> {
  const hash = sourceHash(root);
  if (needsBuild(root, hash)) await startBuild(root, hash).finished;
  if (LANGUAGES.some((language) => languageFolder(root, language) === null)) await startLanguages(root).finished;
  await preparePristine();
}
