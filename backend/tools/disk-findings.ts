import { existsSync, readdirSync, realpathSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Config } from '../config.ts';
import { BACKUP_NAME } from '../launch/backup-job.ts';
import { requireStateFolder } from '../launch/state-folder.ts';
import { fine, inShort, wrong, type Finding } from './finding.ts';

const MEGABYTE = 1024 * 1024;
/** Pictures and media have 2.5 GB of their own, the embedded store grows. */
const FREE_MEGABYTES = 1_024;

/** @throws Error where it does not take a file */
function writeProbe(folder: string): void {
  const probe = join(folder, '.doctor');
  try {
    writeFileSync(probe, Buffer.alloc(64 * 1024), { mode: 0o600 });
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Whether a folder's disk has the megabytes that are wanted, and at least 1 GB. */
function examineRoom(about: string, folder: string, wantedMegabytes = 0): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  const wanted = Math.max(FREE_MEGABYTES, wantedMegabytes);
  const sentence = `${free.toLocaleString('en')} MB are free where ${folder} is`;
  return free < wanted ? wrong(about, `${sentence}: less than ${wanted.toLocaleString('en')}`) : fine(about, sentence);
}

/** The state folder and its disk. */
export function examineDisk({ stateDir }: Config): Finding[] {
  try {
    requireStateFolder(stateDir);
    writeProbe(stateDir);
  } catch (error) {
    return [wrong('state folder', inShort(error))];
  }
  return [fine('state folder', `${stateDir} is its user’s alone and can be written to`), examineRoom('disk', stateDir)];
}

const isWithin = (folder: string, other: string): boolean => {
  const [first] = relative(realpathSync(other), realpathSync(folder)).split(sep);
  return first !== '..';
};

/** Size of the newest back-up in a folder, in megabytes; 0 where there is none. */
function newestMegabytes(folder: string): number {
  const newest = readdirSync(folder)
    .filter((name) => BACKUP_NAME.test(name))
    .toSorted()
    .at(-1);
  return newest === undefined ? 0 : Math.ceil(statSync(join(folder, newest)).size / MEGABYTE);
}

/** The folder of the console's back-ups. */
export function examineBackupFolder({ backupFolder, stateDir }: Config): Finding[] {
  const about = 'back-ups';
  if (backupFolder === undefined) return [fine(about, 'BACKUP_FOLDER is not set: the console makes none')];
  try {
    if (statSync(backupFolder, { throwIfNoEntry: false })?.isDirectory() !== true)
      return [wrong(about, `there is no folder ${backupFolder}: make it, for the server’s user to write to`)];
    if (existsSync(stateDir) && isWithin(backupFolder, stateDir))
      return [wrong(about, `${backupFolder} lies within the state folder: what takes that takes the back-ups too`)];
    writeProbe(backupFolder);
    return [
      fine(about, `${backupFolder} can be written to`),
      // Nothing there is ever deleted, so the next ones need room of their own.
      examineRoom(about, backupFolder, 2 * newestMegabytes(backupFolder)),
    ];
  } catch (error) {
    return [wrong(about, `${backupFolder} cannot be used: ${inShort(error)}`)];
  }
}
