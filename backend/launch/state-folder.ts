import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../config.ts';

const FREE_BYTES = 256 * 1024 * 1024;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** One sentence for what a disk may refuse, or null for any other error. */
export function diskSentence(error: unknown, folder: string): string | null {
  const text = error instanceof Error ? error.message : String(error);
  if (codeOf(error) === 'ENOSPC' || /ENOSPC|no space left/i.test(text)) return `The disk that holds ${folder} is full.`;
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(codeOf(error)))
    return `The state folder ${folder} cannot be written to.`;
  if (['ENOTDIR', 'EEXIST'].includes(codeOf(error))) return `The state folder ${folder} is not a folder.`;
  return null;
}

/** Node's own recursive mkdir never returns on file systems that answer ENOENT, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    return;
  }
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
}

/** Others on this machine could read keys and sessions out of an open folder. */
function requirePrivate(folder: string): void {
  if (process.platform === 'win32') return;
  const { mode, uid } = statSync(folder);
  const me = process.getuid?.() ?? uid;
  if (uid !== me) throw new StartError(`The state folder ${folder} belongs to another user of this machine.`);
  if ((mode & 0o077) !== 0) {
    throw new StartError(
      `The state folder ${folder} can be read by other users of this machine: run chmod 700 ${folder} and start again.`,
    );
  }
}

/** What Vitrine makes in the folder. Nothing else is touched there. */
const OURS = /^(?:(?:chains|chain-\d+|deployments)\.json|db|images|keys|market-name)$/;

/** What an earlier build made there is closed by itself too: the folder may be moved or copied. */
function closeContents(folder: string): void {
  if (process.platform === 'win32') return;
  for (const name of readdirSync(folder).filter((name) => OURS.test(name))) {
    const path = join(folder, name);
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat === undefined || stat.isSymbolicLink() || (stat.mode & 0o077) === 0) continue;
    try {
      chmodSync(path, stat.mode & 0o700);
    } catch {
      // Somebody else's file: the folder around it is closed.
    }
  }
}

/** Makes sure the state folder is there, and ours alone, without making anything. */
export function requireStateFolder(folder: string): void {
  if (!existsSync(folder)) throw new StartError(`There is no state folder ${folder}: VITRINE_STATE must name one.`);
  requirePrivate(folder);
}

/** Makes sure the state folder exists, is ours alone and can be written to. */
export function prepareStateFolder(folder: string): void {
  const probe = join(folder, '.write-test');
  try {
    makeFolder(folder);
    requirePrivate(folder);
    closeContents(folder);
    const file = openSync(probe, 'w');
    try {
      writeSync(file, Buffer.alloc(64 * 1024));
      fsyncSync(file);
    } finally {
      closeSync(file);
      rmSync(probe, { force: true });
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(diskSentence(error, folder) ?? `The state folder ${folder} cannot be used: ${String(error)}.`);
  }
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < FREE_BYTES) {
    throw new StartError(
      `The disk that holds ${folder} is nearly full: at least ${FREE_BYTES / 1024 / 1024} MB must be free.`,
    );
  }
}
