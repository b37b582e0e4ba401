import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sourceHash, startBuild } from '../../backend/launch/build.ts';

/** The production build, client and renderer, from nothing; noted as built, so that no start builds it again. */
const root = fileURLToPath(new URL('../..', import.meta.url));
rmSync(`${root}/dist`, { recursive: true, force: true });
await startBuild(root, sourceHash(root)).finished;
