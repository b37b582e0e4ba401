import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileOf } from '../../src/language/files.ts';
import type { Language } from '../../src/language/language.ts';
import { framesBlock, STATE_MARK, type Frame } from '../core/frames.ts';
import type { Chunk } from './kept-files.ts';

type Made = Omit<Frame, 'scripts'> & { chunk?: string };

/** What the page's entry and a chunk need before they run, themselves among it. */
function scriptsOf(chunks: readonly Chunk[], name: string | undefined): string[] {
  if (name === undefined) return [];
  const roots = chunks.filter((chunk) => chunk.isEntry || chunk.name === name);
  if (roots.every((chunk) => chunk.name !== name)) throw new Error(`There is no chunk ${name}`);
  const found = new Set(roots.flatMap((chunk) => [chunk.fileName, ...chunk.imports]));
  return [...found].map((file) => `/${file}`);
}

/** Puts the frames of all routes into the build's empty page; the build for the server must be there. */
export async function writeFrames(folder: string, language: Language, chunks: readonly Chunk[]): Promise<void> {
  const entry = pathToFileURL(join(folder, '..', 'server', 'entry-server.js')).href;
  const server = (await import(entry)) as { renderFrames: () => Promise<Made[]> };
  const file = join(folder, fileOf(language, 'index.html'));
  const page = readFileSync(file, 'utf8');
  if (!page.includes(STATE_MARK)) throw new Error('The page has no place for its frames');
  const made = await server.renderFrames();
  const block = framesBlock(made.map(({ chunk, ...frame }) => ({ ...frame, scripts: scriptsOf(chunks, chunk) })));
  writeFileSync(
    file,
    page.replace(STATE_MARK, () => STATE_MARK + block),
  );
}
