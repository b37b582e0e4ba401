import { spawn } from 'node:child_process';
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { tally } from './result.ts';

/** Whom nothing belongs to. */
const NOBODY = 65_534;

/**
 * What another user of this machine sees of the state folder: by modes, and, where we may, as that user, who
 * knows all names. Tried once more with the folder itself open to all, for what is in it is closed by itself.
 */
export async function stateFolder(folder: string) {
  const attack = tally('the state folder as another local user');
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of ['.', ...inside]) {
    const stat = lstatSync(join(folder, file), { throwIfNoEntry: false });
    if (!stat || stat.isSymbolicLink()) continue;
    // The store's engine gives its files modes of its own: what closes those is their folders.
    const isStores = stat.isFile() && file.startsWith(`db${sep}`);
    attack.check(isStores || (stat.mode & 0o077) === 0, () => `${file} has mode ${(stat.mode & 0o777).toString(8)}`);
  }
  if (process.getuid?.() !== 0) {
    attack.note('modes only: another user is needed to try');
    return attack.row;
  }
  const tryAll = async (files: readonly string[]) => {
    const opened = await openedBy(NOBODY, folder, files);
    for (const file of files) attack.check(!opened.has(file), () => `uid ${NOBODY} could open ${file}`);
    return opened.size;
  };
  const closed = await tryAll(['.', ...inside]);
  chmodSync(folder, 0o755);
  const open = await tryAll(inside).finally(() => chmodSync(folder, 0o700));
  attack.note(`uid ${NOBODY} could open ${closed} of ${inside.length}, and ${open} with the folder itself open`);
  return attack.row;
}

/** Which of a folder's files and folders a user can open. */
function openedBy(uid: number, folder: string, files: readonly string[]): Promise<Set<string>> {
  const script = 'while IFS= read -r f; do if true <"$0/$f"; then echo "$f"; fi; done 2>/dev/null';
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', script, folder], { uid, gid: uid, stdio: ['pipe', 'pipe', 'ignore'], cwd: '/' });
    let out = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.once('error', reject);
    child.once('close', () => resolve(new Set(out.split('\n').filter((file) => file !== ''))));
    child.stdin.end(files.map((file) => `${file}\n`).join(''));
  });
}
