import { spawn } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tally } from './result.ts';

/** Whom nothing belongs to. */
const NOBODY = 65_534;

/** What another user of this machine sees of the state folder: by modes, and, where we may, as that user. */
export async function stateFolder(folder: string) {
  const attack = tally('the state folder as another local user');
  const files = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  for (const file of files) {
    const stat = lstatSync(join(folder, file), { throwIfNoEntry: false });
    if (!stat || stat.isSymbolicLink()) continue;
    attack.check((stat.mode & 0o077) === 0, () => `${file} has mode ${(stat.mode & 0o777).toString(8)}`);
  }
  if (process.getuid?.() !== 0) {
    attack.note('modes only: another user is needed to try');
    return attack.row;
  }
  const said = await as(NOBODY, folder);
  attack.check(said.trim() === '0', () => `another user read ${said.trim()} of it`);
  attack.note(`${files.length} files; uid ${NOBODY} could open ${said.trim()}`);
  return attack.row;
}

/** How many of a folder's files a user can open. */
function as(uid: number, folder: string): Promise<string> {
  const script =
    'n=0; for f in $(find "$0" 2>/dev/null); do head -c 1 "$f" >/dev/null 2>&1 && n=$((n+1)); done; echo $n';
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', script, folder], { uid, gid: uid, stdio: ['ignore', 'pipe', 'ignore'], cwd: '/' });
    let out = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.once('error', reject);
    child.once('close', () => resolve(out));
  });
}
