import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '../../src/language/files.ts';
import type { Language } from '../../src/language/language.ts';
import { outputOf } from '../build/language.ts';

const mark = (root: string) => join(root, 'dist', 'source-hash');
export const isBuilt = (root: string) =>
  existsSync(join(root, 'dist', 'client', 'index.html')) && existsSync(join(root, 'dist', 'server', 'entry-server.js'));

/** Whether `dist` is missing or made of other sources. */
export function needsBuild(root: string, hash: string): boolean {
  return !isBuilt(root) || !existsSync(mark(root)) || readFileSync(mark(root), 'utf8') !== hash;
}

export type Build = { finished: Promise<void>; stop(): void };

/** Runs `npm …` in a process group that ends with us, even when we are killed. */
export function startTool(root: string, args: string[], shown: boolean): Build {
  const runner = spawn(process.execPath, [join(import.meta.dirname, 'tool-runner.mjs'), root, ...args], {
    stdio: ['pipe', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
  });
  runner.stdin?.on('error', () => {});
  let output = '';
  const keep = (part: Buffer) => {
    output = (output + part.toString()).slice(-4_000);
  };
  runner.stdout?.on('data', keep);
  runner.stderr?.on('data', keep);
  const finished = new Promise<void>((resolve, reject) => {
    runner.once('error', reject);
    runner.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm ${args.join(' ')} ended with ${code}:\n${output.trim()}`));
    });
  });
  finished.catch(() => {});
  return { finished, stop: () => runner.stdin?.end() };
}

const buildIn = (folder: string): string | null => {
  const file = join(folder, 'client', 'builds', 'latest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { id: string }).id : null;
};

/** Where the app lies in another language, where it is there whole and made of the same sources as in English. */
export function languageFolder(root: string, language: Language): string | null {
  const folder = join(root, outputOf(language));
  const files = [`client/${fileOf(language, 'index.html')}`, `client/${fileOf(language, 'sw.js')}`];
  const isWhole = [...files, 'server/entry-server.js'].every((file) => existsSync(join(folder, file)));
  return isWhole && buildIn(folder) === buildIn(join(root, 'dist')) ? folder : null;
}

/** Runs `npm run build:languages`. */
export const startLanguages = (root: string): Build => startTool(root, ['run', 'build:languages'], false);

/** Runs `npm run build:english` and notes what was built. */
export function startBuild(root: string, hash: string): Build {
  const tool = startTool(root, ['run', 'build:english'], false);
  const finished = tool.finished.then(
    () => {
      mkdirSync(join(root, 'dist'), { recursive: true });
      writeFileSync(mark(root), hash);
    },
    (error: unknown) => {
      throw new Error(`The app could not be built. ${error instanceof Error ? error.message : String(error)}`);
    },
  );
  finished.catch(() => {});
  return { ...tool, finished };
}
