import { needsBuild, sourceHash, startBuild } from '../../../backend/launch/build.ts';
import { root } from './product.ts';
import { preparePristine } from './world.ts';

/** What all workers share and none changes: the built app, and the world each has a copy of. */
export default async function globalSetup(): Promise<void> {
  const hash = sourceHash(root);
  if (needsBuild(root, hash)) await startBuild(root, hash).finished;
  await preparePristine();
}
