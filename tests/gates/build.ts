import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sourceHash } from '../../backend/build/source-hash.ts';
import { startBuild, startLanguages } from '../../backend/launch/build.ts';

/** The production build, client and renderer in every language, from nothing; noted as built, so that no start builds it again. */
const root = fileURLToPath(new URL('../..', import.meta.url));
rmSync(`${root}/dist`, { recursive: true, force: true });
await startBuild(root, sourceHash(root)).finished;
await startLanguages(root).finished;
