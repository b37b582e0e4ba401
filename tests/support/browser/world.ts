import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, startProduct } from './product.ts';

/** Git ignores it. */
const FOLDER = '.vitrine-e2e';
/** What a world is made of: when it changes, a new one is made. */
const SOURCES = ['backend/core', 'backend/seaport', 'backend/demo', 'backend/db', 'backend/stores'];

function worldKey(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of readdirSync(join(root, source), { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (file.endsWith('.ts') && !file.endsWith('.test.ts'))
        hash.update(file).update(readFileSync(join(root, source, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/** Listings end one day: a world is used for a day. */
const today = () => new Date().toISOString().slice(0, 10);

/** A world nobody has traded in: made once a day, never run again, only copied. */
async function pristine(): Promise<string> {
  const name = `pristine-${today()}-${worldKey()}`;
  const made = join(root, FOLDER, name);
  if (existsSync(made)) return made;
  rmSync(join(root, FOLDER), { recursive: true, force: true });
  mkdirSync(join(root, FOLDER), { recursive: true });
  const product = await startProduct({ state: `${FOLDER}/making` });
  await product.stop();
  renameSync(join(root, FOLDER, 'making'), made);
  return made;
}

/** A copy of the world for one server: every run begins with the same things for sale. */
export async function copyWorld(name: string): Promise<string> {
  const from = await pristine();
  const to = `${FOLDER}/${name}`;
  rmSync(join(root, to), { recursive: true, force: true });
  cpSync(from, join(root, to), { recursive: true });
  return to;
}
