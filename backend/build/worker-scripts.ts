import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Language } from '../../src/language/language.ts';
import { listKeptFiles, type Chunk } from './kept-files.ts';
import { languageConstants, translations } from './language.ts';

/** Writes a script under its content's name, and that name into the worker. @throws where the worker does not name it */
function place(folder: string, worker: string, name: string, placeholder: string, code: string): void {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const path = `assets/sw-${name}-${hash}.js`;
  const text = readFileSync(join(folder, worker), 'utf8');
  if (!text.includes(placeholder)) throw new Error(`${worker} does not import ${name}`);
  writeFileSync(join(folder, path), code);
  writeFileSync(join(folder, worker), text.replaceAll(placeholder, `/${path}`));
}

async function backgroundScript(root: string, buildId: string, language: Language): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [translations(language)],
    define: {
      __BUILD_ID__: JSON.stringify(buildId),
      'process.env.NODE_ENV': '"production"',
      ...languageConstants(language),
    },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(root, 'sw/background.ts'), name: 'vitrineBackground', formats: ['iife'] },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (!chunk || output?.output.length !== 1) throw new Error('The work in the background is not one script');
  return chunk.code;
}

/** The scripts that the worker imports: the list of its files, and what it does in the background. */
export async function writeWorkerScripts(
  root: string,
  folder: string,
  worker: string,
  buildId: string,
  language: Language,
  chunks: readonly Chunk[],
): Promise<void> {
  const code = await backgroundScript(root, buildId, language);
  place(folder, worker, 'background', '__BACKGROUND_SCRIPT__', code);
  const files = `self.vitrineFiles=${JSON.stringify(listKeptFiles(folder, language, chunks))};\n`;
  place(folder, worker, 'files', '__FILES_SCRIPT__', files);
}
