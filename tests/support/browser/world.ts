import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './process.ts';
import { root, startProduct } from './product.ts';

/** Git ignores it. */
const FOLDER = '.vitrine-e2e';
/** What a world is made of: when it changes, a new one is made. */
const SOURCES = ['backend/core', 'backend/seaport', 'backend/demo', 'backend/db', 'backend/stores'];
/** What its pictures are made of, which change less often. */
const PICTURE_SOURCES = ['backend/demo/world', 'backend/images'];
/** Where the set-up tells the workers what to copy. */
const PRISTINE = 'VITRINE_E2E_WORLD';

function keyOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of readdirSync(join(root, source), { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (file.endsWith('.ts') && !file.endsWith('.test.ts'))
        hash.update(file).update(readFileSync(join(root, source, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/** Listings end one day: a world is used for a day. */
const today = () => new Date().toISOString().slice(0, 10);

/** Pictures are the same whoever draws them, in whichever world: drawn once, for all servers of this tree. */
const picturesFolder = () => `pictures-${keyOf(PICTURE_SOURCES)}`;

/** Everything but what is in use and what belongs to a run that still goes on, named by its process. */
function removeLeftovers(inUse: readonly string[]): void {
  for (const name of readdirSync(join(root, FOLDER))) {
    const owner = Number(/^(\d+)-/.exec(name)?.[1] ?? 0);
    if (!inUse.includes(name) && !isAlive(owner)) rmSync(join(root, FOLDER, name), { recursive: true, force: true });
  }
}

/** A world nobody has traded in: made once a day, never run again, only copied. */
export async function preparePristine(): Promise<void> {
  const name = `pristine-${today()}-${keyOf(SOURCES)}`;
  const made = join(root, FOLDER, name);
  process.env[PRISTINE] = made;
  mkdirSync(join(root, FOLDER, picturesFolder()), { recursive: true });
  removeLeftovers([name, picturesFolder()]);
  if (existsSync(made)) return;
  const making = `${FOLDER}/${process.pid}-making`;
  const product = await startProduct({ state: making });
  await product.stop();
  rmSync(join(root, making, 'images'), { recursive: true, force: true });
  // Another run may have made the same one meanwhile.
  if (existsSync(made)) rmSync(join(root, making), { recursive: true, force: true });
  else renameSync(join(root, making), made);
}

export type World = { state: string; remove(): void };

/** A copy of the world for one server of this process: it begins with the same things for sale as every other. */
export function copyWorld(name: string): World {
  const from = process.env[PRISTINE];
  if (from === undefined) throw new Error('The global setup has not run');
  const state = `${FOLDER}/${process.pid}-${name}`;
  const to = join(root, state);
  // A server that has just ended may still hold a file.
  const remove = () => rmSync(to, { recursive: true, force: true, maxRetries: 5 });
  remove();
  cpSync(from, to, { recursive: true });
  symlinkSync(join(root, FOLDER, picturesFolder()), join(to, 'images'));
  return { state, remove };
}
