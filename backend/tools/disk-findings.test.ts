import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { examineBackupFolder } from './disk-findings.ts';

let state: string;
let folder: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'doctor-'));
  folder = mkdtempSync(join(tmpdir(), 'back-ups-'));
  return () => {
    for (const made of [state, folder]) rmSync(made, { recursive: true, force: true });
  };
});

/** What is wrong with it. */
const said = (BACKUP_FOLDER: string) =>
  examineBackupFolder(readConfig({ VITRINE_STATE: state, BACKUP_FOLDER })).flatMap(({ about, isWrong, sentence }) =>
    isWrong ? [`${about}: ${sentence}`] : [],
  );

test('a folder of back-ups is as it should be, and nothing is left in it', () => {
  writeFileSync(join(folder, 'vitrine-2026-11-28T05-22-05Z.backup'), 'small');
  expect(said(folder)).toEqual([]);
  expect(readdirSync(folder)).toEqual(['vitrine-2026-11-28T05-22-05Z.backup']);
});

test('a folder of back-ups is missing, or a file', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const none of [join(folder, 'none'), file])
    expect(said(none)).toEqual([`back-ups: there is no folder ${none}: make it, for the server’s user to write to`]);
});

test('a folder of back-ups cannot be written to', () => {
  // Root may write to any folder but the kernel's own.
  const closed = process.getuid?.() === 0 ? '/proc/self' : folder;
  if (closed === folder) chmodSync(folder, 0o500);
  expect(said(closed)).toEqual([expect.stringMatching(/^back-ups: \S+ cannot be used: E[A-Z]+:/)]);
});

test('a folder of back-ups lies within the state folder, whatever leads there', () => {
  const inside = join(state, 'back-ups');
  mkdirSync(inside);
  const link = join(folder, 'link');
  symlinkSync(inside, link);
  for (const within of [state, inside, link])
    expect(said(within)).toEqual([expect.stringContaining('lies within the state folder')]);
  // One beside it, whose name begins alike, does not.
  const beside = `${state}-back-ups`;
  mkdirSync(beside);
  onTestFinished(() => rmSync(beside, { recursive: true }));
  expect(said(beside)).toEqual([]);
});

test('a folder of back-ups has little room for two more as large as the newest', () => {
  writeFileSync(join(folder, 'vitrine-2026-11-28T05-22-05Z.backup'), '');
  const newest = join(folder, 'vitrine-2026-11-28T06-22-05Z.backup');
  writeFileSync(newest, '');
  // A file with a hole takes no room itself.
  truncateSync(newest, 8 * 1024 ** 4);
  expect(said(folder)).toEqual([
    expect.stringMatching(/^back-ups: [\d,]+ MB are free where \S+ is: less than 16,777,216$/),
  ]);
});
